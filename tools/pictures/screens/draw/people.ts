import { svg } from '../kit'

type Face = {
  skin: string
  hair: string
  cut: 'short' | 'long' | 'bun' | 'curly' | 'bald' | 'bob'
  shirt: string
  ground: string
  glasses?: boolean
  beard?: boolean
}

const HAIR_BACK: Record<Face['cut'], string> = {
  short: '',
  bald: '',
  long: '<path d="M22 46c0-22 10-32 28-32s28 10 28 32v36H22Z"/>',
  bob: '<path d="M22 44c0-22 10-31 28-31s28 9 28 31v20c0 4-6 5-10 5H32c-4 0-10-1-10-5Z"/>',
  bun: '<circle cx="50" cy="11" r="10"/>',
  curly:
    '<circle cx="30" cy="32" r="14"/><circle cx="70" cy="32" r="14"/><circle cx="26" cy="48" r="11"/><circle cx="74" cy="48" r="11"/><circle cx="50" cy="22" r="18"/>',
}

const HAIR_FRONT: Record<Face['cut'], string> = {
  short: '<path d="M29 42c-2-18 8-27 22-27 13 0 22 8 20 27-3-8-6-12-10-14-8 4-20 2-26 2-3 3-5 7-6 12Z"/>',
  bald: '',
  long: '<path d="M29 44c0-18 8-27 21-27s21 9 21 27c-4-10-10-15-17-17-6 8-17 12-25 17Z"/>',
  bob: '<path d="M28 42c0-18 9-26 22-26s22 8 22 26c-2-7-4-10-7-12H35c-3 2-5 5-7 12Z"/>',
  bun: '<path d="M29 43c-1-19 8-28 21-28s22 9 21 28c-3-9-8-14-13-15-5 4-24 4-29 15Z"/>',
  curly: '<path d="M31 38c3-12 10-17 19-17s16 5 19 17c-6-6-12-8-19-8s-13 2-19 8Z"/>',
}

/** A simple face in a square of 100; the caller rounds it. */
export const face = ({ skin, hair, cut, shirt, ground, glasses, beard }: Face): string =>
  `<rect width="100" height="100" fill="${ground}"/><g fill="${hair}">${HAIR_BACK[cut]}</g>` +
  `<path d="M12 100c2-22 16-30 38-30s36 8 38 30Z" fill="${shirt}"/><path d="M41 56h18v14c0 10-18 10-18 0Z" fill="${skin}"/>
  <path d="M41 62c5 5 13 5 18 0v5c-6 4-12 4-18 0Z" opacity=".14"/>` +
  `<path d="M30 40c0-14 8-22 20-22s20 8 20 22c0 15-8 25-20 25S30 55 30 40Z" fill="${skin}"/>
  <circle cx="30" cy="44" r="4" fill="${skin}"/><circle cx="70" cy="44" r="4" fill="${skin}"/>` +
  (beard
    ? `<path d="M30 44c2 6 6 8 10 7 6-2 14-2 20 0 4 1 8-1 10-7 0 14-8 23-20 23S30 58 30 44Z" fill="${hair}"/>`
    : '') +
  `<g fill="${hair}">${HAIR_FRONT[cut]}</g><g fill="#2a1f1c"><circle cx="42" cy="43" r="2.4"/><circle cx="58" cy="43" r="2.4"/>
  </g><path d="M44 54c3 4 9 4 12 0" stroke="${beard ? '#fff' : '#9c4a3a'}" stroke-width="2.4" fill="none" stroke-linecap="round"/>` +
  (glasses
    ? '<g fill="none" stroke="#2a1f1c" stroke-width="1.8"><circle cx="42" cy="43" r="6.5"/><circle cx="58" cy="43" r="6.5"/><path d="M48.5 43h3"/></g>'
    : '')

export const people = {
  ines: face({ skin: '#e8b48c', hair: '#4a2a1c', cut: 'long', shirt: '#d9534a', ground: '#f8d7c4' }),
  tom: face({ skin: '#f2c9a5', hair: '#b5742f', cut: 'short', shirt: '#3a6ea5', ground: '#cfe3f2', beard: true }),
  amara: face({ skin: '#8a5636', hair: '#231712', cut: 'curly', shirt: '#f0b429', ground: '#f6e3b4' }),
  yuki: face({ skin: '#f4d2b3', hair: '#1d1b22', cut: 'bob', shirt: '#5a4fcf', ground: '#dcd8fa' }),
  omar: face({ skin: '#c18a5c', hair: '#1e1916', cut: 'short', shirt: '#2e7d5b', ground: '#cdebdc', glasses: true }),
  elsa: face({ skin: '#f6d4bd', hair: '#e0b25a', cut: 'bun', shirt: '#3f4a5a', ground: '#dfe6ee' }),
  leo: face({ skin: '#a96f47', hair: '#2a1a12', cut: 'bald', shirt: '#8a3ffc', ground: '#eadcfb', beard: true }),
  nora: face({ skin: '#f0c4a0', hair: '#8c3a24', cut: 'bob', shirt: '#14746f', ground: '#cbece8', glasses: true }),
} as const

export type Person = keyof typeof people

/** A round (or softly square) portrait. */
export const avatar = (name: Person, size: number, ring = '', radius = 50): string =>
  svg(
    size,
    size,
    people[name],
    '0 0 100 100',
    `style="border-radius:${radius}%;${ring ? `box-shadow:0 0 0 2px ${ring}` : ''}"`,
  )
