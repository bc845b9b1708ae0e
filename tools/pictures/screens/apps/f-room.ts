import { armchair, type Cloth, cloths, lamp, lounge, plant, sideboard, sofa, table } from '../draw/furniture'
import { type App, at, gradient, homeBar, icon, iconAt, statusBar, svg } from '../kit'

const MINT = '#5ef0c4'

const css = `
.s{background:#101314;color:#fff}
.glass{background:rgba(16,20,22,.62);border:1px solid rgba(255,255,255,.16)}
.mute{color:#a7b0b3;font-size:12.5px}
.btnr{width:48px;height:48px;border-radius:24px}
.lab{font:600 12px Onest;color:#a7b0b3}
.seg{flex:1;height:44px;border-radius:14px;background:#22282a;font:600 14px Onest;display:flex}.seg.on{background:${MINT};color:#06231a}
.room{border-radius:26px;overflow:hidden;position:relative;background:#1b2022}
`

type Mood = { wall: string; floor: string; board: string; window: [string, string] }
const DAY: Mood = { wall: '#d9d3c7', floor: '#b48a5e', board: '#a1784e', window: ['#cfe6f2', '#f4f3e8'] }

/** The corner of a room, 360×780, as the camera sees it. */
function room({ wall, floor, board, window }: Mood): string {
  const view = gradient(window)
  const fall = gradient(['rgba(0,0,0,0)', 'rgba(0,0,0,.22)'], -90)
  const planks = Array.from(
    { length: 15 },
    (_, i) => `<path d="M${180 + (i - 7) * 38} 450 ${180 + (i - 7) * 128} 780" stroke="${board}" stroke-width="2"/>`,
  ).join('')
  const rows = [470, 496, 530, 574, 630, 700]
    .map(
      (y, i) =>
        `<path d="M${i % 2 ? 0 : 60} ${y}H${i % 2 ? 260 : 360}" stroke="${board}" stroke-width="1.5" opacity=".7"/>`,
    )
    .join('')
  return (
    `<defs>${view.def}${fall.def}</defs><rect width="360" height="492" fill="${wall}"/>
  <path d="M0 0h70v440L0 490Z" fill="#000" opacity=".1"/>` +
    `<path d="M70 440H360V780H0V490Z" fill="${floor}"/>
  <g clip-path="polygon(70px 440px,360px 440px,360px 780px,0 780px,0 490px)">${planks}${rows}</g>` +
    `<path d="M70 430H360v12H70ZM70 430v12L0 492v-13Z" fill="#fff" opacity=".75"/>
  <rect x="206" y="96" width="128" height="200" fill="#fff"/><rect x="214" y="104" width="112" height="184" fill="${view.url}"/>
  <path d="M214 250c22-28 36-12 56-26s36 4 56-10v74H214Z" fill="#8fb292"/>
  <path d="M270 104v184M214 184h112" stroke="#fff" stroke-width="6"/>
  <rect x="198" y="294" width="144" height="10" fill="#f4f1ea"/>` +
    `<path d="M150 470 320 470 250 780H-40Z" fill="#fff4d6" opacity=".2"/><path d="M6 150 52 160v118L6 284Z" fill="#3b332b"/>
  <path d="M11 158 47 166v104L11 276Z" fill="#e8d9bf"/><path d="M14 262c8-40 14-10 18-46s8 20 12 46Z" fill="#c4694a"/>
  <rect width="360" height="780" fill="${fall.url}"/>`
  )
}

const dots = (y0: number) =>
  Array.from(
    { length: 60 },
    (_, i) =>
      `<circle cx="${40 + (i % 10) * 31 + (Math.floor(i / 10) % 2) * 14}" cy="${y0 + Math.floor(i / 10) * 26}" r="1.8" fill="#fff" opacity=".5"/>`,
  ).join('')
const size = (
  x1: number,
  x2: number,
  y: number,
  text: string,
) => `<path d="M${x1} ${y}H${x2}M${x1} ${y - 6}v12M${x2} ${y - 6}v12" stroke="#fff" stroke-width="2"/>
  <rect x="${(x1 + x2) / 2 - 30}" y="${y - 12}" width="60" height="24" rx="12" fill="#fff"/>
  <text x="${(x1 + x2) / 2}" y="${y + 4.5}" text-anchor="middle" font-family="Onest" font-size="12.5" font-weight="700" fill="#101314">${text}</text>`

