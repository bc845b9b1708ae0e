/**
 * The shipped content, for browser tests: they take names, counts and
 * addresses from here, so that they pass with other content as well.
 * Read on import, because the titles of tests contain it.
 */
import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { RecordOf } from '../../src/content/model/contentTypes'
import { splitFrontMatter } from '../../src/content/read/frontMatter'
import type { Category, TechnologyGroup } from '../../src/content/schemas/lists'
import type { Chat } from '../../src/content/schemas/chat'
import type { Company } from '../../src/content/schemas/company'
import type { AboutPage, NotFoundPage, ProjectsPage } from '../../src/content/schemas/pages'
import { typeset } from '../../src/node/nodes/typeset'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/routing/languages'
import { localizePath } from '../../src/routing/localizePath'

export type Words = string | Record<Language, string>

interface Record_ {
  key: string
  order: number
  title: Words
}

const readJson = <Type>(file: string) => JSON.parse(fs.readFileSync(file, 'utf8')) as Type

/** A list file, which is optional. */
const readList = <Type>(file: string) => (fs.existsSync(file) ? readJson<Type[]>(file) : [])

const pageFile = (name: string) => `content/pages/${name}.json`
const hasPage = (name: string) => fs.existsSync(pageFile(name))
/** A page that is optional; empty if the site has none: then no test asks for it. */
const readPage = <Type>(name: string) => (hasPage(name) ? readJson<Type>(pageFile(name)) : ({} as Type))

const namesIn = (at: string) => (fs.existsSync(at) ? fs.readdirSync(at) : [])

const folder = <Type extends Record_>(name: string): Type[] =>
  namesIn(path.join('content', name))
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ ...readJson<Type>(path.join('content', name, file)), key: file.replace('.json', '') }))
    .sort((one, other) => one.order - other.order)

/** Text in a language, or in the default language, as it is written: to type it, or to find it in files. */
export const written = (words: Words, language: Language = 'en'): string =>
  typeof words === 'string' ? words : (words[language] ?? words[DEFAULT_LANGUAGE])

/** Text as on pages, with its words with a hyphen joined: of typesetting, Playwright overlooks only the spaces. */
const onPages = (text: string, language: Language) => typeset(text, language).replaceAll('\u00a0', ' ')

/** Text in a language, or in the default language, as pages show it: to find it there. */
export const say = (words: Words, language: Language = 'en'): string => onPages(written(words, language), language)

export const company = readJson<Company>('content/site.json')

/** The menu's name of a list (`services`) or a page (`/projects`). */
export function menuName(entry: string, language: Language): string {
  const found = company.menu.find(({ list, to }) => [list, to].includes(entry))
  if (!found) throw new Error(`The menu has no ${entry}.`)
  return say(found.label, language)
}

export const projects = folder<Record_ & { category?: Words; screenshots?: { alt: Words }[] }>('projects')
export const services = folder<Record_ & { main: boolean }>('services')
export const mainServices = services.filter(({ main }) => main)
export const industries = folder<Record_ & { solutions: unknown[] }>('industries')
export const solutions = folder('solutions')
/** Null if the site has no assistant. */
export const chat = fs.existsSync('content/chat.json') ? readJson<Chat>('content/chat.json') : null

