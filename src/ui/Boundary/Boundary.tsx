import { Component, type ReactNode } from 'react'

/** An exception within takes this part of the page, and the others stay. React reports it to the console. */
export class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  render() {
    return this.state.isBroken ? null : this.props.children
  }
}
