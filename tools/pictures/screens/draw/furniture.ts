const feet = (xs: number[], y: number, color: string, h = 14) =>
  xs.map((x) => `<path d="M${x - 3} ${y}h7l-2 ${h}h-3Z" fill="${color}"/>`).join('')

export type Cloth = { main: string; light: string; dark: string; leg?: string }

export const cloths = {
  rust: { main: '#b8583a', light: '#cc7355', dark: '#94432b' },
  moss: { main: '#6d7a4c', light: '#87955f', dark: '#535e38' },
  linen: { main: '#d9cbb4', light: '#e9dfcc', dark: '#bfae93' },
  slate: { main: '#5b6975', light: '#76858f', dark: '#45515b' },
  ink: { main: '#2e3f5c', light: '#43567a', dark: '#202d44' },
  ochre: { main: '#d19a35', light: '#e4b45b', dark: '#ac7a22' },
  rose: { main: '#d59a94', light: '#e5b6b0', dark: '#b67b76' },
} satisfies Record<string, Cloth>

/** A three-seat sofa, 240×110, its feet at y 110. */
export const sofa = ({ main, light, dark, leg = '#5f3d22' }: Cloth): string =>
  `<ellipse cx="120" cy="110" rx="118" ry="6" opacity=".14"/>${feet([24, 120, 214], 96, leg)}` +
  `<path d="M20 18c0-10 6-16 16-16h168c10 0 16 6 16 16v62H20Z" fill="${dark}"/>` +
  `<rect x="27" y="8" width="92" height="58" rx="12" fill="${main}"/>
  <rect x="121" y="8" width="92" height="58" rx="12" fill="${main}"/>` +
  `<path d="M36 14h74M130 14h74" stroke="${light}" stroke-width="4" stroke-linecap="round" opacity=".7"/>` +
  `<rect x="22" y="54" width="98" height="26" rx="9" fill="${light}"/>
  <rect x="120" y="54" width="98" height="26" rx="9" fill="${light}"/>` +
  `<rect x="18" y="76" width="204" height="22" rx="6" fill="${dark}"/>` +
  `<path d="M0 46c0-10 7-15 15-15s13 6 13 15v50c0 2-1 3-3 3H5c-3 0-5-2-5-5Z" fill="${main}"/>
  <path d="M240 46c0-10-7-15-15-15s-13 6-13 15v50c0 2 1 3 3 3h20c3 0 5-2 5-5Z" fill="${main}"/>` +
  `<path d="M5 46c0-7 5-10 10-10M235 46c0-7-5-10-10-10" stroke="${light}" stroke-width="4" fill="none" stroke-linecap="round"/>`

/** A low two-seat sofa with a wooden frame, 200×100. */
export const bench = ({ main, light, dark, leg = '#9a6a3c' }: Cloth): string =>
  `<ellipse cx="100" cy="102" rx="98" ry="5" opacity=".13"/>
  <path d="M6 102 14 50h7l-5 52ZM194 102l-8-52h-7l5 52Z" fill="${leg}"/>` +
  `<rect x="22" y="10" width="77" height="56" rx="9" fill="${main}"/>
  <rect x="101" y="10" width="77" height="56" rx="9" fill="${main}"/>` +
  `<path d="M60 26v.1M60 48v.1M140 26v.1M140 48v.1M42 37v.1M78 37v.1M122 37v.1M158 37v.1" stroke="${dark}" stroke-width="5" stroke-linecap="round"/>` +
  `<rect x="16" y="58" width="168" height="20" rx="9" fill="${light}"/>
  <rect x="10" y="77" width="180" height="8" rx="3" fill="${leg}"/>
  <path d="M4 46h26a4 4 0 0 1 0 8H4a4 4 0 0 1 0-8ZM170 46h26a4 4 0 0 1 0 8h-26a4 4 0 0 1 0-8Z" fill="${leg}"/>`

/** A corner sofa with a chaise, 270×110. */
export const corner = ({ main, light, dark, leg = '#3a2a20' }: Cloth): string =>
  `<ellipse cx="135" cy="110" rx="134" ry="6" opacity=".14"/>${feet([14, 150, 252], 98, leg, 11)}` +
  `<path d="M12 16C12 7 18 2 26 2h218c8 0 14 5 14 14v62H12Z" fill="${dark}"/>` +
  [16, 98, 180]
    .map(
      (x) => `<rect x="${x}" y="8" width="78" height="54" rx="13" fill="${main}"/>
  <path d="M${x + 12} 15h54" stroke="${light}" stroke-width="4" stroke-linecap="round" opacity=".7"/>`,
    )
    .join('') +
  `<rect x="10" y="54" width="86" height="24" rx="8" fill="${light}"/>
  <rect x="96" y="54" width="84" height="24" rx="8" fill="${light}"/>` +
  `<path d="M180 54h78c6 0 10 4 10 10v28c0 4-3 6-6 6h-88c-2 0-3-2-3-4V62c0-5 4-8 9-8Z" fill="${light}"/>
  <path d="M172 80h96v12c0 4-3 6-6 6h-88c-2 0-2-2-2-4Z" fill="${main}"/>
  <rect x="6" y="76" width="166" height="23" rx="5" fill="${dark}"/>
  <path d="M0 44c0-9 6-13 13-13s12 5 12 13v52c0 2-1 3-3 3H5c-3 0-5-2-5-5Z" fill="${main}"/>`

