import { donut, points, smooth } from '../draw/chart'
import { avatar, type Person } from '../draw/people'
import { type App, at, gradient, homeBar, icon, statusBar, svg, tabs } from '../kit'

const css = `
.s{background:#f6f5f2;color:#17171c}
.mute{color:#6b6a72;font-size:12.5px}
.amt{font:600 42px/1 Onest;letter-spacing:-2px}
.amt small{font-size:24px;color:#8a8991;letter-spacing:-1px}
.acc{border-radius:16px;padding:14px 16px;height:104px;flex:none;width:154px;color:#fff}
.box{background:#fff;border-radius:20px}
.tx{padding:9px 0}
.ic{width:42px;height:42px;border-radius:12px;display:flex}
.nav{left:0;right:0;bottom:0;height:80px;background:#fff;padding:0 10px 24px;justify-content:space-around}
.tab{display:flex;flex-direction:column;align-items:center;gap:4px;color:#8a8991;width:66px;border-top:3px solid transparent;padding-top:8px}.tab b{font:600 10.5px Onest}.tab.on{color:#4b21d6;border-color:#4b21d6}
.k{height:58px;font:500 25px Onest;display:flex}
.btn{height:54px;border-radius:14px;background:#4b21d6;color:#fff;font:600 15.5px Onest}
`

const nav = (i: number) =>
  `<div class="nav row abs">${tabs(
    [
      ['wallet', 'Accounts'],
      ['arrow-left-right', 'Pay'],
      ['chart-pie', 'Spending'],
      ['piggy-bank', 'Goals'],
      ['user', 'You'],
    ],
    i,
    21,
  )}</div>${homeBar('#17171c')}`
const acc = (
  ground: string,
  name: string,
  sum: string,
  iban: string,
) => `<div class="acc col sp" style="background:${ground}">
  <div class="row sp"><span style="font:500 13px Onest">${name}</span>
  <span style="font-size:12px;opacity:.9" class="num">·${iban}</span></div>
  <b class="num" style="font:600 21px Onest;letter-spacing:-.7px">${sum}</b></div>`
const tx = (
  name: string,
  ground: string,
  ink: string,
  title: string,
  info: string,
  sum: string,
  plus = false,
) => `<div class="tx row g12">
  <span class="ic mid" style="background:${ground};color:${ink}">${icon(name, 20)}</span><div class="grow">
  <div style="font:550 14.5px/1.25 Onest">${title}</div><span class="mute">${info}</span></div>
  <span class="num" style="font:600 15px Onest;color:${plus ? '#0c7a4d' : '#17171c'}">${sum}</span></div>`
const fade = gradient(['rgba(75,33,214,.22)', 'rgba(75,33,214,0)'])
const trend = smooth(points([0.3, 0.42, 0.36, 0.5, 0.44, 0.62, 0.4, 0.55, 0.7, 0.62, 0.78, 0.84], 324, 62))
const quick = (name: string, label: string, on = false) => `<div class="c" style="flex:1;font:500 12px Onest">
  <span class="row mid" style="height:50px;border-radius:14px;margin-bottom:6px;background:${on ? '#4b21d6' : '#fff'};color:${on ? '#fff' : '#4b21d6'}">${icon(name, 21)}</span>${label}</div>`

