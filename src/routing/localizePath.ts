import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages'

/** Paths except the root have no trailing slash. Gatsby, the sitemap and the server use this setting. */
export const TRAILING_SLASH = 'never' as const

const PREFIXES = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)
const PREFIX = PREFIXES.length > 0 ? new RegExp(`^(?:/(${PREFIXES.join('|')})(?=[/?#]|$))+`) : /^(?!)/

/**
 * A path without its language prefix: `/ru/blog/1?q=x#top` → `/blog/1?q=x#top`, `/ru` → `/`.
 * Anything that is not a path of this site is returned unchanged.
 */
export function toNeutralPath(path: string): string {
  if (!path.startsWith('/')) return path
  const rest = path.replace(PREFIX, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Language of a path: that of its prefix, or the default language. */
export function languageOfPath(path: string): Language {
  return PREFIX.exec(path)?.[1] ?? DEFAULT_LANGUAGE
}

/**
 * The path of a page in a language; query and hash are kept. Idempotent: an
 * existing prefix is replaced.
 * `('/blog/1#top', 'ru')` → `/ru/blog/1#top`; `('/', 'ru')` → `/ru`; `('/ru/blog', 'en')` → `/blog`.
 */
export function localizePath(path: string, language: Language): string {
  if (!path.startsWith('/')) return path
  const neutral = toNeutralPath(path)
  if (language === DEFAULT_LANGUAGE) return neutral
  return `/${language}${neutral.replace(/^\/(?=[?#]|$)/, '')}`
}

/** Whether an address of this site is that of a file, which is the same in every language, and not of a page. */
export function isFilePath(to: string): boolean {
  return /^\/[^?#]*\.[^/?#]*(?:[?#]|$)/.test(to)
}

/** The target of a link in a language: a page with its prefix, a file or another site unchanged. */
export function localizeLink(to: string, language: Language): string {
  return isFilePath(to) ? to : localizePath(to, language)
}

/** Address of the Markdown version of a page: `/blog/1` → `/blog/1.md`, `/` → `/index.md`. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}

/** Path of the RSS feed of a language. */
export const feedPath = (language: Language): string => localizePath('/blog/rss.xml', language)

/** The absolute URL of a path. @param siteUrl without a trailing slash */
export function absoluteUrl(siteUrl: string, path: string): string {
  return siteUrl + encodeURI(path)
}
