import { Children, type ReactNode } from 'react'

export const LAYERS = 6
const idOf = (layer: number) => `layer-${layer}`

/**
 * A drawing that is built layer by layer, 400 by 250 (`styles/drawn.css`).
 * @param props.children the layers from the bottom up, six of them
 */
export function Layers({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 400 250" fill="none" aria-hidden="true">
      {Children.map(children, (layer, index) => (
        <g data-layer="">
          <g id={idOf(index + 1)}>{layer}</g>
        </g>
      ))}
    </svg>
  )
}

/** The lowest layers of the drawing on the same page, finished. */
export function LayersUpTo({ count, className }: { count: number; className: string }) {
  return (
    <svg className={className} viewBox="0 0 400 250" fill="none" aria-hidden="true">
      {Array.from({ length: Math.min(count, LAYERS) }, (_, index) => (
        <use key={idOf(index + 1)} href={`#${idOf(index + 1)}`} />
      ))}
    </svg>
  )
}
