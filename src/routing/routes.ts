/** Creates the route table, every page of the site in every language, from the records. */
import { byLanguage, DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages'
import { feedPath, languageOfPath, localizePath, markdownPath, toNeutralPath } from './localizePath'
import { pageKind, pageKinds, pathOfRecord, type TemplateName } from './pageKinds'

/** Which copy of `content/pages/not-found.json` a not-found page shows. */
type NotFoundKind = 'page' | 'post' | 'solution' | 'industry'

export interface RouteSpec {
  /** Path with language prefix, without trailing slash. */
  path: string
  language: Language
  /** The same path without prefix, as used in code and content. */
  neutralPath: string
  template: TemplateName
  recordKey: string | null
  translation: Translation
  /** Languages in which the page exists, translated or not. */
  languages: Language[]
  /** Path under which search engines should list this page. */
  canonicalPath: string
  /** Languages in which the page is translated, including its own; empty when there is only one. */
  alternates: Language[]
  /** Dictionaries of `locales` the page needs. */
  namespaces: string[]
  notFound: NotFoundKind | null
}

/**
 * The state of a page in a language:
 * `translated` – its words are in that language and up to date;
 * `stale` – its words are in that language, older than the original's last change;
 * `fallback` – its words are in the default language, and marked;
 * `absent` – there is no page.
 */
export type TranslationStatus = 'translated' | 'stale' | 'fallback' | 'absent'

export interface Translation {
  status: TranslationStatus
  /** Language of the words; null when absent. */
  contentLanguage: Language | null
}

/** A record with its own page, or the words of a page that does not show a record. */
export interface RouteRecord {
  key?: string
  /** Left out if it is translated into every language. */
  translations?: Record<Language, Translation>
}

/** The sorted records of each template. A page without records has one entry, or an empty list if there is no page. */
export type RouteRecords = Partial<Record<TemplateName, readonly RouteRecord[]>>

const EVERYWHERE = byLanguage((language): Translation => ({ status: 'translated', contentLanguage: language }))

/** The not-found pages, one for each section with its own words (spec section 8), and the addresses they cover. */
const NOT_FOUND_PAGES: readonly { kind: NotFoundKind; neutralPath: string; covers: string }[] = [
  { kind: 'post', neutralPath: '/blog/404.html', covers: '/blog/' },
  { kind: 'solution', neutralPath: '/solutions/404.html', covers: '/solutions/' },
  { kind: 'industry', neutralPath: '/industries/404.html', covers: '/industries/' },
  { kind: 'page', neutralPath: '/404.html', covers: '/' },
]

/** The not-found pages for an unknown address, the nearest first: that of its section, then that of its language. */
export function notFoundPagesOf(path: string): string[] {
  const neutral = toNeutralPath(path)
  return NOT_FOUND_PAGES.filter(({ covers }) => neutral.startsWith(covers)).map(({ neutralPath }) =>
    localizePath(neutralPath, languageOfPath(path)),
  )
}

/** Builds the whole table in a stable order: page by page, the default language first. */
export function buildRoutes(records: RouteRecords): RouteSpec[] {
  const listed = pageKinds().flatMap(([template, { path, record }]) => {
    if (path === null) return []
    const shown = records[template] ?? (record ? [] : [{}])
    return shown.flatMap((each) =>
      localeVariants(each.key ? pathOfRecord(template, each.key) : path, template, each.translations, each.key),
    )
  })
  const covered = NOT_FOUND_PAGES.filter(({ covers }) =>
    listed.some(({ neutralPath }) => neutralPath.startsWith(covers)),
  )
  const notFound = covered.flatMap(({ kind, neutralPath }) =>
    localeVariants(neutralPath, 'not-found', EVERYWHERE, null, kind),
  )
  return [...listed, ...notFound]
}

/** Whether search engines should list a page: not if it is a not-found page or has another canonical address. */
export function isListed(route: Omit<RouteSpec, 'recordKey' | 'translation'>): boolean {
  const { unlisted } = pageKind(route.template)
  return !route.notFound && !unlisted && route.canonicalPath === route.path
}

/** Addresses of the files that a build writes for readers, besides pages. */
export function builtFiles(routes: readonly RouteSpec[]): string[] {
  const blogs = routes.filter(({ template }) => template === 'blog')
  return [
    '/sitemap.xml',
    '/robots.txt',
    '/llms.txt',
    '/.well-known/security.txt',
    ...blogs.map(({ language }) => feedPath(language)),
    ...routes.filter(isListed).map(({ path }) => markdownPath(path)),
  ]
}

function localeVariants(
  neutralPath: string,
  template: TemplateName,
  translations = EVERYWHERE,
  recordKey: string | null = null,
  notFound: NotFoundKind | null = null,
): RouteSpec[] {
  const written = LANGUAGES.filter((language) => ['translated', 'stale'].includes(translations[language].status))
  const alternates = notFound || written.length < 2 ? [] : written
  const languages = LANGUAGES.filter((language) => translations[language].status !== 'absent')
  return languages.map((language) => {
    const translation = translations[language]
    return {
      path: localizePath(neutralPath, language),
      language,
      neutralPath,
      template,
      recordKey,
      translation,
      languages,
      canonicalPath: localizePath(neutralPath, translation.contentLanguage ?? DEFAULT_LANGUAGE),
      alternates: translation.status === 'fallback' ? [] : alternates,
      namespaces: [...pageKind(template).namespaces],
      notFound,
    }
  })
}
