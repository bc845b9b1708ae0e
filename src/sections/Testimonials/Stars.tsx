import * as styles from './Testimonials.module.css'

/** Lucide's star behind its first point, in relative steps: it can stand anywhere. */
const STAR =
  'a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0l-4.617 2.428a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879l-3.736-3.637a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z'

/** From star to star, and the room a star takes, in its own units. */
const STEP = 27
const SIZE = 24

/** Stars in a row, as one drawing: eight cards of five would be eighty elements. */
export function Stars({ count, label }: { count: number; label: string }) {
  const row = Array.from({ length: count }, (_, index) => `M${11.525 + index * STEP} 2.295${STAR}`)
  return (
    <svg className={styles.stars} viewBox={`0 0 ${(count - 1) * STEP + SIZE} ${SIZE}`} role="img" aria-label={label}>
      <path d={row.join('')} />
    </svg>
  )
}
