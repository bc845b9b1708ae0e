import { dimension, drawing, keelBlock } from './drafting'
import { each, fill, line, MIST, oval, PAPER, polygon, SHADE, solid, stroke } from './pens'
import type { Point } from './pens'

/** House frames stand on keel blocks like a ship on the slip. */
export function houseFrames(): string {
  const shift: Point = [74, -40]
  const frame = (i: number): Point[] => {
    const [x, y] = [196 + i * shift[0], 716 + i * shift[1]]
    return [
      [x, y],
      [x, y - 250],
      [x + 190, y - 400],
      [x + 380, y - 250],
      [x + 380, y],
    ]
  }
  const rows = [5, 4, 3, 2, 1, 0]
  const through = (n: number) => line(frame(0)[n], frame(5)[n])
  const one = (i: number) => {
    const [a, b, c, d, e] = frame(i)
    const tie: [Point, Point] = [
      [b[0] + 60, b[1] - 47],
      [d[0] - 60, d[1] - 47],
    ]
    return (
      stroke(polygon(a, b, c, d, e)) + stroke(line(...tie) + line([c[0], c[1]], [c[0], tie[0][1]]) + line(b, d), 'fine')
    )
  }
  const roof = polygon(frame(5)[2], frame(5)[3], frame(2)[3], frame(2)[2])
  return drawing('I 02', [
    each(
      rows,
      (i) =>
        keelBlock(frame(i)[0][0] + 30, frame(i)[0][1] + 6, 52, 56) +
        keelBlock(frame(i)[4][0] - 30, frame(i)[4][1] + 6, 52, 56),
    ),
    stroke(line([90, 800], [1110, 800]), 'medium'),
    fill(polygon(frame(5)[0], frame(0)[0], frame(0)[4], frame(5)[4]), SHADE),
    each([5, 4, 3], one),
    fill(roof, MIST) +
      stroke(
        [0.25, 0.5, 0.75]
          .map((t) =>
            line(
              [frame(2)[2][0] + 190 * t, frame(2)[2][1] + 150 * t],
              [frame(5)[2][0] + 190 * t, frame(5)[2][1] + 150 * t],
            ),
          )
          .join(''),
        'hair',
      ) +
      stroke(roof, 'medium'),
    each([2, 1, 0], one),
    stroke(through(0) + through(1) + through(3) + through(4), 'medium'),
    stroke(through(2), 'signal'),
    each(frame(0), ([x, y]) => solid(oval(x, y, 8), PAPER, 'medium')),
    dimension(frame(0)[0], frame(0)[1], 60),
    stroke(line([frame(0)[2][0], 236], [frame(0)[2][0], 850]), 'centre'),
  ])
}
