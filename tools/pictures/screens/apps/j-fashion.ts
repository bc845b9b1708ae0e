import { garmentSvg, model } from '../draw/clothes'
import { type App, at, gradient, homeBar, icon, statusBar, svg } from '../kit'

const css = `
.s{background:#fafaf7;color:#121212}
.ser{font-family:'Liberation Serif','Times New Roman',serif;font-weight:400;letter-spacing:-.5px}
.up{font:500 11px Onest;letter-spacing:1.6px;text-transform:uppercase}
.mute{color:#6a6a66;font-size:12.5px}
.hr{border-top:1px solid #121212}.hl{border-top:1px solid #dcdbd4}
.btn{height:54px;background:#121212;color:#fff;font:500 12px Onest;letter-spacing:1.8px;text-transform:uppercase}
.size{flex:1;height:46px;border:1px solid #c9c8c0;font:500 14px Onest;display:flex;margin-left:-1px}.size.on{background:#121212;color:#fff;border-color:#121212}
`

const sky = gradient(['#c9b8a6', '#e6dacb'])
const coat = model({
  skin: '#8a5636',
  hair: '#1c1412',
  top: '#27434b',
  topShade: '#1a3037',
  legs: '#3a3530',
  shoes: '#121212',
  kind: 'coat',
})
const dress = model({
  skin: '#e8b48c',
  hair: '#7a3a22',
  top: '#c9472f',
  topShade: '#a53521',
  legs: '',
  shoes: '#2a1a14',
  kind: 'dress',
})
const suit = model({
  skin: '#f2c9a5',
  hair: '#caa25a',
  top: '#d8cdb8',
  topShade: '#b9ac93',
  legs: '#cfc3ac',
  shoes: '#6b4a30',
  kind: 'suit',
})

const look = `<div class="s" style="background:#d9c9b6">
  <div class="abs" style="left:0;top:0">${svg(
    360,
    780,
    `<defs>${sky.def}</defs>
  <rect width="360" height="600" fill="${sky.url}"/><rect y="560" width="360" height="220" fill="#b39c84"/>
  <path d="M228 120h132v440H228Z" fill="#f1e8db"/><path d="M228 560V230a66 66 0 0 1 132 0v330Z" fill="#9db6bd"/>
  <path d="M228 470c40-30 90-40 132-26v116H228Z" fill="#71909a"/>
  <path d="M-20 780 170 560h190v10L210 780Z" fill="#fff" opacity=".18"/>
  <ellipse cx="126" cy="716" rx="96" ry="12" opacity=".25"/>` +
      at(22, 142, coat, 1.25) +
      `<ellipse cx="284" cy="672" rx="60" ry="8" opacity=".22"/>` +
      at(214, 252, dress, 0.91),
  )}</div>
<div class="rel">${statusBar('11:30', '#121212')}<div class="row sp" style="padding:4px 20px">${icon('menu', 22, { width: 1.5 })}<span class="ser" style="font-size:27px;letter-spacing:6px">AUMELLE</span>${icon('shopping-bag', 22, { width: 1.5 })}</div>
  </div>
<div class="abs" style="left:20px;top:110px"><div class="up">Autumn, look 04 of 22</div></div>
<div class="abs row g8" style="left:20px;top:436px">
  <span style="background:#fff;padding:6px 10px;font-size:12.5px" class="nw">Quay coat <b class="num">€340</b></span>
  <span style="width:22px;height:22px;border-radius:11px;background:rgba(255,255,255,.5);padding:6px">
  <i style="display:block;width:10px;height:10px;border-radius:5px;background:#fff"></i></span></div>
<div class="abs" style="left:0;right:0;bottom:0;padding:120px 20px 36px;color:#fff;background:linear-gradient(rgba(20,14,10,0),rgba(20,14,10,.86) 58%)">
  <div class="ser" style="font-size:39px;line-height:1">Wool that has<br>seen weather</div>
  <div class="row sp end" style="margin-top:14px">
  <span class="up row g8">Shop the look ${icon('arrow-right', 15, { width: 1.6 })}</span>
  <span class="row g4">${[1, 0, 0, 0, 0]
    .map(
      (on) => `<i style="width:${on ? 26 : 12}px;height:2px;background:${on ? '#fff' : 'rgba(255,255,255,.45)'}">
  </i>`,
    )
    .join('')}</span></div></div>${homeBar('#fff')}</div>`

