import { arc, points, smooth } from '../draw/chart'
import { palettes, townMap } from '../draw/map'
import { avatar } from '../draw/people'
import { type App, at, gradient, homeBar, icon, statusBar, svg } from '../kit'

const LIME = '#c8ff2e'
const CORAL = '#ff5d49'
const CYAN = '#39d5ff'

const css = `
.s{background:#0b0c0f;color:#fff}
.big{font:600 40px/1 Unbounded;letter-spacing:-2px}.u{font:500 22px/1 Unbounded;letter-spacing:-1px}
.mute{color:#98a0ad;font-size:12.5px}
.tile{background:#17191f;border-radius:22px;padding:14px 16px}
.lab{font:600 11.5px Onest;color:#98a0ad;letter-spacing:.2px}
.bar{left:0;right:0;bottom:0;height:84px;padding:0 26px 22px;justify-content:space-between;color:#7d8592;background:linear-gradient(rgba(11,12,15,0),#0b0c0f 35%)}
.go{width:62px;height:62px;border-radius:31px;background:${LIME};color:#0b0c0f;margin-top:-22px}
`

const bar = (active: number) => {
  const cell = (name: string, i: number) => icon(name, 24, { color: i === active ? '#fff' : '#7d8592' })
  return `<div class="bar row abs">${cell('activity', 0)}${cell('route', 1)}<span class="go row mid">${icon('play', 26, { fill: '#0b0c0f' })}</span>${cell('chart-column', 2)}${cell('user', 3)}</div>${homeBar('#fff')}`
}

const hours = [2, 1, 1, 1, 3, 6, 22, 38, 12, 9, 14, 26, 30, 11, 8, 10, 24, 46, 34, 12]
const steps = svg(
  296,
  62,
  hours
    .map(
      (h, i) =>
        `<rect x="${i * 15}" y="${54 - h * 1.12}" width="9" height="${h * 1.12 + 3}" rx="4" fill="${i === 17 ? LIME : i > 17 ? '#2a2e37' : '#5c7a12'}"/>`,
    )
    .join(''),
  '0 0 296 60',
)
const rings = at(
  84,
  84,
  arc(72, 18, 0.82, CORAL, '#34191b') + arc(51, 18, 0.64, LIME, '#2a330f') + arc(30, 18, 0.9, CYAN, '#10303a'),
)
const legend = (name: string, value: string, goal: string, color: string) => `<div><div class="row g6 lab">
  <i style="width:9px;height:9px;border-radius:5px;background:${color}"></i>${name}</div>
  <div class="u num" style="margin-top:5px">${value}<span class="mute" style="font:400 12px Onest;letter-spacing:0"> / ${goal}</span>
  </div></div>`

const today = `<div class="s">${statusBar('19:36', '#fff')}<div class="col g12" style="padding:6px 18px 0"><div class="row sp">
  <div><div class="mute">Thursday, 6 June</div><div style="font:500 24px/1.2 Unbounded;letter-spacing:-1px">Today</div></div>
  <span class="rel">${avatar('amara', 44, LIME)}</span></div>
<div class="row g20" style="padding:8px 0 4px">${svg(168, 168, rings)}<div class="col g16">${legend('Move', '492', '600 kcal', CORAL)}${legend('Train', '32', '50 min', LIME)}${legend('Stand', '11', '12 h', CYAN)}</div>
  </div>
<div class="tile"><div class="row sp"><span class="lab">Steps</span>
  <span class="row g4" style="color:${LIME};font:600 12.5px Onest">${icon('trending-up', 15)} 12% over Wednesday</span></div>
  <div class="row sp end" style="margin:6px 0 10px"><span class="big num">9,284</span><span class="mute">6.7 km · 8 floors</span>
  </div>${steps}<div class="row sp mute" style="font-size:11px;margin-top:3px"><span>4:00</span><span>10:00</span>
  <span>16:00</span><span>23:00</span></div></div>
<div class="row g12"><div class="tile grow"><div class="row sp lab">Heart rate ${icon('heart-pulse', 17, { color: CORAL })}</div>
  <div class="u num" style="margin:9px 0 6px;font-size:26px">68 <span class="mute" style="font:400 12px Onest;letter-spacing:0">bpm</span>
  </div>${svg(116, 30, `<path d="M0 18h22l5-10 7 20 7-26 6 22 4-8h18l5-9 6 16 5-11h31" fill="none" stroke="${CORAL}" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"/>`)}</div>
