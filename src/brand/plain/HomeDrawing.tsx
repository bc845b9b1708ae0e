const CENTRES = [-60, 180, 420, 660, 900, 1140, 1380]
const GRID = CENTRES.map((x) => `M${x} 30V262`).join('')
const ARCS = CENTRES.map((x) => `M${x - 120} 246A120 120 0 0 1 ${x + 120} 246`).join('')
const INNER = CENTRES.map((x) => `M${x - 60} 246A60 60 0 0 1 ${x + 60} 246`).join('')

/** Half circles on a base line, behind the words of the home page. */
export function HomeDrawing({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 1440 310" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M0 246H1440" />
      <path d={GRID} opacity="0.3" />
      <path data-drawn="" strokeWidth="1.75" d={ARCS} />
      <path data-drawn="" d={INNER} />
    </svg>
  )
}
