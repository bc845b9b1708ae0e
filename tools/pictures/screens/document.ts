import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { App } from './kit'

const CYRILLIC = 'unicode-range:U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116'

const font = (family: string, file: string, range = '') => {
  const data = readFileSync(path.resolve('node_modules/@fontsource-variable', file)).toString('base64')
  return `@font-face{font-family:${family};font-weight:100 900;src:url(data:font/woff2;base64,${data}) format('woff2');${range}}`
}

const FONTS = [
  font('Onest', 'onest/files/onest-cyrillic-wght-normal.woff2', CYRILLIC),
  font('Unbounded', 'unbounded/files/unbounded-cyrillic-wght-normal.woff2', CYRILLIC),
  font('Onest', 'onest/files/onest-latin-wght-normal.woff2'),
  font('Unbounded', 'unbounded/files/unbounded-latin-wght-normal.woff2'),
].join('')

/** Layout words every app may use; looks (colour, corner, weight) are each app's own. */
const BASE = `
*{box-sizing:border-box;margin:0;padding:0}
html,body{width:360px;height:780px;overflow:hidden}
body{font:400 14px/1.35 Onest,sans-serif;-webkit-font-smoothing:antialiased;font-feature-settings:'tnum' 0}
svg{display:block;flex:none}
.s{position:relative;width:360px;height:780px;overflow:hidden;display:flex;flex-direction:column}
.row{display:flex;align-items:center}.top{align-items:flex-start}.end{align-items:flex-end}
.col{display:flex;flex-direction:column}.sp{justify-content:space-between}.mid{justify-content:center;align-items:center}
.grow{flex:1;min-width:0}.none{flex:none}
.g2{gap:2px}.g4{gap:4px}.g6{gap:6px}.g8{gap:8px}.g10{gap:10px}.g12{gap:12px}.g16{gap:16px}.g20{gap:20px}
.abs{position:absolute}.rel{position:relative}.clip{overflow:hidden}.nw{white-space:nowrap}
.c{text-align:center}.r{text-align:right}.num{font-variant-numeric:tabular-nums}
.status{height:44px;padding:6px 24px 0;display:flex;align-items:center;justify-content:space-between;flex:none;
 font:600 14px Onest;position:relative;z-index:5}
.homebar{position:absolute;left:50%;bottom:7px;width:124px;height:4.5px;margin-left:-62px;border-radius:3px;
 background:currentColor;z-index:9}
`

/** The whole HTML page of one screen. */
export const documentOf = (app: App, screen: string, language: 'en' | 'ru'): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${app.name}</title>` +
  `<style>${FONTS}${BASE}${app.css}${language === 'ru' ? (app.russianCss ?? '') : ''}</style><body>${screen}</body></html>`
