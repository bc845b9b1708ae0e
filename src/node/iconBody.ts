import fs from 'node:fs'

const bodies = new Map<string, string>()

/** What stands between `<svg>` and `</svg>` in an icon file, on one line. */
export function iconBody(file: string): string {
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

/** One SVG file with a symbol per brand mark, so that a page refers to marks instead of carrying them. */
export function brandIconSprite(icons: readonly { name: string; file: string }[]): string {
  const symbols = icons.map(({ name, file }) => `<symbol id="${name}" viewBox="0 0 24 24">${iconBody(file)}</symbol>`)
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
}
