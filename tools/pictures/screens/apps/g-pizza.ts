import { biteSvg, pizza, pizzas, pizzaSvg, spread } from '../draw/snacks'
import type { Bite } from '../draw/bites'
import { type App, at, homeBar, icon, statusBar, svg } from '../kit'

const RED = '#c8201d'
const CREAM = '#fff1d8'

const css = `
.s{background:${RED};color:${CREAM}}
.dis{font:800 25px/1.02 Unbounded;letter-spacing:-1.2px;text-transform:uppercase}
.ink{color:#3a0b08}
.top{border:2.5px solid #3a0b08;border-radius:22px;background:#fff8ea;color:#3a0b08;padding:8px 4px 8px;text-align:center;font:600 12px Onest;position:relative}
.top.on{background:#ffd23f;box-shadow:0 4px 0 #3a0b08}
.n{position:absolute;right:-7px;top:-8px;width:24px;height:24px;border-radius:12px;background:#3a0b08;color:#ffd23f;font:700 12px Onest;display:flex}
.btn{border:2.5px solid #3a0b08;background:#ffd23f;color:#3a0b08;border-radius:18px;box-shadow:0 5px 0 #3a0b08;font:700 15px Unbounded;letter-spacing:-.5px;height:58px;padding:0 20px}
.pan{background:${CREAM};color:#3a0b08;border-radius:34px 34px 0 0;border-top:2.5px solid #3a0b08}
.tabx{height:40px;padding:0 16px;border-radius:14px;border:2.5px solid #3a0b08;font:700 12.5px Onest;background:#fff8ea;color:#3a0b08}.tabx.on{background:#3a0b08;color:#ffd23f}
`

const top = (kind: Bite, name: string, n = 0) => `<div class="top${n ? ' on' : ''}">
  <div class="row mid">${biteSvg(kind, 48)}</div>${name}${n ? `<span class="n mid">×${n}</span>` : ''}</div>`
const mine = pizza(
  spread([
    ['salami', 7, 0.95],
    ['olive', 5, 0.8],
    ['mushroom', 4, 0.9],
    ['basil', 3, 0.65],
  ]),
  { cut: true },
)
const mark = `<span class="row mid" style="width:42px;height:42px;border-radius:14px;border:2.5px solid #3a0b08;background:${CREAM};color:#3a0b08">`

const builder = `<div class="s">${statusBar('19:20', CREAM)}<div class="row sp" style="padding:2px 16px">${mark}${icon('arrow-left', 20, { width: 2.6 })}</span>
  <div class="dis c" style="font-size:17px">Build yours</div>${mark}${icon('shuffle', 19, { width: 2.6 })}</span></div>
<div class="rel none" style="height:324px">
  <div class="abs" style="left:18px;top:4px">${svg(
    324,
    324,
    `<circle cx="162" cy="162" r="158" fill="#a81512"/>
  <circle cx="162" cy="162" r="148" fill="none" stroke="${CREAM}" stroke-width="2" stroke-dasharray="2 9" stroke-linecap="round"/>`,
  )}</div>
  <div class="abs" style="left:38px;top:26px">${pizzaSvg(mine, 284)}</div>
<span class="abs ink c" style="right:14px;top:20px;background:#ffd23f;border:2.5px solid #3a0b08;border-radius:34px;width:68px;height:68px;padding-top:14px;transform:rotate(9deg);font:800 17px/1 Unbounded">32<div style="font:700 11px Onest;margin-top:2px">cm</div>
  </span></div>
<div class="pan grow" style="padding:16px 18px 0"><div class="row g8"><span class="tabx row">Dough</span>
  <span class="tabx row">Sauce</span><span class="tabx row on">Toppings</span><span class="tabx row">Cut</span></div>
<div style="display:grid;grid-template-columns:repeat(4,1fr);gap:10px;margin-top:16px">${top('salami', 'Salami', 2)}${top('olive', 'Olives', 1)}${top('mushroom', 'Mushroom', 1)}${top('basil', 'Basil', 1)}${top('pepper', 'Pepper')}${top('onion', 'Onion')}${top('mozzarella', 'Burrata')}${top('shrimp', 'Shrimp')}</div>
  </div>
<div class="btn row sp abs" style="left:18px;right:18px;bottom:32px"><span>Into the oven</span><span>€13.80</span>
  </div>${homeBar('#3a0b08')}</div>`

