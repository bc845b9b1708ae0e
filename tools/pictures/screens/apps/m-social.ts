import { avatar, people, type Person } from '../draw/people'
import { kitchen, lake } from '../draw/photo'
import { type App, at, gradient, homeBar, icon, statusBar, svg } from '../kit'

const CORAL = '#ff5a5f'
const INK = '#1d1b3a'

const css = `
.s{background:#fdf4ef;color:${INK}}
.mute{color:#6f6b85;font-size:12.5px}
.h{font:750 26px/1.1 Onest;letter-spacing:-.8px}
.post{background:#fff;border-radius:26px;padding:12px;box-shadow:0 3px 14px rgba(29,27,58,.06)}
.act{height:36px;padding:0 13px;border-radius:18px;background:#f6f1fb;font:600 13px Onest}.act.on{background:#ffe3e1;color:#c22a31}
.b{max-width:248px;padding:10px 14px;border-radius:20px;font-size:14.5px;line-height:1.32;background:#fff}
.me{background:#3d35c9;color:#fff;align-self:flex-end;border-bottom-right-radius:6px}
.you{border-bottom-left-radius:6px}
.dock{left:16px;right:16px;bottom:24px;height:62px;border-radius:31px;background:#fff;box-shadow:0 8px 28px rgba(29,27,58,.16);padding:0 12px;justify-content:space-between}
.dock span{width:48px;height:46px;border-radius:23px;display:flex}
`

const circle = (
  name: Person,
  label: string,
  ring: string,
) => `<div class="c none" style="font:500 11.5px Onest;width:62px">
  <span class="row mid" style="width:58px;height:58px;border-radius:29px;background:${ring};margin:0 auto 5px">
  <span class="row mid" style="width:53px;height:53px;border-radius:27px;background:#fdf4ef">${avatar(name, 48)}</span>
  </span>${label}</div>`
const dock = (active: number) =>
  `<div class="dock row abs">${['house', 'compass', 'plus', 'message-circle', 'calendar-heart'].map((n, i) => `<span class="mid" style="${i === 2 ? `background:${CORAL};color:#fff` : i === active ? 'background:#ecebfb;color:#3d35c9' : 'color:#8b87a0'}">${icon(n, i === 2 ? 24 : 22, { width: i === 2 ? 2.8 : 2.1 })}</span>`).join('')}</div>${homeBar(INK)}`
const sun = `linear-gradient(140deg,${CORAL},#ffb03b)`

const feed = `<div class="s">${statusBar('18:48', INK)}<div class="row sp" style="padding:4px 18px 12px">
  <span class="h">porchside<span style="color:${CORAL}">.</span></span><span class="row g12">
  <span class="rel">${icon('bell', 23)}<i class="abs" style="right:0;top:-1px;width:10px;height:10px;border-radius:5px;background:${CORAL};border:2px solid #fdf4ef">
  </i></span>${avatar('ines', 34)}</span></div>
<div class="row g8" style="padding:0 14px 14px">${circle('amara', 'Amara', sun)}${circle('leo', 'Leo', sun)}${circle('yuki', 'Yuki', sun)}${circle('omar', 'Omar', '#ddd8e6')}${circle('elsa', 'Elsa', '#ddd8e6')}</div>
<div class="col g12" style="padding:0 14px"><div class="post">
  <div class="row g10" style="padding:0 4px 10px">${avatar('tom', 40)}<div class="grow"><b style="font-size:14.5px">Tom Alder</b>
  <div class="mute">Lake walkers · 40 min ago</div></div>${icon('ellipsis', 20)}</div>
  <div class="rel clip" style="border-radius:20px">${lake(308, 222)}<span class="abs row g6" style="left:10px;top:10px;background:rgba(29,27,58,.72);color:#fff;border-radius:14px;padding:5px 11px;font:600 12px Onest">${icon('map-pin', 14)} Stillwater, north pier</span>
  </div><div style="padding:10px 6px 11px;font-size:14.5px;line-height:1.35">Last ferry, flat water, nobody in a hurry. Same again on Sunday?</div>
  <div class="row g8"><span class="act on row g6">${icon('heart', 17, { fill: '#e0393f', color: '#e0393f' })} 128</span>
  <span class="act row g6">${icon('message-circle', 17)} 24</span><span class="act row g6">${icon('hand', 17)} Join 6</span>
  <span style="margin-left:auto">${icon('bookmark', 20)}</span></div></div>
<div class="post"><div class="row g10" style="padding:0 4px 10px">${avatar('nora', 40)}<div class="grow">
  <b style="font-size:14.5px">Nora Vale</b><div class="mute">Sourdough circle · 2 h ago</div></div>${icon('ellipsis', 20)}</div>
  <div class="clip" style="border-radius:20px">${kitchen(308, 160)}</div></div></div>${dock(0)}</div>`