<div class="tile grow"><div class="row sp lab">Sleep ${icon('moon', 17, { color: CYAN })}</div>
  <div class="u num" style="margin:9px 0 8px;font-size:26px">7:24 <span class="mute" style="font:400 12px Onest;letter-spacing:0">h</span>
  </div><div class="row g2 end" style="height:28px">${[10, 18, 26, 22, 12, 20, 28, 16, 24, 10, 14]
    .map(
      (h) => `<i style="flex:1;height:${h}px;border-radius:3px;background:${h > 20 ? CYAN : '#1d5d73'}">
  </i>`,
    )
    .join('')}</div></div></div>
<div class="tile row g12" style="padding:12px 14px">
  <span class="row mid" style="width:44px;height:44px;border-radius:15px;background:${LIME};color:#0b0c0f">${icon('footprints', 22)}</span>
  <div class="grow"><b style="font-size:14.5px">Evening run, 8 km easy</b><div class="mute">Planned for 20:00 · 5:45 per km</div>
  </div>${icon('chevron-right', 18, { color: '#98a0ad' })}</div></div>${bar(0)}</div>`

const path = 'M60 360C80 300 120 282 150 250c20-24 16-60 50-82 40-24 92-10 110 26 16 36-4 70-30 92-26 20-30 46-10 64'
const stat = (label: string, value: string, unit: string) => `<div class="grow"><div class="lab">${label}</div>
  <div class="u num" style="margin-top:6px">${value} <span class="mute" style="font:400 12px Onest;letter-spacing:0">${unit}</span>
  </div></div>`
const pace = smooth(points([0.3, 0.36, 0.5, 0.44, 0.62, 0.58, 0.72, 0.66, 0.8, 0.74, 0.86], 324, 56))
const glow = gradient(['rgba(200,255,46,.42)', 'rgba(200,255,46,0)'])

const run = `<div class="s"><div class="abs" style="left:-40px;top:-60px">${svg(
  440,
  460,
  townMap(palettes.night) +
    at(
      20,
      40,
      `<path d="${path}" fill="none" stroke="${LIME}" stroke-width="14" opacity=".18" stroke-linecap="round"/>
  <path d="${path}" fill="none" stroke="${LIME}" stroke-width="5.5" stroke-linecap="round"/>
  <circle cx="60" cy="360" r="7" fill="#0b0c0f" stroke="#fff" stroke-width="3"/>
  <circle cx="270" cy="350" r="22" fill="${LIME}" opacity=".25"/>
  <circle cx="270" cy="350" r="10" fill="${LIME}" stroke="#fff" stroke-width="3"/>` +
        [
          [150, 250, 1],
          [200, 168, 2],
          [310, 194, 3],
          [280, 286, 4],
        ]
          .map(
            ([x, y, n]) => `<circle cx="${x}" cy="${y}" r="10" fill="#0b0c0f" stroke="${LIME}" stroke-width="2"/>
  <text x="${x}" y="${(y ?? 0) + 4}" text-anchor="middle" font-family="Onest" font-size="11" font-weight="700" fill="#fff">${n}</text>`,
          )
          .join(''),
    ),
)}</div>
<div class="abs" style="left:0;right:0;top:280px;height:130px;background:linear-gradient(rgba(11,12,15,0),#0b0c0f)"></div>
<div class="rel">${statusBar('20:31', '#fff')}<div class="row sp" style="padding:0 18px">
  <span class="row g8" style="height:36px;padding:0 14px;border-radius:18px;background:rgba(11,12,15,.8);font:600 13px Onest">
  <i style="width:8px;height:8px;border-radius:4px;background:${CORAL}"></i>Running · GPS strong</span>
  <span class="row mid" style="width:40px;height:40px;border-radius:20px;background:rgba(11,12,15,.8)">${icon('music', 18)}</span>
  </div></div>
<div class="abs col" style="left:18px;right:18px;top:374px"><div class="row sp end"><div><div class="lab">Pace now</div>
  <div class="num" style="font:600 70px/1 Unbounded;letter-spacing:-5px;color:${LIME}">5:38</div></div>
  <div class="r" style="padding-bottom:6px"><div class="mute">per km</div>
  <div style="font:600 13px Onest;color:${LIME}">7 s ahead of plan</div></div></div>
<div class="row" style="margin-top:18px">${stat('Distance', '5.42', 'km')}${stat('Time', '30:46', '')}${stat('Heart', '151', 'bpm')}</div>
<div class="tile" style="margin-top:18px;padding:12px 0 0;overflow:hidden"><div class="row sp lab" style="padding:0 16px 6px">
  <span>Pace over the last km</span><span style="color:#fff">5:51 → 5:38</span>
  </div>${svg(
    324,
    66,
    `<defs>${glow.def}</defs>${at(
      0,
      4,
      `<path d="${pace}V66H0Z" fill="${glow.url}"/>
  <path d="${pace}" fill="none" stroke="${LIME}" stroke-width="3"/>`,
    )}`,
  )}</div></div>
