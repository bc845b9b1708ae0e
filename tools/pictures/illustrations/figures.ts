/** Things that appear in more than one picture: phone, oars and crew, chain, key, crane hook. */
import {
  batten,
  box,
  fill,
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
  stroke,
} from './pens'
import type { Point } from './pens'
import { planform } from './hulls'

/** A phone from the front, its screen left to the caller. */
export function phone(x: number, y: number, width: number, height: number, screen = ''): string {
  const rim = width * 0.06
  return [
    solid(box(x, y, width, height, width * 0.16), PAPER),
    solid(box(x + rim, y + rim, width - 2 * rim, height - 2 * rim, width * 0.11), SHADE, 'medium'),
    screen,
    fill(box(x + width * 0.36, y + rim + 14, width * 0.28, 14, 7), INK),
  ].join('')
}

/** A rower from the side, facing left, seat at the origin; `live` marks the one who joins. */
export function rower(live = false): string {
  const shirt = live ? SIGNAL : MIST
  return [
    stroke('M4 -8L-44 -40L-72 0', 'object'),
    solid('M-16 -2C-20 -40 -10 -84 10 -104C24 -112 42 -104 40 -86C36 -56 32 -26 26 -2Z', shirt),
    stroke('M18 -88C-4 -78 -28 -66 -66 -68', 'paper') + stroke('M18 -88C-4 -78 -28 -66 -66 -68', 'object'),
    solid(oval(16, -136, 23), PAPER),
    fill('M-4 -146C2 -162 34 -166 40 -140C42 -126 38 -118 32 -114C30 -132 20 -142 -4 -146Z', INK),
  ].join('')
}

/** An oar from the hands to the water, seen from the side. */
export const oar = (hands: Point, blade: Point) => {
  const turn = Math.atan2(blade[1] - hands[1], blade[0] - hands[0])
  const on = (back: number, aside: number): Point => [
    blade[0] - back * Math.cos(turn) - aside * Math.sin(turn),
    blade[1] - back * Math.sin(turn) + aside * Math.cos(turn),
  ]
  return (
    stroke(line(hands, on(66, 0)), 'object') +
    solid(polygon(on(66, -5), on(48, -13), on(0, -13), on(0, 13), on(48, 13), on(66, 5)), SHADE, 'medium')
  )
}

/** A rowing shell from above, centred at the origin, bow to the right. */
export function shell(length: number, crew: number, live = -1): string {
  const beam = length * 0.075
  const seats = spaced(-length * 0.3, length * 0.3, crew)
  const reach = length * 0.17
  const one = (x: number, i: number) => {
    const side = i % 2 ? 1 : -1
    const blade: Point = [x - length * 0.05, side * reach]
    const colour = i === live ? SIGNAL : MIST
    return [
      stroke(line([x + 12, side * -6], blade), 'medium'),
      solid(
        loop(
          [blade[0] - 9, blade[1] - side * 30],
          [blade[0] + 7, blade[1] - side * 28],
          [blade[0] + 6, blade[1] + side * 6],
          [blade[0] - 10, blade[1] + side * 6],
        ),
        i === live ? SIGNAL : PAPER,
        'medium',
      ),
      solid(oval(x, 0, length * 0.018, beam * 0.4), colour, 'medium'),
      fill(oval(x + 1, 0, length * 0.0105), INK),
    ].join('')
  }
  const cox =
    solid(oval(-length * 0.385, 0, length * 0.014, beam * 0.3), SHADE, 'medium') +
    fill(oval(-length * 0.385, 0, length * 0.0095), INK)
  return (
    solid(planform(length, beam), PAPER) +
    stroke(
      batten([
        [-length * 0.46, 0],
        [length * 0.47, 0],
      ]),
      'hair',
    ) +
    seats.map(one).join('') +
    cox
  )
}

/** A link of studded chain seen flat, centred at the origin, long side across. */
export function flatLink(length: number, colour: string = PAPER): string {
  const height = length * 0.62
  const bar = length * 0.135
  const hole = box(-length / 2 + bar, -height / 2 + bar, length - 2 * bar, height - 2 * bar, height)
  return [
    `<path fill-rule="evenodd" d="${box(-length / 2, -height / 2, length, height, height)}${hole}" fill="${colour}"/>`,
    stroke(box(-length / 2, -height / 2, length, height, height) + hole),
  ].join('')
}

/** The same link seen on edge. */
export const edgeLink = (length: number) =>
  solid(box(-length / 2, -length * 0.0675, length, length * 0.135, length), SHADE)

/** A small key, bow at the origin, bit to the right. */
export function key(length: number, colour: string = PAPER): string {
  const r = length * 0.2
  const shaft = `M${r} -7H${length}V24H${length - 14}V12H${length - 26}V24H${length - 40}V7H${r}Z`
  return solid(shaft, colour, 'medium') + solid(oval(0, 0, r), colour) + solid(oval(0, 0, r * 0.45), PAPER, 'medium')
}

/** A parcel with its number, centred on its base. */
export const parcel = (x: number, base: number, width: number, height: number, colour: string = PAPER) =>
  solid(box(x - width / 2, base - height, width, height, 3), colour) +
  stroke(
    line(
      [x - width * 0.08, base - height],
      [x - width * 0.08, base - height * 0.72],
      [x + width * 0.08, base - height * 0.72],
      [x + width * 0.08, base - height],
    ),
    'fine',
  )
