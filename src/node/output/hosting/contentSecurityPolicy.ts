import { createHash } from 'node:crypto'
import { decodeHtml } from '../decodeHtml'

/** Inline scripts and styles of the pages, in the form that browsers hash: each character is a byte. */
export type InlineSources = ReturnType<typeof noInlineSources>

export const noInlineSources = () => ({
  scripts: new Set<string>(),
  styles: new Set<string>(),
  styleAttributes: new Set<string>(),
})

/**
 * An element whose content is not markup, or a `style` attribute. React escapes
 * quotes and brackets in texts and attributes, so the pattern cannot match in
 * words.
 */
const INLINE_CODE = /<(script|style)\b((?:"[^"]*"|[^">])*)>([\s\S]*?)<\/\1>|\sstyle="([^"]*)"/g

/** Whether a script runs. Data such as `application/ld+json` does not run and needs no policy. */
function runs(attributes: string): boolean {
  if (/\ssrc=/.test(attributes)) return false
  const [, type = ''] = /\stype="([^"]*)"/.exec(attributes) ?? []
  return /^$|^module$|javascript$/i.test(type)
}

/** Adds the inline scripts and styles of a page to those found before. @param html each character is a byte of the file */
export function collectInline(html: string, found: InlineSources): void {
  for (const [, element, attributes = '', content = '', style] of html.matchAll(INLINE_CODE)) {
    if (style !== undefined) found.styleAttributes.add(decodeHtml(style))
    else if (element === 'style') found.styles.add(content)
    else if (runs(attributes)) found.scripts.add(content)
  }
}

const hashes = (texts: Iterable<string>) =>
  [...texts].map((text) => `'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`).sort()

/** The e-mail service of the contact form, unless the service is on the site's own server. */
const MAIL_SERVICE = 'https://api.emailjs.com'

/**
 * The address that the contact form sends to, as a source of a policy.
 * @param setting `GATSBY_EMAILJS_ORIGIN` of the build
 */
export function mailSource(setting: string | undefined): string | undefined {
  if (setting === 'same-origin') return undefined
  return setting ? new URL(setting).origin : MAIL_SERVICE
}

/**
 * The policy of all pages: it allows the files of the site, its inline scripts
 * and styles by hash and the e-mail service of its form, and no frames of other
 * sites (https://www.w3.org/TR/CSP3/).
 * @param mail origin that the form sends to, if it is not the site's own
 */
export function contentSecurityPolicy(found: InlineSources, mail: string | undefined): string {
  const directives: Record<string, (string | undefined)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(found.scripts)],
    'style-src': ["'self'", ...hashes(found.styles)],
    'style-src-attr':
      found.styleAttributes.size > 0 ? ["'unsafe-hashes'", ...hashes(found.styleAttributes)] : ["'none'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", mail],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  }
  return inOneLine(directives)
}

const inOneLine = (directives: Readonly<Record<string, (string | undefined)[]>>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(' '))
    .join('; ')

/**
 * The policy of `/admin` only. The editor creates styles while it runs, shows
 * pictures that were just chosen, and calls GitHub if the repository is there.
 * @param repository address of the repository; '' if it is not known
 * @param siteUrl address of the site
 */
export function editorPolicy(repository: string, siteUrl: string): string {
  const isOnGitHub = repository.startsWith('https://github.com/')
  // Firefox does not take `'self'` for the site in the frame of a page inside of the editor's own frame.
  const own = ["'self'", siteUrl, 'http://localhost:*', 'http://127.0.0.1:*']
  return inOneLine({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'worker-src': ["'self'", 'blob:'],
    'style-src': ["'self'", "'unsafe-inline'", 'blob:'],
    'img-src': [...own, 'data:', 'blob:', isOnGitHub ? 'https://avatars.githubusercontent.com' : undefined],
    'font-src': own,
    'connect-src': ["'self'", 'data:', 'blob:', isOnGitHub ? 'https://api.github.com' : undefined],
    'frame-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'", 'blob:'],
    'base-uri': ["'self'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
}
