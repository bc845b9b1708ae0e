/** `npm run new -- company`: the content of another company (options: `new.ts`). */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { dayOf, siteNow } from '../../src/content/clock'
import { draftWords } from '../../src/content/mdx/scaffoldWords'
import { CONTENT_TYPES, type Content, type ContentTypeName, type RecordOf } from '../../src/content/model/contentTypes'
import { newRecord, NO_ICON } from '../../src/content/model/newRecord'
import { MARK_FILE } from '../../src/content/read/brand'
import type { ChatFile } from '../../src/content/schemas/chat'
import type { ReferenceTarget } from '../../src/content/schemas/fields'
import { shapeOf, unwrap, type AnySchema } from '../../src/content/schemas/walkSchema'
import { recordFormat, type FormEntry } from '../../src/editor/formats'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/routing/languages'
import { PAGE_KINDS } from '../../src/routing/pageKinds'
import { SettingError } from '../process/command'
import { runNode } from '../process/runProcess'
import { choose, emptyPicture, postFiles, recordFiles, writeFiles, type RecordName } from './newFiles'

/** The optional parts of a site, besides the home page and the contact form, with their content types. */
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
  chat: ['Chat'],
} as const satisfies Record<string, readonly (ContentTypeName | RecordName | 'post')[]>

export type Part = keyof typeof PARTS

/** `url` is the origin of the site; the first language has no prefix. */
type NewCompany = Record<'name' | 'url' | 'email', string> & { parts: readonly Part[]; languages: readonly Language[] }

/** A mark until the company has its own. */
const FIRST_MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="3"><circle cx="16" cy="16" r="12"/><path d="M16 10V22" stroke="var(--signal)"/></svg>\n'

const NO_CONTENT = { entries: [], posts: [], cases: [], figures: [] } as unknown as Content

/** Parts in the menu, in its order: some as a list of their pages, others as their page. */
const MENU = ['services', 'industries', 'about', 'projects', 'solutions', 'blog']

/** Every file of the content, by path from the root of the repository. It passes the check. */
export async function companyFiles(company: NewCompany): Promise<Record<string, string | Uint8Array>> {
  const { name, url, email, parts, languages } = company
  const today = dayOf(siteNow())
  const files: Record<string, string | Uint8Array> = { [MARK_FILE]: FIRST_MARK }
  const has = (part: string) => (parts as readonly string[]).includes(part)
  const write = (type: ContentTypeName, value: unknown, key?: string) => {
    const { layout } = CONTENT_TYPES[type]
    const file = 'one' in layout ? layout.one : 'list' in layout ? layout.list : `${layout.folder}/${key}.json`
    files[`content/${file}`] = recordFormat(type).toFile('list' in layout ? { items: [value] } : (value as FormEntry))
  }
  let pictureWidth = 0
  const context = {
    icon: NO_ICON,
    languages,
    keys: (to: ReferenceTarget) => (to === 'Figure' ? ['reply-time'] : []),
    picture: (minWidth: number) => {
      pictureWidth = Math.max(pictureWidth, minWidth)
      return './pictures/none.png'
    },
  }
  const make = (type: ContentTypeName, known: object = {}) =>
    write(type, newRecord(CONTENT_TYPES[type].schema, known as Record<string, unknown>, context))
  /** A word in each language; a language that is not complete may lack the word, or the file. */
  const labels = (dictionary: string, key: string) => {
    const wordIn = (language: Language) =>
      presentFile<NodeJS.Dict<string>>(`locales/${language}/${dictionary}.json`)?.[key]
    return Object.fromEntries(languages.map((each) => [each, wordIn(each) ?? wordIn(DEFAULT_LANGUAGE) ?? key]))
  }
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
    menu: [
      ...MENU.filter(has).map((part) => {
        const leads = ['services', 'industries'].includes(part) ? { list: part } : { to: `/${part}` }
        return { ...leads, label: labels('common', `nav.${part}`) }
      }),
      { to: '/#contact', label: labels('solutions', 'solution.contact') },
    ],
  })
  const label = toWrite(languages)
  write('Ledger', {
    figures: [
      { id: 'reply-time', amount: 1, unit: 'hours', label, scope: '(to write)', asOf: today, counted: '(to write)' },
    ],
  })
  const sections = Object.keys(PAGE_KINDS.home.ordered.sections).filter(
    (each) => has(each) || each === 'contact' || (each === 'articles' && has('blog')),
  )
  make('HomePage', { sections, ...Object.fromEntries(sections.map((each) => [each, section('HomePage', each)])) })
  write('NotFoundPage', { page: { ...section('NotFoundPage', 'page'), link: { label, to: '/' } } })

  for (const kind of parts.flatMap((part): readonly string[] => PARTS[part])) {
    if (kind === 'AboutPage') make('AboutPage', { sections: ['values'], values: section('AboutPage', 'values') })
    else if (kind === 'Chat') {
      const { chat, examples } = firstChat(languages)
      write('Chat', chat)
      for (const { id, ...list } of examples) write('ChatExamples', list, id)
    } else if (kind === 'Category') make('Category', { id: 'first', name: label })
    else if (kind === 'post') {
      const post = { id: 1, slug: 'first-post', category: label[languages[0]], author: 'first-author', date: today }
      Object.assign(files, postFiles({ ...post, titles: toWrite(languages, ' post'), languages }))
    } else if (kind in CONTENT_TYPES) make(kind as ContentTypeName)
    else {
      const options = { key: `first-${kind}`, languages }
      const titles = toWrite(languages, ` ${kind}`)
      const made = await recordFiles(kind as RecordName, titles, NO_CONTENT, () => '[]\n', options)
      Object.assign(files, made.files)
    }
  }
  if (pictureWidth > 0) files['content/pictures/none.png'] = await emptyPicture(pictureWidth)
  return files
}

