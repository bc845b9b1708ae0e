/** A state that outlives the components that show it. */
export interface Store<State, Event> {
  getState(): State
  dispatch(event: Event): void
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void
}

/** Carries out what a new state asks for: a request, a timer, a note in the storage. It must not throw. */
type Effects<State, Event> = (state: State, previous: State, dispatch: (event: Event) => void) => void

/**
 * Runs a pure machine: keeps its state, carries out what a change of it asks
 * for, and tells its listeners. Form and chat are one of these each; they
 * belong to the tab, so that a message under way or a reply that is being
 * typed outlives the page it began on.
 * @param reducer gives the very same state for an event that means nothing: then nobody is told
 */
export function createStore<State, Event>(
  reducer: (state: State, event: Event) => State,
  initial: State,
  effects: Effects<State, Event>,
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
