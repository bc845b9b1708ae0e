import { at, svg } from '../kit'

/** Garments round 0,0, about 100×140. */
const garment = {
  coat: (a: string, b: string) =>
    `<path d="M-20-62-46-46c-4 20-8 52-8 84h14l6-40v100h68V-2l6 40h14c0-32-4-64-8-84L20-62 0-46Z" fill="${a}"/>
  <path d="M-20-62-30-24 0 20 30-24 20-62 0-40Z" fill="${b}"/><path d="M-10-58 0-46 10-58 0-20Z" fill="#f2ece2"/>
  <path d="M0 20V98" stroke="${b}" stroke-width="2"/><path d="M-34 14h68v8h-68Z" fill="${b}"/>
  <path d="M-28 44h18M10 44h18" stroke="${b}" stroke-width="3"/>`,
  dress: (a: string, b: string) =>
    `<path d="M-22-62h9C-11-48 11-48 13-62h9c2 14 10 20 8 32-2 10-10 18-8 24 8 26 22 64 26 96-30 12-66 12-96 0C-44 58-30 20-22-6c2-6-6-14-8-24-2-12 6-18 8-32Z" fill="${a}"/>
  <path d="M-22-6h44l3 8h-50Z" fill="${b}"/>
  <path d="M-14 10-26 92M0 10v88M14 10 26 92" stroke="${b}" stroke-width="2" opacity=".6"/>`,
  shirt: (a: string, b: string) =>
    `<path d="M-22-58-48-42c-6 18-10 40-12 62l16 4 8-36v64h72v-64l8 36 16-4C58-2 54-24 48-42L22-58C14-48-14-48-22-58Z" fill="${a}"/>
  <path d="M-22-58c8 14 36 14 44 0l-6-4c-8 10-24 10-32 0Z" fill="${b}"/><path d="M0-48v104" stroke="${b}" stroke-width="1.6"/>
  <g fill="${b}"><circle cx="4" cy="-30" r="2"/><circle cx="4" cy="-8" r="2"/><circle cx="4" cy="14" r="2"/>
  <circle cx="4" cy="36" r="2"/></g><path d="M12-24h16v16c-4 4-12 4-16 0Z" fill="none" stroke="${b}" stroke-width="1.6"/>`,
  knit: (a: string, b: string) =>
    `<path d="M-20-56-46-42c-8 22-14 46-16 72l18 4 8-38v56h72V-4l8 38 18-4c-2-26-8-50-16-72L20-56C12-46-12-46-20-56Z" fill="${a}"/>
  <path d="M-20-56c8 14 32 14 40 0l-4-6c-10 8-22 8-32 0Z" fill="${b}"/>
  <path d="M-36 42h72v10h-72ZM-63 22l19 4-1 8-19-4ZM63 22 44 26l1 8 19-4Z" fill="${b}"/>
  <path d="M-24-30v70M-12-34v74M0-36v76M12-34v74M24-30v70" stroke="${b}" stroke-width="3" stroke-dasharray="5 4" opacity=".5"/>`,
  trousers: (a: string, b: string) =>
    `<path d="M-28-62h56l12 158H12L0-16-12 96h-28Z" fill="${a}"/><path d="M-28-62h56l1 10h-58Z" fill="${b}"/>
  <path d="M-18-50-24 90M18-50 24 90" stroke="${b}" stroke-width="1.6"/><path d="M0-52v34" stroke="${b}" stroke-width="2"/>`,
  bag: (a: string, b: string) =>
    `<path d="M-22-10c0-44 44-44 44 0" fill="none" stroke="${b}" stroke-width="5"/>
  <path d="M-44-12h88l8 62c0 5-3 8-8 8h-88c-5 0-8-3-8-8Z" fill="${a}"/>
  <path d="M-46-2h92l2 16c-28 14-68 14-96 0Z" fill="${b}" opacity=".75"/><circle cy="20" r="5" fill="#e3c77a"/>`,
} as const

type Look = {
  skin: string
  hair: string
  top: string
  topShade: string
  legs: string
  shoes: string
  kind: 'coat' | 'dress' | 'suit'
}

/** A standing figure for lookbook pictures, 160×460, feet at y 460. */
export function model({ skin, hair, top, topShade, legs, shoes, kind }: Look): string {
  const head = `<path d="M70 62h20v22H70Z" fill="${skin}"/><path d="M70 72c6 6 14 6 20 0v4c-6 6-14 6-20 0Z" opacity=".15"/>
  <ellipse cx="80" cy="44" rx="19" ry="25" fill="${skin}"/>`
  const face =
    '<path d="M71 43h5M84 43h5M78 56c2 1.5 4 1.5 6 0M80 43l-1 7h2" stroke="#4d2c22" stroke-width="1.4" fill="none" stroke-linecap="round"/>'
  const hairFront = `<path d="M60 48c-4-24 6-34 20-34s26 10 21 34c-3-12-8-18-15-20-8 6-22 8-26 20Z" fill="${hair}"/>`
  const shoe = `<path d="M54 448h20v12H48c0-6 2-9 6-12ZM88 448h20c4 3 6 6 6 12H88Z" fill="${shoes}"/>`
  if (kind === 'dress')
    return `<path d="M62 380h12v70H62ZM88 380h12v70H88Z" fill="${skin}"/>${shoe}<path d="M58 30C52 70 56 100 60 108h40c4-8 8-38 2-78Z" fill="${hair}"/>${head}${face}${hairFront}<path d="M42 104 26 210l-4 50h10l12-50 14-60ZM118 104l16 106 4 50h-10l-12-50-14-60Z" fill="${skin}"/>
  <path d="M58 86c6 12 38 12 44 0l18 14c6 20 4 44-8 66 2 20 6 30 10 50 12 60 18 120 20 176-40 14-84 14-124 0 2-56 8-116 20-176 4-20 8-30 10-50-12-22-14-46-8-66Z" fill="${top}"/>
  <path d="M48 166h64l3 12H45Z" fill="${topShade}"/>
  <path d="M62 182 44 394M80 182v218M98 182l18 212" stroke="${topShade}" stroke-width="3" opacity=".6"/>`
  const long = kind === 'coat'
  const hem = long ? 352 : 250
  return (
    `<path d="M52 230h56l4 222H88l-8-190-8 190H48Z" fill="${legs}"/>${shoe}${head}${face}${hairFront}<path d="M64 78h32l4 60-20 40-20-40Z" fill="#efe8dc"/>` +
    `<path d="M64 80 36 96C24 130 18 190 16 258h20l12-84-6 ${hem - 174}h34l4-170 4 170h34l-6-${hem - 174} 12 84h20c-2-68-8-128-20-162L96 80l-8 60-8 30-8-30Z" fill="${top}"/>
  <path d="M64 80 54 120l26 52 26-52-10-40-8 44-8 20-8-20Z" fill="${topShade}"/>
  <path d="M80 172V${hem}" stroke="${topShade}" stroke-width="2.5"/>
  <path d="M16 250h20v14c-8 12-18 8-20 0ZM124 250h20v8c-2 14-12 18-20 6Z" fill="${skin}"/>` +
    (long
      ? `<path d="M46 188h68v12H46Z" fill="${topShade}"/>
  <path d="M52 228h16M92 228h16" stroke="${topShade}" stroke-width="4"/>`
      : '')
  )
}

export const garmentSvg = (
  kind: keyof typeof garment,
  a: string,
  b: string,
  width: number,
  height = width * 1.4,
): string => svg(width, height, at(0, 0, garment[kind](a, b)), '-70 -80 140 196')
