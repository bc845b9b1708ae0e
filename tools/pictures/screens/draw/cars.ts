import { svg } from '../kit'

const wheel = (x: number, y = 84, r = 17) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#1c2026"/><circle cx="${x}" cy="${y}" r="${r * 0.66}" fill="#c6ccd4"/>
  <circle cx="${x}" cy="${y}" r="${r * 0.58}" fill="#8d96a2"/>` +
  [0, 72, 144, 216, 288]
    .map(
      (a) => `<path d="M${x} ${y}v${-r * 0.56}" stroke="#e6eaef" stroke-width="3" transform="rotate(${a} ${x} ${y})"/>`,
    )
    .join('') +
  `<circle cx="${x}" cy="${y}" r="3" fill="#3a4048"/>`

type Shape = { body: string; glass: string; pillars: string; trim: string; wheels: [number, number] }

const SHAPES = {
  hatch: {
    body: 'M12 78c-4-2-5-8-4-16 1-9 6-14 16-16 12-18 24-28 44-30 26-2 62-2 82 2 16 4 30 16 40 28 20 2 36 6 40 16 2 6 2 12-2 16Z',
    glass: 'M46 46c8-12 16-20 30-22 22-2 50-2 66 1 14 4 24 12 32 21Z',
    pillars: 'M108 22v26M150 28l10 20',
    trim: 'M20 60h14M214 60h14',
    wheels: [56, 184],
  },
  suv: {
    body: 'M10 78c-4-4-4-14-2-28 1-8 4-10 12-12l12-22c3-6 8-8 16-8 36-3 84-3 112 0 8 1 14 6 20 12l18 18c18 2 34 6 38 14 3 8 3 20-2 26Z',
    glass: 'M36 38l8-16c2-4 5-6 10-6 32-2 74-2 98 0 6 1 10 3 14 7l14 15Z',
    pillars: 'M82 14v26M130 14v26',
    trim: 'M14 56h14M214 58h16',
    wheels: [54, 186],
  },
  sedan: {
    body: 'M8 78c-4-4-5-10-3-18 2-8 8-11 18-12l26-4C66 26 82 18 108 17c26-1 44 4 62 18l18 11c22 2 38 6 43 16 3 6 2 12-2 16Z',
    glass: 'M60 44c12-14 24-20 48-21 20 0 36 4 50 14l12 8Z',
    pillars: 'M106 22v24M140 28l10 18',
    trim: 'M10 58h14M212 60h16',
    wheels: [54, 184],
  },
  van: {
    body: 'M8 78c-3-2-4-6-4-12V20c0-8 4-12 12-13 46-3 96-3 130 0 10 1 16 5 22 12l26 26c20 2 34 8 38 18 2 6 1 11-3 15Z',
    glass: 'M18 40V20c0-3 2-5 5-5 40-2 86-2 118 0 6 1 10 3 14 7l18 18Z',
    pillars: 'M66 14v28M118 14v28',
    trim: 'M6 56h12M214 60h14',
    wheels: [50, 184],
  },
  coupe: {
    body: 'M8 78c-4-4-5-10-3-17 3-8 12-10 26-11C52 34 72 22 104 20c28-1 48 8 66 24 26 2 48 6 58 16 4 5 4 12 0 18Z',
    glass: 'M58 48c14-14 26-20 48-21 18 0 32 6 46 18Z',
    pillars: 'M112 26v22',
    trim: 'M10 60h14M208 62h16',
    wheels: [54, 182],
  },
} satisfies Record<string, Shape>

export type CarShape = keyof typeof SHAPES

/** A car from the side, 240×105. */
export function car(shape: CarShape, paint: string, shadow = '#000'): string {
  const { body, glass, pillars, trim, wheels } = SHAPES[shape]
  return (
    `<ellipse cx="120" cy="99" rx="112" ry="5" fill="${shadow}" opacity=".22"/><path d="${body}" fill="${paint}"/>` +
    `<path d="M6 66h226c1 5 0 9-3 12H10c-4-3-5-7-4-12Z" fill="#000" opacity=".22"/><path d="${glass}" fill="#1b2733"/>
  <path d="${glass}" fill="#fff" opacity=".12" clip-path="inset(0 55% 0 0)"/>` +
    `<path d="${pillars}" stroke="${paint}" stroke-width="5"/>
  <path d="M110 54v22M64 52c2 8 2 16 0 24" stroke="#000" opacity=".2" stroke-width="1.5" fill="none"/>
  <path d="M88 56h10M130 56h10" stroke="#fff" opacity=".7" stroke-width="2.5" stroke-linecap="round"/>` +
    `<path d="${trim}" stroke="#fff3c4" stroke-width="5" stroke-linecap="round"/>
  <path d="${trim.split('M').slice(0, 2).join('M')}" stroke="#e5484d" stroke-width="5" stroke-linecap="round"/>` +
    `<path d="M30 52H210" stroke="#fff" opacity=".22" stroke-width="2"/>` +
    wheels.map((x) => `<circle cx="${x}" cy="82" r="21" fill="#000" opacity=".55"/>${wheel(x)}`).join('')
  )
}

export const carSvg = (shape: CarShape, paint: string, width: number): string =>
  svg(width, (width * 108) / 240, car(shape, paint), '0 0 240 108')
