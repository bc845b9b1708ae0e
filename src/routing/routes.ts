/** The route table: every page of the site in every language, from the records alone. */
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages'
import { localizePath } from './localizePath'

/** Templates, by the name of their file in `src/templates`. */
export type TemplateName =
  | 'home'
  | 'about'
  | 'projects'
  | 'blog'
  | 'blog-post'
  | 'solutions'
  | 'solution'
  | 'service'
  | 'industry'
  | 'not-found'
  | 'styleguide'

/** Which copy of `content/pages/not-found.json` a not-found page shows. */
export type NotFoundKind = 'page' | 'post' | 'solution' | 'industry'

export interface RouteSpec {
  /** Path with language prefix, without trailing slash. */
  path: string
  language: Language
  /** The same path without prefix: what code and content write. */
  neutralPath: string
  template: TemplateName
  /** Key of the record the page shows, or null. */
  recordKey: string | null
  translation: Translation
  /** Path search engines should list this page under. */
  canonicalPath: string
  /** Pages with the same words in other languages, itself included; empty when it stands alone. */
  alternates: { language: Language; path: string }[]
  /** Dictionaries of `locales` the page needs. */
  namespaces: string[]
  notFound: NotFoundKind | null
}

/**
 * What a visitor of a language gets:
 * `translated` – words in that language, up to date;
 * `stale` – words in that language, older than the original's last change;
 * `fallback` – the words of the default language, marked as such;
 * `absent` – no page at all.
 */
export type TranslationStatus = 'translated' | 'stale' | 'fallback' | 'absent'

export interface Translation {
  status: TranslationStatus
  /** Language the words are in; null when absent. */
  contentLanguage: Language | null
}

/** What the route table needs to know of the records. */
export interface RouteRecords {
  posts: { id: number; translations: Record<Language, Translation> }[]
  services: string[]
  industries: string[]
  solutions: string[]
}

const NAMESPACES: Record<TemplateName, string[]> = {
  home: ['common', 'home', 'projectGrid', 'contact'],
  about: ['common', 'about'],
  projects: ['common', 'projects', 'projectGrid', 'contact'],
  blog: ['common', 'blog', 'articleCard'],
  'blog-post': ['common', 'blogPost', 'articleCard'],
  solutions: ['common', 'solutions', 'contact'],
  solution: ['common', 'solutions', 'contact'],
  service: ['common', 'service', 'projectGrid', 'contact'],
  industry: ['common', 'industry', 'contact'],
  'not-found': ['common'],
  styleguide: ['common', 'blogPost'],
}

const EVERYWHERE = Object.fromEntries(
  LANGUAGES.map((language) => [language, { status: 'translated', contentLanguage: language }]),
) as Record<Language, Translation>

/** Sections whose unknown addresses answer with words of their own (spec section 8). */
export const NOT_FOUND_PAGES: readonly { kind: NotFoundKind; neutralPath: string; covers: string }[] = [
  { kind: 'post', neutralPath: '/blog/404.html', covers: '/blog/' },
  { kind: 'solution', neutralPath: '/solutions/404.html', covers: '/solutions/' },
  { kind: 'industry', neutralPath: '/industries/404.html', covers: '/industries/' },
  { kind: 'page', neutralPath: '/404.html', covers: '/' },
]

/**
 * Builds the whole table, in a stable order: page by page, the default language first.
 * @param options.styleguide adds the page that shows every primitive; for development
 */
export function buildRoutes(records: RouteRecords, { styleguide = false } = {}): RouteSpec[] {
  const page = (
    neutralPath: string,
    template: TemplateName,
    recordKey: string | null = null,
    translations = EVERYWHERE,
  ) => inEveryLanguage({ neutralPath, template, recordKey, translations, notFound: null })
  return [
    ...page('/', 'home'),
    ...page('/about', 'about'),
    ...page('/projects', 'projects'),
    ...page('/blog', 'blog'),
    ...records.posts.flatMap(({ id, translations }) => page(`/blog/${id}`, 'blog-post', String(id), translations)),
    ...page('/solutions', 'solutions'),
    ...records.solutions.flatMap((key) => page(`/solutions/${key}`, 'solution', key)),
    ...records.services.flatMap((key) => page(`/services/${key}`, 'service', key)),
    ...records.industries.flatMap((key) => page(`/industries/${key}`, 'industry', key)),
    ...(styleguide ? page('/styleguide', 'styleguide') : []),
    ...NOT_FOUND_PAGES.flatMap(({ kind, neutralPath }) =>
      inEveryLanguage({
        neutralPath,
        template: 'not-found',
        recordKey: null,
        translations: EVERYWHERE,
        notFound: kind,
      }),
    ),
  ]
}

interface PageSpec {
  neutralPath: string
  template: TemplateName
  recordKey: string | null
  translations: Record<Language, Translation>
  notFound: NotFoundKind | null
}

function inEveryLanguage({ neutralPath, template, recordKey, translations, notFound }: PageSpec): RouteSpec[] {
  const written = LANGUAGES.filter((language) => ['translated', 'stale'].includes(translations[language].status))
  const alternates =
    notFound || written.length < 2
      ? []
      : written.map((language) => ({ language, path: localizePath(neutralPath, language) }))
  return LANGUAGES.filter((language) => translations[language].status !== 'absent').map((language) => {
    const translation = translations[language]
    return {
      path: localizePath(neutralPath, language),
      language,
      neutralPath,
      template,
      recordKey,
      translation,
      canonicalPath: localizePath(neutralPath, translation.contentLanguage ?? DEFAULT_LANGUAGE),
      alternates: translation.status === 'fallback' ? [] : alternates,
      namespaces: NAMESPACES[template],
      notFound,
    }
  })
}