const item = (
  name: keyof typeof pizzas,
  title: string,
  info: string,
  price: string,
  ground: string,
  left: boolean,
  turn: number,
) => `
<div class="rel clip none" style="height:142px;border:2.5px solid #3a0b08;border-radius:26px;background:${ground};color:#3a0b08">
  <div class="abs" style="${left ? 'left:-44px' : 'right:-44px'};top:-24px">${pizzaSvg(pizzas[name], 194, turn)}</div>
<div class="abs col sp" style="${left ? 'left:160px;right:12px' : 'left:16px;right:160px'};top:14px;bottom:14px"><div>
  <div class="dis" style="font-size:17px">${title}</div>
  <div style="font-size:12.5px;line-height:1.3;margin-top:6px;opacity:.85">${info}</div></div><div class="row sp">
  <b style="font:800 17px Unbounded;letter-spacing:-.8px">${price}</b>
  <span class="row mid" style="width:36px;height:36px;border-radius:12px;background:#3a0b08;color:#ffd23f">${icon('plus', 20, { width: 3 })}</span>
  </div></div></div>`

const menu = `<div class="s" style="background:${CREAM};color:#3a0b08">${statusBar('19:14', '#3a0b08')}<div class="row sp" style="padding:4px 18px 10px">
  <div><div class="dis" style="font-size:28px;color:${RED}">Forno<br>a bordo</div></div>
  <div class="c" style="border:2.5px solid #3a0b08;border-radius:18px;padding:8px 14px;background:#fff">
  <b style="font:800 15px Unbounded">24 min</b><div style="font-size:11.5px">oven to door</div></div></div>
<div class="row g8 none" style="padding:2px 18px 14px"><span class="tabx row on">Red</span><span class="tabx row">White</span>
  <span class="tabx row">Vegan</span><span class="tabx row">Sides</span><span class="tabx row">Drinks</span></div>
<div class="col g12" style="padding:0 18px">${item('margherita', 'Margherita', 'Tomato, fior di latte, basil', '€9.20', '#ffc9b5', true, 0)}${item('salami', 'Diavola', 'Hot salami, mozzarella', '€11.40', '#ffd23f', false, 30)}${item('garden', 'Orto', 'Pepper, olives, mushroom', '€10.90', '#cfe3a4', true, 60)}${item('marina', 'Marina', 'Shrimp, lemon, onion', '€13.50', '#a9d9e0', false, 10)}</div>
<div class="abs" style="left:0;right:0;bottom:0;height:110px;background:#ffe3b0;border-top:2.5px solid #3a0b08"></div>
  <div class="btn row sp abs" style="left:18px;right:18px;bottom:34px;background:${RED};color:${CREAM}">
  <span class="row g10">${icon('shopping-bag', 20, { width: 2.6 })} 2 pizzas</span><span>€20.60</span>
  </div>${homeBar('#3a0b08')}</div>`

const flames = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  .map((i) =>
    at(
      52 + i * 27,
      250,
      `<path d="M0 0c-14-2-16-20-6-32 2 8 6 8 6 2 0-12-2-18 4-28 2 14 14 22 14 38C18-6 10 0 0 0Z" fill="#ff8a1f"/>
  <path d="M2 0c-8-2-8-12-2-20 2 6 8 10 8 14 0 4-2 6-6 6Z" fill="#ffd23f"/>`,
      i % 2 ? 0.9 : 1.25,
    ),
  )
  .join('')
const bricks = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  .map(
    (i) =>
      `<path d="M160 250 160 96" stroke="#3a0b08" stroke-width="2.5" transform="rotate(${(i - 5) * 17.4} 160 250)"/>`,
  )
  .join('')
