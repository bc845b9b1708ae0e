/** The colours and the mark of `content/brand`. */
export const COLOURS_FILE = 'content/brand/colours.css'
export const MARK_FILE = 'content/brand/mark.svg'
export const FAVICON_FILE = 'static/favicon.svg'

type Theme = 'light' | 'dark'

/** A colour with its light and dark value, for example `#0b2230`. */
export interface Colour {
  light: string
  dark: string
  /** Line in the stylesheet, from 1. */
  line: number
}

const DECLARATION = /^\s*(--[\w-]+):\s*(?:light-dark\(\s*(#[0-9a-f]+)\s*,\s*(#[0-9a-f]+)\s*\)|(#[0-9a-f]+))\s*;/i

/** The colours of the first rule of a stylesheet by name, one per line: `--ink: light-dark(#0b2230, #e9eee8);`. */
export function parseColours(css: string): Map<string, Colour> {
  const colours = new Map<string, Colour>()
  const rule = css.split('}')[0]
  for (const [index, text] of rule.split('\n').entries()) {
    const [, name, light, dark, both] = DECLARATION.exec(text) ?? []
    if (name) colours.set(name, { light: light ?? both, dark: dark ?? both, line: index + 1 })
  }
  return colours
}

/**
 * The value of a colour, for example `#0b2230`.
 * @throws {Error} when the stylesheet has no such colour
 */
export function colourOf(colours: ReadonlyMap<string, Colour>, name: string, theme: Theme = 'light'): string {
  const colour = colours.get(name)
  if (!colour) throw new Error(`${COLOURS_FILE} has no colour ${name}.`)
  return colour[theme]
}

/** Replaces `var(--name)` and `currentColor` (the ink) in a drawing by fixed colours, for files outside the pages. */
export function inColours(svg: string, colours: ReadonlyMap<string, Colour>, theme: Theme = 'light'): string {
  return svg
    .replaceAll('currentColor', 'var(--ink)')
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => colourOf(colours, name, theme))
}

/** The mark as a favicon that follows the browser's theme. */
export function faviconSvg(mark: string, colours: ReadonlyMap<string, Colour>): string {
  const ink = (theme: Theme) => colourOf(colours, '--ink', theme)
  const style = `<style>svg{color:${ink('light')}}@media(prefers-color-scheme:dark){svg{color:${ink('dark')}}}</style>`
  const drawn = mark.replace(/var\((--[\w-]+)\)/g, (_, name: string) => colourOf(colours, name))
  return `${drawn.replace(/>/, `>${style}`)}\n`
}