const curve = 'M0 70C40 70 60 8 110 8s74 62 190 62'
const row = (label: string, value: string, share: number) => `<div style="padding:11px 0" class="hl">
  <div class="row sp" style="font-size:14px"><span>${label}</span><b class="num" style="font-weight:500">${value}</b></div>
  <div class="rel" style="height:14px;margin-top:5px">
  <i class="abs" style="left:0;right:0;top:7px;height:1px;background:#bdbcb4"></i>
  <i class="abs" style="left:0;width:${share}%;top:6px;height:2px;background:#121212"></i>
  <i class="abs" style="left:${share}%;top:0;width:14px;height:14px;border-radius:7px;background:#121212;margin-left:-7px"></i>
  </div></div>`

const size = `<div class="s">${statusBar('11:34', '#121212')}<div class="row sp" style="padding:4px 20px 10px">${icon('x', 23, { width: 1.5 })}<span class="up">Size adviser</span>
  <span class="mute">2 / 3</span></div><div class="hr"></div>
<div class="row none" style="align-items:stretch;height:276px">
  <div class="rel" style="width:166px;background:#e4dbce;overflow:hidden">${svg(166, 276, '<ellipse cx="82" cy="262" rx="54" ry="6" opacity=".18"/>' + at(36, 14, suit, 0.545) + '<g stroke="#c9472f" stroke-width="1.4" fill="none"><path d="M44 72H120M48 106H116M44 138H120" stroke-dasharray="3 3"/></g><g fill="#c9472f"><circle cx="44" cy="72" r="3"/><circle cx="120" cy="72" r="3"/><circle cx="48" cy="106" r="3"/><circle cx="116" cy="106" r="3"/><circle cx="44" cy="138" r="3"/><circle cx="120" cy="138" r="3"/></g><g font-family="Onest" font-size="10.5" fill="#121212"><text x="128" y="76">96</text><text x="128" y="110">79</text><text x="128" y="142">99</text></g>')}</div>
<div class="grow col sp" style="padding:18px 20px"><div><div class="up" style="color:#6a6a66">We suggest</div>
  <div class="ser" style="font-size:104px;line-height:.92;margin-top:8px">M</div></div><div>
  <b style="font-size:15px;font-weight:600">92% of people like you kept it</b>
  <div class="mute" style="margin-top:4px">Shoulders sit true, sleeve 1 cm long</div></div></div></div><div class="hr"></div>
<div style="padding:14px 20px 0">${svg(
  320,
  84,
  `<path d="${curve}" transform="translate(10 2)" fill="none" stroke="#121212" stroke-width="1.6"/>
  <path d="M120 10V72" stroke="#c9472f" stroke-width="1.6"/><circle cx="120" cy="10" r="4.5" fill="#c9472f"/>
  <path d="M0 72H320" stroke="#bdbcb4"/>`,
)}<div class="row sp mute" style="margin:3px 0 8px"><span>Tight</span>
  <span style="color:#c9472f;margin-left:-104px;font-weight:600">You</span><span>Loose</span></div>
${row('Height', '178 cm', 58)}${row('Preferred fit', 'Relaxed', 70)}</div>
<div class="abs" style="left:20px;right:20px;bottom:30px">
  <div class="row" style="margin-bottom:12px;padding-left:1px">${['XS', 'S', 'M', 'L', 'XL'].map((s) => `<span class="size mid${s === 'M' ? ' on' : ''}">${s}</span>`).join('')}</div>
  <div class="btn row mid">Add M to bag, €290</div></div>${homeBar('#121212')}</div>`

