import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  children: ReactNode
  /** Shown in place of children that have thrown; nothing by default. */
  fallback?: ReactNode
  /** Called when a child throws. */
  onError?: () => void
}

/** An error boundary: an exception removes this part of the page only. React logs it. */
export class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  componentDidCatch() {
    this.props.onError?.()
  }

  render() {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}
