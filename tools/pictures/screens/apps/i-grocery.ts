import { type Good, goodSvg } from '../draw/grocery'
import { palettes, townMap } from '../draw/map'
import { type App, at, homeBar, icon, iconAt, statusBar, svg } from '../kit'

const PLUM = '#7a1f4f'
const GREEN = '#1f7a3d'

const css = `
.s{background:#fff;color:#22181d}
.mute{color:#6d6268;font-size:12px}
.head{background:${PLUM};color:#fff;padding-bottom:12px;flex:none}
.find{margin:0 14px;height:40px;border-radius:10px;background:#fff;color:#6d6268;padding:0 12px;font-size:14px}
.aisle{width:78px;padding:7px 4px 6px;text-align:center;font:500 10.5px/1.15 Onest;color:#5b4f55;border-left:4px solid transparent}
.aisle.on{background:#fff;border-left-color:${PLUM};color:${PLUM};font-weight:700}
.p{border:1px solid #ebe5e8;border-radius:12px;padding:7px 9px 9px;position:relative}
.plus{right:7px;top:7px;width:30px;height:30px;border-radius:9px;background:#fff;border:1.5px solid ${GREEN};color:${GREEN}}.plus.on{background:${GREEN};color:#fff;font:700 14px Onest}
.off{left:7px;top:7px;background:#ffd84a;border-radius:6px;padding:2px 6px;font:700 11px Onest}
.bb{left:0;right:0;bottom:0;height:84px;background:#fff;border-top:1px solid #e6dfe3;padding:9px 14px 28px}
.go{background:${GREEN};color:#fff;border-radius:10px;height:46px;padding:0 14px;font:650 14.5px Onest}
.ln{padding:9px 14px;border-bottom:1px solid #f0ebee}
.q{height:32px;border:1px solid #d8cfd4;border-radius:9px;padding:0 8px;font:600 13.5px Onest}
`

const aisle = (good: Good, label: string, on = false) => `<div class="aisle${on ? ' on' : ''}">
  <div class="row mid" style="height:36px">${goodSvg(good, 38)}</div>${label}</div>`
const p = (good: Good, name: string, size: string, price: string, n = 0, off = '', paint = '') => `<div class="p">
  <div class="row mid" style="height:76px;padding-top:6px">${paint ? goodSvg(good, 74).replace(/#2f7fc1|#d86a93/g, paint) : goodSvg(good, 74)}</div>
  <span class="plus abs row mid${n ? ' on' : ''}">${n || icon('plus', 17, { width: 2.6 })}</span>${off ? `<span class="off abs">${off}</span>` : ''}<b class="num" style="font-size:15px;display:block;margin-top:4px">${price}</b>
  <div style="font:500 12.5px/1.2 Onest">${name}</div><span class="mute" style="font-size:11.5px">${size}</span></div>`

const shelf = `<div class="s"><div class="head">${statusBar('9:03', '#fff')}<div class="row sp" style="padding:0 14px 9px">
  <div class="row g6" style="font:600 14px Onest">${icon('house', 16)} Home, today 17:00–18:00 ${icon('chevron-down', 15)}</div>${icon('scan-barcode', 21)}</div>
  <div class="find row g8">${icon('search', 17, { color: PLUM })}<span>Search 9,400 products</span></div></div>
<div class="row grow" style="align-items:stretch;min-height:0">
  <div class="none" style="background:#f6f1f4;width:78px">${aisle('tomatoes', 'Vegetables')}${aisle('apple', 'Fruit')}${aisle('milk', 'Dairy', true)}${aisle('bread', 'Bakery')}${aisle('fish', 'Fish')}${aisle('pasta', 'Pasta, rice')}${aisle('oil', 'Oils, sauces')}${aisle('coffee', 'Coffee, tea')}${aisle('juice', 'Juices')}</div>
<div class="grow" style="padding:11px 12px"><div class="row sp"><b style="font-size:16px">Dairy and eggs</b>
  <span class="row g4 mute" style="color:${PLUM};font-weight:600">${icon('arrow-up-down', 14)} Unit price</span></div>
  <div class="row g6" style="margin:9px 0 10px;font:600 12px Onest">
  <span style="background:${PLUM};color:#fff;border-radius:7px;padding:5px 9px">All 212</span>
  <span style="background:#f6f1f4;border-radius:7px;padding:5px 9px">Milk</span>
  <span style="background:#f6f1f4;border-radius:7px;padding:5px 9px">Yoghurt</span>
  <span style="background:#f6f1f4;border-radius:7px;padding:5px 9px">Eggs</span></div>
<div style="display:grid;grid-template-columns:1fr 1fr;gap:9px">${p('milk', 'Meadow milk', '1 l · €1.19/l', '€1.19', 2)}${p('eggs', 'Barn eggs', '6 pcs · €0.38 each', '€2.29')}${p('yoghurt', 'Plum yoghurt', '150 g · €5.27/kg', '€0.79', 4, '−20%')}${p('cheese', 'Hill cheese', '250 g · €15.96/kg', '€3.99')}${p('milk', 'Oat drink', '1 l · €1.69/l', '€1.69', 0, '2 for €3', '#b98a4a')}${p('yoghurt', 'Plain skyr', '400 g · €4.98/kg', '€1.99', 1, '', '#5b8fd0')}</div>
  </div></div>
<div class="bb row g12 abs"><div class="rel">${icon('shopping-cart', 25, { color: PLUM })}<b class="abs row mid" style="right:-9px;top:-7px;width:19px;height:19px;border-radius:10px;background:#ffd84a;font-size:11px">14</b>
  </div><div class="grow" style="padding-left:8px"><b class="num" style="font-size:16px">€38.42</b>
  <div class="mute">€1.58 to free delivery</div></div><span class="go row g6">Basket ${icon('chevron-right', 17)}</span>
  </div>${homeBar('#22181d')}</div>`

