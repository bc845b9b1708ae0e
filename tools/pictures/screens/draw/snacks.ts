import { at, scatter, svg } from '../kit'
import { bite, put, type Bite, type Placed } from './bites'

/** A burger from the side, 200×170 round 0,0. */
export const burger =
  '<ellipse cy="84" rx="92" ry="9" fill="#000" opacity=".16"/>' +
  '<path d="M-86 50H86c2 20-12 32-32 32H-54c-20 0-34-12-32-32Z" fill="#d98a3d"/><path d="M-86 50H86c0 6-1 10-3 14H-83c-2-4-3-8-3-14Z" fill="#eaa658"/>' +
  '<rect x="-92" y="26" width="184" height="30" rx="15" fill="#5d3220"/><rect x="-92" y="26" width="184" height="12" rx="6" fill="#74432c"/>' +
  '<path d="M-90 22H90l-22 8-16 18-18-18H-90Z" fill="#f9b927"/>' +
  '<path d="M-88 8H88c6 0 8 12 0 13H-88c-8-1-6-13 0-13Z" fill="#de4332"/>' +
  '<path d="M-98 2c8-12 20-10 28-4 10-10 24-8 32 0 10-8 24-8 34 0 10-8 24-8 32 0 10-8 26-8 34 0 10-6 26-6 36 4 4 10-10 14-20 8-10 8-24 8-34 2-10 6-24 6-34 0-10 6-22 6-32 0-10 6-24 6-34 0-12 6-44 6-42-10Z" fill="#79b73c"/>' +
  '<path d="M-88-10c0-44 40-70 88-70s88 26 88 70c0 6-176 6-176 0Z" fill="#e29a45"/><path d="M-74-28c6-28 40-42 74-42s50 10 60 22C30-60-40-58-74-28Z" fill="#f2b868"/>' +
  [
    [-44, -46, 20],
    [-14, -60, -10],
    [22, -56, 30],
    [50, -40, -30],
    [2, -38, 50],
    [-24, -30, -20],
    [34, -28, 10],
    [66, -22, 40],
    [-62, -24, 0],
  ]
    .map(
      ([x, y, a]) => `<ellipse cx="${x}" cy="${y}" rx="5" ry="2.6" transform="rotate(${a} ${x} ${y})" fill="#fff2d2"/>`,
    )
    .join('')

/** A box of fries, 120×170 round 0,0; `box` is the colour of the carton. */
export function fries(box: string, mark = '#fff'): string {
  const next = scatter(4)
  const sticks = Array.from({ length: 13 }, (_, i) => {
    const height = 70 + next() * 34
    return `<rect x="${-50 + i * 7.6}" y="${20 - height}" width="9" height="${height}" rx="2" fill="${i % 3 === 1 ? '#f2b733' : '#ffd35c'}" transform="rotate(${(i - 6) * 2.2} ${-46 + i * 7.6} 20)"/>`
  }).join('')
  return `<ellipse cy="86" rx="54" ry="7" fill="#000" opacity=".15"/>${sticks}<path d="M-58-6C-30 14 30 14 58-6L44 76c-1 6-4 8-10 8h-68c-6 0-9-2-10-8Z" fill="${box}"/>
  <circle cy="46" r="18" fill="${mark}"/>
  <path d="M-9 48c2 10 16 10 18 0" stroke="${box}" stroke-width="4" fill="none" stroke-linecap="round"/>`
}

/** A paper cup with a straw, 100×180 round 0,0. */
export const cup = (body: string, band: string): string =>
  `<ellipse cy="88" rx="38" ry="6" fill="#000" opacity=".15"/>
  <path d="M6-60 16-100 34-106" stroke="${band}" stroke-width="7" fill="none" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-44-46H44L34 80c0 4-3 7-7 7H-27c-4 0-7-3-7-7Z" fill="${body}"/><path d="M-41-6H41L37 44H-37Z" fill="${band}"/>
  <rect x="-50" y="-60" width="100" height="16" rx="6" fill="#fff"/>
  <rect x="-50" y="-50" width="100" height="6" rx="3" fill="#000" opacity=".08"/><circle cy="18" r="13" fill="${body}"/>`

/** Nuggets in a tray. */
export const nuggets = (tray: string): string =>
  '<ellipse cy="62" rx="80" ry="8" fill="#000" opacity=".15"/>' +
  [
    [-44, -6, 8],
    [4, -16, -12],
    [46, -4, 18],
    [-22, 14, 0],
    [26, 16, -8],
  ]
    .map(
      ([x, y, a]) => `<g transform="translate(${x} ${y}) rotate(${a})">
  <path d="M-28 4c-4-22 16-28 30-24s30 4 28 22-20 22-32 18-24 2-26-16Z" fill="#d08a35"/>
  <path d="M-20-2c0-10 14-14 24-10" stroke="#f0bd6d" stroke-width="6" fill="none" stroke-linecap="round"/></g>`,
    )
    .join('') +
  `<path d="M-84 14H84L70 58c-1 4-4 6-8 6H-62c-4 0-7-2-8-6Z" fill="${tray}"/>
  <path d="M-84 14H84l-3 10H-81Z" fill="#000" opacity=".12"/>`

