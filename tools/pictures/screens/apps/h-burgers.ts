import { burger, cup, fries, nuggets, wrap } from '../draw/snacks'
import { type App, at, homeBar, icon, scatter, statusBar, svg } from '../kit'

const YELLOW = '#ffc918'
const INK = '#141414'

const css = `
.s{background:#fff;color:${INK}}
.fat{font:900 34px/.95 Onest;letter-spacing:-1.6px}
.mute{color:#5f5f5f;font-size:12.5px}
.tile{background:#f4f2ec;padding:12px;position:relative;overflow:hidden}
.rail{width:82px;background:${INK};color:#bdbdbd}
.cat{height:86px;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:6px;font:600 11.5px Onest}.cat.on{background:${YELLOW};color:${INK};font-weight:800}
.btn{height:60px;background:${INK};color:#fff;font:800 16px Onest;padding:0 18px}
.add{width:38px;height:38px;background:${INK};color:#fff}
`

const set = (scale: number, band = '#e2231a') =>
  at(100, 92, fries(band), 0.62 * scale) +
  at(196, 92, cup('#fff', band), 0.66 * scale) +
  at(148, 118, burger, 0.66 * scale)
const cat = (drawing: string, label: string, on = false) =>
  `<span class="cat${on ? ' on' : ''}">${svg(42, 42, drawing, '-104 -104 208 208')}${label}</span>`
const product = (
  drawing: string,
  box: string,
  name: string,
  price: string,
  ground: string,
) => `<div class="tile" style="background:${ground};height:178px">
  <div class="row mid">${svg(108, 88, drawing, box)}</div><div style="font:800 14.5px/1.1 Onest;margin-top:6px">${name}</div>
  <div class="row sp abs" style="left:12px;right:0;bottom:0"><b class="num" style="font-size:15px">${price}</b>
  <span class="add row mid">${icon('plus', 20, { width: 3 })}</span></div></div>`

const menu = `<div class="s" style="background:${YELLOW}">${statusBar('13:02', INK)}<div class="row sp" style="padding:2px 18px 12px">
  <div class="fat" style="font-size:28px">Snapbun</div>
  <span class="row g6" style="background:${INK};color:${YELLOW};height:36px;padding:0 12px;font:700 13px Onest">${icon('armchair', 17)} Table 12</span>
  </div>
<div class="row grow" style="align-items:stretch;min-height:0">
  <div class="rail none">${cat(set(1).replace(/^/, '<g transform="translate(-148 -92)">') + '</g>', 'Combos', true)}${cat(burger, 'Burgers')}${cat(fries('#e2231a'), 'Fries')}${cat(nuggets('#e2231a'), 'Bites')}${cat(wrap, 'Wraps')}${cat(cup('#fff', '#e2231a'), 'Drinks')}</div>
<div class="grow" style="background:#fff;padding:12px">
  <div class="rel clip" style="background:#e2231a;color:#fff;height:198px;padding:14px">
  <div class="fat" style="font-size:24px">Double<br>deck</div>
  <div style="font-size:12.5px;margin-top:5px">Burger,<br>fries, drink</div>
  <div class="abs" style="right:-28px;top:34px">${svg(208, 164, `<circle cx="150" cy="96" r="92" fill="#c41710"/>` + set(1.12, YELLOW), '24 0 236 190')}</div>
  <b class="abs row" style="left:0;bottom:0;background:${YELLOW};color:${INK};height:44px;padding:0 14px;font:900 20px Onest">€8.90</b>
  </div>
<div style="display:grid;grid-template-columns:1fr 1fr;gap:10px;margin-top:10px">${product(at(0, 0, burger, 0.9), '-104 -84 208 176', 'Deck burger', '€5.40', '#fdeeb8')}${product(nuggets('#e2231a'), '-96 -60 192 140', 'Crisp bites, 6', '€4.20', '#fbdcd4')}${product(wrap, '-90 -86 180 176', 'Garden wrap', '€4.90', '#dfeecb')}${product(fries('#e2231a'), '-90 -96 180 192', 'Quay fries', '€2.60', '#dcebf5')}</div>
  </div></div>
<div class="btn row sp abs" style="left:0;right:0;bottom:0;height:88px;padding-bottom:26px"><span class="row g10">
  <span class="row mid" style="width:30px;height:30px;background:${YELLOW};color:${INK}">3</span> In your tray</span>
  <span class="row g8">€17.20 ${icon('arrow-right', 20, { width: 2.6 })}</span></div>${homeBar('#fff')}</div>`

/** A square that reads as a QR code: three finders, an alignment mark, even noise. */
function qr(size: number): string {
  const n = 29
  const next = scatter(77)
  const finder = (x: number, y: number) => `<path d="M${x} ${y}h7v7h-7Z" fill="${INK}"/>
  <path d="M${x + 1} ${y + 1}h5v5h-5Z" fill="#fff"/><path d="M${x + 2} ${y + 2}h3v3h-3Z" fill="${INK}"/>`
  let cells = ''
  for (let y = 0; y < n; y++)
    for (let x = 0; x < n; x++) {
      const corner = (x < 8 && y < 8) || (x > n - 9 && y < 8) || (x < 8 && y > n - 9)
      const middle = Math.abs(x - 14) < 4 && Math.abs(y - 14) < 4
      if (next() > 0.5 && !corner && !middle) cells += `M${x} ${y}h1v1h-1Z`
    }
  return svg(
    size,
    size,
    `<path d="${cells}" fill="${INK}" shape-rendering="crispEdges"/>${finder(0, 0)}${finder(n - 7, 0)}${finder(0, n - 7)}<circle cx="14.5" cy="14.5" r="3.5" fill="${YELLOW}"/>
  <g transform="translate(14.5 14.5) scale(.028)">${burger}</g>`,
    `0 0 ${n} ${n}`,
  )
}

