import { arrow, drawing, level, water } from './drafting'
import { profile, profileLines } from './hulls'
import { box, each, fill, inside, INK, line, MIST, move, oval, PAPER, SHADE, SIGNAL, solid, stroke } from './pens'

/** A small engine goes down through the hatch of a ship that is already in service. */
export function engineIntoShip(): string {
  const hull = { x: 110, base: 790, length: 980, depth: 270 }
  const bed = box(486, 640, 236, 90, 6)
  const engine = [
    solid(box(-96, -26, 192, 84, 10), SIGNAL),
    each([-62, -8, 46], (x) => solid(box(x - 8, -76, 36, 50, 6), PAPER, 'medium')),
    solid(oval(-118, 22, 46), PAPER) + stroke(oval(-118, 22, 26), 'medium') + fill(oval(-118, 22, 7), INK),
    solid(box(96, 8, 44, 22, 4), PAPER, 'medium'),
    stroke(line([-60, 58], [-60, 70], [60, 70], [60, 58])),
    stroke(line([-62, -78], [0, -168], [62, -78]), 'medium'),
    solid(box(-16, -226, 32, 40, 6), SHADE, 'medium') + stroke(oval(0, -178, 11), 'medium'),
  ].join('')
  return drawing('S 08', [
    water(62, 652, 1076, 190),
    level(1096, 652),
    solid(profile(hull), PAPER),
    profileLines('lines', hull, 13),
    inside(
      'holds',
      profile(hull),
      [
        fill(box(400, 500, 400, 236), SHADE),
        stroke(line([100, 736], [1100, 736]), 'medium'),
        stroke(
          line([400, 500], [400, 800]) +
            line([800, 500], [800, 800]) +
            line([250, 500], [250, 800]) +
            line([940, 480], [940, 800]),
        ),
      ].join(''),
    ),
    stroke(profile(hull)),
    fill(box(490, 496, 228, 30), PAPER) + fill(box(490, 526, 228, 38), SHADE),
    stroke(line([488, 566], [488, 520]) + line([720, 566], [720, 520])),
    stroke(bed, 'hidden'),
    solid(box(150, 410, 180, 110, 10), PAPER) +
      solid(box(176, 330, 130, 80, 10), PAPER) +
      each([200, 252], (x) => solid(box(x, 352, 30, 24, 4), MIST, 'medium')) +
      solid(box(214, 262, 44, 68, 4), SHADE),
    stroke(line([850, 534], [850, 380]) + line([850, 392], [1040, 486]), 'medium'),
    stroke(line([604, 40], [604, 176]), 'medium'),
    move(engine, 604, 384),
    arrow([790, 330], [790, 480]),
    stroke(line([486, 470], [486, 500]) + line([722, 470], [722, 500]), 'hair'),
  ])
}
