const RADII = [40, 80, 120, 160, 200]

/** Quarter circles that turn about the corners of a square, beside what the company is. */
export function CompanyDrawing({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 640 420" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M120 10H520V410H120ZM320 10V410M120 210H520" opacity="0.5" />
      <g data-drawn="">
        <path d={RADII.map((r) => `M120 ${210 - r}A${r} ${r} 0 0 1 ${120 + r} 210`).join('')} />
        <path d={RADII.map((r) => `M520 ${210 + r}A${r} ${r} 0 0 1 ${520 - r} 210`).join('')} />
        <path strokeWidth="2" d="M320 10A200 200 0 0 1 520 210M120 210A200 200 0 0 0 320 410" />
      </g>
    </svg>
  )
}
