import { gradient, svg } from '../kit'

/** Landscapes and houses that stand in for photographs; each fills width×height. */
const scene = (width: number, height: number, inside: string, more = '') =>
  svg(width, height, inside, '0 0 320 200', `preserveAspectRatio="xMidYMid slice" ${more}`)

export function lake(width: number, height: number, more = ''): string {
  const sky = gradient(['#ffb38a', '#ffdcb0', '#bfe3ee'], 180)
  const water = gradient(['#e9b394', '#4e7fa0', '#2d5878'])
  return scene(
    width,
    height,
    `<defs>${sky.def}${water.def}</defs><rect width="320" height="120" fill="${sky.url}"/>
  <circle cx="214" cy="74" r="20" fill="#fff3d6"/>
  <path d="M0 108 50 56l34 30 40-50 54 60 36-26 46 38 60-40v44H0Z" fill="#7d86a8"/>
  <path d="M0 116 70 84l60 24 70-28 60 26 60-16v16H0Z" fill="#51627f"/>
  <rect y="112" width="320" height="88" fill="${water.url}"/>
  <path d="M190 122h50M178 134h78M196 148h44M170 164h90" stroke="#ffe6c4" stroke-width="3" opacity=".7" stroke-linecap="round"/>
  <path d="M0 200v-50c20-6 40 6 54 24 8 10 16 18 30 26Z" fill="#1f3440"/>
  <path d="M20 156V96l-14 24h8l-12 20h10l-14 22h44l-14-22h10L26 120h8Z" fill="#17303a"/>
  <path d="M92 166c20 6 44 6 62 0l-8 14h-44Z" fill="#c9482e"/><path d="M122 164v-20" stroke="#2b1c18" stroke-width="3"/>
  <circle cx="122" cy="140" r="5" fill="#2b1c18"/>`,
    more,
  )
}

export function house(width: number, height: number, more = ''): string {
  const sky = gradient(['#8fc7ee', '#e6f3fa'])
  return scene(
    width,
    height,
    `<defs>${sky.def}</defs><rect width="320" height="200" fill="${sky.url}"/>
  <path d="M0 150c60-30 120-10 180-24s100 0 140-10v84H0Z" fill="#8db77c"/><g>
  <rect x="56" y="62" width="128" height="104" fill="#f4f0e8"/><rect x="56" y="62" width="128" height="12" fill="#3b3f47"/>
  <rect x="150" y="90" width="124" height="76" fill="#c78f5f"/>
  <path d="M150 96h124M150 106h124M150 116h124M150 126h124M150 136h124M150 146h124M150 156h124" stroke="#a87146" stroke-width="2"/>
  <rect x="144" y="82" width="136" height="9" fill="#2f333a"/><rect x="68" y="86" width="66" height="42" fill="#35536b"/>
  <path d="M101 86v42M68 107h66" stroke="#f4f0e8" stroke-width="3"/>
  <path d="m70 126 28-38h16L84 126Z" fill="#fff" opacity=".22"/><rect x="166" y="104" width="58" height="62" fill="#2f4a60"/>
  <path d="M195 104v62" stroke="#c78f5f" stroke-width="3"/><rect x="236" y="106" width="26" height="60" fill="#513624"/>
  <rect x="72" y="136" width="40" height="30" fill="#4a6276"/></g><path d="M0 164h320v36H0Z" fill="#77a866"/>
  <path d="M236 166h26l30 34h-76Z" fill="#d9d2c4"/><g fill="#4f7d46"><circle cx="30" cy="132" r="24"/>
  <circle cx="14" cy="148" r="20"/><circle cx="300" cy="128" r="22"/></g>
  <path d="M30 150v22M300 146v22" stroke="#5a4030" stroke-width="5"/>`,
    more,
  )
}

