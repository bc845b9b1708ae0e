/** Computes the lines of a state diagram. */

interface Place {
  readonly lane: number
  readonly step: number
}

export interface State extends Place {
  readonly id: string
  readonly hidden: boolean
  readonly next: readonly string[]
}

/** The states of each step, lane by lane; undefined for an empty place. */
export function inRows<Each extends Place>(states: readonly Each[], lanes: number): (Each | undefined)[][] {
  const steps = Math.max(...states.map(({ step }) => step))
  const at = (step: number, lane: number) => states.find((state) => state.step === step && state.lane === lane)
  return Array.from({ length: steps }, (_s, step) =>
    Array.from({ length: lanes }, (_l, lane) => at(step + 1, lane + 1)),
  )
}

/**
 * The lines between states as two SVG paths, in units of a cell: those between known states, and those to and from
 * hidden ones. A line runs along a lane and changes lanes between two steps, so that it passes behind no other state.
 */
export function routes(states: readonly State[]): { known: string; hidden: string } {
  const lines = states.flatMap((from) =>
    states
      .filter(({ id }) => from.next.includes(id))
      .map((to) => ({ isHidden: from.hidden || to.hidden, line: route(from, to, states) })),
  )
  const path = (hidden: boolean) => lines.flatMap(({ isHidden, line }) => (isHidden === hidden ? line : [])).join('')
  return { known: path(false), hidden: path(true) }
}

function route(from: Place, to: Place, states: readonly Place[]): string {
  const x = from.lane - 0.5
  const y = from.step - 0.5
  const endX = to.lane - 0.5
  const endY = to.step - 0.5
  const onward = Math.sign(to.step - from.step)
  const isTaken = (lane: number) =>
    states.some((state) => state.lane === lane && (state.step - from.step) * (state.step - to.step) < 0)
  if (onward === 0) return `M${x} ${y}H${endX}`
  // If another state of the same lane is in between, the line goes around it.
  if (from.lane === to.lane && isTaken(from.lane))
    return `M${x} ${y}V${y + onward / 2}H${x + 0.5}V${endY - onward / 2}H${endX}V${endY}`
  if (from.lane === to.lane) return `M${x} ${y}V${endY}`
  return `M${x} ${y}V${isTaken(from.lane) ? y + onward / 2 : endY - onward / 2}H${endX}V${endY}`
}

/** Whether a line leads to a state from an earlier step: then it ends in an arrow. */
export function isReached(states: readonly State[], { id, step }: State): boolean {
  return states.some((from) => from.step < step && from.next.includes(id))
}