const chairAt = (cloth: Cloth) =>
  `<ellipse cx="176" cy="610" rx="98" ry="22" opacity=".28"/>` + at(82, 418, armchair(cloth), 1.58)
const camera = `<div class="s"><div class="abs" style="left:0;top:0">${svg(
  360,
  780,
  room(DAY) +
    at(286, 326, plant('#e8e2d6'), 0.92) +
    `<g transform="translate(0 -26)">` +
    dots(500) +
    `<ellipse cx="176" cy="604" rx="124" ry="42" fill="none" stroke="${MINT}" stroke-width="3"/>
  <ellipse cx="176" cy="604" rx="124" ry="42" fill="${MINT}" opacity=".14"/>` +
    chairAt(cloths.rust) +
    size(84, 268, 656, '78 cm') +
    `<path d="M292 420V606M286 420h12M286 606h12" stroke="#fff" stroke-width="2"/>
  <rect x="262" y="502" width="60" height="24" rx="12" fill="#fff"/>
  <text x="292" y="518.5" text-anchor="middle" font-family="Onest" font-size="12.5" font-weight="700" fill="#101314">84 cm</text>` +
    `<circle cx="300" cy="604" r="16" fill="${MINT}"/>` +
    iconAt('rotate-cw', 300, 604, 18, { color: '#06231a', width: 2.6 }) +
    '</g>',
)}</div>
<div class="abs" style="left:0;right:0;top:0;height:120px;background:linear-gradient(rgba(10,12,13,.6),rgba(10,12,13,0))"></div>
  <div class="rel">${statusBar('16:40', '#fff')}<div class="row sp" style="padding:2px 16px">
  <span class="glass btnr row mid">${icon('x', 21)}</span>
  <span class="glass row g8" style="height:38px;border-radius:19px;padding:0 16px;font:600 13px Onest">
  <i style="width:8px;height:8px;border-radius:4px;background:${MINT}"></i>Floor found · 14.2 m²</span>
  <span class="glass btnr row mid">${icon('lightbulb', 20)}</span></div></div>
<div class="abs col g10" style="right:16px;top:124px">${['undo-2', 'ruler', 'copy'].map((n) => `<span class="glass btnr row mid">${icon(n, 20)}</span>`).join('')}</div>
<div class="abs row sp" style="left:22px;right:22px;bottom:34px">
  <span class="glass row mid" style="width:58px;height:58px;border-radius:18px">${icon('layout-grid', 24)}</span>
  <span class="row mid" style="width:74px;height:74px;border-radius:37px;border:4px solid #fff">
  <i style="width:58px;height:58px;border-radius:29px;background:#fff"></i></span>
  <span class="glass row mid" style="width:58px;height:58px;border-radius:18px;overflow:hidden;background:rgba(16,20,22,.72)">${svg(46, 46, armchair(cloths.rust), '0 0 120 122')}</span>
  </div>${homeBar('#fff')}</div>`

const tone = (
  c: string,
  on = false,
) => `<i style="width:46px;height:46px;border-radius:23px;background:${c};${on ? `box-shadow:0 0 0 3px #171b1d,0 0 0 6px ${MINT}` : ''}">
  </i>`
const slider = (
  label: string,
  value: string,
  share: number,
) => `<div><div class="row sp"><span class="lab">${label}</span>
  <b class="num" style="font-size:14px">${value}</b></div><div class="rel" style="height:22px;margin-top:6px">
  <i class="abs" style="left:0;right:0;top:9px;height:4px;border-radius:2px;background:#343c3f"></i>
  <i class="abs" style="left:0;width:${share}%;top:9px;height:4px;border-radius:2px;background:${MINT}"></i>
  <i class="abs" style="left:calc(${share}% - 11px);top:0;width:22px;height:22px;border-radius:11px;background:#fff"></i></div>
  </div>`

const picker = `<div class="s"><div class="abs" style="left:0;top:-118px">${svg(360, 780, room(DAY) + at(286, 326, plant('#e8e2d6'), 0.92) + at(0, -34, chairAt(cloths.moss)))}</div>
  <div class="abs" style="left:0;right:0;top:0;height:110px;background:linear-gradient(rgba(10,12,13,.6),rgba(10,12,13,0))">
  </div>