/**
 * A first assistant: one intent to write, and of the assistant so far the
 * intents for people in trouble, because such messages reach every company,
 * and for what nobody answers. A reply with contacts or figures is the
 * company's own, and still to be written.
 */
function firstChat(languages: readonly Language[]) {
  const present = presentFile<ChatFile>('content/chat.json')
  const text = toWrite(languages)
  const inLanguages = <Value>(value: Readonly<Record<Language, Value>>) =>
    Object.fromEntries(languages.map((language) => [language, value[language]]))
  // Examples of what nobody answers stay: without these, everything would be like the others.
  const kept = (present?.intents ?? []).filter(({ careful, question }) => careful && !question)
  const urgent = kept.map(({ id, about, keywords, reply }) => ({
    id,
    careful: true,
    about: inLanguages(about),
    keywords: inLanguages(keywords),
    ...(reply && { reply: Object.values(reply).some((words) => words.includes('{')) ? text : inLanguages(reply) }),
    links: [],
  }))
  const answer = { reply: text, links: [] }
  const keywords = Object.fromEntries(languages.map((language) => [language, [draftWords(language).toWrite]]))
  const lists = ['courtesies', 'followUps', 'conjunctions'] as const
  const chat = {
    greeting: text,
    quickQuestions: [text],
    ...Object.fromEntries(lists.flatMap((list) => (present?.[list] ? [[list, inLanguages(present[list])]] : []))),
    intents: [...urgent, { id: 'first', about: text, keywords, ...answer }],
    fallbacks: { short: answer, long: answer, near: text },
  }
  const examples = kept.flatMap(({ id }) => {
    const list = presentFile<RecordOf<'ChatExamples'>>(`content/chat/${id}.json`)?.examples
    return list ? [{ id, examples: list.map(inLanguages) }] : []
  })
  return { chat, examples }
}

/** The value of a JSON file; undefined if there is no such file. */
function presentFile<Value>(file: string): Value | undefined {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Value) : undefined
}

/** The placeholder for text to write, in each language. */
const toWrite = (languages: readonly Language[], what = '') =>
  Object.fromEntries(languages.map((language) => [language, `${draftWords(language).toWrite}${what}`]))

/** Kept in `content/`: guides, the schemas for editors, and the colours until there are others. */
const KEPT = new Set(['README.md', 'PROBLEMS.md', '.schemas', 'brand'])

/** Files that the texts so far offer. */
const OFFERED = 'static/files'

type CompanyOptions = Partial<Record<'url' | 'email' | 'languages' | 'parts', string>>

/**
 * Replaces the content with that of a new company.
 * @throws {SettingError} when a value is not valid, or when something would be lost that Git does not hold
 */
export async function newCompany(name: string, options: CompanyOptions): Promise<void> {
  const { url = 'https://company.example', email = 'hello@company.example' } = options
  const languages = choices('language', options.languages ?? LANGUAGES.join(), LANGUAGES)
  const parts = choices('part', options.parts ?? Object.keys(PARTS).join(), Object.keys(PARTS)) as Part[]
  if (languages.length === 0) throw new SettingError(`Name a language of ${LANGUAGES.join(', ')}.`)
  if (name === '') throw new SettingError('A company has a name: npm run new -- company "Ledger & Co"')
  checkNothingIsLost()
  const files = await companyFiles({ name, url, email, languages, parts })
  for (const entry of fs.readdirSync('content'))
    if (!KEPT.has(entry)) fs.rmSync(path.join('content', entry), { recursive: true })
  for (const language of LANGUAGES)
    if (!languages.includes(language)) fs.rmSync(path.join('locales', language), { recursive: true })
  fs.rmSync(OFFERED, { recursive: true, force: true })
  fs.rmSync(MARK_FILE, { force: true })
  writeFiles({ files })
  // In a process of its own, which reads the languages that are left.
  await runNode(['--import', 'tsx', 'scripts/schemas/schemas.ts'])
  console.log(
    '\nNow write: npm run check names every sentence that is still to be written. README.md, "Make it yours", says what comes after.',
  )
}

/** Git must hold all content, dictionaries and offered files, because they are deleted. */
function checkNothingIsLost(): void {
  const deleted = ['content', 'locales', OFFERED]
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', ...deleted], { encoding: 'utf8' })
  const changed = status === 0 ? stdout : '  There is no git repository: run "git init" first.\n'
  if (changed === '') return
  throw new SettingError(
    `This command empties content/, and Git does not hold all of it:\n${changed}Commit or discard these changes first.`,
  )
}

/** The names of a comma-separated list, in its order. `none` gives an empty list. */
function choices(what: string, list: string, allowed: readonly string[]): string[] {
  return list === 'none' ? [] : list.split(',').map((name) => choose(what, name.trim(), allowed))
}
