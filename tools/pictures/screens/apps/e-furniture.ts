import { bench, cloths, corner, lamp, lounge, plant, sofa, table } from '../draw/furniture'
import { type App, at, homeBar, icon, statusBar, svg } from '../kit'

const css = `
.s{background:#efe7da;color:#33261c}
.thin{font:300 30px/1.08 Onest;letter-spacing:-1.2px}
.mute{color:#75665a;font-size:12.5px}
.head{padding:4px 20px 10px}
.word{font:500 19px/1 Onest;letter-spacing:3px;text-transform:lowercase}
.line{border-top:1px solid #33261c}
.cat{font-size:14px;color:#75665a;padding-bottom:8px}.cat.on{color:#33261c;font-weight:600;border-bottom:2px solid #33261c}
.cell{position:relative;padding:12px}
.sw{width:42px;height:42px}.sw.on{outline:2px solid #33261c;outline-offset:3px}
.btn{height:56px;background:#33261c;color:#f7f1e6;font:500 15px Onest;padding:0 20px}
.opt{border:1px solid #b9a894;padding:11px 12px;font-size:13px;flex:1;text-align:center}.opt.on{background:#33261c;border-color:#33261c;color:#f7f1e6}
`

const top = (
  count: string,
) => `<div class="head row sp">${icon('menu', 22, { width: 1.6 })}<span class="word">haldvik</span>
  <span class="rel">${icon('shopping-bag', 22, { width: 1.6 })}<b class="abs row mid" style="right:-7px;top:-6px;width:16px;height:16px;border-radius:8px;background:#b8583a;color:#fff;font-size:10px">${count}</b>
  </span></div>`

const cell = (
  drawing: string,
  box: string,
  ground: string,
  name: string,
  price: string,
  height: number,
  dots: string[],
  more = '',
) => `
<div style="background:${ground}" class="cell">
  <div class="row mid" style="height:${height}px">${drawing.startsWith('<svg') ? drawing : svg(142, height, drawing, box)}</div>${more}
<div class="row sp end"><div><div style="font:500 14px/1.2 Onest">${name}</div>
  <div class="mute num" style="margin-top:2px;color:#5c4d41">${price}</div></div>
  <div class="row g4">${dots.map((c) => `<i style="width:10px;height:10px;background:${c}"></i>`).join('')}</div></div></div>`

const catalogue = `<div class="s">${statusBar('10:15', '#33261c')}${top('2')}
<div style="padding:6px 20px 0"><div class="thin">Sofas made<br>for long evenings</div>
  <div class="row g20" style="margin-top:16px"><span class="cat on">All 48</span><span class="cat">Two-seat</span>
  <span class="cat">Corner</span><span class="cat">Sofa beds</span></div></div>
<div class="line"></div>
<div style="background:#dcc7ab;position:relative;height:196px;flex:none;overflow:hidden">
  <div class="abs" style="left:0;right:0;bottom:0;height:62px;background:#c4a781"></div>
  <div class="abs" style="left:0;top:0">${svg(360, 196, at(58, 52, sofa(cloths.rust)) + at(302, 4, lamp('#f6e7c6'), 0.98) + at(6, 58, plant('#f1e6d5'), 0.72))}</div>
  <div class="abs row sp" style="left:20px;right:20px;top:14px">
  <span style="background:#33261c;color:#f7f1e6;font-size:12px;padding:4px 10px">New fabric</span></div>
  <div class="abs row sp" style="left:20px;right:20px;bottom:12px">
  <span style="font:500 15px Onest">Arne, three-seat <span class="num" style="font-weight:400;margin-left:8px">€1,290</span>
  </span></div></div>
<div style="display:grid;grid-template-columns:1fr 1fr;flex:1">${cell(bench(cloths.moss), '0 0 200 106', '#e3dccb', 'Vik, oak frame', '€890', 84, ['#6d7a4c', '#d9cbb4', '#2e3f5c'])}${cell(corner(cloths.slate), '0 0 270 114', '#d8dad6', 'Moen, corner', '€2,140', 84, ['#5b6975', '#d19a35'])}${cell(lounge(cloths.ochre), '0 0 124 124', '#ecdcb8', 'Bue, lounge chair', '€520', 84, ['#d19a35', '#b8583a'])}${cell(sofa(cloths.ink), '0 0 240 116', '#d3d6dc', 'Tide, velvet', '€1,480', 84, ['#2e3f5c', '#d59a94', '#6d7a4c'])}</div>
<div class="row sp none" style="height:76px;background:#33261c;color:#f7f1e6;padding:0 20px 24px;font-size:14px">
  <span class="row g8">${icon('sliders-horizontal', 17, { width: 1.7 })} Width, colour, price</span>
  <span class="row g8">Newest ${icon('chevron-down', 16, { width: 1.7 })}</span></div>${homeBar('#f7f1e6')}</div>`

