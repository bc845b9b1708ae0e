import type { Inks } from './shareSheet'

/** The colours in `sheets/*.svg`, and the tokens that replace them. */
const TOKENS = {
  '#F6F3EC': '--paper',
  '#EAE5D9': '--paper-shade',
  '#0B2230': '--ink',
  '#29465A': '--ink-soft',
  '#8FA6AE': '--steel',
  '#FF6B3D': '--signal',
} as const

/**
 * The light value of a colour token: `--ink: light-dark(#0b2230, #e9eee8);` → `#0b2230`.
 * @throws {Error} when the token is gone
 */
export function lightColour(tokens: string, name: string): string {
  const [, colour] = new RegExp(`${name}:\\s*(?:light-dark\\()?\\s*(#[0-9a-f]{3,8})`, 'i').exec(tokens) ?? []
  if (!colour) throw new Error(`src/styles/tokens.css has no colour ${name}, which share pictures are drawn with.`)
  return colour
}

/** A sheet with the site's own colours. */
export function inSiteColours(sheet: string, tokens: string): string {
  return Object.entries(TOKENS).reduce((svg, [drawn, name]) => svg.replaceAll(drawn, lightColour(tokens, name)), sheet)
}

/** The colours of words and mark. */
export function inks(tokens: string): Inks {
  return {
    ink: lightColour(tokens, '--ink'),
    inkSoft: lightColour(tokens, '--ink-soft'),
    signal: lightColour(tokens, '--signal'),
  }
}
