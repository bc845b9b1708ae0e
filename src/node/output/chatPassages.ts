/** The passages of pages that the assistant searches, and shows as answers. */
import type { ChatData, Topic } from '../../assistant/answerTo'
import { localizePath } from '../../routing/localizePath'
import { pageKinds } from '../../routing/pageKinds'
import { typeset } from '../nodes/typeset'
import type { BuiltPage, PageSection } from './pages/readPage'

/** Longer sections are searched, but not shown: an answer of the assistant fits its window. Characters. */
const LONGEST = 450
/** Ids of sections that say little of their page: links to others, what many pages say, questions (topics of their own). */
const SIMILAR = new Set([
  'contact',
  'process',
  'faq',
  ...pageKinds().flatMap(([, { search }]) => search?.signposts ?? []),
])

/** Ends a text with a sign, so that another can follow: names of a list with a comma. */
const joined = (texts: readonly string[]) =>
  texts.reduce((all, text) => `${all}${/[.?!…:]["”»]?$/.test(all) ? ' ' : ', '}${text}`)

const passageOf = ({ heading, texts }: PageSection) => {
  const text = texts.length > 0 ? joined(texts) : ''
  return heading && !/[.?!…]$/.test(heading) ? `${heading}. ${text}` : `${heading} ${text}`.trim()
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?…])\s+/)

/** The sections that a topic is about: those below the heading of its fragment, or those of a page that are only there. */
function sectionsOf({ id }: Topic, { sections }: BuiltPage): PageSection[] {
  const [, anchor] = id.split('#')
  if (!anchor) return sections.filter((section) => !section.part && !SIMILAR.has(section.id))
  const start = sections.findIndex((section) => section.id === anchor)
  const end = sections.findIndex(({ markdown }, at) => at > start && /^##? /.test(markdown))
  return start < 0 ? [] : sections.slice(start, end < 0 ? undefined : end)
}

/**
 * The data of the assistant with the passages of pages. Topics with a list of
 * passages get those of their page.
 * @param pages by path
 */
export function withPassages(chat: ChatData, pages: ReadonlyMap<string, BuiltPage>): ChatData {
  const set = (text: string) => typeset(text, chat.language)
  const topics = chat.topics.map((topic): Topic => {
    const page = pages.get(localizePath(topic.id.replace(/#.*/, ''), chat.language))
    if (!topic.passages || !page) return topic
    const [first, ...sections] = sectionsOf(topic, page)
    if (!first) return topic
    const passages = sections.filter(({ texts }) => texts.length > 0).map(passageOf)
    const isShort = (passage: string) => passage.length <= LONGEST
    const statements = [...first.texts, ...passages.filter((passage) => !isShort(passage))].flatMap(sentencesOf)
    return { ...topic, statements: statements.map(set), passages: passages.filter(isShort).map(set) }
  })
  return { ...chat, topics }
}
