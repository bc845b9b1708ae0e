/**
 * The kinds of pages, one row each. All facts about a kind of page are here:
 * routes, links, nodes, search and style sheets read them. A new kind of page needs a row here, a schema for its words or records,
 * and a template.
 */

/** A row. @typeParam Type the types of content, as `content/model` names them */
export interface PageKind<Type = PageContent> {
  /** Address without language; `*` is the key of a record. Null if `NOT_FOUND_PAGES` has the addresses. */
  path: string | null
  /** GraphQL type of the records that have one page each. */
  record?: Type
  /** Pattern of the content files of such records; its first group is the key. */
  file?: RegExp
  /** Types of content that must exist for such a page. */
  needs?: readonly Type[]
  /** Dictionaries of `locales` it needs. */
  namespaces: readonly string[]
  /** Section ids that links may use besides the ordered sections (DESIGN section 10). Texts add their headings. */
  anchors: readonly string[]
  /**
   * The sections (spec section 2, "Home anchors") whose order a content file
   * sets. Their headings are in that file. The value is the type of their records, or null.
   */
  ordered?: { file: Type; sections: Readonly<Record<string, Type | null>> }
  search?: PageSearch
  /** Family of pages that share style sheets; other pages do not load these. `pages` when left out. */
  styles?: 'home' | 'articles'
  /** Search engines must not list the page. */
  unlisted?: true
}

interface PageSearch {
  /** Kind of the search result; `page` when left out. */
  kind?: 'article' | 'case' | 'service' | 'industry' | 'solution'
  /** Ids of sections that only link to other pages: they are not indexed. */
  signposts?: readonly string[]
}

const jsonIn = (folder: string) => new RegExp(`^content/${folder}/([^/]+)\\.json$`)

/** By the name of the template in `src/templates`, in the order of the route table. */
export const PAGE_KINDS = {
  home: {
    path: '/',
    namespaces: ['common', 'home', 'projectGrid', 'articleCard', 'contact'],
    anchors: ['footer'],
    ordered: {
      file: 'HomePage',
      sections: {
        projects: 'Project',
        services: 'Service',
        about: null,
        industries: 'Industry',
        testimonials: 'Testimonial',
        technologies: 'TechnologyGroup',
        process: 'ProcessStep',
        costs: null,
        faq: 'FaqEntry',
        articles: 'BlogPost',
        contact: null,
      },
    },
    search: { signposts: ['articles'] },
    styles: 'home',
  },
  about: {
    path: '/about',
    needs: ['AboutPage'],
    namespaces: ['common'],
    anchors: ['footer'],
    ordered: { file: 'AboutPage', sections: { timeline: 'TimelineItem', people: 'Author', values: null } },
  },
  projects: {
    path: '/projects',
    needs: ['ProjectsPage', 'Project'],
    namespaces: ['common', 'projects', 'projectGrid', 'contact'],
    anchors: ['projects', 'cases', 'contact', 'footer'],
    search: { signposts: ['cases'] },
  },
  case: {
    path: '/projects/*',
    needs: ['ProjectsPage'],
    record: 'Case',
    file: /^content\/cases\/([^/]+?)(?:\/|\.json$)/,
    namespaces: ['common', 'case', 'blogPost', 'articleCard', 'projectGrid', 'contact'],
    anchors: ['contact', 'footer'],
    search: { kind: 'case' },
    styles: 'articles',
  },
  blog: {
    path: '/blog',
    needs: ['BlogPage', 'BlogPost'],
    namespaces: ['common', 'blog', 'articleCard'],
    anchors: ['articles', 'footer'],
    styles: 'articles',
  },
  'blog-post': {
    path: '/blog/*',
    needs: ['BlogPage'],
    record: 'BlogPost',
    file: /^content\/blog\/0*(\d+)-[^/]*\//,
    namespaces: ['common', 'blogPost', 'articleCard'],
    anchors: ['recommended', 'footer'],
    search: { kind: 'article', signposts: ['recommended'] },
    styles: 'articles',
  },
  solutions: {
    path: '/solutions',
    needs: ['SolutionsPage', 'Solution'],
    namespaces: ['common', 'solutions', 'contact'],
    anchors: ['solutions', 'contact', 'footer'],
  },
  solution: {
    path: '/solutions/*',
    needs: ['SolutionsPage'],
    record: 'Solution',
    file: jsonIn('solutions'),
    namespaces: ['common', 'solutions', 'contact'],
    anchors: ['features', 'benefits', 'others', 'contact', 'footer'],
    search: { kind: 'solution', signposts: ['others'] },
  },
  service: {
    path: '/services/*',
    record: 'Service',
    file: jsonIn('services'),
    namespaces: ['common', 'service', 'projectGrid', 'contact'],
    anchors: ['approach', 'projects', 'technologies', 'process', 'faq', 'related', 'contact', 'footer'],
    search: { kind: 'service', signposts: ['related'] },
  },
  industry: {
    path: '/industries/*',
    record: 'Industry',
    file: jsonIn('industries'),
    namespaces: ['common', 'industry', 'contact'],
    anchors: ['challenges', 'solutions', 'benefits', 'technologies', 'process', 'other-industry', 'contact', 'footer'],
    search: { kind: 'industry', signposts: ['other-industry'] },
  },
  privacy: {
    path: '/privacy',
    needs: ['PrivacyPage'],
    namespaces: ['common'],
    anchors: ['footer'],
  },
  search: {
    path: '/search',
    needs: ['SearchPage'],
    namespaces: ['common', 'search'],
    anchors: ['footer'],
    unlisted: true,
  },
  'not-found': { path: null, namespaces: ['common'], anchors: ['footer'] },
} as const satisfies Record<string, PageKind<string>>