const stop = (
  when: string,
  title: string,
  info: string,
  state: 0 | 1 | 2,
  last = false,
) => `<div class="row g16" style="align-items:stretch">
  <div class="mute num r" style="width:66px;padding-top:1px;white-space:nowrap">${when}</div><div class="rel" style="width:13px">
  <i class="abs" style="left:1px;top:4px;width:11px;height:11px;border-radius:6px;border:1.5px solid #121212;background:${state === 0 ? '#121212' : state === 1 ? '#c9472f' : '#fafaf7'}">
  </i>${
    last
      ? ''
      : `<i class="abs" style="left:6px;top:17px;bottom:-2px;width:1px;background:${state === 0 ? '#121212' : '#bdbcb4'}">
  </i>`
  }</div><div class="grow" style="padding-bottom:15px">
  <div style="font:${state === 1 ? 600 : 500} 14.5px/1.25 Onest;color:${state === 2 ? '#6a6a66' : '#121212'}">${title}</div>
  <div class="mute">${info}</div></div></div>`
/** A price in roubles takes a line of its own. */
const russianCss = '.piece{display:block}.piece span{display:block}'

const piece = (drawing: string, ground: string, name: string, info: string, price: string) => `<div style="flex:1">
  <div class="row mid" style="background:${ground};height:122px">${drawing}</div>
  <div class="row sp piece" style="margin-top:7px;font-size:13px"><span>${name}</span><span class="num">${price}</span></div>
  <div class="mute" style="font-size:12px">${info}</div></div>`

const track = `<div class="s">${statusBar('8:47', '#121212')}<div class="row sp" style="padding:4px 20px 10px">${icon('arrow-left', 23, { width: 1.5 })}<span class="up">Order 30417</span>${icon('message-square', 21, { width: 1.5 })}</div>
  <div class="hr"></div>
<div style="padding:18px 20px 0"><div class="ser" style="font-size:38px;line-height:1">Tomorrow,<br>10 to 12</div>
  <div class="mute" style="margin-top:8px;font-size:13.5px">Locker at 3 Sailmaker Yard, code <b style="color:#121212">7046</b>
  </div>
<div style="height:2px;background:#dcdbd4;margin:16px 0"><i style="display:block;height:2px;width:66%;background:#c9472f"></i>
  </div>
<div class="row g10">${piece(garmentSvg('coat', '#27434b', '#1a3037', 78, 110), '#e4dbce', 'Quay coat', 'M, deep teal', '€340')}${piece(garmentSvg('knit', '#e0b25a', '#b98d38', 78, 110), '#dde2dc', 'Rib knit', 'M, ochre', '€120')}${piece(garmentSvg('bag', '#7a3a22', '#5a2816', 78, 104), '#efe3dc', 'Sling bag', 'Chestnut', '€95')}</div>
  </div>
<div style="padding:18px 20px 0">${stop('Mon 9:12', 'Order paid', 'Card ending 2208', 0)}${stop('Mon 15:40', 'Packed by hand', 'Paper only, tape without plastic', 0)}${stop('Tue 6:05', 'On the night train', 'Now between two depots', 1)}${stop('Wed 10:00', 'In the locker', 'Kept for 5 days', 2)}${stop('by 3 Oct', 'Free return', '30 days, same box', 2, true)}</div>
<div class="abs row g10" style="left:20px;right:20px;bottom:30px"><span class="btn row mid grow">Change place</span>
  <span class="row mid" style="width:54px;height:54px;border:1px solid #121212">${icon('qr-code', 22, { width: 1.5 })}</span>
  </div>${homeBar('#121212')}</div>`

export const fashion: App = { key: 'j', name: 'Aumelle', css, russianCss, screens: [look, size, track] }
