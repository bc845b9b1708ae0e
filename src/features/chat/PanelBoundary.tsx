import { Component, type ReactNode } from 'react'

interface PanelBoundaryProps {
  /** Says in place of the panel how to reach the company. */
  onError: () => void
  children: ReactNode
}

/** An exception of the panel takes the panel; its button stays, and says what to do instead. */
export class PanelBoundary extends Component<PanelBoundaryProps, { isBroken: boolean }> {
  state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  componentDidCatch() {
    this.props.onError()
  }

  render() {
    return this.state.isBroken ? null : this.props.children
  }
}