const weave = (a: string, b: string) =>
  `background:repeating-linear-gradient(45deg,${b} 0 2px,transparent 2px 5px),repeating-linear-gradient(-45deg,${b} 0 1px,transparent 1px 5px),${a}`
const sw = (a: string, b: string, on = false) => `<i class="sw${on ? ' on' : ''}" style="${weave(a, b)}"></i>`

const product = `<div class="s"><div class="rel none" style="height:372px;background:#dcc7ab;overflow:hidden">
  <div class="abs" style="left:0;right:0;bottom:0;height:104px;background:#c4a781"></div>
  <div class="abs" style="left:0;top:0">${svg(
    360,
    372,
    `<rect x="36" y="88" width="74" height="92" fill="#f4ebdc"/>
  <path d="M50 164c8-40 20-16 26-40s14 10 20 40Z" fill="#b8583a" opacity=".75"/><circle cx="90" cy="112" r="9" fill="#d19a35"/>
  <ellipse cx="180" cy="330" rx="166" ry="24" fill="#efe3cd"/>` +
      at(26, 186, sofa(cloths.rust), 1.28) +
      at(286, 92, lamp('#f8ecd0'), 1.2) +
      at(238, 300, table(), 0.9),
  )}</div>${statusBar('10:17', '#33261c')}<div class="row sp rel" style="padding:2px 20px">${icon('arrow-left', 24, { width: 1.6 })}<span class="row g16">${icon('share', 21, { width: 1.6 })}${icon('heart', 22, { width: 1.6 })}</span>
  </div>
<span class="abs row g6" style="left:20px;bottom:16px;background:#efe7da;padding:7px 12px;font-size:12.5px">${icon('rotate-3d', 16, { width: 1.7 })} Turn</span>
  <span class="abs mute num" style="right:20px;bottom:22px;color:#4d3d30">2 / 7</span></div>
<div style="padding:18px 20px 0"><div class="row sp end"><div class="thin">Arne</div>
  <div class="num" style="font:400 24px/1.1 Onest;letter-spacing:-.6px">€1,290</div></div>
  <div class="mute" style="font-size:13.5px;margin-top:4px">Three-seat sofa, solid beech, 224 × 92 × 84 cm</div>
<div class="row sp" style="margin:18px 0 11px"><span style="font:600 14px Onest">Fabric: Rust bouclé</span>
  <span class="mute">washable, 60,000 rubs</span></div>
  <div class="row sp" style="padding:0 3px">${sw('#b8583a', 'rgba(255,220,190,.35)', true)}${sw('#6d7a4c', 'rgba(255,255,220,.25)')}${sw('#d9cbb4', 'rgba(120,90,60,.25)')}${sw('#5b6975', 'rgba(255,255,255,.25)')}${sw('#2e3f5c', 'rgba(255,255,255,.2)')}${sw('#d19a35', 'rgba(255,245,200,.4)')}</div>
<div style="font:600 14px Onest;margin:20px 0 10px">Legs</div><div class="row g8"><span class="opt on">Walnut</span>
  <span class="opt">Oak</span><span class="opt">Black steel</span></div>
<div class="row g10 mute" style="margin-top:17px">${icon('truck', 18, { width: 1.7 })} Made for you in 4 weeks, carried to your room</div>
  </div>
<div class="btn row sp abs" style="left:20px;right:20px;bottom:30px">
  <span>Put in basket</span>${icon('arrow-right', 20, { width: 1.6 })}</div>${homeBar('#33261c')}</div>`