const orderLine = (
  n: number,
  name: string,
  info: string,
  price: string,
) => `<div class="row g12" style="padding:14px 0;border-bottom:2px solid #ececec">
  <b class="row mid" style="width:32px;height:32px;background:${YELLOW};font-size:15px">${n}</b><div class="grow">
  <b style="font-size:15px">${name}</b><div class="mute">${info}</div></div><b class="num">${price}</b></div>`

const table = `<div class="s" style="background:#fff">${statusBar('13:06', INK)}<div class="row sp" style="padding:2px 18px 10px">${icon('arrow-left', 24, { width: 2.6 })}<b style="font:800 16px Onest">Order at the table</b>${icon('circle-question-mark', 22)}</div>
<div class="rel none" style="background:${YELLOW};margin:0 18px;padding:22px 18px"><div class="row sp"><div>
  <div style="font-size:13px;font-weight:600">Table</div><div class="fat num" style="font-size:70px;letter-spacing:-4px">12</div>
  </div><div style="background:#fff;padding:11px">${qr(148)}</div></div>
  <div style="font-size:13px;line-height:1.35;margin-top:12px;font-weight:500">Friends scan this code and add to the same tray. One bill or split.</div>
  </div>
<div style="padding:20px 18px 0"><div class="row sp"><b style="font:800 17px Onest">Tray of three</b>
  <span class="row" style="padding-left:10px">${[
    ['#e2231a', 'M'],
    ['#2460d8', 'J'],
    ['#12805c', 'A'],
  ]
    .map(
      ([c, t]) =>
        `<span class="row mid" style="width:32px;height:32px;border-radius:16px;background:${c};color:#fff;font:800 13px Onest;border:2px solid #fff;margin-left:-8px">${t}</span>`,
    )
    .join('')}</span>
  </div>
${orderLine(1, 'Double deck combo', 'Mia · no onion, orange drink', '€8.90')}${orderLine(1, 'Crisp bites, 6', 'Jon · smoky dip', '€4.20')}${orderLine(1, 'Quay fries, large', 'Ada', '€4.10')}
<div class="row g8" style="margin-top:18px">
  <span class="row mid" style="flex:1;height:46px;background:${INK};color:${YELLOW};font:700 14px Onest">One bill</span>
  <span class="row mid" style="flex:1;height:46px;background:#f0eee8;font:700 14px Onest">Split by three</span></div></div>
<div class="btn row sp abs" style="left:0;right:0;bottom:0;height:88px;padding-bottom:26px;background:#e2231a">
  <span>Send to the kitchen</span><span class="num">€17.20</span></div>${homeBar('#fff')}</div>`

const rays = Array.from(
  { length: 18 },
  (_, i) => `<path d="M180 300 150-220h60Z" fill="#ffd84f" transform="rotate(${i * 20} 180 300)"/>`,
).join('')
const ready = `<div class="s" style="background:${YELLOW}">
  <div class="abs" style="left:0;top:0">${svg(360, 780, rays)}</div>${statusBar('13:14', INK)}<div class="rel c" style="padding:10px 20px 0">
  <span class="row mid g8" style="display:inline-flex;background:${INK};color:${YELLOW};height:36px;padding:0 16px;font:700 14px Onest">${icon('bell-ring', 17)} Ready at counter B</span>
<div class="num" style="font:900 196px/.86 Onest;letter-spacing:-14px;margin:18px 0 0 -12px">47</div>
  <div class="fat" style="font-size:27px;margin-top:8px">Come and get it</div></div>
<div class="rel row mid" style="margin-top:4px">${svg(344, 214, set(1.15, '#e2231a'), '36 -2 228 196')}</div>
<div class="abs" style="left:0;right:0;bottom:0;background:#fff;padding:16px 18px 34px"><div class="row sp">
  <b style="font:800 15px Onest">On the board now</b><span class="mute">wait about 4 min</span></div>
  <div class="row g8" style="margin-top:10px">${[
    ['44', 0],
    ['45', 0],
    ['47', 1],
    ['48', 2],
    ['49', 2],
  ]
    .map(
      ([
        n,
        s,
      ]) => `<span class="c num" style="flex:1;height:60px;padding-top:9px;font:900 21px/1.1 Onest;background:${s === 1 ? INK : '#f0eee8'};color:${s === 1 ? YELLOW : s === 0 ? '#6f6f6f' : INK}">${n}<span style="display:block;font:600 10.5px Onest">${['taken', 'yours', 'grill'][Number(s)]}</span>
  </span>`,
    )
    .join('')}</div>
<div class="row mid g8" style="margin-top:12px;height:50px;background:#e2231a;color:#fff;font:800 15px Onest">${icon('hand-platter', 20)} Bring it to table 12</div>
  </div>${homeBar(INK)}</div>`

export const burgers: App = { key: 'h', name: 'Snapbun', css, screens: [menu, table, ready] }
