import { drawing } from './drafting'
import { eye } from './hulls'
import {
  batten,
  box,
  each,
  fill,
  inside,
  INK,
  line,
  loop,
  MIST,
  oval,
  PAPER,
  polygon,
  SHADE,
  SIGNAL,
  solid,
  spaced,
  STEEL,
  stroke,
} from './pens'
import type { Point } from './pens'

/** A navigator in goggles sees a chart float in the room. */
export function floatingChart(): string {
  const see = eye({ cx: 856, cy: 390, scale: 100, yaw: 38, pitch: 4, distance: 9 })
  const on = (u: number, v: number): Point => see(u, 0, v)
  const island = (u: number, v: number, size: number) =>
    loop(
      ...spaced(0, 330, 12).map((turn, i): Point =>
        on(
          u + Math.cos((turn * Math.PI) / 180) * size * (1 + 0.16 * Math.sin(i * 1.9)),
          v + Math.sin((turn * Math.PI) / 180) * size * 0.8,
        ),
      ),
    )
  const rows = spaced(-2.1, 2.1, 7).map((v) => line(on(-3, v), on(3, v)))
  const columns = spaced(-3, 3, 9).map((u) => line(on(u, -2.1), on(u, 2.1)))
  const chart = polygon(on(-3, -2.1), on(3, -2.1), on(3, 2.1), on(-3, 2.1))
  const route: Point[] = [on(-2.3, -1.5), on(-1.5, -0.6), on(-0.3, -0.5), on(0.6, 0.6), on(2.2, 1.3)]
  const face =
    'M300 716C296 690 286 668 268 646C226 600 208 540 232 480C258 416 330 388 396 404C446 416 474 448 480 500L480 548C484 566 500 586 508 604C512 614 504 620 488 620L490 640C480 648 480 652 488 660C486 672 482 678 484 690C484 712 462 722 430 716C414 712 404 712 396 716L398 760L300 760Z'
  const hair =
    'M352 560C344 536 352 500 374 476C412 470 446 458 470 446C452 402 400 372 340 376C262 380 196 430 190 516C186 586 214 634 262 672C282 664 296 640 300 618C284 600 286 566 306 556C324 548 340 552 352 560Z'
  const coat = 'M170 846C182 786 232 764 298 744C322 782 372 782 398 742C450 762 500 790 516 846Z'
  return drawing('S 10', [
    stroke(line([120, 846], [1080, 846]), 'medium'),
    stroke(line([470, 506], on(-3, 2.1)) + line([470, 506], on(-3, -2.1)), 'hidden'),
    fill(chart, SHADE),
    inside(
      'sea',
      chart,
      [
        fill(island(1.9, -1, 1.1), MIST) +
          stroke(island(1.9, -1, 1.1) + island(1.9, -1, 1.45) + island(1.9, -1, 1.85), 'fine'),
        fill(island(-1.4, 1.1, 0.7), MIST) + stroke(island(-1.4, 1.1, 0.7) + island(-1.4, 1.1, 1), 'fine'),
      ].join(''),
    ),
    stroke(rows.join('') + columns.join(''), 'hair'),
    stroke(chart),
    stroke(batten(route), 'signal'),
    each(route, ([x, y]) => solid(oval(x, y, 9), PAPER, 'medium')),
    fill(oval(...route[4], 13), SIGNAL),
    solid(face, PAPER),
    solid(coat, MIST),
    stroke('M298 744C296 800 330 826 352 846M398 742C410 790 384 826 352 846', 'medium'),
    solid(hair, INK),
    solid(oval(214, 470, 44), INK),
    stroke('M316 578C330 570 340 582 334 596C330 606 318 612 310 604', 'medium'),
    stroke('M488 648H462', 'medium'),
    fill('M196 524L384 492V528L204 566Z', STEEL) + stroke('M192 524L384 492M204 566L384 528', 'medium'),
    solid(box(372, 466, 128, 84, 32), PAPER),
    solid(box(438, 478, 52, 60, 24), MIST, 'medium'),
  ])
}
