import { arc } from '../draw/chart'
import { dishSvg } from '../draw/food'
import { type Good, goodSvg } from '../draw/grocery'
import { type App, at, homeBar, icon, statusBar, svg, tabs } from '../kit'

const css = `
.s{background:#f3eefb;color:#2c2144}
.h1{font:300 31px/1.1 Onest;letter-spacing:-1px}.h1 b{font-weight:600}
.mute{color:#74698c;font-size:12.5px}
.day{width:44px;padding:9px 0 8px;border-radius:22px;text-align:center;font-size:11.5px;color:#74698c}.day b{display:block;font:600 17px/1.35 Onest;color:#2c2144}
.day.on{background:#5b3fa8;color:#dccff7}.day.on b{color:#fff}
.meal{border-radius:28px;padding:10px 12px 10px 18px;position:relative;overflow:hidden;height:106px}
.slot{font:600 11px Onest;letter-spacing:.4px;color:#5b3fa8}
.pill{left:50%;margin-left:-112px;width:224px;bottom:26px;height:60px;border-radius:30px;background:#2c2144;justify-content:space-around;padding:0 10px}
.tab{color:#a99cc7;width:48px;height:44px;display:flex;align-items:center;justify-content:center;border-radius:22px}.tab.on{background:#c9f29b;color:#2c2144}
.white{background:#fff;border-radius:30px}
.ing{padding:10px 0;font-size:14px;border-bottom:1px solid #efe9f8}
.item{padding:6px 14px 6px 6px;border-radius:22px;background:#fff}
.tick{width:26px;height:26px;border-radius:50%;border:2px solid #cfc3e6;display:flex}
`

const day = (name: string, date: string, on = false, done = '#c9f29b') =>
  `<div class="day${on ? ' on' : ''}">${name}<b>${date}</b>
  <i style="display:block;width:6px;height:6px;border-radius:3px;margin:2px auto 0;background:${on ? '#c9f29b' : done}"></i>
  </div>`
const meal = (
  slot: string,
  name: string,
  info: string,
  ground: string,
  dish: Parameters<typeof dishSvg>[0],
  turn: number,
) => `
<div class="meal" style="background:${ground}"><span class="slot">${slot}</span>
  <div style="font:600 17px/1.2 Onest;width:166px;margin:4px 0 7px;letter-spacing:-.2px">${name}</div>
  <span class="mute" style="color:#4f4468">${info}</span>
<div class="abs" style="right:-22px;top:-14px">${dishSvg(dish, 146, turn)}</div></div>`

const mealTabs = (active: number) =>
  tabs(
    [
      ['calendar-days', ''],
      ['chef-hat', ''],
      ['shopping-basket', ''],
      ['user', ''],
    ],
    active,
  )

const week = `<div class="s">${statusBar('7:52', '#2c2144')}<div class="col g16" style="padding:8px 18px 0">
<div class="row sp"><div class="h1">Your week,<br><b>cooked at home</b></div>
  <span class="row mid" style="width:46px;height:46px;border-radius:23px;background:#fff">${icon('calendar-days', 20)}</span>
  </div>
<div class="row sp" style="margin:0 -4px">${day('Mon', '13')}${day('Tue', '14')}${day('Wed', '15', true)}${day('Thu', '16', false, '#cfc3e6')}${day('Fri', '17', false, '#cfc3e6')}${day('Sat', '18', false, '#cfc3e6')}${day('Sun', '19', false, 'transparent')}</div>
<div class="white row g16" style="padding:14px 18px">${svg(72, 72, at(36, 36, arc(29, 9, 0.72, '#5b3fa8', '#ece5f8')) + '<text x="36" y="41" text-anchor="middle" font-family="Onest" font-size="15" font-weight="650" fill="#2c2144">72%</text>')}
<div class="grow col g6">${[
  ['Protein', '84 / 110 g', 76, '#f08a5d'],
  ['Carbs', '142 / 190 g', 74, '#5b3fa8'],
  ['Fat', '38 / 60 g', 63, '#7db843'],
]
  .map(
    ([n, v, w, c]) => `<div>
  <div class="row sp" style="font-size:12px"><span>${n}</span><span class="mute num" style="font-size:12px">${v}</span></div>
  <i style="display:block;height:5px;border-radius:3px;background:#ece5f8;margin-top:3px">
  <i style="display:block;height:5px;border-radius:3px;width:${w}%;background:${c}"></i></i></div>`,
  )
  .join('')}</div></div>
<div class="col g10">${meal('BREAKFAST · 7:30', 'Overnight oats with berries', '390 kcal · ready', '#fbd9dd', 'oats', 0)}${meal('LUNCH · 12:45', 'Tomato &amp; mozzarella leaves', '460 kcal · 15 min', '#d6efb5', 'salad', 20)}${meal('DINNER · 19:00', 'Chickpea and tofu curry', '610 kcal · 30 min', '#ffe2ae', 'curry', -20)}</div>
  </div>
<div class="abs" style="left:0;right:0;bottom:0;height:110px;background:linear-gradient(rgba(243,238,251,0),#f3eefb 70%)"></div>
<div class="pill row abs">${mealTabs(0)}</div>${homeBar('#2c2144')}</div>`

const ring = (value: string, unit: string, label: string, share: number, color: string) =>
  `<div class="c">${svg(
    66,
    66,
    at(33, 33, arc(28, 6, share, color, '#fff')) +
      `<text x="33" y="36" text-anchor="middle" font-family="Onest" font-size="16" font-weight="650" fill="#2c2144">${value}</text>
  <text x="33" y="47" text-anchor="middle" font-family="Onest" font-size="9" fill="#74698c">${unit}</text>`,
  )}<div style="font-size:12px;margin-top:4px">${label}</div>
  </div>`
