import { palettes, townMap } from '../draw/map'
import { avatar } from '../draw/people'
import { bedroom, house, kitchen, livingRoom } from '../draw/photo'
import { type App, at, homeBar, icon, statusBar, svg } from '../kit'

const BLUE = '#1746d1'

const css = `
.s{background:#fff;color:#0d1530}
.mute{color:#5d6680;font-size:12.5px}
.field{height:46px;border-radius:6px;background:#fff;box-shadow:0 2px 14px rgba(13,21,48,.18);padding:0 13px;font-size:14px}
.seg{white-space:nowrap;height:34px;padding:0 11px;border-radius:6px;background:#fff;font:600 12px Onest;box-shadow:0 2px 8px rgba(13,21,48,.14)}.seg.on{background:${BLUE};color:#fff}
.card{background:#fff;border-radius:8px;overflow:hidden;box-shadow:0 6px 22px rgba(13,21,48,.2)}
.price{font:750 21px/1.1 Onest;letter-spacing:-.5px}
.fact{border:1px solid #dfe4f0;border-radius:6px;padding:9px 11px;flex:1}.fact b{display:block;font-size:15px}.fact span{font-size:11.5px;color:#5d6680}
.btn{height:50px;border-radius:6px;background:${BLUE};color:#fff;font:650 15px Onest}
.slot{height:42px;border-radius:6px;border:1px solid #ccd4e6;font:600 14px Onest;flex:1}.slot.on{background:${BLUE};border-color:${BLUE};color:#fff}.slot.off{color:#8d95ab;background:#f1f3f8;border-color:#f1f3f8;text-decoration:line-through;font-weight:400}
.d{width:44px;height:58px;border-radius:6px;text-align:center;padding-top:8px;font-size:11.5px;color:#5d6680}.d b{display:block;font:650 18px/1.3 Onest;color:#0d1530}.d.on{background:#0d1530;color:#b9c4e6}.d.on b{color:#fff}
`

const tag = (x: number, y: number, text: string, style: 'plain' | 'on' | 'seen' = 'plain') => {
  const [ground, ink] = { plain: ['#fff', '#0d1530'], on: [BLUE, '#fff'], seen: ['#e7ebf5', '#4d5775'] }[style]
  const w = text.length * 8 + 18
  return at(
    x,
    y,
    `<path d="M${-w / 2} -30h${w}a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H7L0 6-7-2H${-w / 2}a4 4 0 0 1-4-4v-20a4 4 0 0 1 4-4Z" fill="#0d1530" opacity=".18" transform="translate(0 2)"/>
  <path d="M${-w / 2} -30h${w}a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H7L0 6-7-2H${-w / 2}a4 4 0 0 1-4-4v-20a4 4 0 0 1 4-4Z" fill="${ground}"/>
  <text y="-11" text-anchor="middle" font-family="Onest" font-size="13.5" font-weight="700" fill="${ink}">${text}</text>`,
    style === 'on' ? 1.12 : 1,
  )
}

const map = `<div class="s"><div class="abs" style="left:-46px;top:-20px">${svg(440, 820, townMap(palettes.cool) + `<path d="M120 200C190 150 330 170 372 250s10 210-70 250-170 0-200-90-30-170 18-210Z" fill="${BLUE}" opacity=".07" stroke="${BLUE}" stroke-opacity=".55" stroke-width="2" stroke-dasharray="6 5"/>` + tag(176, 246, '€412k') + tag(306, 262, '€389k', 'seen') + tag(258, 350, '€448k', 'on') + tag(138, 392, '€365k', 'seen') + tag(300, 432, '€530k') + tag(196, 446, '€405k') + tag(96, 300, '€298k') + tag(370, 190, '€610k'))}</div>
<div class="rel">${statusBar('18:05', '#0d1530')}<div class="col g8" style="padding:2px 14px">
  <div class="field row g10">${icon('search', 18, { color: BLUE })}<span class="grow">
  <b style="font-weight:600">Harbour district</b> <span class="mute">+ 2 km</span></span>
  <i style="width:1px;height:22px;background:#d9dfec"></i>${icon('sliders-horizontal', 18)}</div>
<div class="row g6"><span class="seg row on">Buy</span><span class="seg row">2–3 rooms</span>
  <span class="seg row">to €550k</span><span class="seg row">Lift</span><span class="seg row">More</span></div></div></div>
<div class="abs col g8" style="right:14px;top:334px">
  <span class="row mid" style="width:42px;height:42px;border-radius:6px;background:#fff;box-shadow:0 2px 10px rgba(13,21,48,.2)">${icon('layers', 19)}</span>
  <span class="row mid" style="width:42px;height:42px;border-radius:6px;background:#fff;box-shadow:0 2px 10px rgba(13,21,48,.2)">${icon('locate-fixed', 19, { color: BLUE })}</span>
  </div>
<div class="abs row g10" style="left:14px;bottom:108px;width:600px"><div class="card none" style="width:306px">
  <div class="rel">${livingRoom(306, 126)}<span class="abs row g4" style="left:10px;top:10px;background:#0d1530;color:#fff;border-radius:4px;padding:3px 8px;font:600 11.5px Onest">New today</span>
  <span class="abs row mid" style="right:10px;top:10px;width:34px;height:34px;border-radius:6px;background:#fff">${icon('heart', 17)}</span>
  </div>
<div style="padding:11px 14px 12px"><div class="row sp"><span class="price num">€448,000</span>
  <span class="mute num">€5,744 / m²</span></div><div style="font:600 13.5px Onest;margin-top:3px">21 Ropewalk, 4th floor</div>
  <div class="row g16 mute" style="margin-top:6px"><span class="row g4">${icon('bed-double', 15)} 2</span>
  <span class="row g4">${icon('bath', 15)} 1</span><span class="row g4">${icon('maximize', 14)} 78 m²</span>
  <span class="row g4">${icon('train-front', 15)} 6 min</span></div></div></div>
<div class="card none" style="width:306px;height:222px">${house(306, 126)}</div></div>
<div class="abs row" style="left:0;right:0;bottom:0;height:90px;background:#fff;padding:0 14px 24px;border-top:1px solid #e3e8f2">
  <div class="grow"><b style="font-size:15px">164 homes in view</b><div class="mute">23 added this week</div></div>
  <span class="row g8" style="height:44px;padding:0 18px;border-radius:6px;background:#0d1530;color:#fff;font:600 14px Onest">${icon('list', 18)} List</span>
  </div>${homeBar('#0d1530')}</div>`

