/** The content of a new company: one record of each kind it wants. Every sentence is marked as still to be written. */
import { draftWords } from '../../src/content/mdx/scaffoldWords'
import { CONTENT_TYPES, type Content, type ContentTypeName } from '../../src/content/model/contentTypes'
import { MARK_FILE } from '../../src/content/read/brand'
import type { ReferenceTarget } from '../../src/content/schemas/fields'
import { shapeOf, unwrap, type AnySchema } from '../../src/content/schemas/walkSchema'
import type { Language } from '../../src/routing/languages'
import { PAGE_KINDS } from '../../src/routing/pageKinds'
import { newRecord, NO_ICON } from '../../src/content/model/newRecord'
import { postFiles, recordFiles, type RecordName } from './newFiles'

/** What a site may have beside its home page and the contact form, with the files it is made of. */
export const PARTS = {
  about: ['AboutPage'],
  services: ['service'],
  industries: ['industry'],
  solutions: ['SolutionsPage', 'solution'],
  projects: ['ProjectsPage', 'project'],
  blog: ['BlogPage', 'Category', 'author', 'post'],
  testimonials: ['testimonial'],
  technologies: ['TechnologyGroup'],
  process: ['ProcessStep'],
  faq: ['FaqEntry'],
  search: ['SearchPage'],
  privacy: ['PrivacyPage'],
} as const satisfies Record<string, readonly (ContentTypeName | RecordName | 'post')[]>

export type Part = keyof typeof PARTS

interface NewCompany {
  name: string
  /** Origin of the site. */
  url: string
  email: string
  parts: readonly Part[]
  /** The first has no prefix. */
  languages: readonly Language[]
  /** Words of the dictionaries: `('en', 'common', 'nav.blog')`. */
  word: (language: Language, dictionary: string, key: string) => string
  /** ISO day. */
  today: string
}

/** A mark until the company has its own. */
const FIRST_MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="3"><circle cx="16" cy="16" r="12"/><path d="M16 10V22" stroke="var(--signal)"/></svg>\n'

const NO_CONTENT = { entries: [], posts: [], cases: [], figures: [] } as unknown as Content

/** Lists of the menu, and words of the dictionaries that name its entries. */
const MENU: readonly [part: Part | null, fields: object, dictionary: string, key: string][] = [
  ['services', { list: 'services' }, 'common', 'nav.services'],
  ['industries', { list: 'industries' }, 'common', 'nav.industries'],
  ['about', { to: '/about' }, 'common', 'nav.about'],
  ['projects', { to: '/projects' }, 'common', 'nav.projects'],
  ['solutions', { to: '/solutions' }, 'common', 'nav.solutions'],
  ['blog', { to: '/blog' }, 'common', 'nav.blog'],
  [null, { to: '/#contact' }, 'solutions', 'solution.contact'],
]

/** Every file of the content, by path from the root of the repository. It passes the check. */
export async function companyFiles(company: NewCompany): Promise<Record<string, string | Uint8Array>> {
  const { name, url, email, parts, languages, word, today } = company
  const files: Record<string, string | Uint8Array> = { [MARK_FILE]: FIRST_MARK }
  const has = (part: string) => (parts as readonly string[]).includes(part)
  const write = (type: ContentTypeName, value: unknown) => {
    const { layout } = CONTENT_TYPES[type]
    const file = 'one' in layout ? layout.one : 'list' in layout ? layout.list : layout.folder
    files[`content/${file}`] = `${JSON.stringify('list' in layout ? [value] : value, null, 2)}\n`
  }
  const context = {
    icon: NO_ICON,
    languages,
    keys: (to: ReferenceTarget) => (to === 'Figure' ? ['reply-time'] : []),
    picture: () => './none.png',
  }
  const make = (type: ContentTypeName, known: object = {}) =>
    write(type, newRecord(CONTENT_TYPES[type].schema, known as Record<string, unknown>, context))
  const labels = (dictionary: string, key: string) =>
    Object.fromEntries(languages.map((language) => [language, word(language, dictionary, key)]))
  /** A heading and what else a section must have. */
  const section = (page: ContentTypeName, field: string) => {
    const schema = (shapeOf(CONTENT_TYPES[page].schema) as Record<string, AnySchema>)[field]
    return newRecord(unwrap(schema).schema, {}, context)
  }

  make('Company', {
    name,
    url,
    email,
    supportEmail: email,
    recipient: name,
    kind: 'Organization',
    visitorPhone: 'required',
    drawings: 'plain',
    defaultLanguage: languages[0],
    replyTime: 'reply-time',
    menu: MENU.filter(([part]) => part === null || has(part)).map(([, fields, ...address]) => ({
      ...fields,
      label: labels(...address),
    })),
  })
  const label = toWrite(languages)
  write('Ledger', {
    figures: [
      { id: 'reply-time', amount: 1, unit: 'hours', label, scope: '(to write)', asOf: today, counted: '(to write)' },
    ],
    rules: [],
  })
  const sections = Object.keys(PAGE_KINDS.home.ordered.sections).filter(
    (each) => has(each) || each === 'contact' || (each === 'articles' && has('blog')),
  )
  make('HomePage', { sections, ...Object.fromEntries(sections.map((each) => [each, section('HomePage', each)])) })
  write('NotFoundPage', { page: { ...section('NotFoundPage', 'page'), link: { label, to: '/' } } })

  for (const kind of parts.flatMap((part): readonly string[] => PARTS[part])) {
    if (kind === 'AboutPage') make('AboutPage', { sections: ['values'], values: section('AboutPage', 'values') })
    else if (kind === 'Category') make('Category', { id: 'first', name: label })
    else if (kind === 'post')
      Object.assign(
        files,
        postFiles({
          id: 1,
          titles: toWrite(languages, ' post'),
          slug: 'first-post',
          category: label[languages[0]],
          author: 'first-author',
          date: today,
          languages,
        }),
      )
    else if (kind in CONTENT_TYPES) make(kind as ContentTypeName)
    else {
      const { files: own, extended } = await recordFiles(
        kind as RecordName,
        toWrite(languages, ` ${kind}`),
        NO_CONTENT,
        {
          key: `first-${kind}`,
          read: () => '[]\n',
          languages,
          known: { main: kind === 'service' ? true : undefined },
        },
      )
      Object.assign(files, own, extended)
    }
  }
  return files
}

/** The mark of what is to be written, in each language. */
const toWrite = (languages: readonly Language[], what = '') =>
  Object.fromEntries(languages.map((language) => [language, `${draftWords(language).toWrite}${what}`]))
