import { svg } from '../kit'

const shade = '<ellipse cy="44" rx="34" ry="5" fill="#000" opacity=".12"/>'

/** Goods of a grocer drawn round 0,0, about 90 px tall. */
const goods = {
  milk: `${shade}<path d="M-22-18-14-40h28l8 22v58a4 4 0 0 1-4 4h-36a4 4 0 0 1-4-4Z" fill="#fff"/>
  <path d="M-14-46h28v8h-28Z" fill="#dfe7ec"/><path d="M-22-18-14-38h28l8 20Z" fill="#e7eef3"/>
  <path d="M-22 2h44v26c-14 8-30-6-44 4Z" fill="#2f7fc1"/><path d="M-12-8h24" stroke="#2f7fc1" stroke-width="4"/>
  <path d="M10-18h12v58a4 4 0 0 1-4 4h-8Z" opacity=".06"/>`,
  bread: `${shade}<path d="M-40-4c-4-22 14-28 40-28s44 6 40 28c-1 6-5 8-5 12v26c0 5-3 8-8 8h-54c-5 0-8-3-8-8V8c0-4-4-6-5-12Z" fill="#b8712c"/>
  <path d="M-33-6c-3-14 10-19 33-19s36 5 33 19c-1 5-5 7-5 12v24c0 3-2 5-5 5h-46c-3 0-5-2-5-5V6c0-5-4-7-5-12Z" fill="#f2d39b"/>
  <g fill="#dcb374"><circle cx="-12" cy="-4" r="3"/><circle cx="10" cy="8" r="4"/><circle cx="-6" cy="18" r="2.5"/>
  <circle cx="16" cy="-8" r="2"/></g>`,
  apple: `${shade}<path d="M0-20c10-10 36-8 36 18 0 26-18 44-28 44-4 0-6-2-8-2s-4 2-8 2c-10 0-28-18-28-44 0-26 26-28 36-18Z" fill="#d8322f"/>
  <path d="M-24-2c0-8 5-13 11-14" stroke="#ff8f80" stroke-width="5" fill="none" stroke-linecap="round"/>
  <path d="M0-18c0-10 3-16 8-22" stroke="#6b4423" stroke-width="4" fill="none" stroke-linecap="round"/>
  <path d="M6-30c8-12 20-10 26-8-4 10-14 16-26 8Z" fill="#5ba043"/>`,
  bananas: `${shade}<path d="M-36-30c6 40 26 56 62 58 8 0 12 4 10 8-20 14-78 6-82-62 0-8 8-10 10-4Z" fill="#f0b81f"/>
  <path d="M-30-34c10 34 30 48 64 44 8 0 10 6 6 10C8 34-36 12-40-30c0-8 8-10 10-4Z" fill="#fcd34f"/>
  <path d="M-42-40h12l2 10h-12Z" fill="#7d5a22"/>`,
  carrots: `${shade}<g transform="rotate(-28)"><path d="M-14-14h24C8 14 2 36-2 44-8 36-14 14-14-14Z" fill="#ef7b22"/>
  <path d="M-2-14c-8-10-10-20-8-28M0-14c0-12 4-20 10-26M4-14c6-8 12-12 20-14" stroke="#4f9c43" stroke-width="6" fill="none" stroke-linecap="round"/>
  </g><g transform="translate(16 4) rotate(16)"><path d="M-12-14h24C10 12 4 32 0 40-6 32-12 12-12-14Z" fill="#ff9440"/>
  <path d="M-4-2h8M-3 10h7" stroke="#d96a14" stroke-width="2.5" stroke-linecap="round"/>
  <path d="M0-14c-6-10-6-18-4-24M2-14c2-10 8-18 14-20" stroke="#5fb04e" stroke-width="6" fill="none" stroke-linecap="round"/>
  </g>`,
  tomatoes: `${shade}<circle cx="-16" cy="16" r="25" fill="#d4342a"/><circle cx="18" cy="10" r="27" fill="#e8483a"/>
  <path d="M4-4c6 0 10 4 14-6 4 10 8 6 16 6-6 4-8 6-8 12-4-6-12-6-16 0 0-6-2-8-6-12Z" fill="#4f9c43"/>
  <path d="M18-10v-14" stroke="#4f9c43" stroke-width="4" stroke-linecap="round"/>
  <path d="M2 8c1-8 6-12 10-13" stroke="#ff9c8d" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  cheese: `${shade}<path d="M-40 12 22-28c14 4 20 16 20 26v10Z" fill="#ffd65a"/>
  <path d="M-40 12 42 4v34c0 2-2 4-4 4h-74c-2 0-4-2-4-4Z" fill="#f5b92e"/><g fill="#dc9a1c"><circle cx="-16" cy="24" r="6"/>
  <circle cx="14" cy="30" r="5"/><circle cx="26" cy="14" r="5.5"/></g>`,
  eggs: `${shade}<g fill="#f4e3cf"><ellipse cx="-24" cy="2" rx="12" ry="17"/>
  <ellipse cx="24" cy="2" rx="12" ry="17" fill="#e9cdae"/><ellipse cy="0" rx="12" ry="18"/></g>
  <path d="M-42 8c6-6 12-6 18 0 6-6 12-6 18 0 4-6 8-6 12 0 6-6 12-6 18 0 6-6 12-6 18 0l-4 30c-1 4-3 6-7 6h-66c-4 0-6-2-7-6Z" fill="#8b9aa3"/>
  <path d="M-40 22h80l-2 16c-1 4-3 6-7 6h-62c-4 0-6-2-7-6Z" fill="#788791"/>`,
  oil: `${shade}<path d="M-8-46H8v16c0 8 12 10 12 24v44c0 4-2 6-6 6h-28c-4 0-6-2-6-6V-6c0-14 12-16 12-24Z" fill="#8a9b2e"/>
  <rect x="-10" y="-50" width="20" height="12" rx="2" fill="#39401a"/><rect x="-20" y="4" width="40" height="26" fill="#f5efd6"/>
  <path d="M-8 18c4-8 12-8 16-2-4 6-12 8-16 2Z" fill="#6f7f20"/>
  <path d="M-14-4v40" stroke="#fff" opacity=".25" stroke-width="4" stroke-linecap="round"/>`,
  yoghurt: `${shade}<path d="M-30-22h60l-6 60c0 3-2 5-5 5h-38c-3 0-5-2-5-5Z" fill="#fff"/>
  <path d="M-28-4h56l-3 30h-50Z" fill="#d86a93"/><circle cx="-6" cy="10" r="7" fill="#8c2450"/>
  <circle cx="8" cy="14" r="6" fill="#a83564"/><ellipse cy="-23" rx="33" ry="7" fill="#c9d3d9"/>
  <ellipse cy="-25" rx="33" ry="6" fill="#e5ecf0"/>`,
  pasta: `${shade}<rect x="-26" y="-44" width="52" height="88" rx="4" fill="#1f4f8f"/>
  <rect x="-17" y="-8" width="34" height="36" rx="6" fill="#f8e3a8"/>
  <path d="M-12-4v28M-6-4v28M0-4v28M6-4v28M12-4v28" stroke="#e0b95a" stroke-width="3"/>
  <path d="M-16-28h32M-10-20h20" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`,
  coffee: `${shade}<path d="M-28-40h56v80a4 4 0 0 1-4 4h-48a4 4 0 0 1-4-4Z" fill="#2c2421"/>
  <path d="M-28-40h56v10h-56Z" fill="#46392f"/><rect x="-18" y="-14" width="36" height="40" rx="3" fill="#d8a66b"/>
  <g transform="rotate(24) translate(4 4)"><ellipse rx="8" ry="12" fill="#4a2c1a"/>
  <path d="M0-11c-4 8 4 14 0 22" stroke="#d8a66b" stroke-width="2" fill="none"/></g>`,
  lettuce: `${shade}<circle r="38" cy="6" fill="#5fa03d"/>
  <path d="M-34-4c-2-18 14-30 24-24 8-10 26-6 28 6 14 0 20 16 14 26 8 12-2 28-14 28-6 10-26 10-32 2-16 2-28-18-20-38Z" fill="#86c255"/>
  <path d="M-16-4c4-12 22-14 28-2 10 2 10 16 2 20-4 12-24 10-26 0-10-2-12-12-4-18Z" fill="#b5dd80"/>
  <path d="M0 30C-4 16 2 6 10-8" stroke="#eaf7cf" stroke-width="3" fill="none" stroke-linecap="round"/>`,
  juice: `${shade}<path d="M-22-34h44v74a4 4 0 0 1-4 4h-36a4 4 0 0 1-4-4Z" fill="#f58a1f"/>
  <path d="M-22-34-10-46h20l12 12Z" fill="#ffa94b"/><circle cy="8" r="15" fill="#ffd27a"/><g fill="#f58a1f">
  <path d="M-1 6-9-4a13 13 0 0 1 16 0Z"/><path d="m3 8 11-6a13 13 0 0 1-4 15Z"/><path d="M-3 8-14 3a13 13 0 0 0 5 14Z"/></g>`,
  rice: `${shade}<path d="M-30-34c8-8 52-8 60 0v70c0 5-4 8-8 8h-44c-4 0-8-3-8-8Z" fill="#f0ece1"/>
  <path d="M-30-34c8-8 52-8 60 0v8h-60Z" fill="#c43d2f"/>
  <path d="M-18 0c10-14 26-14 36 0-4 22-32 22-36 0Z" fill="#fff" stroke="#c43d2f" stroke-width="3"/>
  <path d="M-8 4l6-4M2 6l6-4M-4 12l6-3" stroke="#c9bfa6" stroke-width="2.5" stroke-linecap="round"/>`,
  fish: `${shade}<rect x="-42" y="-20" width="84" height="58" rx="10" fill="#e8eef0"/>
  <path d="M-34-2c14-18 52-18 66-6 6 8 4 20-4 24-20 10-50 8-60-4-4-4-5-10-2-14Z" fill="#f58a63"/>
  <path d="M-18-10c6 8 6 18 0 26M-2-14c6 10 6 22 0 32M14-12c6 8 6 18 0 26" stroke="#ffd0b8" stroke-width="3" fill="none"/>`,
} as const

export type Good = keyof typeof goods

export const goodSvg = (name: Good, size: number): string => svg(size, size, goods[name], '-50 -52 100 104')
