import { car, carSvg, type CarShape } from '../draw/cars'
import { palettes, townMap } from '../draw/map'
import { type App, at, gradient, homeBar, icon, iconAt, statusBar, svg } from '../kit'

const NAVY = '#10223c'
const TEAL = '#00a39a'

const css = `
.s{background:#f2f7fb;color:${NAVY}}
.mute{color:#5a6b80;font-size:12.5px}
.h{font:700 22px/1.15 Onest;letter-spacing:-.6px}
.card{background:#fff;border-radius:18px;box-shadow:0 8px 24px rgba(16,34,60,.12)}
.pill{height:36px;padding:0 14px;border-radius:12px;background:#fff;font:600 13px Onest;box-shadow:0 2px 8px rgba(16,34,60,.1)}.pill.on{background:${NAVY};color:#fff}
.btn{height:54px;border-radius:16px;background:${TEAL};color:#fff;font:650 15.5px Onest;padding:0 20px;text-shadow:0 1px 0 rgba(0,0,0,.12)}
.d{width:44px;height:38px;display:flex;font:500 14px Onest}.d.in{background:#c9f0ec}.d.a,.d.b{background:linear-gradient(90deg,transparent 50%,#c9f0ec 50%)}.d.b{background:linear-gradient(90deg,#c9f0ec 50%,transparent 50%)}
.d i{width:38px;height:38px;border-radius:13px;background:#00776f;color:#fff;font-weight:700;display:flex;font-style:normal}
.fact{flex:1;background:#fff;border-radius:14px;padding:10px 6px;text-align:center;font-size:12px;color:#5a6b80}.fact b{display:block;font-size:14px;color:${NAVY}}
`

const marker = (x: number, y: number, price: string, on = false) =>
  at(
    x,
    y,
    `<ellipse cy="3" rx="12" ry="4" opacity=".2"/>
  <path d="M0 2-7-8h-16a12 12 0 0 1-12-12v-8a12 12 0 0 1 12-12h46a12 12 0 0 1 12 12v8A12 12 0 0 1 23-8H7Z" fill="${on ? '#00776f' : '#fff'}" stroke="${on ? '#fff' : '#d5e2ee'}" stroke-width="2"/>${iconAt('car', -17, -24, 17, { color: on ? '#fff' : '#00776f' })}<text x="13" y="-19" text-anchor="middle" font-family="Onest" font-size="13.5" font-weight="700" fill="${on ? '#fff' : NAVY}">${price}</text>`,
    on ? 1.15 : 1,
  )
const offer = (
  shape: CarShape,
  paint: string,
  name: string,
  info: string,
  price: string,
  away: string,
  ground: string,
  on = false,
) => `<div class="card none" style="width:214px;overflow:hidden;${on ? `box-shadow:0 0 0 2.5px #00776f,0 8px 24px rgba(16,34,60,.18)` : ''}">
  <div style="background:${ground};padding:20px 12px 0;height:124px" class="rel">
  <span class="abs row g4" style="left:12px;top:10px;font:600 12px Onest">${icon('footprints', 14)} ${away}</span>${carSvg(shape, paint, 192)}</div>
  <div style="padding:10px 14px 13px"><b style="font-size:16px">${name}</b><div class="mute">${info}</div>
  <div class="row sp end" style="margin-top:8px"><span><b class="num" style="font-size:18px">${price}</b>
  <span class="mute"> / day</span></span><span class="row g4 mute">${icon('battery-medium', 17, { color: '#00776f' })}82%</span>
  </div></div></div>`

const near = `<div class="s"><div class="abs" style="left:-40px;top:-40px">${svg(440, 820, townMap({ ...palettes.cool, water: '#a9d8ee', park: '#cdeadb' }) + `<circle cx="226" cy="300" r="112" fill="${TEAL}" opacity=".1"/>` + marker(104, 268, '€31') + marker(316, 250, '€44') + marker(262, 352, '€38', true) + marker(120, 400, '€29') + marker(360, 400, '€72') + at(206, 296, '<circle r="17" fill="#2f7bff" opacity=".22"/><circle r="9" fill="#2f7bff" stroke="#fff" stroke-width="3"/>'))}</div>
<div class="rel">${statusBar('7:40', NAVY)}<div style="padding:2px 16px">
  <div class="card row g12" style="padding:11px 14px">${icon('map-pin', 20, { color: '#00776f' })}<div class="grow">
  <b style="font-size:15px">Old Mole station</b><div class="mute">Fri 14 June 9:00 to Sun 16 June 20:00</div>
  </div>${icon('sliders-horizontal', 19)}</div><div class="row g8" style="margin-top:10px">
  <span class="pill row on">All 17</span><span class="pill row g6">${icon('zap', 15)} Electric</span>
  <span class="pill row g6">${icon('luggage', 15)} Big</span><span class="pill row g6">${icon('users', 15)} 7</span></div></div>
  </div>
