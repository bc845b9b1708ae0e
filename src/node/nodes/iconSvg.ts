import fs from 'node:fs'

const bodies = new Map<string, string>()

/** What stands between `<svg>` and `</svg>` in an icon file, on one line. */
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

/** A brand mark as a file of its own, in the ink of the light theme; `BrandIcon` turns it light in the dark one. */
export function brandIconFile(file: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="#0b2230">${iconSvg(file)}</svg>\n`
}