const plan = svg(
  312,
  158,
  `<g fill="#eef2fc"><rect x="3" y="3" width="306" height="152"/></g>
  <rect x="3" y="3" width="118" height="92" fill="#dfe7fb"/><g stroke="#0d1530" stroke-width="5" fill="none">
  <path d="M3 3h306v152H196M162 155H3V3M121 3v52M121 84v11H66M36 95H3M121 95h8M158 95h16M174 95v60M204 95h105M204 95v14"/></g>
  <g stroke="#0d1530" stroke-width="1.3" fill="none" opacity=".65">
  <path d="M162 155a34 34 0 0 1 34-34M121 84A29 29 0 0 0 92 55M36 95a30 30 0 0 0 30 30M129 95a29 29 0 0 1 29 29"/>
  <rect x="18" y="14" width="50" height="40"/><path d="M18 26h50"/><rect x="180" y="20" width="66" height="24" rx="4"/>
  <circle cx="212" cy="64" r="11"/><rect x="284" y="12" width="18" height="74"/>
  <rect x="214" y="124" width="44" height="24" rx="10"/><circle cx="284" cy="136" r="9"/>
  <rect x="12" y="112" width="46" height="34"/></g>
  <g font-family="Onest" font-size="10.5" font-weight="600" fill="#0d1530" text-anchor="middle">
  <text x="60" y="76">Bedroom 14.2</text><text x="222" y="86">Living 29.6</text><text x="92" y="138">Study 9.8</text>
  <text x="236" y="114">Bath 6.1</text></g>`,
  '0 0 312 158',
)

const detail = `<div class="s"><div class="rel none">${livingRoom(360, 232)}<div class="abs" style="inset:0;background:linear-gradient(rgba(255,255,255,.5),rgba(255,255,255,0) 24%)">
  </div><div class="abs" style="left:0;right:0;top:0">${statusBar('18:09', '#0d1530')}</div>
<div class="row sp abs" style="left:14px;right:14px;top:46px">
  <span class="row mid" style="width:38px;height:38px;border-radius:6px;background:#fff">${icon('arrow-left', 19)}</span>
  <span class="row g8"><span class="row mid" style="width:38px;height:38px;border-radius:6px;background:#fff">${icon('share-2', 17)}</span>
  <span class="row mid" style="width:38px;height:38px;border-radius:6px;background:#fff">${icon('heart', 18, { color: '#d8324a', fill: '#d8324a' })}</span>
  </span></div>
<span class="abs" style="right:14px;bottom:12px;background:rgba(13,21,48,.8);color:#fff;border-radius:4px;padding:4px 9px;font:600 12px Onest">1 / 18</span>
  </div>
<div class="row g4 none" style="padding:4px 0 0">${kitchen(118, 74)}${bedroom(118, 74)}<span class="rel">${house(116, 74)}<b class="abs row mid" style="inset:0;background:rgba(13,21,48,.55);color:#fff;font-size:15px">+14</b>
  </span></div>
<div style="padding:14px 18px 0" class="col"><div class="row sp"><span class="price num" style="font-size:25px">€448,000</span>
  <span class="row g4" style="color:#0b7a4b;font:600 12.5px Onest">${icon('trending-down', 16)} −€12k in May</span></div>
  <div class="mute" style="font-size:13.5px;margin-top:2px">21 Ropewalk, 4th floor of 6, Harbour district</div>
<div class="row g8" style="margin-top:12px"><div class="fact"><b>3</b><span>rooms</span></div><div class="fact"><b>78 m²</b>
  <span>living</span></div><div class="fact"><b>2017</b><span>built</span></div><div class="fact"><b>B</b><span>energy</span>
  </div></div>
<div class="row sp" style="margin:16px 0 8px"><b style="font-size:15.5px">Floor plan, m²</b>
  <span class="row g4" style="color:${BLUE};font:600 13px Onest">${icon('maximize', 14)} Open</span></div>
<div style="margin:0 6px">${plan}</div></div>
<div class="abs row g10" style="left:0;right:0;bottom:0;padding:10px 18px 30px;background:#fff;border-top:1px solid #e3e8f2">${avatar('elsa', 46, '', 14)}<div class="grow">
  <b style="font-size:13.5px">Elsa Lindt</b><div class="mute">Listing agent</div></div>
  <span class="btn row mid" style="width:180px">Book a viewing</span></div>${homeBar('#0d1530')}</div>`