<div class="abs row mid g20" style="left:0;right:0;bottom:32px">
  <span class="row mid" style="width:58px;height:58px;border-radius:29px;background:#22252d">${icon('lock', 22)}</span>
  <span class="row mid" style="width:86px;height:86px;border-radius:43px;background:${CORAL}">${icon('pause', 36, { fill: '#fff' })}</span>
  <span class="row mid" style="width:58px;height:58px;border-radius:29px;background:#22252d">${icon('flag', 22)}</span>
  </div>${homeBar('#fff')}</div>`

const weekBars: [string, number, number][] = [
  ['Mon', 42, 30],
  ['Tue', 96, 0],
  ['Wed', 28, 44],
  ['Thu', 118, 0],
  ['Fri', 0, 62],
  ['Sat', 148, 20],
  ['Sun', 64, 0],
]
const weekChart = svg(
  292,
  190,
  `<path d="M0 20H292M0 70H292M0 120H292" stroke="#2a2e37" stroke-dasharray="3 5"/>` +
    weekBars
      .map(
        (
          [day, a, b],
          i,
        ) => `<g transform="translate(${i * 42.4 + 6} 0)">${b ? `<rect y="${168 - a - b}" width="24" height="${b + (a ? -3 : 0)}" rx="7" fill="${CYAN}"/>` : ''}${a ? `<rect y="${168 - a}" width="24" height="${a}" rx="7" fill="${day === 'Sat' ? LIME : '#86ad1c'}"/>` : ''}<text x="12" y="186" text-anchor="middle" font-family="Onest" font-size="11.5" font-weight="${day === 'Sat' ? 700 : 400}" fill="${day === 'Sat' ? '#fff' : '#98a0ad'}">${day}</text>
  </g>`,
      )
      .join(''),
)
const row = (
  name: string,
  color: string,
  title: string,
  info: string,
  value: string,
) => `<div class="row g12" style="padding:10px 0;border-bottom:1px solid #22252d">
  <span class="row mid" style="width:42px;height:42px;border-radius:14px;background:${color};color:#0b0c0f">${icon(name, 20)}</span>
  <div class="grow"><b style="font-size:14.5px">${title}</b><div class="mute">${info}</div></div>
  <span class="u num" style="font-size:14px">${value}</span></div>`

const week = `<div class="s">${statusBar('21:10', '#fff')}<div class="col g12" style="padding:6px 18px 0"><div class="row sp">
  <div style="font:500 24px/1.2 Unbounded;letter-spacing:-1px">Week 23</div>
  <span class="row g4" style="background:#17191f;border-radius:18px;height:36px;padding:0 6px;font:600 12.5px Onest">
  <span class="row" style="background:#fff;color:#0b0c0f;border-radius:14px;height:26px;padding:0 12px">Week</span>
  <span style="padding:0 10px;color:#98a0ad">Month</span></span></div>
<div class="tile" style="padding:18px 16px 12px"><div class="row sp end" style="margin-bottom:14px"><div>
  <div class="lab">Active time</div><div class="big num" style="margin-top:6px">6:32</div></div><div class="r">
  <div style="color:${LIME};font:600 13.5px Onest">+54 min</div><div class="mute">than week 22</div></div>
  </div>${weekChart}<div class="row g16 mute" style="margin-top:8px"><span class="row g6">
  <i style="width:9px;height:9px;border-radius:3px;background:${LIME}"></i>Running 4:56</span><span class="row g6">
  <i style="width:9px;height:9px;border-radius:3px;background:${CYAN}"></i>Strength 1:36</span></div></div>
<div class="row g12"><div class="tile grow" style="padding:16px"><div class="lab">Distance</div>
  <div class="u num" style="margin-top:8px">34.8 <span class="mute" style="font:400 12px Onest;letter-spacing:0">km</span></div>
  </div><div class="tile grow"><div class="lab">Resting heart</div>
  <div class="u num" style="margin-top:8px">54 <span class="mute" style="font:400 12px Onest;letter-spacing:0">bpm</span></div>
  </div></div>
<div class="tile" style="padding:4px 14px">${row('footprints', LIME, 'Long run along the quay', 'Saturday · 5:52 per km', '14.2 km')}${row('dumbbell', CYAN, 'Back and core', 'Friday · 46 min', '318 kcal')}</div>
  </div>${bar(2)}</div>`

export const fitness: App = { key: 'd', name: 'Cadent', css, screens: [today, run, week] }
