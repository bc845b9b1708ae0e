/** What every portrait is drawn with: heads, faces, the frames behind them. */
import { profile } from './hulls'
import { box, fill, INK, INK2, line, move, oval, PAPER, solid, spaced, stroke } from './pens'

export const SKIN = { fair: '#F0E0CC', rose: '#EBD2BC', olive: '#D9BC98', brown: '#8C6348' }

export interface Head {
  skin: string
  /** Half width of the face, place of the chin, squareness of the jaw (0.4 pointed … 0.8 square). */
  half: number
  chin: number
  jaw: number
  /** How far the face is turned: units to the right. */
  turn: number
}

export const CX = 320

/** Lowers a head on to its neck. */
export const seated = (...marks: string[]) => move(marks.join(''), 0, 22)

export function face({ skin, half, chin, jaw }: Head): string {
  const outline =
    `M${CX - half} 256C${CX - half} ${chin - 64} ${CX - half * jaw} ${chin} ${CX} ${chin}` +
    `C${CX + half * jaw} ${chin} ${CX + half} ${chin - 64} ${CX + half} 256C${CX + half} 176 ${CX + half * 0.6} 138 ${CX} 138` +
    `C${CX - half * 0.6} 138 ${CX - half} 176 ${CX - half} 256Z`
  const ear = (side: 1 | -1) => solid(oval(CX + side * (half + 2), 292, 17, 28), skin)
  return ear(-1) + ear(1) + solid(outline, skin)
}

/** A neck and the little of the chest a collar leaves open. */
export const neck = (skin: string, half: number) =>
  fill(`M${CX - half} 370V520H${CX + half}V370Z`, skin) +
  fill(oval(CX, 520, half + 20, 40), skin) +
  stroke(line([CX - half, 400], [CX - half, 482]) + line([CX + half, 400], [CX + half, 482]))

/** Brows, eyes, nose and mouth; `lift` raises the brows, `smile` bends the mouth. */
export function features(
  { turn, chin, skin }: Head,
  { gap = 44, brow = 'medium' as 'medium' | 'object', lift = 0, smile = 10, mouth = 32 } = {},
): string {
  const x = CX + turn
  const eye = (side: 1 | -1) => {
    const ex = x + side * gap
    return (
      stroke(`M${ex - 17} 284Q${ex} 270 ${ex + 17} 284`, 'medium') + fill(oval(ex + turn * 0.15, 283, 6.5, 7.5), INK)
    )
  }
  const arch = (side: 1 | -1) =>
    stroke(
      `M${x + side * (gap - 22)} ${254 - lift}Q${x + side * (gap + 4)} ${240 - lift} ${x + side * (gap + 26)} ${256 - lift}`,
      brow,
    )
  const lip = chin - 56
  const under = skin === SKIN.brown ? INK : INK2
  return [
    eye(-1),
    eye(1),
    arch(-1),
    arch(1),
    stroke(`M${x + 4} 290C${x + 10} 312 ${x + 20} 326 ${x + 14} 334C${x + 8} 340 ${x - 2} 340 ${x - 8} 336`, 'medium'),
    stroke(`M${x - mouth} ${lip}Q${x} ${lip + smile} ${x + mouth} ${lip - 2}`, 'medium'),
    `<path d="M${x - 12} ${lip + 20}Q${x} ${lip + 25} ${x + 12} ${lip + 20}" fill="none" stroke="${under}" stroke-width="2" stroke-linecap="round"/>`,
  ].join('')
}

/** The sheet behind a head: tint, waterlines and one hull. */
function backdrop(tint: string, lift: number): string {
  const hull = { x: 60, base: 330 + lift, length: 520, depth: 150 }
  return [
    fill(box(0, 0, 640, 640), PAPER),
    fill(box(0, 260 + lift, 640, 380 - lift), tint),
    stroke(profile(hull), 'hair'),
    stroke(
      spaced(80 + lift, 560, 6)
        .map((y) => line([0, y], [640, y]))
        .join(''),
      'hair',
    ),
    stroke(line([CX, 0], [CX, 640]), 'centre'),
  ].join('')
}

/** A person on the sheet, near enough for a small round picture. */
export const sitting = (tint: string, lift: number, ...marks: string[]) =>
  backdrop(tint, lift) + move(marks.join(''), -48, -20, 0, 1.15)

export const round = (x: number, r: number) => stroke(oval(x, 284, r, r * 0.94), 'medium')