const overview = `<div class="s">${statusBar('8:20', '#17171c')}<div class="row sp" style="padding:2px 18px 0">
  <div class="row g10">${avatar('yuki', 38, '', 30)}<div><div class="mute" style="line-height:1.1">Good morning</div>
  <b style="font-size:15px">Yuki</b></div></div><span class="row g16">${icon('eye', 21)}${icon('bell', 21)}</span></div>
<div style="padding:18px 18px 0"><div class="mute">All accounts</div>
  <div class="amt num" style="margin-top:5px">€24,816<small>.40</small></div>
  <div class="row g6" style="margin-top:9px;font:600 13px Onest;color:#0c7a4d">${icon('arrow-up-right', 16)} €642 this month</div>
  </div>
<div style="padding:4px 0 0">${svg(
  360,
  76,
  `<defs>${fade.def}</defs>${at(
    0,
    6,
    `<path d="${trend}L360 10V70H0Z" fill="${fade.url}"/>
  <path d="${trend}L360 10" fill="none" stroke="#4b21d6" stroke-width="2.5"/>
  <circle cx="324" cy="10" r="5" fill="#4b21d6" stroke="#fff" stroke-width="2.5"/>`,
  )}`,
)}</div>
<div class="row g10" style="padding:4px 18px 0">${acc('linear-gradient(120deg,#4b21d6,#6f3df0)', 'Everyday', '€3,204.15', '4410')}${acc('linear-gradient(120deg,#0d3b3a,#12615a)', 'Savings 2.6%', '€18,950.00', '0092')}${acc('linear-gradient(120deg,#c4532a,#e27f4b)', 'Travel', '€2,662.25', '7731')}</div>
<div class="row g10" style="padding:16px 18px 0">${quick('send', 'Send', true)}${quick('download', 'Request')}${quick('qr-code', 'Scan')}${quick('credit-card', 'Cards')}</div>
<div class="box grow" style="margin:16px 0 0;border-radius:24px 24px 0 0;padding:14px 18px 0"><div class="row sp">
  <b style="font-size:15.5px">Today</b><span class="num mute">€71.30 spent</span>
  </div>${tx('shopping-basket', '#e2f3e4', '#1d6b33', 'Corner market', 'Groceries · 8:04', '−€38.12')}${tx('briefcase', '#e8e2fb', '#4b21d6', 'Salary, May', 'Income · 7:00', '+€3,180.00', true)}${tx('train-front', '#fde8d8', '#a8461a', 'City rail pass', 'Transport · 6:52', '−€33.18')}</div>${nav(0)}</div>`

const who = (
  name: Person,
  label: string,
  on = false,
) => `<div class="c" style="font:${on ? 650 : 500} 12px Onest;width:60px">
  <span class="row mid" style="margin-bottom:7px;${on ? '' : 'opacity:.85'}">${avatar(name, 52, on ? '#4b21d6' : '', 32)}</span>${label}</div>`
const pad =
  ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0'].map((n) => `<span class="k mid num">${n}</span>`).join('') +
  `<span class="k mid">${icon('delete', 25, { width: 1.8 })}</span>`

const transfer = `<div class="s" style="background:#fff">${statusBar('8:31', '#17171c')}<div class="row sp" style="padding:4px 18px 14px">${icon('x', 23)}<b style="font-size:16px">Send money</b>${icon('circle-question-mark', 22)}</div>
<div class="row sp" style="padding:0 14px"><div class="c" style="font:500 12px Onest;width:60px">
  <span class="row mid" style="width:52px;height:52px;border-radius:17px;border:1.5px dashed #a7a6ae;margin:0 auto 7px">${icon('plus', 21)}</span>New</div>${who('tom', 'Tom', true)}${who('ines', 'Ines')}${who('leo', 'Leo')}${who('nora', 'Nora')}</div>
<div class="c" style="padding:26px 18px 0">
  <div class="num" style="font:600 64px/1 Onest;letter-spacing:-3.5px">€120<span style="color:#b5b4bb">.00</span></div>
  <div class="mute row mid g6" style="margin-top:12px;font-size:13.5px">${icon('zap', 15, { color: '#0c7a4d' })} Arrives in seconds, no fee</div>
  </div>
<div style="margin:24px 18px 0;border:1px solid #e5e3ea;border-radius:16px;padding:4px 14px">
  <div class="row g12" style="padding:10px 0;border-bottom:1px solid #efedf2">
  <span class="ic mid" style="width:36px;height:36px;background:#4b21d6;color:#fff">${icon('wallet', 17)}</span>
  <div class="grow"><div style="font:550 14px Onest">From Everyday</div><span class="mute num">€3,204.15 left</span>
  </div>${icon('chevron-down', 18)}</div><div class="row g12" style="padding:10px 0">
  <span class="ic mid" style="width:36px;height:36px;background:#f0eefb;color:#4b21d6">${icon('pen-line', 17)}</span>
  <div class="grow"><div style="font:550 14px Onest">Cabin weekend, my share</div><span class="mute">Tom sees this note</span>
  </div></div></div>
<div style="display:grid;grid-template-columns:repeat(3,1fr);padding:14px 24px 0">${pad}</div>
<div class="btn row mid g8 abs" style="left:18px;right:18px;bottom:28px">${icon('scan-face', 20)} Send €120 to Tom</div>${homeBar('#17171c')}</div>`

