import { arrow, drawing, ground, level, water } from './drafting'
import { parcel } from './figures'
import { profile, profileLines } from './hulls'
import { box, each, letters, line, MIST, oval, PAPER, polygon, SHADE, SIGNAL, solid, stroke } from './pens'

/** A harbour crane loads parcels by number. */
export function harbourCrane(): string {
  const stack: [number, number, string][] = [
    [150, 716, '5'],
    [258, 716, '6'],
    [150, 632, '7'],
  ]
  const aboard: [number, string][] = [
    [740, '1'],
    [846, '2'],
    [952, '3'],
  ]
  const hull = { x: 610, base: 812, length: 510, depth: 158 }
  const lattice = Array.from({ length: 9 }, (_, i) =>
    line([300 + i * 72, 150], [336 + i * 72, 196], [372 + i * 72, 150]),
  ).join('')
  const label = (x: number, y: number, n: string) => letters(x, y, n, { size: 40, weight: 700, face: 'Unbounded' })
  return drawing('I 01', [
    water(566, 738, 572, 102),
    stroke(line([566, 716], [566, 846]), 'object'),
    ground(62, 718, 502),
    solid(box(236, 148, 760, 50, 4), PAPER),
    stroke(lattice, 'fine'),
    stroke(
      line([430, 198], [388, 716]) +
        line([510, 198], [552, 716]) +
        line([414, 400], [526, 400]) +
        line([402, 560], [538, 560]),
    ),
    stroke(line([414, 400], [538, 560]) + line([526, 400], [402, 560]), 'fine'),
    stroke(line([470, 90], [260, 148]) + line([470, 90], [980, 148]), 'medium'),
    solid(polygon([446, 148], [470, 84], [494, 148]), PAPER),
    solid(box(520, 198, 96, 70, 8), SHADE) + solid(box(570, 212, 34, 32, 4), MIST, 'medium'),
    solid(box(246, 198, 84, 70, 4), SHADE),
    solid(box(806, 188, 80, 26, 4), PAPER, 'medium'),
    stroke(line([832, 214], [832, 356]) + line([860, 214], [860, 356]), 'fine'),
    stroke(line([796, 420], [846, 362], [896, 420]), 'medium') + solid(oval(846, 362, 12), PAPER, 'medium'),
    parcel(846, 516, 112, 96, SIGNAL) + label(846, 494, '4'),
    arrow([950, 430], [950, 512]),
    each(stack, ([x, y, n]) => parcel(x, y, 100, 84, SHADE) + label(x, y - 20, n)),
    each(aboard, ([x, n], i) => parcel(x, 672 - i * 2, 98, 84) + label(x, 648 - i * 2, n)),
    solid(profile(hull), PAPER),
    profileLines('ship', hull, 10),
    stroke(profile(hull)),
    level(1104, 738),
  ])
}