const d = (n: string, v: string, on = false) => `<div class="d${on ? ' on' : ''}">${n}<b>${v}</b></div>`
const slot = (t: string, s = '') => `<span class="slot row mid num ${s}">${t}</span>`

const visit = `<div class="s">${statusBar('18:12', '#0d1530')}<div class="row g12" style="padding:2px 16px 10px">${icon('x', 22)}<b style="font-size:17px" class="grow">Book a viewing</b>
  <span class="mute">2 of 2</span></div>
<div style="height:3px;background:#e3e8f2;flex:none"><i style="display:block;height:3px;width:100%;background:${BLUE}"></i>
  </div>
<div style="padding:22px 18px 0" class="col"><div class="row g12">
  <span style="border-radius:6px;overflow:hidden">${livingRoom(92, 68)}</span><div class="grow">
  <b style="font-size:15px">21 Ropewalk, 4th floor</b><div class="mute">3 rooms · 78 m² · €448,000</div>
  <div class="row g4 mute" style="margin-top:3px;color:${BLUE}">${icon('users', 14)} 5 people saved this home</div></div></div>
<div class="row g8" style="margin-top:18px">
  <span class="slot row mid g8 on" style="background:#0d1530;border-color:#0d1530">${icon('footprints', 17)} In person</span>
  <span class="slot row mid g8">${icon('video', 17)} Video tour</span></div>
<div class="row sp" style="margin-top:26px"><b style="font-size:15.5px">June</b>
  <span class="row g16">${icon('chevron-left', 18, { color: '#9aa3b8' })}${icon('chevron-right', 18)}</span></div>
<div class="row sp" style="margin-top:6px">${d('Mon', '3')}${d('Tue', '4')}${d('Wed', '5', true)}${d('Thu', '6')}${d('Fri', '7')}${d('Sat', '8')}${d('Sun', '9')}</div>
<b style="font-size:15.5px;margin-top:22px">Free times, 30 minutes</b><div class="col g8" style="margin-top:9px">
  <div class="row g8">${slot('9:30', 'off')}${slot('10:00')}${slot('11:30')}</div>
  <div class="row g8">${slot('14:00', 'off')}${slot('16:30', 'on')}${slot('17:00')}</div>
  <div class="row g8">${slot('17:30')}${slot('18:00')}${slot('18:30', 'off')}</div></div>
<div class="row g12" style="margin-top:22px;border:1px solid #dfe4f0;border-radius:8px;padding:12px">${avatar('elsa', 44, '', 14)}<div class="grow">
  <b style="font-size:14px">Elsa Lindt shows the flat</b><div class="mute">Meet at the door on Ropewalk</div>
  </div>${icon('message-square', 20, { color: BLUE })}</div>
<div class="row g10 mute" style="margin-top:13px">${icon('calendar-check', 17)}<span class="grow">Add to calendar, remind 2 hours before</span>
  <span style="width:38px;height:22px;border-radius:11px;background:${BLUE};position:relative">
  <i class="abs" style="right:2px;top:2px;width:18px;height:18px;border-radius:9px;background:#fff"></i></span></div></div>
<div class="abs btn row mid" style="left:18px;right:18px;bottom:30px">Confirm Wed 5 June, 16:30</div>${homeBar('#0d1530')}</div>`

export const homes: App = { key: 'c', name: 'Ropewalk Homes', css, screens: [map, detail, visit] }
