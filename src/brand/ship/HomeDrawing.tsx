const STATIONS = Array.from({ length: 11 }, (_, index) => 1300 - index * 118)
const WATERLINES = [136, 164, 191, 219]

const GRID = [...WATERLINES.map((y) => `M60 ${y}H1400`), ...STATIONS.map((x) => `M${x} 84V262`)].join('')

/**
 * The profile of a hull as a naval architect draws it: sheer, keel, buttocks, waterlines, numbered stations. The grid
 * is one path and the numbers are one text: it is part of the first frame, where each element costs a phone time.
 */
export function HomeDrawing({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 1440 310" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M0 246H1440" opacity="0.6" />
      <path d={GRID} opacity="0.3" />
      {/* Each place is that of a number's first digit; all but the last have one. */}
      <text x={STATIONS.join(' ')} y="292" fill="currentColor" stroke="none" fontSize="16" textAnchor="middle">
        {STATIONS.map((_, index) => index).join('')}
      </text>
      <g data-drawn="" strokeWidth="1.75">
        <path d="M72 98C420 145 960 136 1392 40" />
        <path d="M72 98C78 136 96 168 128 194C170 227 240 246 330 246H1130C1236 246 1318 178 1392 40" />
        <path d="M80 125C430 162 960 155 1372 73" />
      </g>
      <g data-drawn="">
        <path d="M86 145C190 207 330 229 520 229H1020C1160 229 1262 171 1330 62" />
        <path d="M104 171C230 216 380 210 560 210H930C1090 210 1190 160 1262 77" />
        <path d="M150 185C300 201 450 190 600 190H850C1000 190 1100 149 1178 95" />
      </g>
    </svg>
  )
}
