import { at, scatter } from '../kit'

/** Ingredients seen from above, drawn round 0,0 with a radius of about 20. */
export const bite = {
  tomato:
    '<circle r="18" fill="#d9352b"/><circle r="14.5" fill="#f0604c"/>' +
    [0, 72, 144, 216, 288]
      .map((a) => `<ellipse transform="rotate(${a}) translate(0 -8)" rx="3.6" ry="4.8" fill="#ffc27a"/>`)
      .join(''),
  cherry:
    '<circle r="11" fill="#d8332a"/><path d="M-6 -4a8 8 0 0 1 7-4" stroke="#ff8d7c" stroke-width="2.5" fill="none" stroke-linecap="round"/>',
  egg: '<ellipse rx="17" ry="21" fill="#fffaf0"/><circle cy="2" r="9.5" fill="#f7b32b"/><circle cx="-3" cy="-1" r="2.6" fill="#ffdf8a"/>',
  avocado:
    '<path d="M0-24c8 0 10 9 13 18a16 16 0 1 1-26 0C-10-15-8-24 0-24Z" fill="#4f7a2e"/>' +
    '<path d="M0-20c6 0 8 8 10 15a12.5 12.5 0 1 1-20 0C-8-12-6-20 0-20Z" fill="#d4e08a"/><circle cy="3" r="7" fill="#7b4b26"/><circle cx="-2" cy="1" r="2" fill="#a86d40"/>',
  leaf: '<path d="M0-20c13 6 15 25 0 40-15-15-13-34 0-40Z" fill="#4d9a45"/><path d="M0-14V16" stroke="#a9d68b" stroke-width="1.6"/>',
  basil:
    '<path d="M-18 0c6-13 24-13 36 0-12 13-30 13-36 0Z" fill="#3f8f3c"/><path d="M-12 0H12" stroke="#8dc97a" stroke-width="1.5"/>',
  salmon:
    '<path d="M-22-8c10-10 34-8 42 0 4 5 2 12-4 14-14 4-30 4-38-2-4-4-3-9 0-12Z" fill="#f58a63"/>' +
    '<path d="M-14-9c4 6 4 12 0 17M-4-12c4 7 4 14 0 20M7-11c4 6 4 13 0 18" stroke="#ffc4a6" stroke-width="2" fill="none"/>',
  cucumber:
    '<circle r="15" fill="#3d8b45"/><circle r="12.5" fill="#cdeaa5"/>' +
    [0, 60, 120, 180, 240, 300]
      .map((a) => `<ellipse transform="rotate(${a}) translate(0 -6)" rx="1.6" ry="2.6" fill="#8fbf69"/>`)
      .join(''),
  radish: '<circle r="12" fill="#d23a6a"/><circle r="10" fill="#fdf1f4"/><circle r="4" fill="#f6dbe3"/>',
  olive: '<circle r="10" fill="#3c3a45"/><circle r="4.5" fill="#e8a84c"/>',
  mushroom:
    '<path d="M-16 0a16 14 0 0 1 32 0c0 5-8 5-10 4l1 10c0 5-14 5-14 0l1-10c-2 1-10 1-10-4Z" fill="#e9dcc6"/><path d="M-12 0a12 10 0 0 1 24 0Z" fill="#b8977a"/>',
  salami:
    '<circle r="17" fill="#b32a22"/><circle r="15" fill="#cf4433"/><g fill="#eea58d"><circle cx="-6" cy="-5" r="2"/><circle cx="5" cy="-7" r="1.6"/><circle cx="7" cy="4" r="2.2"/><circle cx="-3" cy="7" r="1.8"/></g>',
  mozzarella:
    '<path d="M-17-6c4-13 27-12 33 0 5 12-5 20-17 19S-21 6-17-6Z" fill="#fff6dc"/><path d="M-9-7c4-4 10-4 14-2" stroke="#fff" stroke-width="3" stroke-linecap="round" fill="none"/>',
  pepper:
    '<path d="M-15-5c2-10 12-14 18-8 8-3 16 5 12 13 2 9-8 15-14 10C-8 15-18 6-15-5Z" fill="none" stroke="#f2a51f" stroke-width="5"/>',
  onion:
    '<g fill="none" stroke="#a85aa0"><circle r="14" stroke-width="3.5"/><circle r="8" stroke-width="2.5" stroke="#d5a3cf"/></g>',
  lemon:
    '<circle r="15" fill="#f1c22e"/><circle r="12.5" fill="#fff3c0"/><g fill="#f7d95c">' +
    [0, 60, 120, 180, 240, 300].map((a) => `<path transform="rotate(${a})" d="M0-1 4-10H-4Z"/>`).join('') +
    '</g>',
  chickpea: '<circle r="7" fill="#dcae66"/><circle cx="-2" cy="-2" r="2.2" fill="#f2d199"/>',
  shrimp:
    '<path d="M14-10A15 15 0 1 0 12 12c4-3 1-7-3-6a8 8 0 1 1-3-13c3 2 8 1 8-3Z" fill="#f79b78"/><path d="M-14-6l8 3M-15 3l8-1M-8 12l4-7M-7-13l5 6" stroke="#fff" stroke-width="1.6" opacity=".7"/>',
  tofu: '<rect x="-11" y="-11" width="22" height="22" rx="4" fill="#f3e2b8"/><path d="M-11 5h22v2a4 4 0 0 1-4 4H-7a4 4 0 0 1-4-4Z" fill="#d9a95b"/>',
  blueberry: '<circle r="7" fill="#3d4f9a"/><circle cx="-2" cy="-2" r="2" fill="#8794d3"/>',
  strawberry:
    '<path d="M0 16C-14 6-14-10 0-10S14 6 0 16Z" fill="#e03a44"/><path d="M-8-9 0-15l8 6-8 3Z" fill="#4f9c43"/><g fill="#ffd5a3"><circle cx="-4" r="1.2"/><circle cx="4" cy="1" r="1.2"/><circle cy="7" r="1.2"/></g>',
} as const

export type Bite = keyof typeof bite
export type Placed = [kind: Bite, x: number, y: number, scale?: number, turn?: number]

export const put = (list: Placed[]): string =>
  list.map(([kind, x, y, scale = 1, turn = 0]) => at(x, y, bite[kind], scale, turn)).join('')

/** Grains, crumbs or shreds spread over a disc. */
export function grains(seed: number, count: number, radius: number, color: string, length = 7): string {
  const next = scatter(seed)
  return Array.from({ length: count }, () => {
    const angle = next() * Math.PI * 2
    const far = Math.sqrt(next()) * radius
    const turn = Math.round(next() * 180)
    return `<rect x="${-length / 2}" y="-1.3" width="${length}" height="2.6" rx="1.3" fill="${color}" transform="translate(${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}) rotate(${turn})"/>`
  }).join('')
}

/** Noodles: turns of a soft line. */
export const noodles = (color: string, shade: string): string =>
  [62, 54, 45, 36, 27, 17]
    .map(
      (r, i) =>
        `<ellipse rx="${r}" ry="${r * 0.86}" transform="rotate(${i * 31}) translate(${(i % 3) * 4 - 4} ${(i % 2) * 5})" fill="none" stroke="${i % 2 ? color : shade}" stroke-width="5.5"/>`,
    )
    .join('')