const part = (name: string, amount: string) => `<div class="ing row sp"><span>${name}</span>
  <span class="mute num">${amount}</span></div>`

const recipe = `<div class="s" style="background:#ffe2ae">${statusBar('18:22', '#2c2144')}<div class="row sp rel" style="padding:2px 18px;z-index:2">
  <span class="row mid" style="width:44px;height:44px;border-radius:22px;background:#fff">${icon('chevron-left', 22)}</span>
  <span class="row mid" style="width:44px;height:44px;border-radius:22px;background:#fff">${icon('bookmark', 19, { fill: '#5b3fa8', color: '#5b3fa8' })}</span>
  </div>
<div class="abs" style="left:124px;top:50px">${dishSvg('curry', 288, -14)}</div>
<div style="padding:12px 20px 0;width:170px" class="rel">
  <div style="font:600 26px/1.12 Onest;letter-spacing:-.8px">Chick&shy;pea and tofu curry</div>
  <div class="col g8" style="margin-top:14px;font-size:13px"><span class="row g8">${icon('clock', 16)} 30 min</span>
  <span class="row g8">${icon('users', 16)} 2 servings</span><span class="row g8">${icon('leaf', 16)} Vegan</span></div></div>
<div class="row sp" style="padding:50px 22px 16px">${ring('610', 'kcal', 'Energy', 0.31, '#2c2144')}${ring('29', 'g', 'Protein', 0.44, '#f08a5d')}${ring('71', 'g', 'Carbs', 0.37, '#5b3fa8')}${ring('22', 'g', 'Fat', 0.3, '#7db843')}</div>
<div class="grow" style="background:#fff;border-radius:36px 36px 0 0;padding:20px 22px 0"><div class="row sp">
  <b style="font-size:17px">Ingredients</b>
  <div class="row g10" style="background:#f3eefb;border-radius:18px;height:36px;padding:0 12px">${icon('minus', 15)}<b class="num">2</b>${icon('plus', 15)}</div>
  </div>
<div style="margin-top:6px">${part('Chickpeas, cooked', '240 g')}${part('Firm tofu', '200 g')}${part('Coconut milk', '180 ml')}${part('Yellow pepper', '1 piece')}${part('Curry paste', '2 tbsp')}</div>
  </div>
<div class="row mid g8 abs" style="left:20px;right:20px;bottom:28px;height:56px;border-radius:28px;background:#2c2144;color:#fff;font:600 15.5px Onest">${icon('play', 17, { fill: '#c9f29b', color: '#c9f29b' })} Cook step by step</div>${homeBar('#2c2144')}</div>`

const item = (good: Good, name: string, amount: string, ground: string, done = false) =>
  `<div class="item row g12" style="${done ? 'opacity:.55' : ''}">
  <span class="row mid" style="width:50px;height:50px;border-radius:18px;background:${ground}">${goodSvg(good, 40)}</span>
  <div class="grow"><div style="font:600 14.5px Onest;${done ? 'text-decoration:line-through' : ''}">${name}</div>
  <span class="mute">${amount}</span></div>
  <span class="tick mid"${done ? ' style="background:#5b3fa8;border-color:#5b3fa8"' : ''}>${done ? icon('check', 15, { color: '#fff', width: 3 }) : ''}</span>
  </div>`

const shop = `<div class="s">${statusBar('17:08', '#2c2144')}<div class="col" style="padding:8px 18px 0">
  <div class="h1">Shopping list<br><b>for 15–17 May</b></div>
<div class="row g10" style="margin:14px 0 6px"><i class="grow" style="height:8px;border-radius:4px;background:#e2d8f3">
  <i style="display:block;width:38%;height:8px;border-radius:4px;background:#5b3fa8"></i></i>
  <b class="num" style="font-size:13px">3 of 8</b></div>
<div class="row sp" style="margin:10px 2px 8px"><b style="font-size:15px">Fruit and vegetables</b>
  <span class="mute">for 3 meals</span></div>
<div class="col g8">${item('tomatoes', 'Vine tomatoes', '500 g', '#fbd9dd')}${item('lettuce', 'Butterhead lettuce', '1 head', '#d6efb5', true)}${item('carrots', 'Young carrots', '1 bunch', '#ffe2ae')}</div>
<div class="row sp" style="margin:14px 2px 8px"><b style="font-size:15px">Chilled</b><span class="mute">for 2 meals</span></div>
<div class="col g8">${item('yoghurt', 'Plain yoghurt', '2 × 150 g', '#e2d8f3', true)}${item('eggs', 'Free-range eggs', '6 pieces', '#ffe2ae')}</div>
<div class="row sp" style="margin:14px 2px 8px"><b style="font-size:15px">Pantry</b><span class="mute">for 4 meals</span></div>
<div class="col g8">${item('rice', 'Basmati rice', '400 g', '#fbd9dd', true)}${item('oil', 'Olive oil', '1 bottle', '#d6efb5')}</div>
  </div>
<div class="abs" style="left:0;right:0;bottom:0;height:120px;background:linear-gradient(rgba(243,238,251,0),#f3eefb 60%)"></div>
<div class="pill row abs">${mealTabs(2)}</div>${homeBar('#2c2144')}</div>`

export const meals: App = { key: 'b', name: 'Tendril', css, screens: [week, recipe, shop] }