const qty = (n: number) =>
  `<span class="q row g8">${icon('minus', 13)}<span class="num">${n}</span>${icon('plus', 13)}</span>`
const line = (good: Good, name: string, info: string, price: string, n: number) => `<div class="ln row g10">
  <span class="row mid" style="width:48px;height:48px;border-radius:10px;background:#f6f1f4">${goodSvg(good, 42)}</span>
  <div class="grow"><div style="font:550 14px/1.2 Onest">${name}</div><span class="mute">${info}</span>
  </div>${qty(n)}<b class="num r" style="width:48px;font-size:14px">${price}</b></div>`
const swap = (
  good: Good,
  name: string,
  price: string,
  on: boolean,
) => `<div class="c" style="flex:1;background:#fff;border-radius:10px;padding:7px 5px 8px;border:2px solid ${on ? GREEN : '#efe3b0'}">
  <div class="row mid">${goodSvg(good, 46)}</div><div style="font:550 12px/1.15 Onest;margin-top:2px">${name}</div>
  <b class="num" style="font-size:12.5px;color:${on ? GREEN : '#22181d'}">${price}</b></div>`

const basket = `<div class="s"><div class="head">${statusBar('9:11', '#fff')}<div class="row g12" style="padding:0 14px">${icon('arrow-left', 21)}<b style="font-size:17px" class="grow">Basket, 14 items</b>
  <span style="font:600 13px Onest" class="row g6">${icon('users', 16)} Shared</span></div></div>
${line('milk', 'Meadow milk 3.5%', '1 l', '€2.38', 2)}${line('bread', 'Rye and wheat loaf', '750 g, sliced', '€3.45', 1)}
<div style="background:#fff7d6;padding:11px 14px 12px;border-bottom:1px solid #efe3b0">
  <div class="row g8">${icon('repeat-2', 17, { color: '#8a5a00' })}<b class="grow" style="font-size:13.5px">Green apples ran out at 9:08</b>
  <span class="mute" style="color:#6b5200">choose one</span></div>
  <div class="row g8" style="margin-top:9px;align-items:stretch">${swap('apple', 'Red apples, 1 kg', '−€0.30', true)}${swap('bananas', 'Bananas, 1 kg', '−€1.10', false)}<div class="c" style="flex:1;border-radius:10px;border:2px dashed #d9c26a;padding-top:19px">
  <span style="display:inline-block">${icon('x', 22, { color: '#8a5a00' })}</span>
  <div style="font:550 12px/1.15 Onest;margin-top:5px">Leave it out,<br>refund €2.79</div></div></div></div>
${line('carrots', 'Young carrots', '1 bunch', '€1.79', 1)}${line('cheese', 'Hill cheese', '250 g', '€3.99', 1)}${line('fish', 'Salmon fillet', '300 g · best by 12 June', '€8.90', 1)}${line('coffee', 'Coffee, whole bean', '500 g', '€7.49', 1)}${line('pasta', 'Spaghetti no. 5', '500 g', '€2.58', 2)}
<div class="row g10" style="margin:11px 14px;padding:10px 12px;border-radius:10px;background:#f6f1f4;font-size:13px">${icon('ticket-percent', 18, { color: PLUM })}<span class="grow">Voucher GARDEN5</span>
  <b class="num" style="color:${GREEN}">−€5.00</b></div>
<div class="bb row sp abs" style="height:90px"><div><div class="mute">Total, bags included</div>
  <b class="num" style="font-size:20px">€38.12</b></div>
  <span class="go row g6">Choose a window ${icon('chevron-right', 17)}</span></div>${homeBar('#22181d')}</div>`