/** The first question that the assistant answers with a link to a page like this, and the label of the link. */
function leadingTo(to: RegExp) {
  const links = chat?.intents.flatMap(({ question, links: all }) => all.map((link) => ({ question, ...link })))
  const found = links?.find((link) => link.question && to.test(link.to))
  return found && { question: written(found.question!), label: say(found.label), to: found.to }
}
export const leading = { page: leadingTo(/^\/(?!about$|privacy$)[a-z0-9/-]+$/), form: leadingTo(/^\/#contact$/) }
export const categories = readList<Category>('content/categories.json')
export const notFound = readPage<NotFoundPage>('not-found')
export const pages = {
  home: readPage<RecordOf<'HomePage'>>('home'),
  about: readPage<AboutPage>('about'),
  projects: readPage<ProjectsPage>('projects'),
}

const has = (page: 'home' | 'about', section: string) =>
  (pages[page].sections as readonly string[] | undefined)?.includes(section) ?? false
/** The records of a section; empty if its page does not name it: then it is not shown. */
const shown = <Type>(page: 'home' | 'about', section: string, file: string) =>
  has(page, section) ? readList<Type>(`content/${file}.json`) : []

export const testimonials = shown<unknown>('home', 'testimonials', 'testimonials')
export const steps = shown<unknown>('home', 'process', 'process')
export const questions = shown<RecordOf<'FaqEntry'>>('home', 'faq', 'faq')
export const technologies = shown<TechnologyGroup>('home', 'technologies', 'technologies')
export const timeline = shown<unknown>('about', 'timeline', 'timeline')
const { figures } = readJson<{ figures: { id: string; text?: Words }[] }>('content/figures.json')
/** The written figures below the hero of the home page; others are counted. */
export const homeFigures = (company.tiles?.service ?? []).flatMap((name) => {
  const text = figures.find(({ id }) => id === name)?.text
  return text ? [text] : []
})

export interface Post {
  id: number
  /** Its folder in `content/blog`. */
  folder: string
  title: string
  category: string
  author: string
  date: string
  image?: string
  /** Number of headings below the title. */
  headings: number
}

type FrontMatter = Omit<Post, 'folder' | 'headings'> & { draft?: true; publish?: string }

/** A text with its front matter, undefined if there is none, null if it is held back. */
function textThatIsOut(file: string) {
  if (!fs.existsSync(file)) return undefined
  const text = fs.readFileSync(file, 'utf8')
  const fields = parse(splitFrontMatter(text).frontMatter ?? '') as FrontMatter
  return fields.draft || (fields.publish ?? '') > new Date().toISOString() ? null : { text, fields }
}

/** Posts as a language lists them: without a translation, a post has the text of the other language. Newest first. */
export function postsIn(language: Language): Post[] {
  return namesIn('content/blog')
    .flatMap((name) => {
      const textOf = (each: string) => textThatIsOut(path.join('content/blog', name, `${each}.mdx`))
      const original = textOf('en')
      const found = original === null ? null : (textOf(language) ?? original)
      if (!found) return []
      const headings = found.text.match(/^#{2,3} /gm)?.length ?? 0
      return [{ ...found.fields, folder: name, headings }]
    })
    .sort((one, other) => other.date.localeCompare(one.date) || one.id - other.id)
}

export const posts = postsIn('en')

/** Cases with an English text. */
const cases = namesIn('content/cases').filter((key) => textThatIsOut(`content/cases/${key}/en.mdx`))

/**
 * A text of the interface as pages show it, in the default language if its own lacks it: `word('contact:send', 'ru')`.
 */
export function word(address: string, language: Language = 'en', values: Record<string, string | number> = {}): string {
  const [namespace, name] = address.split(':')
  const file = `locales/${language}/${namespace}.json`
  const words = fs.existsSync(file) ? readJson<Record<string, string>>(file) : {}
  const { count } = values
  const form = typeof count === 'number' ? `_${new Intl.PluralRules(language).select(count)}` : ''
  const text = words[name + form] ?? words[name]
  if (text === undefined && language !== DEFAULT_LANGUAGE) return word(address, DEFAULT_LANGUAGE, values)
  if (text === undefined) throw new Error(`locales/${language} has no word ${address}`)
  return onPages(text, language).replace(/\{\{(\w+)\}\}/g, (_, value: string) => String(values[value]))
}

/** The last item, for tests that work with any item; throws if the list is empty. */
export function last<Type>(list: readonly Type[]): Type {
  const item = list.at(-1)
  if (item === undefined) throw new Error('The content has none of these.')
  return item
}

/** A language other than the default, if the site has one. */
export const OTHER = last(LANGUAGES)

const isInMenu = (entry: string) => company.menu.some(({ list, to }) => [list, to].includes(entry))
/** Entries of the menu of which tests take the names; those of pages that the site has. */
const MENU = ['services', 'industries', '/about', '/projects', '/blog', '/solutions', '/#contact'].filter((entry) =>
  entry === 'industries' ? industries.length > 0 : /^[a-z]|#/.test(entry) || hasPage(entry.slice(1)),
)

/** Whether the content has what a test needs, by a tag or an address in its title. Tests without it are skipped. */
const CONTENT_TAGS: Readonly<Record<string, boolean>> = {
  '@chat|chat\\w*\\.spec': chat !== null,
  '@leads': Boolean(leading.page && leading.form),
  '@ru|/ru\\b': DEFAULT_LANGUAGE === 'en' && LANGUAGES.includes('ru'),
  '@blog|/blog': hasPage('blog') && posts.length > 0,
  '@solutions|/solutions': hasPage('solutions') && solutions.length > 0,
  '@projects|/projects': hasPage('projects') && projects.length > 0,
  '@services|/services': mainServices.length > 0,
  '@industries|/industries': industries.length > 0,
  '@about|/about': hasPage('about'),
  '@search|/search': hasPage('search'),
  '@row': posts.length > 1 && has('home', 'articles'),
  '@timeline': timeline.length > 0,
  '@privacy|/privacy': hasPage('privacy'),
  '@home-services|@more': mainServices.length > 0 && has('home', 'services'),
  '@home-projects|@screens': projects.length > 0 && has('home', 'projects'),
  '@home-industries': Boolean(pages.home.otherIndustry) && has('home', 'industries'),
  '@menu': MENU.every(isInMenu),
  '@order': Boolean(company.orderProject) && projects.length > 0,
  '@faq': questions.length > 1,
  '@more': mainServices.length > 3,
  '@technologies': technologies.length > 2,
  'carousel\\.spec|@testimonials': testimonials.length > 4,
  '@mockup': Boolean(pages.home.mockup && pages.home.example) && homeFigures.length > 0,
  // As many as the drawing has layers.
  '@steps': steps.length === 6 && company.drawings === 'ship',
  '@screens': projects.length > 1 && projects.every(({ screenshots }) => screenshots?.length === 3),
}
export const ABSENT = new RegExp(
  Object.keys(CONTENT_TAGS)
    .filter((part) => !CONTENT_TAGS[part])
    .join('|') || '(?!)',
)

export const isThere = (address: string) => !ABSENT.test(address)

/** The walk, which has suites of its own; or, without these pages and the menu, all but it and specs of any content. */
export const NOT_LOADED = ['/services', '/about', '/search', '/privacy', '@menu'].every(isThere)
  ? /walk\.spec/
  : /^(?!.*(everyPage|notFound|oldWorker|policy|walk)\.spec)/

/** Paths of one page of each kind in the content, without language. */
export const PAGE_KINDS: readonly string[] = [
  '/',
  ...['/about', '/projects', '/blog', '/search'].filter(isThere),
  ...posts.slice(-1).map(({ id }) => `/blog/${id}`),
  ...(isThere('/solutions') ? ['/solutions', `/solutions/${last(solutions).key}`] : []),
  // One with screenshots of phones, one with screenshots of a computer.
  ...new Set([...cases.slice(0, 1), ...cases.slice(-1)].map((key) => `/projects/${key}`)),
  ...mainServices.slice(0, 1).map(({ key }) => `/services/${key}`),
  ...services
    .filter(({ main }) => !main)
    .slice(0, 1)
    .map(({ key }) => `/services/${key}`),
  ...industries.slice(-1).map(({ key }) => `/industries/${key}`),
]

/** A page with the form. */
export const FORM_PAGE = isThere('/projects') ? '/projects' : '/'

/** A page without forms, where the site has one. */
export const PLAIN_PAGE = isThere('/about') ? '/about' : '/'

/** The same pages in every language. */
export const PAGES = PAGE_KINDS.flatMap((kind) => LANGUAGES.map((language) => localizePath(kind, language)))
