/**
 * The kinds of pages, one row each. Routes, links and nodes
 * read it: a new kind of page is a row here, a schema for its words or records,
 * and a template.
 */

export interface PageKind {
  /** Address without language; `*` stands for the key of a record. Null where `NOT_FOUND_PAGES` names the addresses. */
  path: string | null
  /** Type of the records that have a page each, as GraphQL calls it. */
  record?: string
  /** Field the records are sorted by; texts come in the order they are read in. */
  sortedBy?: string
  /** The content file of such a record; its first group is the key. */
  file?: RegExp
  /** Dictionaries of `locales` it needs. */
  namespaces: readonly string[]
  /** Section ids a link may point to (spec section 2, "Home anchors"; DESIGN section 10). Texts add their headings. */
  anchors: readonly string[]
  /** Says something only to who has asked: search engines are asked to leave it out. */
  unlisted?: true
  /** Shows the parts the site is made of, to developers alone. */
  development?: true
}

const jsonIn = (folder: string) => new RegExp(`^content/${folder}/([^/]+)\\.json$`)

/** By the name of the template in `src/templates`, in the order of the route table. */
export const PAGE_KINDS = {
  home: {
    path: '/',
    namespaces: ['common', 'home', 'projectGrid', 'contact'],
    anchors: [
      'projects',
      'services',
      'about',
      'industries',
      'testimonials',
      'technologies',
      'process',
      'faq',
      'contact',
      'footer',
    ],
  },
  about: {
    path: '/about',
    namespaces: ['common', 'about'],
    anchors: ['timeline', 'people', 'values', 'footer'],
  },
  projects: {
    path: '/projects',
    namespaces: ['common', 'projects', 'projectGrid', 'contact'],
    anchors: ['projects', 'contact', 'footer'],
  },
  case: {
    path: '/projects/*',
    record: 'Case',
    file: /^content\/cases\/([^/]+)\//,
    namespaces: ['common', 'case', 'blogPost', 'articleCard', 'projectGrid', 'contact'],
    anchors: ['contact', 'footer'],
  },
  blog: {
    path: '/blog',
    namespaces: ['common', 'blog', 'articleCard'],
    anchors: ['articles', 'footer'],
  },
  'blog-post': {
    path: '/blog/*',
    record: 'BlogPost',
    file: /^content\/blog\/0*(\d+)-[^/]*\//,
    namespaces: ['common', 'blogPost', 'articleCard'],
    anchors: ['footer'],
  },
  solutions: {
    path: '/solutions',
    namespaces: ['common', 'solutions', 'contact'],
    anchors: ['solutions', 'contact', 'footer'],
  },
  solution: {
    path: '/solutions/*',
    record: 'Solution',
    sortedBy: 'order',
    file: jsonIn('solutions'),
    namespaces: ['common', 'solutions', 'contact'],
    anchors: ['features', 'benefits', 'others', 'contact', 'footer'],
  },
  service: {
    path: '/services/*',
    record: 'Service',
    sortedBy: 'order',
    file: jsonIn('services'),
    namespaces: ['common', 'service', 'projectGrid', 'contact'],
    anchors: ['approach', 'projects', 'technologies', 'process', 'faq', 'related', 'contact', 'footer'],
  },
  industry: {
    path: '/industries/*',
    record: 'Industry',
    sortedBy: 'order',
    file: jsonIn('industries'),
    namespaces: ['common', 'industry', 'contact'],
    anchors: ['challenges', 'solutions', 'benefits', 'technologies', 'process', 'other-industry', 'contact', 'footer'],
  },
  privacy: {
    path: '/privacy',
    namespaces: ['common'],
    anchors: ['footer'],
  },
  search: {
    path: '/search',
    namespaces: ['common', 'search'],
    anchors: ['footer'],
    unlisted: true,
  },
  styleguide: {
    path: '/styleguide',
    namespaces: ['common', 'blogPost', 'search'],
    anchors: ['footer'],
    development: true,
  },
  'not-found': { path: null, namespaces: ['common'], anchors: ['footer'] },
} as const satisfies Record<string, PageKind>

/** Templates, by the name of their file in `src/templates`. */
export type TemplateName = keyof typeof PAGE_KINDS

export function pageKind(template: TemplateName): PageKind {
  return PAGE_KINDS[template]
}

/** Every template with its row, in the order of the route table. */
export function pageKinds(): [TemplateName, PageKind][] {
  return Object.entries(PAGE_KINDS) as [TemplateName, PageKind][]
}

/** Path of the page that shows a record, without language. */
export function pathOfRecord(template: TemplateName, key: string): string {
  return (pageKind(template).path ?? '').replace('*', key)
}

/** Path of the page a content file makes, told by its name alone, or null. Without language. */
export function pathOfFile(file: string): string | null {
  return pageOfFile(file)?.path ?? null
}

/** The same, with the kind of the page. */
export function pageOfFile(file: string): { path: string; kind: PageKind } | null {
  for (const [, kind] of pageKinds()) {
    const key = kind.file?.exec(file)?.[1]
    if (kind.path && key) return { path: kind.path.replace('*', key), kind }
  }
  return null
}