/** Templates, by the name of their file in `src/templates`. */
export type TemplateName = keyof typeof PAGE_KINDS

type ContentOf<Row> =
  | (Row extends { record: infer Type } ? Type : never)
  | (Row extends { needs: readonly (infer Type)[] } ? Type : never)
  | (Row extends { ordered: { file: infer Type; sections: infer Sections } } ? Type | Sections[keyof Sections] : never)

export type PageContent = NonNullable<ContentOf<(typeof PAGE_KINDS)[TemplateName]>>

type IdsOf<Row> =
  Row extends PageKind<string>
    ? Row['anchors'][number] | (Row extends { ordered: { sections: infer Sections } } ? keyof Sections : never)
    : never

/** Ids of sections, to which the search and links lead. */
export type SectionId = IdsOf<(typeof PAGE_KINDS)[TemplateName]>

/** What a site may lack: a page, a section of the home page, or the assistant. */
export type SitePart =
  | Exclude<(typeof PAGE_KINDS)[TemplateName]['path'], null | `${string}*`>
  | `/#${keyof typeof PAGE_KINDS.home.ordered.sections}`
  | 'chat'

export function pageKind(template: TemplateName): PageKind {
  return PAGE_KINDS[template]
}

/** Every template with its row, in the order of the route table. */
export function pageKinds(): [TemplateName, PageKind][] {
  return Object.entries(PAGE_KINDS) as [TemplateName, PageKind][]
}

/** Ids of all sections that a page of a kind may have, without the headings of its text. */
export function anchorsOf({ ordered, anchors }: PageKind): string[] {
  return [...Object.keys(ordered?.sections ?? {}), ...anchors]
}

/** Ids of pages with an article beside those of its headings: no heading may have one of them. */
export const ARTICLE_PAGE_IDS: ReadonlySet<string> = new Set([
  ...[PAGE_KINDS['blog-post'], PAGE_KINDS.case].flatMap(({ anchors }) => anchors.flatMap((id) => [id, `${id}-title`])),
  'main',
  'menu-services',
  'menu-industries',
  'menu-languages',
  'site-scripts',
  'page-data',
  'chat-title',
  '___gatsby',
  'gatsby-announcer',
  'gatsby-focus-wrapper',
])

/** Language-neutral path of the page that shows a record. */
export function pathOfRecord(template: TemplateName, key: string): string {
  return (pageKind(template).path ?? '').replace('*', key)
}

/** Language-neutral path of the page of a content file, by the name of the file; null if it has no page. */
export function pathOfFile(file: string): string | null {
  return pageOfFile(file)?.path ?? null
}

/** The same as `pathOfFile`, with the kind of the page. */
export function pageOfFile(file: string): { path: string; kind: PageKind } | null {
  for (const [, kind] of pageKinds()) {
    const key = kind.file?.exec(file)?.[1]
    if (kind.path && key) return { path: kind.path.replace('*', key), kind }
  }
  return null
}
