import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages'

/** Paths have no trailing slash, except the root: one setting for Gatsby, the sitemap and the server. */
export const TRAILING_SLASH = 'never' as const

const PREFIXES = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)
const PREFIX = PREFIXES.length > 0 ? new RegExp(`^(?:/(${PREFIXES.join('|')})(?=[/?#]|$))+`) : /^(?!)/

/**
 * A path without its language prefix: `/ru/blog/1?q=x#top` → `/blog/1?q=x#top`, `/ru` → `/`.
 * Anything that is not a path of this site is returned as it is.
 */
export function toNeutralPath(path: string): string {
  if (!path.startsWith('/')) return path
  const rest = path.replace(PREFIX, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Language of a path: that of its prefix, or the default. */
export function languageOfPath(path: string): Language {
  return PREFIX.exec(path)?.[1] ?? DEFAULT_LANGUAGE
}

/**
 * The path of a page in a language, with query and hash kept. Idempotent: a
 * path that already carries a prefix gets the new one.
 * `('/blog/1#top', 'ru')` → `/ru/blog/1#top`; `('/', 'ru')` → `/ru`; `('/ru/blog', 'en')` → `/blog`.
 */
export function localizePath(path: string, language: Language): string {
  if (!path.startsWith('/')) return path
  const neutral = toNeutralPath(path)
  if (language === DEFAULT_LANGUAGE) return neutral
  return `/${language}${neutral.replace(/^\/(?=[?#]|$)/, '')}`
}

/** Address of the twin of a page in Markdown: `/blog/1` → `/blog/1.md`, `/` → `/index.md`. */
export function twinPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}

/** A path of the site as a full address below `siteUrl`, which has no slash at its end. */
export function absoluteUrl(siteUrl: string, path: string): string {
  return siteUrl + encodeURI(path)
}

/** The full address of what a link on a page leads to: also of a fragment there, and of another site. */
export function wholeAddress(siteUrl: string, to: string, { path, language }: { path: string; language: Language }) {
  return to.startsWith('/') ? absoluteUrl(siteUrl, localizePath(to, language)) : to.replace(/^#/, `${siteUrl}${path}#`)
}
