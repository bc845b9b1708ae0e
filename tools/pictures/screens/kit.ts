import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * One demo app: `screens` are HTML of 360×780 px, `css` holds for all three of
 * them, `russianCss` only where longer words need another size.
 */
export type App = { key: string; name: string; css: string; russianCss?: string; screens: [string, string, string] }

const icons = new Map<string, string>()

/** Inner shapes of a Lucide icon; throws when there is no icon of that name. */
function iconShapes(name: string): string {
  const known = icons.get(name)
  if (known) return known
  const source = readFileSync(path.resolve('node_modules/lucide-static/icons', `${name}.svg`), 'utf8')
  const shapes = source.slice(source.indexOf('>', source.indexOf('<svg')) + 1, source.lastIndexOf('</svg>')).trim()
  icons.set(name, shapes)
  return shapes
}

/** A Lucide icon as inline SVG; `fill` colours the inside too (solid hearts, stars). */
export function icon(name: string, size = 20, { color = 'currentColor', fill = 'none', width = 2 } = {}): string {
  return (
    `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="${fill}" stroke="${color}" ` +
    `stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${iconShapes(name)}</svg>`
  )
}

/** The same icon for use inside another SVG, its centre at x, y. */
export const iconAt = (name: string, x: number, y: number, size = 20, options = {}): string =>
  icon(name, size, options).replace('<svg', `<svg x="${x - size / 2}" y="${y - size / 2}"`)

/** An SVG of the given size; `inside` is drawn in the coordinates of `box`. */
export const svg = (width: number, height: number, inside: string, box = `0 0 ${width} ${height}`, more = ''): string =>
  `<svg width="${width}" height="${height}" viewBox="${box}" ${more}>${inside}</svg>`

/** Moves, turns and scales a piece of drawing. */
export const at = (x: number, y: number, inside: string, scale = 1, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${inside}</g>`

let ids = 0

/** A linear gradient and the reference that paints with it; `angle` 0 is from top to bottom. */
export function gradient(stops: string[], angle = 0): { def: string; url: string } {
  const id = `g${++ids}`
  const list = stops.map((color, i) => `<stop offset="${i / (stops.length - 1)}" stop-color="${color}"/>`).join('')
  const def =
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1" ` +
    `gradientTransform="rotate(${angle} .5 .5)">${list}</linearGradient>`
  return { def, url: `url(#${id})` }
}

/** Numbers 0…1 that look random and are the same on every run. */
export function scatter(seed: number): () => number {
  let state = seed * 2654435761 + 1013904223
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

/** Clock, signal, network and battery on top of a screen. */
export function statusBar(time: string, color: string, style = ''): string {
  const bars = [4, 6.5, 9, 11.5].map((h, i) => `<rect x="${i * 4.6}" y="${12 - h}" width="3.1" height="${h}" rx="1"/>`)
  const net =
    '<path d="M30 3.2a9.6 9.6 0 0 1 6.6 2.6l1.3-1.4a11.6 11.6 0 0 0-15.8 0l1.3 1.4A9.6 9.6 0 0 1 30 3.2Zm0 3.6' +
    'c1.6 0 3 .6 4.1 1.600l1.3-1.400a7.9 7.9 0 0 0-10.8 0l1.3 1.400A6 6 0 0 1 30 6.800Zm0 3.300c-.8 0-1.5.3-2 .800l2 2.1 2-2.100c-.5-.5-1.2-.8-2-.800Z"/>'
  const battery =
    '<rect x="44.5" y=".5" width="21" height="11" rx="3.4" fill="none" stroke="currentColor" opacity=".45"/>' +
    '<rect x="46.2" y="2.2" width="15" height="7.6" rx="1.9"/><path d="M67 4v4c.9-.3 1.4-1.1 1.4-2S67.9 4.3 67 4Z" opacity=".5"/>'
  const right = svg(69, 13, `<g fill="currentColor">${bars.join('')}${net}${battery}</g>`)
  return `<div class="status" style="color:${color};${style}"><span class="num">${time}</span>${right}</div>`
}

/** The gesture line at the lower edge. */
export const homeBar = (color: string): string => `<i class="homebar" style="color:${color}"></i>`

export type Tab = [iconName: string, label: string]

/** The cells of a bar at the bottom; each app styles `.tab` and `.tab.on` itself. */
export const tabs = (list: Tab[], active: number, size = 22): string =>
  list
    .map(([name, label], i) => {
      const on = i === active
      const text = label ? `<b>${label}</b>` : ''
      return `<span class="tab${on ? ' on' : ''}">${icon(name, size, { width: on ? 2.3 : 1.9 })}${text}</span>`
    })
    .join('')

/** Five-step rating as one star and a figure. */
export const stars = (value: string, color: string, size = 13): string =>
  `<span class="row g4">${icon('star', size, { color, fill: color })}<b>${value}</b></span>`
