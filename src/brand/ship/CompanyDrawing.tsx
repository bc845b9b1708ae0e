/** One frame of a hull: half its width at the turn of the bilge and at the deck, and the height of the deck. */
type Frame = readonly [bilge: number, deck: number, top: number]

const FORE: readonly Frame[] = [
  [236, 270, 66],
  [196, 262, 63],
  [150, 242, 57],
  [104, 208, 48],
  [62, 160, 35],
  [28, 100, 18],
]
const AFT: readonly Frame[] = [
  [236, 270, 66],
  [186, 264, 65],
  [132, 252, 62],
  [84, 234, 57],
  [46, 208, 51],
  [20, 176, 44],
]
const CENTRE = 320

/** The frames of a hull seen end on, the bow on the right and the stern on the left: the drawing a shipyard builds from. */
export function CompanyDrawing({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 640 420" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={`M${CENTRE} 4V416`} strokeDasharray="14 6 3 6" />
      {[120, 190, 260, 330].map((y) => (
        <path key={y} d={`M20 ${y}H620`} opacity="0.5" />
      ))}
      <path d="M20 386H620" />
      <g data-drawn="">
        <Half frames={FORE} side={1} />
        <Half frames={AFT} side={-1} />
      </g>
    </svg>
  )
}

function Half({ frames, side }: { frames: readonly Frame[]; side: 1 | -1 }) {
  const x = (width: number) => Math.round(CENTRE + side * width)
  return (
    <g>
      {frames.map(([bilge, deck, top], index) => (
        <path
          key={deck}
          d={`M${CENTRE} 386C${x(bilge * 0.7)} 384 ${x(bilge * 1.06)} ${352 - index * 12} ${x(bilge * 1.04)} ${266 - index * 8}S${x(deck * 0.98)} 140 ${x(deck)} ${top}`}
        />
      ))}
      <path strokeWidth="2" d={`M${frames.map(([, deck, top]) => `${x(deck)} ${top}`).join('L')}`} />
    </g>
  )
}
