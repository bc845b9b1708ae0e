import fs from 'node:fs'

const bodies = new Map<string, string>()

/** The content of an icon file's `<svg>`, on one line. */
export function iconSvg(file: string): string {
  let body = bodies.get(file)
  if (body === undefined) {
    const svg = fs.readFileSync(file, 'utf8')
    body = svg
      .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
      .replace(/<title>.*?<\/title>/s, '')
      .replace(/>\s+</g, '><')
      .replace(/\s*\n\s*/g, ' ')
      .trim()
    bodies.set(file, body)
  }
  return body
}

const PATHS = /(?:<path d="[^"]+" ?\/>){2,}/g
const NUMBER = String.raw`-?(?:\d+(?:\.\d*)?|\.\d+)`
const RELATIVE_START = new RegExp(`^m\\s*(${NUMBER})[\\s,]*(${NUMBER})\\s*(?=([-.\\d])?)`)

/** Makes the start of a path absolute, so that it can follow another path. Further points of a relative start become relative lines. */
const fromOrigin = (path: string) =>
  path.replace(RELATIVE_START, (_, x: string, y: string, more?: string) => `M${x} ${y}${more ? 'l' : ''}`)

/**
 * The content of a line icon with neighbouring paths joined into one. It looks
 * the same, and a home page has a hundred elements less.
 */
export function lineIconSvg(file: string): string {
  return iconSvg(file).replace(PATHS, (paths) => {
    const joined = [...paths.matchAll(/d="([^"]+)"/g)].map(([, path]) => fromOrigin(path)).join('')
    return `<path d="${joined}" />`
  })
}

/**
 * A brand mark as a file of its own.
 * @param ink that of the light theme; `BrandIcon` turns marks light in the dark one
 */
export function brandIconFile(file: string, ink: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${ink}">${iconSvg(file)}</svg>\n`
}

/** Distance of two marks in a row, in their units: 8 more than their width, so that none shows a neighbour's edge. */
const ROW_STEP = 32

/** Brand marks in a row as one file; `null` leaves a place empty. The places are squares of 24 units. */
export function brandRowFile(files: readonly (string | null)[], ink: string): string {
  const marks = files.map((file, place) => file && `<g transform="translate(${place * ROW_STEP})">${iconSvg(file)}</g>`)
  const width = (files.length - 1) * ROW_STEP + 24
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 24" fill="${ink}">${marks.join('')}</svg>\n`
}
