import MiniSearch from 'minisearch'
import { LANGUAGES, type Language } from '../../../routing/languages'
import {
  documentsPath,
  indexOptions,
  indexPath,
  type SearchDocument,
  type StoredIndex,
} from '../../../search/siteIndex'
import type { Route } from '../../nodes/routeNodes'
import type { ChatContent, Output } from '../output'
import type { BuiltPage } from '../pages/readPage'
import { documentsOf } from './documents'

type Topics = ChatContent['topics']

/** How many examples of a topic find a page; the assistant alone learns from the others. */
const MOST_EXAMPLES = 20

const isForm = ({ to }: { to: string }) => to.endsWith('#contact')

/** Most topics offer the form, whatever they are about: it is the subject of a question whose reply leads there first. */
const asksForForm = ({ question, careful, links }: Topics[number]) => !!question && !careful && isForm(links[0])

/** The topics about a page, a section of the menu or a question: they link to it, and to at most two places besides the form. */
function topicsOf({ to, sections }: SearchDocument, topics: Topics) {
  const anchors = sections.map(({ anchor }) => `${to}#${anchor}`)
  const places = [to, ...anchors].filter((place) => !place.endsWith('#faq'))
  return topics
    .filter((topic) => topic.examples?.length)
    .filter((topic) => topic.links.some((link) => places.includes(link.to) && (!isForm(link) || asksForForm(topic))))
    .filter(({ links }) => links.filter((link) => !isForm(link)).length <= 2)
}

/** The last part of an address, which is a name in every language: `blockchain` in `/services/blockchain`. */
const nameInAddress = ({ to, kind }: SearchDocument) =>
  kind === 'question' || kind === 'project' ? '' : /[^/#]*$/.exec(to.replace(/\d+$/, ''))![0]

function indexed(document: SearchDocument, labels: string[], topics: Topics, language: Language) {
  const { to, title, label = '', summary, sections } = document
  const fields = {
    title: [title, ...labels],
    keywords: topics.flatMap(({ keywords }) => keywords?.[language] ?? []),
    names: [label, nameInAddress(document), ...topics.flatMap(({ examples }) => examples.slice(0, MOST_EXAMPLES))],
    text: [summary, ...sections.flatMap((section) => [section.title, ...section.texts])],
  }
  return { to, ...Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field, texts.join('\n')])) }
}

/** The labels of the menu by what they lead to. */
export type Menu = ReadonlyMap<string, string>

/**
 * Writes the search index of a language, and the documents of each page, with
 * the texts that results show.
 * @param pages of the language, in the order of the route table
 * @param topics of the assistant, whose keywords and examples also find pages
 * @param menus by language; labels of every language find what they lead to
 * @param write writes a file of the site
 */
export function writeSearch(
  language: Language,
  pages: readonly { route: Route; page: BuiltPage }[],
  topics: Topics,
  menus: Partial<Record<Language, Menu>>,
  write: (name: string, text: string) => void,
): void {
  const writeJson = (name: string, value: unknown) => write(name.slice(1), JSON.stringify(value))
  const index = new MiniSearch(indexOptions(language))
  const seen = new Set<string>()
  for (const { route, page } of pages) {
    const documents = documentsOf(page, route, seen, menus[language])
    if (documents.length === 0) continue
    for (const each of documents) {
      const labels = Object.values(menus).flatMap((menu) => menu?.get(each.to) ?? [])
      const leading = topicsOf(each, topics)
      index.add(indexed(each, labels, leading, language))
      for (const section of each.sections) {
        const own = leading.filter(({ links }) => links.some(({ to }) => to === `${each.to}#${section.anchor}`))
        if (own.length > 0) section.keywords = own.flatMap(({ keywords }) => keywords?.[language] ?? [])
      }
    }
    writeJson(documentsPath(language, route.neutralPath), documents)
  }
  const stored: StoredIndex = { language, index: index.toJSON() }
  writeJson(indexPath(language), stored)
}

interface MenuData {
  company: { menu: { to: string | null; label: string }[] }
}

const MENU = 'query MenuOfSearch($language: String!) { company(language: { eq: $language }) { menu { to label } } }'

export const searchIndex: Output = async ({ routes, pages, chat, query }, write) => {
  const menus: Partial<Record<Language, Menu>> = {}
  for (const language of LANGUAGES) {
    const { company } = await query<MenuData>(MENU, language)
    menus[language] = new Map(company.menu.map(({ to, label }) => [to ?? '', label]))
  }
  for (const language of LANGUAGES) {
    const own = routes.filter((route) => route.language === language)
    const read = own.map((route) => ({ route, page: pages.get(route.path)! }))
    writeSearch(language, read, chat?.[language].topics ?? [], menus, write)
  }
}