<div class="abs" style="left:0;right:0;bottom:0;padding:0 0 40px 16px"><div class="row sp" style="padding:0 16px 12px 2px">
  <span class="h" style="font-size:19px;background:rgba(242,247,251,.9);padding:3px 10px;border-radius:10px">17 cars within 10 min</span>
  <span class="row mid" style="width:44px;height:44px;border-radius:14px;background:#fff;box-shadow:0 3px 10px rgba(16,34,60,.16)">${icon('navigation', 19, { color: '#2f7bff', fill: '#2f7bff' })}</span>
  </div><div class="row g12">${offer('hatch', '#2f8f8a', 'Pip 300', '5 seats, electric, 310 km', '€38', '3 min', '#d9f0ee', true)}${offer('suv', '#e0702f', 'Tarn Cross', '5 seats, hybrid', '€44', '6 min', '#fbe7da')}</div>
  </div>${homeBar(NAVY)}</div>`

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
  .map((d) => `<span class="d mid" style="height:24px;font-size:11.5px;color:#5a6b80">${d}</span>`)
  .join('')
const calendar = [
  [0, 0, 0, 0, 0, 1, 2],
  [3, 4, 5, 6, 7, 8, 9],
  [10, 11, 12, 13, 14, 15, 16],
  [17, 18, 19, 20, 21, 22, 23],
]
  .map(
    (week) =>
      `<div class="row sp">${week
        .map((n) =>
          n === 14
            ? `<span class="d mid a"><i class="mid">14</i>
  </span>`
            : n === 16
              ? '<span class="d mid b"><i class="mid">16</i></span>'
              : `<span class="d mid num${n === 15 ? ' in' : ''}" style="${n > 0 && n < 8 ? 'color:#8fa0b3' : ''}">${n || ''}</span>`,
        )
        .join('')}</div>`,
  )
  .join('')
const lane = (label: string, value: string) => `<div class="row sp" style="font-size:13.5px;padding:3px 0">
  <span class="mute" style="font-size:13.5px">${label}</span><span class="num">${value}</span></div>`

const booking = `<div class="s"><div class="rel none" style="background:linear-gradient(#bfe3e0,#e3f1fb 75%,#f2f7fb);height:272px;overflow:hidden">${statusBar('7:43', NAVY)}<div class="row sp" style="padding:0 16px">
  <span class="pill row mid" style="width:42px;height:42px;padding:0">${icon('arrow-left', 20)}</span>
  <span class="pill row g6" style="height:42px">${icon('star', 15, { color: '#e8a400', fill: '#e8a400' })} 4.9</span></div>
  <div class="abs" style="left:0;right:0;bottom:0">${svg(
    360,
    190,
    `<path d="M0 110 60 70l40 26 60-56 60 50 50-34 90 60v64H0Z" fill="#a7d2d0" opacity=".55"/>
  <ellipse cx="180" cy="176" rx="170" ry="14" fill="#8fb9c4" opacity=".45"/>` +
      at(28, 46, car('hatch', '#2f8f8a'), 1.27),
  )}</div>
  </div>
<div style="padding:8px 16px 0"><div class="row sp end"><div><div class="h">Pip 300</div>
  <div class="mute">Old Mole station, bay 12</div></div><div class="r"><b class="num" style="font-size:20px">€38</b>
  <span class="mute"> / day</span></div></div>
<div class="row g8" style="margin-top:11px">${[
  ['5', 'seats'],
  ['310 km', 'range'],
  ['Auto', 'gearbox'],
  ['2 bags', 'boot'],
]
  .map(
    ([a, b]) => `<div class="fact">
  <b>${a}</b>${b}</div>`,
  )
  .join('')}</div>
<div class="card" style="padding:12px 10px 8px;margin-top:12px"><div class="row sp" style="padding:0 6px 6px">
  <b style="font-size:15px">June</b><span class="row g16">${icon('chevron-left', 18, { color: '#8fa0b3' })}${icon('chevron-right', 18)}</span>
  </div><div class="row sp">${weekdays}</div>${calendar}</div>
