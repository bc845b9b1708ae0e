/**
 * The paper under the share picture of each page: the build sets the title and
 * the title block on it (`src/node/output/sharePictures`). Vectors, so that the
 * build puts the site's own colours in the place of these.
 */
import { bodyGrid, bodyPlan, planform, profile, profileLines, section } from './hulls'
import { box, fill, INK2, line, move, oval, PAPER, SHADE, solid, spaced, stroke } from './pens'
import { registration } from './drafting'

const WIDTH = 1200
const HEIGHT = 630
const EDGE = 28
/** Where the title block begins. */
const BLOCK = 520
const CELLS = [440, 830]

function paper(drawing: string): string {
  const frame = box(EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE)
  const ticks = [
    ...spaced(EDGE, WIDTH - EDGE, 9)
      .slice(1, -1)
      .map((x) => line([x, EDGE], [x, EDGE + 10])),
    ...spaced(EDGE, BLOCK, 5)
      .slice(1, -1)
      .flatMap((y) => [line([EDGE, y], [EDGE + 10, y]), line([WIDTH - EDGE - 10, y], [WIDTH - EDGE, y])]),
  ].join('')
  const cells = CELLS.map((x) => line([x, BLOCK], [x, HEIGHT - EDGE])).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${[
    fill(box(0, 0, WIDTH, HEIGHT), PAPER),
    drawing,
    fill(box(EDGE, BLOCK, WIDTH - 2 * EDGE, HEIGHT - EDGE - BLOCK), SHADE),
    stroke(ticks, 'hair'),
    stroke(frame + line([EDGE, BLOCK], [WIDTH - EDGE, BLOCK]) + cells, 'fine'),
    registration(WIDTH - EDGE, EDGE),
    registration(EDGE, EDGE),
  ].join('')}</svg>\n`
}

/** Sections of a hull, one of them in red: pages and services. */
export function bodySheet(): string {
  const plan = { cx: 968, base: 448, beam: 172, depth: 290 }
  return paper(
    bodyGrid(plan) +
      bodyPlan({ ...plan, count: 7 }, 'fine') +
      stroke(section(plan.cx, plan.base, plan.beam, plan.depth, 0.47, 1), 'signal') +
      stroke(line([plan.cx, plan.base], [plan.cx, plan.base - plan.depth * 1.16]), 'signalFine'),
  )
}

/** A hull on its slip, seen from the side: articles. */
export function profileSheet(): string {
  const hull = { x: 784, base: 452, length: 356, depth: 80 }
  const waterline = hull.base - hull.depth * 0.62
  const masts = [0.3, 0.62].map((along) => {
    const x = hull.x + hull.length * along
    return line([x, hull.base - hull.depth * 0.9], [x, hull.base - hull.depth * 4])
  })
  const stays = [0.3, 0.62].flatMap((along) => {
    const x = hull.x + hull.length * along
    const top = hull.base - hull.depth * 3.9
    return [line([x, top], [x - 92, hull.base - hull.depth * 0.98]), line([x, top], [x + 104, hull.base - hull.depth])]
  })
  return paper(
    stroke(stays.join(''), 'hair') +
      stroke(masts.join(''), 'fine') +
      solid(profile(hull), PAPER, 'medium') +
      profileLines('sheet', hull, 13) +
      stroke(line([hull.x - 18, waterline], [1160, waterline]), 'signalFine') +
      stroke(line([hull.x - 18, hull.base + 18], [1160, hull.base + 18]), 'fine'),
  )
}

/** Waterlines from above, one inside the other: solutions and industries. */
export function planSheet(): string {
  const place = (marks: string) => move(marks, 968, 268, -90)
  const beams = [0.3, 0.52, 0.76, 1]
  return paper(
    stroke(line([968, 54], [968, 496]), 'centre') +
      place(
        beams
          .map((part) => stroke(planform(400 * (0.82 + 0.18 * part), 232 * part), part === 1 ? 'medium' : 'fine'))
          .join('') +
          stroke(
            spaced(-170, 170, 9)
              .map((x) => line([x, -128], [x, 128]))
              .join(''),
            'hair',
          ) +
          stroke(planform(400 * 0.91, 232 * 0.64), 'signalFine'),
      ) +
      stroke(oval(968, 268, 7), 'fine') +
      fill(oval(968, 268, 3), INK2),
  )
}
