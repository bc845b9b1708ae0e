import { dishSvg } from '../draw/food'
import { palettes, townMap } from '../draw/map'
import { avatar } from '../draw/people'
import { type App, at, homeBar, icon, iconAt, stars, statusBar, svg, tabs } from '../kit'

const GREEN = '#0f4a33'

const css = `
.s{background:#fff;color:#13241c}
.h1{font:700 25px/1.12 Onest;letter-spacing:-.6px}
.find{height:44px;border-radius:22px;background:#f0f3ee;padding:0 16px;color:#6a776f;font-size:14px}
.chip{height:34px;padding:0 14px;border-radius:17px;border:1.5px solid #dde4dc;font-weight:600;font-size:13px;flex:none}
.chip.on{background:${GREEN};border-color:${GREEN};color:#d7f26b}
.card{border-radius:24px;overflow:hidden;background:#f4f6f1;flex:none}
.pic{height:134px;position:relative;overflow:hidden}
.time{right:12px;top:12px;background:#fff;border-radius:14px;padding:5px 11px;font-weight:700;font-size:12.5px}
.name{font:650 16.5px Onest;letter-spacing:-.2px}.mute{color:#66736b;font-size:12.5px}
.bar{left:0;right:0;bottom:0;height:82px;padding:10px 14px 26px;background:#fff;border-top:1px solid #e9ede7;justify-content:space-around}
.tab{display:flex;flex-direction:column;align-items:center;gap:3px;color:#7c8980}.tab b{font:600 10.5px Onest}.tab.on{color:${GREEN}}
.opt{padding:11px 0;border-bottom:1px solid #edf0eb;font-size:14.5px}
.dot{width:21px;height:21px;border-radius:50%;border:2px solid #c3cec4}.dot.on{border:6.5px solid ${GREEN}}
.box{width:21px;height:21px;border-radius:7px;border:2px solid #c3cec4;display:flex}.box.on{background:${GREEN};border-color:${GREEN}}
.btn{height:54px;border-radius:27px;background:${GREEN};color:#fff;font:650 15.5px Onest;padding:0 22px}
.sheet{left:0;right:0;bottom:0;background:#fff;border-radius:30px 30px 0 0;padding:12px 20px 34px;box-shadow:0 -10px 30px rgba(12,40,28,.14)}
.round{width:42px;height:42px;border-radius:50%;background:#fff;display:flex;align-items:center;justify-content:center}
`

const place = (
  dish: Parameters<typeof dishSvg>[0],
  other: Parameters<typeof dishSvg>[0],
  ground: string,
  name: string,
  kind: string,
  rate: string,
  time: string,
) => `
<div class="card"><div class="pic" style="background:${ground}">
<div class="abs" style="left:-16px;top:12px">${dishSvg(dish, 178, 12)}</div>
  <div class="abs" style="left:168px;top:-46px">${dishSvg(other, 158, -30)}</div>
<b class="time abs">${time}</b></div>
<div class="row sp" style="padding:11px 16px 13px"><div class="col g2"><span class="name">${name}</span>
  <span class="mute">${kind}</span></div>
<span style="font-size:13.5px">${stars(rate, '#e8a400', 14)}</span></div></div>`