const PARTS: [string, string, number, string, string, string][] = [
  ['Housing', 'house', 0.38, '#4b21d6', '€840', '2% under plan'],
  ['Groceries', 'shopping-basket', 0.21, '#1f8a54', '€464', '€36 left'],
  ['Eating out', 'utensils', 0.14, '#ef7f3c', '€310', '€60 over plan'],
  ['Transport', 'train-front', 0.12, '#1f9dc4', '€265', '€15 left'],
  ['Leisure', 'ticket', 0.09, '#e0457b', '€199', '€51 left'],
  ['Other', 'ellipsis', 0.06, '#b9b6c4', '€132', ''],
]
const cat = ([
  name,
  sign,
  share,
  color,
  sum,
  note,
]: (typeof PARTS)[number]) => `<div class="row g12" style="padding:8px 0">
  <span class="ic mid" style="width:40px;height:40px;background:${color}22;color:${color}">${icon(sign, 19, { width: 2.2 })}</span>
  <div class="grow"><div class="row sp"><span style="font:550 14.5px Onest">${name}</span>
  <b class="num" style="font:600 14.5px Onest">${sum}</b></div>
  <i style="display:block;height:5px;border-radius:3px;background:#eeecf1;margin:6px 0 4px">
  <i style="display:block;height:5px;border-radius:3px;background:${color};width:${Math.round(share * 220)}%"></i></i>
  <div class="mute" style="font-size:11.5px;${note.includes('over') ? 'color:#b3371c' : ''}">${note}</div></div></div>`

const spending = `<div class="s">${statusBar('20:02', '#17171c')}<div class="row sp" style="padding:4px 18px 0">
  <span style="font:650 24px Onest;letter-spacing:-.7px">Spending</span>
  <span class="row g6 box" style="height:38px;border-radius:12px;padding:0 12px;font:600 13.5px Onest">May ${icon('chevron-down', 16)}</span>
  </div>
<div class="row mid rel" style="height:236px">${svg(
  220,
  220,
  at(
    110,
    110,
    donut(
      88,
      32,
      PARTS.map(([, , share, color]) => [share, color]),
      0.012,
    ),
  ),
)}<div class="abs c" style="left:0;right:0;top:80px">
  <div class="mute">Spent in May</div><div class="num" style="font:600 31px/1.15 Onest;letter-spacing:-1.5px">€2,210</div>
  <div class="mute">of €2,400 planned</div></div></div>
<div class="row g8" style="padding:0 18px 14px">
  <span class="row mid grow" style="height:36px;border-radius:11px;background:#17171c;color:#fff;font:600 13px Onest">Categories</span>
  <span class="row mid grow box" style="height:36px;border-radius:11px;font:600 13px Onest">Shops</span>
  <span class="row mid grow box" style="height:36px;border-radius:11px;font:600 13px Onest">Regular</span></div>
<div class="box grow" style="border-radius:24px 24px 0 0;padding:8px 18px 0">${PARTS.slice(0, 5).map(cat).join('')}</div>${nav(2)}</div>`

export const bank: App = { key: 'l', name: 'Tallyfold', css, screens: [overview, transfer, spending] }
