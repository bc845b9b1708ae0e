import { decodeHtml } from '../decodeHtml'

/** What stands inside the pages themselves and runs or styles there; each as the browser hashes it. */
export interface InlineSources {
  scripts: Set<string>
  styles: Set<string>
  /** Values of `style` attributes. */
  styleAttributes: Set<string>
}

/**
 * More kinds than these mean that something differs from page to page again:
 * one policy could not hold it, and the header would outgrow its line.
 */
const MOST = { scripts: 8, styles: 4, styleAttributes: 10 } as const

export const noInlineSources = (): InlineSources => ({
  scripts: new Set(),
  styles: new Set(),
  styleAttributes: new Set(),
})

/**
 * An element whose content is no markup, or a `style` attribute. React writes
 * quotes and brackets of text and of attributes as entities, so none of these
 * can stand in words.
 */
const PARTS = /<(script|style)\b((?:"[^"]*"|[^">])*)>([\s\S]*?)<\/\1>|\sstyle="([^"]*)"/g

/** Scripts that run; data such as `application/ld+json` does not, and no policy concerns it. */
function runs(attributes: string): boolean {
  if (/\ssrc=/.test(attributes)) return false
  const [, type = ''] = /\stype="([^"]*)"/.exec(attributes) ?? []
  return /^$|^module$|javascript$/i.test(type)
}

/** Adds what stands inside a page to what was found before. */
export function collectInline(html: string, found: InlineSources): void {
  for (const [, element, attributes = '', content = '', style] of html.matchAll(PARTS)) {
    if (style !== undefined) found.styleAttributes.add(decodeHtml(style))
    else if (element === 'style') found.styles.add(content)
    else if (runs(attributes)) found.scripts.add(content)
  }
}

/**
 * Makes sure that one policy can serve all pages.
 * @throws {Error} naming what there is too much of, with the beginning of each
 */
export function checkInline(found: InlineSources): void {
  for (const [kind, most] of Object.entries(MOST) as [keyof InlineSources, number][]) {
    const all = [...found[kind]]
    if (all.length <= most) continue
    const beginnings = all.slice(0, 20).map((text) => `  ${text.slice(0, 100).replace(/\s+/g, ' ')}`)
    throw new Error(
      `The pages hold ${all.length} different inline ${kind}; the Content-Security-Policy allows for ${most}. What differs from page to page belongs into data- attributes:\n${beginnings.join('\n')}`,
    )
  }
}
