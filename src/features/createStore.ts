/** State that outlives the components that show it. */
export interface Store<State, Event> {
  getState(): State
  dispatch(event: Event): void
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void
}

/** Side effects of a change: requests, timers, storage. It must not throw. */
type Effects<State, Event> = (state: State, previous: State, dispatch: (event: Event) => void) => void

/**
 * Runs a pure reducer: keeps its state, runs the effects of each change and notifies the listeners. The contact form
 * and the chat have one store each per tab, so that a send or a pending reply outlives the page it began on.
 * @param reducer returns the same state object for an event that changes nothing; then no listener is notified
 */
export function createStore<State, Event>(
  reducer: (state: State, event: Event) => State,
  initial: State,
  effects: Effects<State, Event> = () => {},
): Store<State, Event> {
  let state = initial
  const listeners = new Set<() => void>()

  function dispatch(event: Event): void {
    const previous = state
    state = reducer(previous, event)
    if (state === previous) return
    effects(state, previous, dispatch)
    for (const listener of [...listeners]) listener()
  }

  return {
    getState: () => state,
    dispatch,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
