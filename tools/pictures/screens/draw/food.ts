import { at, svg } from '../kit'
import { put, grains, noodles, type Placed } from './bites'

type Dish = { plate?: string; rim?: string; base: string; over?: string; items: Placed[]; top?: string }

/** A dish from above round 0,0 with radius 100: plate, food ground, ingredients. */
export const dish = ({ plate = '#fdfbf5', rim = '#e9e2d3', base, over = '', items, top = '' }: Dish): string =>
  `<ellipse cx="4" cy="10" rx="100" ry="98" fill="#000" opacity=".16"/><circle r="100" fill="${plate}"/>` +
  `<circle r="96" fill="none" stroke="${rim}" stroke-width="3"/><circle r="80" fill="${rim}"/>
  <circle r="77" fill="${base}"/>${over}${put(items)}${top}`

const dishes = {
  salmonBowl: dish({
    plate: '#26343b',
    rim: '#1b262c',
    base: '#f7f1e3',
    over: grains(3, 150, 72, '#fffdf6') + grains(4, 40, 72, '#e6dcc3'),
    items: [
      ['salmon', -28, -34, 1.2, -20],
      ['salmon', -18, -10, 1.2, -14],
      ['avocado', 40, -30, 1.15, 40],
      ['avocado', 54, -4, 1, 70],
      ['cucumber', 30, 36, 1],
      ['cucumber', 8, 48, 1],
      ['cucumber', 48, 24, 0.9],
      ['radish', -44, 30, 1],
      ['radish', -26, 44, 0.9],
      ['egg', -54, 8, 0.8, 30],
      ['leaf', 0, 14, 0.6, 60],
      ['leaf', 10, 20, 0.5, 120],
    ],
    top: grains(9, 26, 60, '#2f2b26', 4),
  }),
  ramen: dish({
    plate: '#a3312a',
    rim: '#7f2520',
    base: '#d79549',
    over: noodles('#f8e3a8', '#eac878'),
    items: [
      ['egg', -32, -28, 1.15, 20],
      ['egg', 2, -46, 1, 80],
      ['shrimp', 38, -18, 1.2],
      ['mushroom', 40, 30, 1, 30],
      ['leaf', -40, 30, 1, 40],
      ['leaf', -20, 44, 1, -20],
      ['onion', 4, 12, 0.6],
    ],
    top: grains(5, 24, 58, '#3f8f3c', 6),
  }),
  salad: dish({
    base: '#7db55a',
    over: grains(7, 60, 70, '#94c96d', 16) + grains(8, 40, 70, '#5c9a44', 18),
    items: [
      ['leaf', -40, -30, 1.6, 30],
      ['leaf', 40, -36, 1.5, -50],
      ['leaf', 30, 42, 1.5, 120],
      ['leaf', -44, 34, 1.5, 200],
      ['tomato', -20, -18, 1.05],
      ['tomato', 34, 14, 0.95],
      ['mozzarella', 6, -44, 0.95],
      ['mozzarella', -34, 20, 1],
      ['mozzarella', 10, 34, 0.9],
      ['olive', 50, -16, 0.9],
      ['olive', -2, 6, 0.9],
      ['onion', -8, 46, 0.8],
      ['basil', 14, -8, 0.9, 30],
    ],
  }),
  curry: dish({
    plate: '#eef0ea',
    rim: '#d5dbd0',
    base: '#e39a32',
    over:
      '<path d="M-77 0a77 77 0 0 1 98-74C0-30 0 30 26 72A77 77 0 0 1-77 0Z" fill="#fbf6e8"/>' +
      at(-36, 0, grains(11, 80, 38, '#fff')),
    items: [
      ['tofu', 40, -30, 1.1, 20],
      ['tofu', 56, 10, 1, 50],
      ['chickpea', 24, -6],
      ['chickpea', 30, 34],
      ['chickpea', 44, 44],
      ['chickpea', 62, -22],
      ['cherry', 34, 12, 1],
      ['leaf', 8, 0, 1, 20],
      ['leaf', 20, 52, 0.7, 70],
      ['pepper', 42, 60, 0.6],
      ['lemon', -40, -34, 1],
    ],
  }),
  tacos: dish({
    plate: '#2d6f73',
    rim: '#245a5e',
    base: '#f3d9a4',
    over: '<circle r="68" fill="#f8e4b6"/>' + grains(13, 30, 60, '#d9a95b', 4),
    items: [
      ['avocado', -26, -34, 1.1, -30],
      ['shrimp', 14, -30, 1.2],
      ['shrimp', 34, 6, 1.2, 60],
      ['onion', -36, 12, 0.9],
      ['tomato', -8, 8, 0.9],
      ['lemon', 20, 46, 1.1],
      ['leaf', -20, 40, 1, 80],
      ['cherry', -50, -10],
      ['radish', 46, -22, 0.8],
    ],
  }),
  oats: dish({
    plate: '#f6e7dc',
    rim: '#e8cfbd',
    base: '#efdcb8',
    over: grains(15, 90, 70, '#dfc591', 8),
    items: [
      ['strawberry', -30, -26, 1.4, 20],
      ['strawberry', 2, -38, 1.2, -30],
      ['strawberry', -40, 8, 1.2, 80],
      ['blueberry', 30, -20, 1.2],
      ['blueberry', 44, -2, 1.2],
      ['blueberry', 24, 4, 1.2],
      ['blueberry', 36, 20, 1.2],
      ['leaf', -6, -6, 0.7, 60],
      ['chickpea', -10, 36, 1],
      ['chickpea', 6, 44, 1],
      ['chickpea', -24, 42, 0.9],
    ],
  }),
} as const

/** A dish as its own SVG, `size` px wide. */
export const dishSvg = (name: keyof typeof dishes, size: number, turn = 0): string =>
  svg(size, size, at(0, 0, dishes[name], 1, turn), '-106 -104 212 216')