const voice = [6, 12, 20, 14, 24, 18, 9, 16, 26, 20, 12, 22, 15, 8, 18, 11, 6, 13, 9, 5]
const line = (
  name: Person,
  inside: string,
) => `<div class="row g8 end">${avatar(name, 30)}<div class="col g4">${inside}</div>
  </div>`
const poll = (
  label: string,
  share: number,
  on: boolean,
  votes: Person[],
) => `<div class="rel clip row sp" style="height:36px;border-radius:13px;background:#f3effa;padding:0 10px;font:${on ? 650 : 500} 13.5px Onest;margin-top:6px">
  <i class="abs" style="left:0;top:0;bottom:0;width:${share}%;background:${on ? '#ffd0cc' : '#e4def3'}"></i>
  <span class="rel row g6">${on ? icon('check', 15, { width: 3, color: '#c22a31' }) : ''}${label}</span>
  <span class="rel row">${votes.map((v) => `<span style="margin-left:-6px">${avatar(v, 20, '#fff')}</span>`).join('')}</span>
  </div>`

const chat = `<div class="s" style="background:#ecebfb">
  <div style="background:#fff;border-radius:0 0 26px 26px;padding-bottom:12px">${statusBar('19:05', INK)}<div class="row g12" style="padding:2px 16px 0">${icon('chevron-left', 24)}<span class="rel" style="width:52px;height:42px">
  <span class="abs" style="left:0;top:0">${avatar('tom', 30, '#fff')}</span>
  <span class="abs" style="left:19px;top:12px">${avatar('amara', 30, '#fff')}</span></span><div class="grow">
  <b style="font-size:16px">Lake walkers</b><div class="mute">14 people, 5 here now</div>
  </div>${icon('phone', 20, { color: '#3d35c9' })}${icon('video', 22, { color: '#3d35c9' })}</div></div>
<div class="col g10" style="padding:14px 14px 0">
  <span class="mute" style="align-self:center;background:rgba(255,255,255,.7);padding:3px 12px;border-radius:10px;font-size:11.5px">Today</span>
${line(
  'tom',
  `<span style="font:600 12px Onest;color:#c2511b;padding-left:12px">Tom</span>
  <div class="b you">Weather is good on Sunday until four. Which way round?</div>`,
)}
${line(
  'amara',
  `<div class="b you" style="width:258px;max-width:258px;padding:12px">
  <b style="font-size:14.5px">Sunday route</b>${poll('North shore, 9 km', 62, true, ['tom', 'yuki', 'ines'])}${poll('Both piers, 14 km', 30, false, ['leo', 'omar'])}${poll('Café only', 12, false, ['elsa'])}</div>`,
)}
<div class="b me">North shore. I bring the big flask and two blankets</div>
<div class="b me" style="padding:5px;border-radius:22px;border-bottom-right-radius:6px">
  <span style="display:block;border-radius:17px;overflow:hidden">${lake(226, 98)}</span></div>
${line(
  'leo',
  `<span style="font:600 12px Onest;color:#7a2fd0;padding-left:12px">Leo</span>
  <div class="b you row g10" style="width:232px">
  <span class="row mid" style="width:36px;height:36px;border-radius:18px;background:#3d35c9">${icon('play', 16, { color: '#fff', fill: '#fff' })}</span>
  <span class="row g2 grow" style="height:28px">${voice
    .map(
      (h, i) => `<i style="width:3.5px;height:${h}px;border-radius:2px;background:${i < 8 ? '#3d35c9' : '#c3bde6'}">
  </i>`,
    )
    .join('')}</span><span class="mute num">0:18</span></div>`,
)}</div>
<div class="abs row g10" style="left:0;right:0;bottom:0;background:#fff;border-radius:26px 26px 0 0;padding:12px 16px 32px">${icon('circle-plus', 26, { color: '#3d35c9' })}<span class="grow row sp" style="height:44px;border-radius:22px;background:#f3effa;padding:0 14px;color:#6f6b85;font-size:14px">Message${icon('smile', 20)}</span>
  <span class="row mid" style="width:44px;height:44px;border-radius:22px;background:#3d35c9">${icon('mic', 20, { color: '#fff' })}</span>
  </div>${homeBar(INK)}</div>`

