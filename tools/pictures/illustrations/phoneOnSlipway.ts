import { dimension, drawing, ground, keelBlock, level, water } from './drafting'
import {
  arc,
  bend,
  box,
  each,
  fill,
  inside,
  INK,
  letters,
  line,
  MIST,
  move,
  oval,
  PAPER,
  polar,
  polygon,
  SHADE,
  SIGNAL,
  solid,
  spaced,
  STEEL,
  stroke,
} from './pens'

/** A phone on a slipway, held by one chock. */
export function phoneOnSlipway(): string {
  const slope = 7
  const rows = spaced(0, 3, 4).map((i) => box(-120, -92 + i * 52, i % 2 ? 170 : 220, 20, 10))
  const phone = [
    solid(box(-320, -165, 640, 330, 58), PAPER),
    solid(box(-296, -141, 592, 282, 38), SHADE, 'medium'),
    inside(
      'screen',
      box(-296, -141, 592, 282, 38),
      [
        fill(box(120, -141, 180, 282), MIST),
        stroke(line([120, -141], [120, 141]), 'fine'),
        each(rows, (d) => fill(d, STEEL)),
        stroke(bend([130, 96], [170, 60], [205, 72], [240, 10], [290, -60]), 'medium'),
      ].join(''),
    ),
    solid(oval(-190, -62, 46), PAPER, 'medium'),
    stroke(line([-214, -62], [-198, -46], [-166, -80]), 'medium'),
    solid(box(-236, 40, 92, 40, 20), PAPER, 'medium'),
    fill(box(-314, -34, 10, 68, 5), INK),
  ].join('')
  const shores = [-250, -130, 0, 130, 250].map((x) => solid(box(x - 13, 165, 26, 74), SHADE, 'medium'))
  const cradle = solid(box(-350, 236, 700, 30, 6), PAPER)
  const ways = stroke(line([-400, 284], [640, 284]), 'object') + stroke(line([-400, 300], [640, 300]), 'fine')
  const rollers = each(spaced(-320, 320, 9), (x) => solid(oval(x, 275, 9), PAPER, 'medium'))
  const chock = solid(polygon([352, 281], [352, 226], [424, 281]), SIGNAL)
  return drawing('S 01', [
    water(760, 716, 398, 142),
    level(1080, 716),
    each([150, 320, 490, 660], (x, i) => keelBlock(x, 622 + i * 21, 60, 216 - i * 21)),
    ground(62, 838, 698),
    move(
      shores.join('') + cradle + rollers + ways + chock + phone + dimension([-320, -165], [320, -165], 62),
      500,
      366,
      slope,
    ),
    stroke(line([960, 330], [1100, 330]) + arc(960, 330, 110, 0, slope), 'fine'),
    stroke(line([960, 330], polar(960, 330, 150, slope)), 'fine'),
    letters(1128, 352, `${slope}°`, { size: 30, anchor: 'middle' }),
  ])
}