<div class="rel">${statusBar('16:43', '#fff')}<div class="row sp" style="padding:2px 16px">
  <span class="glass btnr row mid">${icon('chevron-down', 22)}</span>
  <span class="glass row g8" style="height:38px;border-radius:19px;padding:0 14px;font:600 13px Onest">${icon('split', 16)} Before</span>
  </div></div>
<div class="abs" style="left:0;right:0;bottom:0;height:328px;background:#171b1d;border-radius:34px 34px 0 0;padding:20px 22px 0">
  <div class="row sp"><div><b style="font-size:19px;letter-spacing:-.3px">Fjara armchair</b>
  <div class="mute">Wool, beech · in stock, 6 days</div></div><b class="num" style="font-size:19px">€429</b></div>
<div class="row sp" style="margin:18px 2px 20px">${tone(cloths.rust.main)}${tone(cloths.moss.main, true)}${tone(cloths.linen.main)}${tone(cloths.slate.main)}${tone(cloths.ochre.main)}${tone(cloths.rose.main)}</div>
<div class="row g8" style="margin-bottom:16px"><span class="seg mid">Low</span><span class="seg on mid">Standard</span>
  <span class="seg mid">High back</span></div>
  <div class="col g6">${slider('Width', '78 cm', 46)}${slider('Turn', '24°', 30)}</div></div>
${homeBar('#fff')}</div>`

const tile = (
  mood: Mood,
  items: string,
  name: string,
  info: string,
  price: string,
  height: number,
  from: number,
  badge: string,
) => `
<div class="room"><div style="height:${height}px;overflow:hidden">${svg(324, height, room(mood) + items, `0 ${from} 360 ${height / 0.9}`)}</div>
  <div class="row sp" style="padding:12px 16px 13px"><div><b style="font-size:16px">${name}</b><div class="mute">${info}</div>
  </div><b class="num" style="font-size:15px">${price}</b></div>${badge}</div>`

const badge = (name: string, text: string) =>
  `<span class="glass abs row g6" style="right:12px;top:12px;height:32px;padding:0 12px;border-radius:16px;font:600 12px Onest">${icon(name, 14)} ${text}</span>`

const EVENING: Mood = { wall: '#53626e', floor: '#6f5440', board: '#5d4433', window: ['#2b3a66', '#e08a68'] }
const BLUSH: Mood = { wall: '#d8b5a6', floor: '#c9a278', board: '#b68d62', window: ['#d5ebf4', '#fdf6e6'] }

const rooms = `<div class="s">${statusBar('16:52', '#fff')}<div class="row sp" style="padding:6px 20px 14px">
  <div style="font:650 28px/1.1 Onest;letter-spacing:-.8px">My rooms</div>
  <span class="row mid btnr" style="background:${MINT};color:#06231a">${icon('scan', 22, { width: 2.3 })}</span></div>
<div class="row g8" style="padding:0 18px 14px">
  <span class="seg on mid" style="height:38px;border-radius:19px;flex:none;padding:0 18px">All 5</span>
  <span class="seg mid" style="height:38px;border-radius:19px;flex:none;padding:0 16px">Shared</span>
  <span class="seg mid" style="height:38px;border-radius:19px;flex:none;padding:0 16px">Measured</span></div>
<div class="col g12" style="padding:0 18px">${tile(DAY, `<ellipse cx="170" cy="612" rx="80" ry="12" opacity=".25"/>` + at(96, 446, armchair(cloths.moss), 1.38) + at(264, 408, plant('#e8e2d6'), 1) + at(30, 452, lamp('#f2dfb6'), 0.9), 'Reading corner', '3 pieces · changed today', '€478', 206, 398, badge('ruler', '14.2 m²'))}${tile(EVENING, at(62, 430, sofa(cloths.ochre), 1.16) + at(14, 392, lamp('#ffe2a0', '#15181a'), 1) + at(206, 524, table('#8a5a34'), 1), 'Living room, evening', '4 pieces · shared with Tom', '€2,310', 196, 384, badge('users', '2'))}${tile(BLUSH, at(118, 404, sideboard(), 1.15) + at(6, 400, lounge(cloths.slate), 1), 'Hall', '3 pieces', '€940', 150, 372, '')}</div>${homeBar('#fff')}</div>`

export const roomViewer: App = { key: 'f', name: 'Inroom', css, screens: [camera, picker, rooms] }
