import { byLanguage, LANGUAGES, type Language } from '../../routing/languages'
import { pathOfRecord, type TemplateName } from '../../routing/pageKinds'
import { entriesOf, type Content, type RecordOf } from '../../content/model/contentTypes'
import type { LocalizedText } from '../../content/schemas/fields'
import type { Chat } from '../../content/schemas/chat'
import { figureValues } from '../../content/model/figures'
import { fillPlaceholders } from '../../content/model/placeholders'
import type { ChatData, Reply } from '../../assistant/topics'
import { learn } from '../../assistant/learn'
import { typeset } from '../nodes/typeset'
import type { ChatContent, Output } from './output'

type Intent = Chat['intents'][number] & RecordOf<'ChatExamples'>

interface Source extends Omit<Intent, 'keywords'> {
  keywords?: Intent['keywords']
  /** Its reply sums up a page, and says so. */
  isSummary?: boolean
}

/** Topics made from the site's content. Articles have none: the search shows them for a question that no topic answers. */
function siteTopics({ entries }: Content): Source[] {
  const topic = (id: string, about: LocalizedText, reply: LocalizedText, own: LocalizedText[], to = id): Source => {
    return { id, about, examples: [about, ...own], reply, links: [{ label: about, to }], isSummary: true }
  }
  const faqs = (to: string, list: readonly RecordOf<'FaqEntry'>[]) =>
    list.map(({ question, examples, answer }, index) => {
      const place = `${to}-${index + 1}`
      return { ...topic(`${to}-${index}`, question, answer, examples, place), question, isSummary: false }
    })
  const pages = (name: 'Service' | 'Industry' | 'Solution', template: TemplateName) =>
    entriesOf(entries, name).map(({ key, record: { title, description, examples } }) =>
      topic(pathOfRecord(template, key), title, description, examples),
    )
  const questions = entriesOf(entries, 'FaqEntry').map(({ record }) => record)
  const has = (page: 'ProjectsPage' | 'SolutionsPage') => entriesOf(entries, page).length > 0
  const projects = has('ProjectsPage') ? entriesOf(entries, 'Project') : []
  return [
    faqs('/#faq', questions),
    ...entriesOf(entries, 'Service').map(({ key, record }) => faqs(`${pathOfRecord('service', key)}#faq`, record.faqs)),
    pages('Service', 'service'),
    pages('Industry', 'industry'),
    has('SolutionsPage') ? pages('Solution', 'solution') : [],
    projects.map(({ key, record: { title, description, examples } }) =>
      topic(`/projects#project-${key}`, title, description, examples),
    ),
  ].flat()
}

/**
 * The content of the chat in each language; null if there is no chat. Figures and contacts are filled in, texts are
 * typeset like those of pages. Keywords of all languages are kept: the Russian site understands English words too.
 */
export function siteChat(content: Content): Record<Language, ChatContent> | null {
  const { company, figures, dictionaries, entries } = content
  const chat = entriesOf(entries, 'Chat')[0]
  if (!chat || !company) return null
  const { greeting, quickQuestions, nearness, intents, fallbacks, ...lists } = chat.record
  const own = new Map(entriesOf(entries, 'ChatExamples').map(({ key, record }) => [key, record.examples]))
  const answers = intents.map((each) => ({ ...each, examples: [each.question ?? [], own.get(each.id) ?? []].flat() }))
  const others = siteTopics(content)
  const sources: Source[] = [...answers, ...others]
  const asked = others.flatMap(({ question, links }) => (question ? links : []))
  /** A link to the questions of a page leads to the one that is its label, in any language, and opens it. */
  const placeOf = ({ label, to }: Source['links'][number]) =>
    asked.find((each) => each.to.startsWith(`${to}-`) && LANGUAGES.some((any) => each.label[any] === label[any]))?.to ??
    to
  return byLanguage((language) => {
    const values = figureValues(figures, chat.wordsIn[language])
      .set('email', company.email)
      .set('support', company.supportEmail)
      .set('address', company.address?.line[language] ?? '')
      .set('phone', company.phone?.replaceAll(' ', '\u00a0') ?? '') // a number stays on one line
    const filled = (text?: LocalizedText) => typeset(fillPlaceholders(text?.[language] ?? '', values), language)
    const dictionary = Object.entries(dictionaries[language].chat ?? {})
    const { summary = '', ...words } = Object.fromEntries(
      dictionary.map(([key, text]) => [key, typeset(text, language)]),
    )
    const replyOf = ({ reply, links, isSummary }: Pick<Source, 'reply' | 'links' | 'isSummary'>): Reply => ({
      text: isSummary ? `${filled(reply)} ${summary}`.trim() : filled(reply),
      links: links.map((link) => ({ label: filled(link.label), to: placeOf(link) })),
    })
    const topics = sources.map(({ about, question, examples, reply, links, isSummary, ...found }) => ({
      ...found,
      ...replyOf({ reply, links, isSummary }),
      about: filled(about),
      question: question && filled(question),
      examples: examples.map((example) => example[language]),
    }))
    return {
      ...lists,
      language,
      greeting: filled(greeting),
      quickQuestions: quickQuestions.map(filled),
      nearness: nearness[language],
      topics,
      fallbacks: { short: replyOf(fallbacks.short), long: replyOf(fallbacks.long), near: filled(fallbacks.near) },
      words,
    }
  })
}

/** What visitors download: what examples teach, in place of the examples. */
export const learnedChat = ({ topics, ...chat }: ChatContent): ChatData => ({
  ...chat,
  topics: topics.map((topic) => ({ ...topic, examples: undefined })),
  learned: learn(chat.language, topics),
})

/** The files `chat/<language>.json`, which the chat fetches when a visitor opens it: pages do not contain its answers. */
export const chatFiles: Output = ({ chat }, write) => {
  for (const each of Object.values(chat ?? {})) write(`chat/${each.language}.json`, JSON.stringify(learnedChat(each)))
}