/** A wrap cut in half. */
export const wrap =
  '<ellipse cy="74" rx="62" ry="7" fill="#000" opacity=".15"/><g transform="rotate(14)"><path d="M-38-40h76l-10 104c-1 8-8 10-28 10s-27-2-28-10Z" fill="#f4e6c6"/><ellipse cy="-40" rx="38" ry="20" fill="#ecd7a8"/><ellipse cy="-40" rx="30" ry="14" fill="#7fb54a"/><circle cx="-10" cy="-42" r="8" fill="#e0503c"/><circle cx="12" cy="-38" r="8" fill="#a5582e"/><circle cx="2" cy="-48" r="5" fill="#fff3c6"/><path d="M-35-6 35 10l-6 54c-1 8-8 10-28 10s-27-2-28-10Z" fill="#fff"/><path d="M-33 14 33 30" stroke="#e6e0d2" stroke-width="4"/></g>'

const RING: [number, number][] = [
  [0, 0],
  [-34, -40],
  [26, -48],
  [54, 4],
  [26, 48],
  [-30, 44],
  [-58, 2],
  [-8, -66],
  [60, -34],
  [4, 70],
  [-62, -30],
  [62, 36],
  [-56, 34],
  [-10, 26],
  [12, -22],
]

/** Toppings spread evenly over a pizza; each kind takes its own turn of the ring. */
export const spread = (kinds: [kind: Bite, count: number, scale: number][]): Placed[] =>
  kinds.flatMap(([kind, count, scale], k) =>
    Array.from({ length: count }, (_, i): Placed => {
      const [x, y] = RING[(i * 2 + k * 5) % RING.length] ?? [0, 0]
      const turn = k * 0.9
      return [kind, x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn), scale, i * 47]
    }),
  )

/** A pizza from above round 0,0 with radius 100, cut in eight when `cut`. */
export function pizza(items: Placed[], { sauce = '#c93a22', cheese = '#f6c95c', cut = false } = {}): string {
  const next = scatter(21)
  const spots = Array.from({ length: 34 }, () => {
    const angle = next() * 6.283
    return `<ellipse cx="${(Math.cos(angle) * 93).toFixed(1)}" cy="${(Math.sin(angle) * 93).toFixed(1)}" rx="${(2 + next() * 5).toFixed(1)}" ry="3" transform="rotate(${Math.round(angle * 57 + 90)} ${(Math.cos(angle) * 93).toFixed(1)} ${(Math.sin(angle) * 93).toFixed(1)})" fill="#a8642a" opacity="${(0.25 + next() * 0.4).toFixed(2)}"/>`
  }).join('')
  const melt = Array.from({ length: 26 }, () => {
    const angle = next() * 6.283
    const far = Math.sqrt(next()) * 68
    return `<ellipse cx="${(Math.cos(angle) * far).toFixed(1)}" cy="${(Math.sin(angle) * far).toFixed(1)}" rx="${(8 + next() * 12).toFixed(1)}" ry="${(6 + next() * 8).toFixed(1)}" fill="${next() > 0.5 ? '#fbe09a' : '#efb23f'}" opacity=".6"/>`
  }).join('')
  const cuts = [0, 45, 90, 135]
    .map((a) => `<path d="M-100 0H100" transform="rotate(${a + 11})" stroke="#8a4a1c" stroke-width="2" opacity=".55"/>`)
    .join('')
  return `<circle r="100" fill="#d9984a"/><circle r="99" fill="none" stroke="#b9752e" stroke-width="2"/>
  <circle r="92" fill="none" stroke="#eab86c" stroke-width="7" opacity=".7"/>${spots}<circle r="85" fill="${sauce}"/>
  <circle r="80" fill="${cheese}"/>${melt}${put(items)}${cut ? cuts : ''}`
}

export const pizzas = {
  margherita: pizza(
    [
      ...spread([['mozzarella', 7, 0.9]]),
      ...put3([
        [-20, -14],
        [34, 18],
        [-36, 44],
        [18, -56],
      ]),
    ],
    { cheese: '#e8663a', sauce: '#c93a22' },
  ),
  salami: pizza(
    spread([
      ['salami', 11, 0.95],
      ['basil', 3, 0.6],
    ]),
  ),
  garden: pizza(
    spread([
      ['pepper', 5, 0.8],
      ['olive', 6, 0.8],
      ['mushroom', 5, 0.9],
      ['cherry', 4, 0.9],
    ]),
  ),
  bianca: pizza(
    spread([
      ['mushroom', 8, 1],
      ['leaf', 7, 0.7],
      ['mozzarella', 3, 0.7],
    ]),
    { sauce: '#efe0bb', cheese: '#f5e6b9' },
  ),
  marina: pizza(
    spread([
      ['shrimp', 7, 0.95],
      ['lemon', 2, 0.8],
      ['basil', 4, 0.6],
      ['onion', 4, 0.6],
    ]),
    { cheese: '#f2b95a' },
  ),
}

function put3(list: [number, number][]): Placed[] {
  return list.map(([x, y], i) => ['basil', x, y, 0.7, i * 70])
}

export const pizzaSvg = (inside: string, size: number, turn = 0): string =>
  svg(
    size,
    size,
    '<ellipse cx="3" cy="7" rx="101" ry="100" fill="#000" opacity=".2"/>' + at(0, 0, inside, 1, turn),
    '-106 -104 212 216',
  )

/** One ingredient alone on a tile. */
export const biteSvg = (kind: Bite, size: number): string => svg(size, size, bite[kind], '-27 -27 54 54')