export function livingRoom(width: number, height: number, more = ''): string {
  const light = gradient(['#dfeaf2', '#f8f4ea'])
  return scene(
    width,
    height,
    `<defs>${light.def}</defs><rect width="320" height="200" fill="#ece6db"/>
  <rect y="148" width="320" height="52" fill="#c79b6b"/>
  <path d="M0 160h320M0 174h320M0 188h320" stroke="#b5895a" stroke-width="1.5"/>
  <rect x="22" y="22" width="116" height="104" fill="${light.url}" stroke="#fff" stroke-width="6"/>
  <path d="M80 22v104" stroke="#fff" stroke-width="5"/>
  <path d="M26 108c20-20 30-10 50-18v34H26ZM84 100c20-14 30 0 50-14v38H84Z" fill="#9dbf9a"/>
  <path d="M12 10h20v132H12ZM130 10h20v132h-20Z" fill="#d7cdbb"/>
  <rect x="196" y="32" width="70" height="48" fill="#fff" stroke="#7c6a55" stroke-width="3"/>
  <path d="M204 72c10-24 24-8 30-20s16 4 24 20Z" fill="#d98e5f"/><circle cx="246" cy="46" r="5" fill="#e5b53f"/>
  <g transform="translate(158 92) scale(.6)"><path d="M20 18c0-10 6-16 16-16h168c10 0 16 6 16 16v62H20Z" fill="#45586a"/>
  <rect x="27" y="8" width="92" height="58" rx="12" fill="#5b7186"/>
  <rect x="121" y="8" width="92" height="58" rx="12" fill="#5b7186"/>
  <rect x="22" y="54" width="198" height="26" rx="9" fill="#6f869c"/>
  <rect x="18" y="76" width="204" height="30" rx="6" fill="#45586a"/>
  <path d="M0 46c0-20 28-20 28 0v60H0ZM240 46c0-20-28-20-28 0v60h28Z" fill="#5b7186"/></g>
  <ellipse cx="190" cy="180" rx="110" ry="14" fill="#e9dfcd"/><ellipse cx="170" cy="166" rx="36" ry="7" fill="#8a5c36"/>
  <path d="M146 168l-4 20M194 168l4 20" stroke="#6d4627" stroke-width="4"/><g fill="#5c8a58">
  <path d="M36 150c-14-20-20-40-16-56 14 10 20 30 16 56Z"/><path d="M40 150c0-24 8-44 22-52 2 20-6 40-22 52Z"/></g>
  <path d="M26 148h28l-4 30H30Z" fill="#b96d48"/>`,
    more,
  )
}

export function kitchen(width: number, height: number, more = ''): string {
  return scene(
    width,
    height,
    '<rect width="320" height="200" fill="#f1efe9"/><rect y="160" width="320" height="40" fill="#b9b3a8"/><rect x="0" y="14" width="150" height="46" fill="#4f6b61"/><rect x="230" y="0" width="90" height="170" fill="#4f6b61"/><path d="M50 14v46M100 14v46M275 0v170M230 84h90" stroke="#3d554d" stroke-width="2"/><rect y="62" width="230" height="40" fill="#fff"/><path d="M0 75h230M0 88h230M30 62v40M60 62v40M90 62v40M120 62v40M150 62v40M180 62v40M210 62v40" stroke="#e2dfd7" stroke-width="1.5"/><rect y="102" width="230" height="9" fill="#d4b48a"/><rect y="111" width="230" height="58" fill="#4f6b61"/><path d="M58 111v58M116 111v58M174 111v58" stroke="#3d554d" stroke-width="2"/><path d="M170 62V28h34v34Z" fill="#c9ccd0"/><path d="M160 60h54l-8-12h-38Z" fill="#b2b6bb"/><path d="M40 102V84c0-8 12-8 12 0" stroke="#8b8f95" stroke-width="4" fill="none"/><rect x="166" y="92" width="26" height="10" rx="2" fill="#c25038"/><path d="M92 102V86h14v16Z" fill="#e7c27b"/><g fill="#6da866"><path d="M120 102c-8-14-4-24 4-30 6 12 6 22-4 30Z"/></g><circle cx="266" cy="46" r="2.5" fill="#e5c57c"/><circle cx="284" cy="46" r="2.5" fill="#e5c57c"/>',
    more,
  )
}

export function bedroom(width: number, height: number, more = ''): string {
  return scene(
    width,
    height,
    '<rect width="320" height="200" fill="#d7dfe3"/><rect y="150" width="320" height="50" fill="#c9a57c"/><rect x="60" y="64" width="200" height="80" rx="8" fill="#8a6242"/><rect x="70" y="104" width="180" height="72" rx="8" fill="#fff"/><path d="M70 132h180v36c0 6-4 10-10 10H80c-6 0-10-4-10-10Z" fill="#7f95a6"/><rect x="84" y="90" width="64" height="34" rx="12" fill="#f7f4ee"/><rect x="172" y="90" width="64" height="34" rx="12" fill="#f7f4ee"/><rect x="16" y="130" width="36" height="44" fill="#8a6242"/><rect x="268" y="130" width="36" height="44" fill="#8a6242"/><path d="M24 96h20l6 22H18Z" fill="#f7dfa6"/><path d="M34 118v12M286 118v12" stroke="#5a4030" stroke-width="3"/><path d="M276 96h20l6 22h-32Z" fill="#f7dfa6"/><rect x="120" y="14" width="80" height="38" fill="#fff"/><path d="M126 46c14-20 24-6 34-16s20 2 34 16Z" fill="#6f9aa8"/>',
    more,
  )
}