const oven = svg(
  320,
  270,
  `<path d="M4 296V156C4 70 70 4 160 4s156 66 156 152v140Z" fill="#e8a35a" stroke="#3a0b08" stroke-width="3"/>
  <g transform="translate(0 -2)"><path d="M28 254v-90c0-74 58-130 132-130s132 56 132 130v90Z" fill="#d98545"/>${bricks}<path d="M40 254v-86c0-66 52-116 120-116s120 50 120 116v86Z" fill="#3a0b08" stroke="#3a0b08" stroke-width="3"/>
  <path d="M46 254v-84c0-62 50-110 114-110s114 48 114 110v84Z" fill="#5c120c"/>
  <ellipse cx="160" cy="262" rx="112" ry="60" fill="#a8301a" opacity=".8"/>${flames}<g transform="translate(160 226) scale(1.06 .36)">${mine}</g>
  </g><path d="M4 252h312v44H4Z" fill="#f2c384" stroke="#3a0b08" stroke-width="3"/>
  <path d="M64 254v40M128 254v40M192 254v40M256 254v40" stroke="#3a0b08" stroke-width="2.5"/>`,
  '0 0 320 300',
)
const stepDot = (
  name: string,
  label: string,
  state: 0 | 1 | 2,
) => `<div class="c" style="flex:1;font:${state === 1 ? 700 : 500} 12px Onest">
  <span class="row mid" style="width:46px;height:46px;border-radius:16px;border:2.5px solid #3a0b08;margin:0 auto 6px;background:${['#3a0b08', '#ffd23f', '#fff8ea'][state]};color:${state === 0 ? '#ffd23f' : '#3a0b08'}">${icon(name, 21, { width: 2.3 })}</span>${label}</div>`

const mini = (
  drawing: string,
  name: string,
  info: string,
) => `<div class="row g12" style="padding:9px 8px 0;margin-top:9px;border-top:2px dashed #d9b98a">${pizzaSvg(drawing, 48)}<div class="grow">
  <b style="font-size:14px">${name}</b><div style="font-size:12px">${info}</div>
  </div>${icon('flame', 19, { color: RED, width: 2.4 })}</div>`

const order = `<div class="s">${statusBar('19:34', CREAM)}<div style="padding:8px 20px 0" class="c">
  <div style="font:600 13px Onest;opacity:.9">Order 218 · 2 pizzas</div>
  <div class="dis" style="margin-top:6px">In the oven,<br>90 seconds left</div></div>
<div class="rel none" style="margin:10px 20px 0;height:270px">${oven}<span class="abs ink" style="right:-4px;top:-4px;background:#ffd23f;border:2.5px solid #3a0b08;border-radius:16px;padding:6px 12px;transform:rotate(6deg);font:800 16px Unbounded">420 °C</span>
  </div>
<div class="pan grow" style="padding:22px 16px 0;margin-top:16px">
  <div class="row top" style="all:unset;display:flex">${stepDot('check', 'Paid', 0)}${stepDot('wheat', 'Rolled', 0)}${stepDot('flame', 'Baking', 1)}${stepDot('bike', 'On the way', 2)}</div>
<div style="height:16px;border:2.5px solid #3a0b08;border-radius:9px;margin:16px 6px 0;background:#fff8ea;overflow:hidden">
  <i style="display:block;height:100%;width:64%;background:repeating-linear-gradient(-55deg,#ffd23f 0 10px,#ff9f1f 10px 20px)">
  </i></div>
<div class="row sp" style="padding:14px 8px 0"><div><div style="font-size:12.5px">Lucia’s van, at your door</div>
  <b style="font:800 26px/1.1 Unbounded;letter-spacing:-1.2px">19:52</b></div>
  <span class="btn row g8" style="height:48px;font-size:13px;padding:0 16px">${icon('phone', 17, { width: 2.6 })} Call</span>
  </div>${mini(mine, 'Your own, 32 cm', 'Cut in eight')}${mini(pizzas.salami, 'Diavola, 28 cm', 'Extra hot')}</div>${homeBar('#3a0b08')}</div>`

export const pizzaApp: App = { key: 'g', name: 'Forno a Bordo', css, screens: [builder, menu, order] }
