import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  children: ReactNode
  /** Says something in place of the part that is gone. */
  onError?: () => void
}

/** An exception within takes this part of the page, and the others stay. React reports it to the console. */
export class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  componentDidCatch() {
    this.props.onError?.()
  }

  render() {
    return this.state.isBroken ? null : this.props.children
  }
}