const list = `<div class="s">${statusBar('12:24', '#13241c')}
<div class="col g12" style="padding:4px 18px 0">
<div class="row sp"><div class="row g8"><span class="row mid" style="width:34px;height:34px;border-radius:12px;background:#d7f26b">${icon('map-pin', 18, { color: GREEN })}</span>
<div><div class="mute" style="line-height:1.1">Deliver to</div>
  <b style="font-size:14.5px">14 Quarry Lane ${'<span style="display:inline-block;vertical-align:-3px">' + icon('chevron-down', 15) + '</span>'}</b>
  </div></div>${avatar('nora', 36)}</div>
<div class="h1">Lunch near you,<br>still warm on arrival</div>
<div class="find row g10">${icon('search', 18)}<span class="grow">Ramen, salad, a place…</span>${icon('sliders-horizontal', 18, { color: GREEN })}</div>
<div class="row g8"><span class="chip row on">Under 25 min</span><span class="chip row">Asian</span>
  <span class="chip row">Green</span><span class="chip row">Sweet</span></div></div>
<div class="col g12" style="padding:14px 18px 0">
${place('salmonBowl', 'tacos', '#f7c6a3', 'Tidemark Bowls', 'Poke, rice bowls · 0.6 km · free delivery', '4.8', '18 min')}
${place('ramen', 'curry', '#bcd9c4', 'Kettle &amp; Noodle', 'Ramen, curry · 1.1 km · €1.90 delivery', '4.7', '22 min')}
${place('salad', 'oats', '#efe08f', 'Allotment', 'Salads · 1.4 km', '4.6', '25 min')}</div>
<div class="bar row abs">${tabs(
  [
    ['store', 'Nearby'],
    ['search', 'Search'],
    ['receipt-text', 'Orders'],
    ['heart', 'Saved'],
  ],
  0,
)}</div>${homeBar('#13241c')}</div>`

const radio = (label: string, price: string, on: boolean) =>
  `<div class="opt row g12"><span class="dot${on ? ' on' : ''}"></span>
  <span class="grow" style="font-weight:${on ? 600 : 400}">${label}</span><span class="mute num">${price}</span></div>`
const check = (label: string, price: string, on: boolean) =>
  `<div class="opt row g12"><span class="box mid${on ? ' on' : ''}">${on ? icon('check', 13, { color: '#d7f26b', width: 3.5 }) : ''}</span>
  <span class="grow" style="font-weight:${on ? 600 : 400}">${label}</span><span class="mute num">${price}</span></div>`

const detail = `<div class="s"><div class="rel none" style="height:296px;background:#f7c6a3;border-radius:0 0 36px 36px;overflow:hidden">
<div class="abs" style="left:-70px;top:170px;width:200px;height:200px;border-radius:50%;background:#f2b48a"></div>
  <div class="abs" style="right:-60px;top:-60px;width:190px;height:190px;border-radius:50%;background:#fad7bb"></div>
${statusBar('12:26', '#13241c')}<div class="row sp rel" style="padding:0 18px">
  <span class="round">${icon('arrow-left', 20)}</span>
  <span class="round">${icon('heart', 19, { color: '#d9402f', fill: '#d9402f' })}</span></div>
<div class="abs" style="left:58px;top:44px">${dishSvg('salmonBowl', 244, -8)}</div></div>
<div class="col" style="padding:16px 20px 0"><div class="row sp top">
  <div class="h1" style="font-size:20.5px">Salmon &amp; avocado bowl</div><b style="font-size:19px" class="num">€12.40</b></div>
<div class="row g12 mute" style="margin-top:7px">${stars('4.9', '#e8a400', 14)}<span>620 kcal</span><span>38 g protein</span>
  <span>Tidemark</span></div>
<b style="margin-top:17px;font-size:15.5px">Base</b>${radio('Sushi rice', 'included', true)}${radio('Buckwheat noodles', '+€0.80', false)}
<b style="margin-top:15px;font-size:15.5px">Add to it</b>${check('Second egg', '+€1.10', true)}${check('Pickled radish', '+€0.70', false)}${check('Sesame dressing', '+€0.50', true)}</div>
<div class="row g12 abs" style="left:18px;right:18px;bottom:30px">
  <div class="row sp" style="height:54px;border-radius:27px;background:#eef2ec;padding:0 16px;width:112px">${icon('minus', 18)}<b style="font-size:17px">1</b>${icon('plus', 18)}</div>
<div class="btn row sp grow"><span>Add to order</span><span class="num" style="color:#d7f26b">€14.00</span></div>
  </div>${homeBar('#13241c')}</div>`

const pin = (x: number, y: number, name: string, ground: string, color: string) =>
  `<g transform="translate(${x} ${y})"><circle r="21" fill="${ground}" stroke="#fff" stroke-width="4"/>${iconAt(name, 0, 0, 20, { color })}</g>`
