import { dial, drawing, level, water } from './drafting'
import { bend, box, each, fill, line, MIST, PAPER, SHADE, SIGNAL, solid, stroke } from './pens'
import type { Point } from './pens'

/** A sluice in steps; every gate has its gauge. */
export function sluice(): string {
  const gates = [330, 600, 870]
  const floors = [560, 640, 720, 790]
  const levels = [330, 440, 560, 668]
  const edges = [62, ...gates, 1138]
  return drawing('I 04', [
    each(levels, (y, i) => water(edges[i], y, edges[i + 1] - edges[i], floors[i] - y)),
    fill(
      line(
        ...edges.slice(0, 4).flatMap((x, i): Point[] => [
          [x, floors[i]],
          [edges[i + 1], floors[i]],
        ]),
        [1138, 838],
        [62, 838],
      ) + 'Z',
      SHADE,
    ),
    stroke(
      line(
        ...edges.slice(0, 4).flatMap((x, i): Point[] => [
          [x, floors[i]],
          [edges[i + 1], floors[i]],
        ]),
      ),
    ),
    each(gates, (x, i) => {
      const top = levels[i] - 60
      const open = i === 1 ? 74 : 0
      return [
        fill(box(x - 12, top, 24, floors[i] - top), PAPER),
        stroke(line([x - 22, top - 50], [x - 22, floors[i]]) + line([x + 22, top - 50], [x + 22, floors[i]]), 'fine'),
        open ? fill(box(x - 21, floors[i] - open, 42, open), MIST) : '',
        solid(box(x - 14, top + 14 - open / 2, 28, floors[i] - top - 14 - open / 2, 3), i === 1 ? SIGNAL : PAPER),
        stroke(line([x, top - 40], [x, top + 14 - open / 2])),
        stroke(line([x - 40, top - 50], [x + 40, top - 50])),
        dial(x, top - 124, 74, [205, 300, 345][i], i === 1),
        i === 1
          ? stroke(
              bend(
                [x - 40, floors[i] - 30],
                [x + 40, floors[i] - 26],
                [x + 110, floors[i] - 6],
                [x + 160, floors[i] + 20],
              ),
              'fine',
            ) +
            stroke(
              bend(
                [x - 40, floors[i] - 52],
                [x + 46, floors[i] - 48],
                [x + 130, floors[i] - 28],
                [x + 190, floors[i] - 4],
              ),
              'fine',
            )
          : '',
      ].join('')
    }),
    each(levels, (y, i) => level(i === 0 ? 150 : i === 3 ? 1060 : (edges[i] + edges[i + 1]) / 2, y)),
  ])
}