<div style="padding:11px 4px 0">${lane('2 days 11 hours', '€95.00')}${lane('Full cover, no deposit', '€18.00')}</div></div>
<div class="btn row sp abs" style="left:16px;right:16px;bottom:28px;background:#00776f"><span>Book, pick up Fri 9:00</span>
  <span class="num">€113</span></div>${homeBar(NAVY)}</div>`

const glow = gradient(['#1c4a55', '#0b1a2d'])
const act = (
  name: string,
  label: string,
  on = false,
) => `<div class="c" style="flex:1;font:500 12px Onest;color:#c3d3e2">
  <span class="row mid" style="height:64px;border-radius:18px;margin-bottom:6px;background:${on ? '#35e0d2' : '#1c3350'};color:${on ? '#06282b' : '#fff'}">${icon(name, 23)}</span>${label}</div>`
const pulse = [132, 106, 80]
  .map(
    (r, i) => `<circle r="${r}" fill="none" stroke="#35e0d2" stroke-opacity="${0.12 + i * 0.12}" stroke-width="1.5"/>`,
  )
  .join('')

const key = `<div class="s" style="background:#0b1a2d;color:#fff">
  <div class="abs" style="left:0;top:0">${svg(
    360,
    780,
    `<defs>${glow.def}</defs>
  <rect width="360" height="420" fill="${glow.url}"/>` +
      at(180, 252, pulse) +
      `<ellipse cx="180" cy="322" rx="150" ry="14" fill="#35e0d2" opacity=".14"/>` +
      at(44, 206, car('hatch', '#2f8f8a'), 1.14),
  )}</div>${statusBar('9:02', '#fff')}
<div class="rel row sp" style="padding:4px 20px"><div><div class="h" style="font-size:24px">Pip 300</div>
  <div style="color:#a9bdd1;font-size:13px" class="row g6">${icon('bluetooth', 14, { color: '#35e0d2' })} Connected, 4 m away</div>
  </div><span class="num" style="border:2px solid #fff;border-radius:7px;padding:5px 10px;font:700 15px Onest;letter-spacing:1px">KL 30 17</span>
  </div>
<div class="rel row sp" style="padding:238px 20px 0">
  <div class="row g8">${icon('battery-charging', 22, { color: '#35e0d2' })}<div><b class="num" style="font-size:17px">82%</b>
  <div style="color:#a9bdd1;font-size:12px">254 km</div></div></div>
  <div class="row g8">${icon('thermometer', 22, { color: '#35e0d2' })}<div><b class="num" style="font-size:17px">21 °C</b>
  <div style="color:#a9bdd1;font-size:12px">inside</div></div></div>
  <div class="row g8">${icon('clock', 22, { color: '#35e0d2' })}<div><b class="num" style="font-size:17px">58:58</b>
  <div style="color:#a9bdd1;font-size:12px">hours left</div></div></div></div>
<div class="rel row g10" style="padding:26px 20px 0">${act('lock-open', 'Unlocked', true)}${act('fan', 'Climate')}${act('lightbulb', 'Find it')}${act('package-open', 'Boot')}</div>
<div class="rel row g12" style="margin:20px 20px 0;background:#14263f;border-radius:18px;padding:13px 14px">${icon('camera', 22, { color: '#35e0d2' })}<div class="grow">
  <b style="font-size:14.5px">Check the car before you go</b>
  <div style="color:#a9bdd1;font-size:12.5px">4 of 4 photos saved, no new marks</div>
  </div>${icon('circle-check', 21, { color: '#35e0d2' })}</div>
<div class="rel row g12" style="margin:10px 20px 0;background:#14263f;border-radius:18px;padding:13px 14px">${icon('user-plus', 22, { color: '#35e0d2' })}<div class="grow">
  <b style="font-size:14.5px">Share the key</b><div style="color:#a9bdd1;font-size:12.5px">A second driver, €6 a day</div>
  </div>${icon('chevron-right', 20, { color: '#a9bdd1' })}</div>
<div class="abs row" style="left:20px;right:20px;bottom:32px;height:68px;border-radius:24px;background:#1c3350;padding:6px">
  <span class="row mid" style="width:96px;height:56px;border-radius:19px;background:#35e0d2;color:#06282b">${icon('chevrons-right', 28, { width: 2.6 })}</span>
  <span class="grow c" style="font:600 16px Onest;padding-right:18px">Slide to start</span></div>${homeBar('#fff')}</div>`

export const cars: App = { key: 'k', name: 'Berth Cars', css, screens: [near, booking, key] }
