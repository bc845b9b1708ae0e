/** What stands in the `<svg>` of an icon or a drawing, on one line. */
export function iconSvg(svg: string): string {
  return svg
    .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
    .replace(/<title>.*?<\/title>/s, '')
    .replace(/>\s+</g, '><')
    .replace(/\s*\n\s*/g, ' ')
    .trim()
}

/**
 * A brand mark as an SVG file.
 * @param ink colour in the light theme; `BrandIcon` makes marks light in the dark theme
 */
export function brandIconFile(svg: string, ink: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${ink}">${iconSvg(svg)}</svg>\n`
}
