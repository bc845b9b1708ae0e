/** What stands in the `<svg>` of an icon or a drawing, on one line; its paths have two decimals. */
export function iconSvg(svg: string): string {
  return svg
    .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
    .replace(/<title>.*?<\/title>/s, '')
    .replace(/>\s+</g, '><')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/ d="[^"]*"/g, (path) => path.replace(/\.(\d\d)(\d)\d*/g, rounded))
    .trim()
}

/** Does not carry over, `.996` becomes `.99`: in a path, `.5` needs no space before it, but a whole number does. */
function rounded(_decimals: string, two: string, third: string): string {
  return `.${third < '5' || two === '99' ? two : String(Number(two) + 1).padStart(2, '0')}`
}

/**
 * A brand mark as an SVG file.
 * @param ink colour in the light theme; `BrandIcon` makes marks light in the dark theme
 */
export function brandIconFile(svg: string, ink: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${ink}">${iconSvg(svg)}</svg>\n`
}
