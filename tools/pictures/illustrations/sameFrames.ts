import { dimension, drawing } from './drafting'
import { profile } from './hulls'
import { box, each, fill, inside, letters, line, MIST, PAPER, SHADE, solid, stroke } from './pens'

/** Hulls of many sizes over the same row of frames. */
export function sameFrames(): string {
  const spacing = 62
  const hulls = [
    { bays: 5, base: 276, depth: 66 },
    { bays: 8, base: 420, depth: 92 },
    { bays: 11, base: 592, depth: 118 },
    { bays: 15, base: 792, depth: 138 },
  ]
  const left = 134
  const frames = Array.from({ length: 16 }, (_, i) => left + i * spacing)
  return drawing('S 06', [
    each(frames, (x, i) => stroke(line([x, 150], [x, 812]), 'hair') + letters(x, 134, String(i), { size: 22 })),
    each(hulls, ({ bays, base, depth }, i) => {
      const hull = { x: left, base, length: bays * spacing, depth }
      const ribs = frames.slice(1, bays).map((x) => line([x, base - depth * 1.3], [x, base]))
      return [
        solid(profile(hull), i % 2 ? SHADE : MIST),
        inside(
          `hull${i}`,
          profile(hull),
          stroke(ribs.join(''), 'fine') +
            fill(box(left, base - depth * 0.34, hull.length, depth), PAPER) +
            stroke(
              ribs.join('') + line([left, base - depth * 0.34], [left + hull.length, base - depth * 0.34]),
              'fine',
            ),
        ),
        stroke(profile(hull)),
        inside(`master${i}`, profile(hull), stroke(line([frames[3], base - depth * 1.3], [frames[3], base]), 'signal')),
      ].join('')
    }),
    dimension([frames[11], 276], [frames[12], 276], 30, 'a'),
    dimension([frames[12], 276], [frames[13], 276], 30, 'a'),
    dimension([frames[13], 276], [frames[14], 276], 30, 'a'),
  ])
}