const win = (
  time: string,
  note: string,
  price: string,
  state = '',
) => `<div class="row g10" style="height:49px;padding:0 12px;border:${state === 'on' ? `2px solid ${GREEN}` : '1px solid #e6dfe3'};border-radius:10px;${state === 'on' ? 'background:#eaf6ee' : ''}${state === 'full' ? 'background:#f6f3f5;color:#857a80' : ''}">${icon(state === 'on' ? 'circle-check' : 'circle', 20, { color: state === 'on' ? GREEN : '#bfb4ba' })}<b class="num grow" style="font-size:15px;${state === 'full' ? 'text-decoration:line-through' : ''}">${time}</b>
  <span class="mute row g4">${note}</span><b class="num r" style="width:50px;font-size:13.5px">${price}</b></div>`
const day = (
  a: string,
  b: string,
  on = false,
) => `<div class="c" style="flex:1;height:54px;padding-top:8px;border-radius:10px;font-size:11.5px;${on ? `background:${PLUM};color:#f3d8e6` : 'background:#f6f1f4;color:#5b4f55'}">${a}<b style="display:block;font-size:15px;color:${on ? '#fff' : '#22181d'}">${b}</b>
  </div>`

const windowPage = `<div class="s"><div class="head">${statusBar('9:14', '#fff')}<div class="row g12" style="padding:0 14px">${icon('arrow-left', 21)}<b style="font-size:17px" class="grow">Delivery window</b>
  </div></div>
<div class="rel clip none" style="height:190px">
  <div class="abs" style="left:-40px;top:-364px">${svg(
    440,
    820,
    townMap(palettes.day) +
      at(
        0,
        0,
        `<path d="M376 470 300 478 286 410 198 396 190 432 130 446" fill="none" stroke="#fff" stroke-width="9" stroke-linejoin="round"/>
  <path d="M376 470 300 478 286 410 198 396 190 432 130 446" fill="none" stroke="${PLUM}" stroke-width="5" stroke-linejoin="round"/>
  <circle cx="376" cy="470" r="15" fill="#fff" stroke="${PLUM}" stroke-width="4"/>${iconAt('store', 376, 470, 15, { color: PLUM })}<circle cx="130" cy="446" r="19" fill="${PLUM}" stroke="#fff" stroke-width="4"/>${iconAt('house', 130, 446, 18, { color: '#fff' })}`,
      ) +
      at(
        286,
        420,
        `<circle r="17" fill="${GREEN}" stroke="#fff" stroke-width="3"/>${iconAt('truck', 0, 0, 17, { color: '#fff' })}`,
      ),
  )}</div>
<div class="abs row g10" style="left:14px;right:14px;bottom:10px;background:#fff;border-radius:10px;padding:9px 12px;box-shadow:0 3px 12px rgba(0,0,0,.16)">${icon('map-pin', 18, { color: PLUM })}<div class="grow">
  <b style="font-size:13.5px">5 Orchard Row, 2nd floor</b><div class="mute">Ring twice, leave in the blue box</div>
  </div>${icon('pencil', 16)}</div></div>
<div style="padding:14px 14px 0"><div class="row g6">${day('Today', '8 June', true)}${day('Sun', '9')}${day('Mon', '10')}${day('Tue', '11')}${day('Wed', '12')}</div>
<div class="row sp" style="margin:15px 0 9px"><b style="font-size:15.5px">Pick an hour</b>
  <span class="row g4 mute" style="color:${GREEN};font-weight:600">${icon('leaf', 14)} van already nearby</span></div>
  <div class="col g6">${win('11:00–12:00', 'full', '', 'full')}${win('14:00–15:00', '3 places', '€2.90')}${win('17:00–18:00', icon('leaf', 14, { color: GREEN }), '€0.00', 'on')}${win('18:00–19:00', '6 places', '€1.90')}${win('20:00–21:00', '9 places', '€1.90')}</div>
<div class="row g10" style="margin-top:12px;font-size:13px">
  <span style="width:40px;height:24px;border-radius:12px;background:${GREEN};position:relative;flex:none">
  <i class="abs" style="right:2px;top:2px;width:20px;height:20px;border-radius:10px;background:#fff"></i></span>
  <span class="grow">Ask me before any replacement</span></div></div>
<div class="bb abs" style="height:90px"><div class="go row sp" style="height:50px"><span>Order for 17:00–18:00</span>
  <span class="num">€38.12</span></div></div>${homeBar('#22181d')}</div>`

export const grocery: App = { key: 'i', name: 'Rootlane', css, screens: [shelf, basket, windowPage] }
