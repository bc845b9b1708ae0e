import { cover, ground, registration } from './drafting'
import { box, each, fill, INK, letters, line, oval, PAPER, polygon, SHADE, SIGNAL, solid, spaced, stroke } from './pens'

/** A sentence held in a bench vice, under callipers. */
export function viceAndCallipers(): string {
  const words = letters(800, 478, '2 + 2 = 4.', { size: 88, weight: 600, face: 'Unbounded', colour: INK })
  const strip = box(430, 384, 740, 150, 8)
  const jaw = (way: 1 | -1) => {
    const x = 800 + way * 370
    return (
      solid(polygon([x, 352], [x + way * 96, 352], [x + way * 96, 660], [x + way * 40, 660], [x, 590]), SHADE) +
      solid(box(way > 0 ? x : x - 20, 366, 20, 186, 2), PAPER, 'medium') +
      stroke(
        spaced(376, 542, 8)
          .map((y) => line([x, y], [x + way * 20, y + 8]))
          .join(''),
        'hair',
      )
    )
  }
  const scale = Array.from({ length: 46 }, (_, i) => line([420 + i * 18, 216], [420 + i * 18, i % 5 ? 202 : 190]))
  const leg = (x: number, way: 1 | -1) =>
    solid(polygon([x, 216], [x, 486], [x + way * 18, 456], [x + way * 54, 270], [x + way * 54, 216]), PAPER)
  return cover('P 2', [
    ground(62, 800, 1476),
    solid(box(150, 596, 300, 44, 6), PAPER),
    solid(box(420, 640, 860, 64, 8), PAPER),
    solid(polygon([560, 704], [1040, 704], [1120, 800], [480, 800]), SHADE),
    each([600, 1000], (x) => solid(oval(x, 770, 14), PAPER, 'medium')),
    stroke(
      spaced(170, 330, 12)
        .map((x) => line([x, 598], [x + 10, 638]))
        .join(''),
      'fine',
    ),
    stroke(line([130, 510], [130, 726])) +
      fill(oval(130, 510, 16), INK) +
      fill(oval(130, 726, 16), INK) +
      solid(oval(130, 618, 26), PAPER),
    solid(strip, PAPER),
    words,
    stroke(line([470, 500], [1130, 500]), 'hair'),
    jaw(-1),
    jaw(1),
    solid(box(380, 156, 880, 60, 8), PAPER),
    leg(552, -1) + solid(box(498, 142, 56, 88, 6), PAPER),
    leg(1044, 1) + solid(box(1016, 142, 190, 88, 10), PAPER),
    stroke(scale.filter((_, i) => i > 7 && i < 33).join(''), 'fine'),
    stroke(
      spaced(1044, 1180, 11)
        .map((x, i) => line([x, 216], [x, i % 5 ? 198 : 184]))
        .join(''),
      'medium',
    ),
    stroke(line([1044, 152], [1044, 180]), 'signal'),
    stroke(line([552, 316], [1044, 316]), 'signalFine') +
      fill(polygon([552, 316], [574, 308], [574, 324]), SIGNAL) +
      fill(polygon([1044, 316], [1022, 308], [1022, 324]), SIGNAL),
    registration(1420, 190) + registration(180, 190),
  ])
}