const night = gradient(['#2b1d63', '#a23a7c', '#ff8d62'])
const lights = [
  [30, 60],
  [86, 84],
  [142, 96],
  [198, 96],
  [254, 84],
  [312, 58],
]
  .map(
    ([x, y]) => `<circle cx="${x}" cy="${(y ?? 0) + 14}" r="17" fill="#ffe9a8" opacity=".25"/>
  <path d="M${x} ${y}v6" stroke="#1d1b3a" stroke-width="3"/>
  <circle cx="${x}" cy="${(y ?? 0) + 13}" r="8" fill="#ffe9a8"/>`,
  )
  .join('')
const crowd = (['leo', 'nora', 'omar', 'amara', 'tom', 'elsa', 'yuki'] as const)
  .map((n, i) =>
    at(
      -14 + i * 56,
      200 + (i % 2) * 12,
      `<g clip-path="path('M0 100V40C0 8 20-4 50-4s50 12 50 44v60Z')">${people[n].replace(/<rect width="100"[^>]*\/>/, '')}</g>`,
      0.78,
    ),
  )
  .join('')
const hero = svg(
  360,
  316,
  `<defs>${night.def}</defs><rect width="360" height="316" fill="${night.url}"/>
  <circle cx="270" cy="150" r="34" fill="#ffd9a0"/><path d="M0 210 70 150l60 50 70-70 90 76 70-40v150H0Z" fill="#5b2a6e"/>
  <path d="M-10 40C80 110 280 110 370 36" stroke="#1d1b3a" stroke-width="2.5" fill="none"/>${lights}<path d="M0 250h360v66H0Z" fill="#3a1d52"/>${crowd}`,
)
const info = (name: string, title: string, text: string, ground: string, ink: string) => `<div class="row g12">
  <span class="row mid" style="width:46px;height:46px;border-radius:16px;background:${ground};color:${ink}">${icon(name, 21)}</span>
  <div><b style="font-size:15px">${title}</b><div class="mute">${text}</div></div></div>`

const event = `<div class="s" style="background:#fff">
  <div class="rel none">${hero}<div class="abs" style="left:0;right:0;top:0">${statusBar('19:12', '#fff')}<div class="row sp" style="padding:2px 16px">
  <span class="row mid" style="width:42px;height:42px;border-radius:21px;background:rgba(255,255,255,.92)">${icon('chevron-left', 22)}</span>
  <span class="row mid" style="width:42px;height:42px;border-radius:21px;background:rgba(255,255,255,.92)">${icon('share', 19)}</span>
  </div></div></div>
<div class="grow rel" style="background:#fff;border-radius:30px 30px 0 0;margin-top:-30px;padding:22px 20px 0">
  <span style="display:inline-block;background:#ffe3e1;color:#c22a31;border-radius:12px;padding:4px 11px;font:650 12px Onest">Lake walkers</span>
  <div class="h" style="margin-top:9px">Supper under the<br>string lights</div>
<div class="col g12" style="margin-top:16px">${info('calendar-days', 'Saturday 22 June, 20:30', 'Bring a dish for four', '#ecebfb', '#3d35c9')}${info('map-pin', 'North pier, Stillwater', '2.4 km from you, bus 7 until midnight', '#ffe3e1', '#c22a31')}${info('cloud-moon', '19 °C, dry, light wind', 'Blankets at the boathouse', '#fdf0d2', '#8a5a00')}</div>
<div class="row g12" style="margin-top:18px;background:#fdf4ef;border-radius:20px;padding:12px 14px">
  <span class="row" style="padding-left:8px">${(['amara', 'tom', 'yuki', 'leo'] as const).map((v) => `<span style="margin-left:-9px">${avatar(v, 36, '#fdf4ef')}</span>`).join('')}</span>
  <div class="grow"><b style="font-size:14px">Amara and 17 go</b><div class="mute">6 places left</div>
  </div>${icon('chevron-right', 19)}</div></div>
<div class="abs row g10" style="left:20px;right:20px;bottom:30px">
  <span class="row mid g8 grow" style="height:56px;border-radius:28px;background:#d8383e;color:#fff;font:650 16px Onest">${icon('check', 20, { width: 3 })} I am coming</span>
  <span class="row mid" style="width:56px;height:56px;border-radius:28px;background:#ecebfb;color:#3d35c9">${icon('message-circle', 23)}</span>
  </div>${homeBar(INK)}</div>`

export const social: App = { key: 'm', name: 'Porchside', css, screens: [feed, chat, event] }