const route = 'M270 96 280 176 190 190C180 206 192 262 201 300L106 314C100 340 96 356 92 366'

const stepRow = (name: string, label: string, time: string, done: boolean) =>
  `<div class="row g12" style="height:35px;font-size:14px;color:${done ? '#13241c' : '#66736b'}">${icon(done ? 'circle-check' : name, 20, { color: done ? '#1f8a58' : '#9aa79f' })}<span class="grow" style="font-weight:${done ? 500 : 400}">${label}</span>
  <span class="num mute">${time}</span></div>`

const track = `<div class="s"><div class="abs" style="left:-40px;top:-40px">${svg(
  440,
  620,
  townMap(palettes.day) +
    at(
      24,
      68,
      `<path d="${route}" fill="none" stroke="#fff" stroke-width="9" stroke-linejoin="round"/>
  <path d="${route}" fill="none" stroke="${GREEN}" stroke-width="5" stroke-linejoin="round" stroke-dasharray="1 10" stroke-linecap="round"/>
  <path d="M270 96 280 176 190 190C180 206 192 262 201 300" fill="none" stroke="${GREEN}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
    ) +
    pin(294, 178, 'store', '#fff', GREEN) +
    pin(116, 428, 'house', GREEN, '#d7f26b') +
    `<circle cx="226" cy="370" r="40" fill="#d7f26b" opacity=".45"/>` +
    at(
      226,
      370,
      '<circle r="25" fill="#d7f26b" stroke="#fff" stroke-width="4"/>' + iconAt('bike', 0, 0, 26, { color: GREEN }),
    ),
)}</div>
<div class="rel">${statusBar('12:41', '#13241c')}<div class="row sp" style="padding:2px 18px">
  <span class="round" style="box-shadow:0 3px 12px rgba(0,0,0,.14)">${icon('arrow-left', 20)}</span>
  <span class="row g6" style="background:#fff;border-radius:21px;height:42px;padding:0 16px;font-weight:600;font-size:13.5px;box-shadow:0 3px 12px rgba(0,0,0,.14)">${icon('headset', 17)} Help</span>
  </div></div>
<div class="sheet abs"><div style="width:40px;height:4px;border-radius:2px;background:#dbe2da;margin:0 auto 14px"></div>
<div class="row sp end"><div><div class="mute">Arrives at</div>
  <div class="num" style="font:750 40px/1 Onest;letter-spacing:-1.5px">12:49</div></div>
  <div class="c" style="background:#d7f26b;border-radius:18px;padding:9px 16px;color:${GREEN}">
  <b style="font-size:20px;display:block;line-height:1.1">8 min</b>
  <span style="font-size:11.5px;font-weight:600">1.3 km left</span></div></div>
<div class="row g6" style="margin:16px 0 10px">${['100%', '100%', '62%', '0%']
  .map(
    (w) => `<i class="grow" style="height:6px;border-radius:3px;background:#e6ece5;overflow:hidden">
  <i style="display:block;height:6px;width:${w};background:${GREEN};border-radius:3px"></i></i>`,
  )
  .join('')}</div>
${stepRow('check', 'Tidemark packed, bag sealed', '12:33', true)}${stepRow('bike', 'Picked up at Tidemark', '12:38', true)}${stepRow('circle-dot', 'At your door', '12:49', false)}
<div class="row g12" style="margin-top:10px;padding:12px;border-radius:20px;background:#f2f5ef">${avatar('omar', 46)}<div class="grow">
  <b style="font-size:15px">Omar, by bike</b><div class="mute">4.9 · 1,240 deliveries</div></div>
  <span class="round">${icon('message-circle', 19, { color: GREEN })}</span>
  <span class="round" style="background:${GREEN}">${icon('phone', 18, { color: '#d7f26b' })}</span></div>
  </div>${homeBar('#13241c')}</div>`

export const delivery: App = { key: 'a', name: 'Ladle', css, screens: [list, detail, track] }