/** A soft armchair, 120×120. */
export const armchair = ({ main, light, dark, leg = '#8a5a30' }: Cloth): string =>
  `<path d="m28 96-8 24h6l10-24ZM92 96l8 24h-6L84 96Z" fill="${leg}"/>
  <path d="m44 96-2 15h5l4-15ZM76 96l2 15h-5l-4-15Z" fill="${leg}" opacity=".7"/>` +
  `<path d="M20 44C18 14 34 0 60 0s42 14 40 44v44H20Z" fill="${dark}"/>
  <path d="M28 44c-2-24 10-36 32-36s34 12 32 36v28H28Z" fill="${main}"/>` +
  `<path d="M46 14c-6 14-6 30-4 44M60 10v48M74 14c6 14 6 30 4 44" stroke="${dark}" stroke-width="2.5" fill="none" opacity=".7"/>` +
  `<path d="M24 66c0-6 4-9 10-9h52c6 0 10 3 10 9v14H24Z" fill="${light}"/>
  <path d="M20 78h80v16c0 4-3 6-6 6H26c-3 0-6-2-6-6Z" fill="${main}"/>` +
  `<path d="M4 56c0-9 6-14 14-14s13 6 13 14v38c0 4-2 6-6 6H14c-5 0-8-3-8-8Z" fill="${main}"/>
  <path d="M116 56c0-9-6-14-14-14s-13 6-13 14v38c0 4 2 6 6 6h11c5 0 8-3 8-8Z" fill="${main}"/>` +
  `<path d="M10 56c0-5 4-8 8-8M110 56c0-5-4-8-8-8" stroke="${light}" stroke-width="4" fill="none" stroke-linecap="round"/>`

/** A lounge chair of bent wood, 120×120. */
export const lounge = ({ main, light, dark, leg = '#a8743f' }: Cloth): string =>
  `<path d="M14 118C30 96 34 78 30 60l7-2c6 20 2 40-14 62ZM104 120C92 104 88 92 90 80l6-1c-1 12 2 22 14 38Z" fill="${leg}"/>
  <path d="M22 6c-6 2-7 8-5 14l20 56c2 6 6 9 12 9h50c8 0 10-4 10-9s-4-8-9-8H56L38 14c-3-7-9-11-16-8Z" fill="${main}"/>
  <path d="M24 12c-3 1-4 4-3 8l19 52" stroke="${light}" stroke-width="5" fill="none" stroke-linecap="round"/>
  <path d="M48 85h52c6 0 8-3 9-7H42c1 4 3 7 6 7Z" fill="${dark}"/>
  <path d="M26 52c14 6 44 4 72-2 6-1 7 6 2 7-30 7-56 8-74 2Z" fill="${leg}"/>`

/** A floor lamp, 60×170. */
export const lamp = (shade = '#f2dfb6', pole = '#2f2a26'): string =>
  `<rect x="28.5" y="42" width="3" height="122" fill="${pole}"/><ellipse cx="30" cy="165" rx="20" ry="4" fill="${pole}"/>
  <path d="M14 4h32l12 40H2Z" fill="${shade}"/>`

/** A plant in a pot, 90×150. */
export const plant = (pot = '#c9774e'): string =>
  '<g fill="#4c7d4a"><path d="M44 98C40 60 20 44 4 46c4 26 20 40 40 52Z"/><path d="M46 98c2-38 20-56 38-54-2 26-18 42-38 54Z" fill="#5f9459"/><path d="M45 100C28 70 26 34 40 8c16 26 18 60 5 92Z" fill="#6da866"/><path d="M44 100C30 84 14 80 2 84c8 14 24 20 42 16Z" fill="#3d6a3f"/><path d="M46 100c12-18 28-22 42-18-8 16-24 22-42 18Z" fill="#3d6a3f"/></g>' +
  `<path d="M22 98h46l-6 46c0 3-2 5-5 5H33c-3 0-5-2-5-5Z" fill="${pot}"/><path d="M20 94h50v10H20Z" fill="${pot}"/>
  <path d="M22 104h46" stroke="#000" opacity=".15" stroke-width="3"/>`

/** A small round table, 90×70. */
export const table = (wood = '#b98450'): string =>
  `<path d="m22 12-6 56h5l8-56ZM68 12l6 56h-5l-8-56Z" fill="${wood}"/><ellipse cx="45" cy="10" rx="44" ry="9" fill="${wood}"/>
  <ellipse cx="45" cy="8" rx="44" ry="8" fill="#d6a777"/>`

/** A sideboard, 180×90. */
export const sideboard = (wood = '#a8713f'): string =>
  `<path d="M16 74h6l-3 16h-4ZM158 74h6l1 16h-4Z" fill="#3a2a20"/><rect width="180" height="76" rx="4" fill="${wood}"/>
  <path d="M60 4v68M120 4v68" stroke="#000" opacity=".25" stroke-width="2"/>
  <path d="M4 8h52v60H4ZM64 8h52v28H64ZM64 40h52v28H64ZM124 8h52v60h-52Z" fill="#fff" opacity=".1"/><g fill="#2b1d12">
  <circle cx="50" cy="38" r="2.5"/><circle cx="90" cy="22" r="2.5"/><circle cx="90" cy="54" r="2.5"/>
  <circle cx="130" cy="38" r="2.5"/></g>`
