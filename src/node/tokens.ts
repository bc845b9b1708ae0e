/** Colours of `src/styles/tokens.css`, for what is drawn at build: the site has them in no other place. */
import fs from 'node:fs'
import path from 'node:path'

/** Reads the tokens of a site. */
export const readTokens = (root: string): string => fs.readFileSync(path.join(root, 'src/styles/tokens.css'), 'utf8')

/**
 * The value of a colour token: `--ink: light-dark(#0b2230, #e9eee8);` → `#0b2230`.
 * @throws {Error} when the token is gone
 */
export function tokenColour(tokens: string, name: string, theme: 'light' | 'dark' = 'light'): string {
  const [, light, dark] =
    new RegExp(`${name}:\\s*(?:light-dark\\()?\\s*(#[0-9a-f]{3,8})(?:,\\s*(#[0-9a-f]{3,8}))?`, 'i').exec(tokens) ?? []
  if (!light) throw new Error(`src/styles/tokens.css has no colour ${name}, which the build draws with.`)
  return theme === 'dark' ? (dark ?? light) : light
}