const line = (drawing: string, box: string, ground: string, name: string, info: string, price: string, n: number) => `
<div class="row g16" style="padding:13px 0;border-bottom:1px solid #cfc0ac">
  <span class="row mid" style="width:104px;height:84px;background:${ground}">${svg(88, 66, drawing, box)}</span>
  <div class="grow"><div class="row sp"><b style="font:500 15.5px Onest">${name}</b><span class="num">${price}</span></div>
  <div class="mute">${info}</div><div class="row g16" style="margin-top:10px;font-size:14px">
  <span class="row g12" style="border:1px solid #b9a894;padding:4px 10px">${icon('minus', 13)}<span class="num">${n}</span>${icon('plus', 13)}</span>
  <span class="mute" style="text-decoration:underline">Remove</span></div></div></div>`
const slot = (
  day: string,
  date: string,
  hours: string,
  on = false,
) => `<div style="flex:1;border:1px solid ${on ? '#b8583a' : '#b9a894'};${on ? 'background:#b8583a;color:#fff' : ''};padding:10px 10px">
  <div style="font-size:12px;opacity:.85">${day}</div><div style="font:400 21px/1.25 Onest;letter-spacing:-.5px">${date}</div>
  <div class="num" style="font-size:12px">${hours}</div></div>`
const sum = (label: string, value: string) => `<div class="row sp" style="font-size:14px;padding:4px 0">
  <span style="color:#5c4d41">${label}</span><span class="num">${value}</span></div>`

const basket = `<div class="s">${statusBar('10:24', '#33261c')}${top('2')}<div style="padding:6px 20px 0">
  <div class="thin">Basket</div><div style="margin-top:10px;border-top:1px solid #33261c">${line(sofa(cloths.rust), '0 0 240 116', '#dcc7ab', 'Arne', 'Rust bouclé, walnut legs', '€1,290', 1)}${line(lounge(cloths.ochre), '0 0 124 124', '#ecdcb8', 'Bue', 'Ochre wool, oak', '€520', 1)}</div>
<div class="row sp" style="margin:20px 0 10px">
  <span style="font:600 14.5px Onest">Delivery to 8 Saltern Street</span>${icon('pencil', 16, { width: 1.7 })}</div>
  <div class="row g8">${slot('Tuesday', '9 July', '8:00–12:00')}${slot('Thursday', '11 July', '17:00–20:00', true)}${slot('Saturday', '13 July', '9:00–13:00')}</div>
<div class="row g10" style="margin-top:12px;padding:12px;background:#e3d7c4;font-size:13px">${icon('wrench', 18, { width: 1.7 })}<span class="grow">Assembly and old sofa taken away</span>
  <b class="num">€60</b><i style="width:18px;height:18px;background:#33261c;display:flex" class="mid">${icon('check', 13, { color: '#fff', width: 3 })}</i>
  </div>
<div style="margin-top:14px">${sum('Two pieces', '€1,810')}${sum('Delivery to the room', '€49')}${sum('Assembly', '€60')}</div>
  </div>
<div class="abs" style="left:0;right:0;bottom:0;background:#33261c;color:#f7f1e6;padding:14px 20px 34px"><div class="row sp">
  <div><div style="font-size:12px;opacity:.8">Total with tax</div>
  <div class="num" style="font:400 26px/1.1 Onest;letter-spacing:-.8px">€1,919</div></div>
  <span class="row g8" style="background:#efe7da;color:#33261c;height:50px;padding:0 22px;font:500 15px Onest">Pay ${icon('arrow-right', 18, { width: 1.7 })}</span>
  </div></div>${homeBar('#f7f1e6')}</div>`

export const furniture: App = { key: 'e', name: 'Haldvik', css, screens: [catalogue, product, basket] }
