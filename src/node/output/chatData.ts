import { byLanguage, type Language } from '../../routing/languages'
import { pathOfRecord, type TemplateName } from '../../routing/pageKinds'
import { entriesOf, type Content } from '../../content/model/contentTypes'
import type { LocalizedText } from '../../content/schemas/fields'
import type { Chat } from '../../content/schemas/chat'
import { figureValues } from '../../content/model/figures'
import { fillPlaceholders } from '../../content/model/placeholders'
import type { FaqEntry } from '../../content/schemas/lists'
import type { ChatData, Reply, Topic } from '../../assistant/answerTo'
import { typeset } from '../nodes/typeset'
import type { Output } from './output'

/**
 * Topics made from the site's content in a language: FAQs, pages and projects. Headings of articles do not ask what
 * their beginning answers; the search shows articles for a question that no topic answers.
 */
function siteTopics({ entries }: Content, language: Language): Topic[] {
  const set = (text: LocalizedText) => typeset(text[language], language)
  const topic = (id: string, about: LocalizedText, text: LocalizedText, examples: LocalizedText[], to = id): Topic => ({
    id,
    about: set(about),
    text: set(text),
    examples: [about, ...examples].map((example) => example[language]),
    links: [{ label: set(about), to }],
  })
  const faqs = (to: string, list: readonly FaqEntry[]) =>
    list.map(({ question, examples, answer }, index): Topic => ({
      ...topic(`${to}-${index}`, question, answer, examples, to),
      question: set(question),
    }))
  const pages = (name: 'Service' | 'Industry' | 'Solution', template: TemplateName) =>
    entriesOf(entries, name).map(({ key, record: { title, metaDescription, examples } }) =>
      topic(pathOfRecord(template, key), title, metaDescription, examples),
    )
  const projects = entriesOf(entries, 'ProjectsPage').length > 0 ? entriesOf(entries, 'Project') : []
  const questions = entriesOf(entries, 'FaqEntry').map(({ record }) => record)
  const services = entriesOf(entries, 'Service')
  return [
    ...faqs('/#faq', questions),
    ...services.flatMap(({ key, record }) => faqs(`${pathOfRecord('service', key)}#faq`, record.faqs)),
    ...pages('Service', 'service'),
    ...pages('Industry', 'industry'),
    ...pages('Solution', 'solution'),
    ...projects.map(({ key, record: { title, description, examples } }) =>
      topic(`/projects#project-${key}`, title, description, examples),
    ),
  ]
}

/**
 * The data of the chat in each language; null if the content has no chat.
 * Figures and contacts are filled in, texts are typeset like those of pages.
 * Keywords of all languages are kept: English words are understood on the
 * Russian site too.
 */
export function siteChat(content: Content): Record<Language, ChatData> | null {
  const { company, figures, dictionaries, entries } = content
  const chat = entriesOf(entries, 'Chat')[0]?.record
  if (!chat || !company) return null
  const { greeting, quickQuestions, nearness, intents, fallbacks, ...lists } = chat
  return byLanguage((language) => {
    const { street, city, region, countryName } = company.address ?? {}
    const address = [street, city, region, countryName].flatMap((part) => part?.[language] ?? []).join(', ')
    const values = figureValues(figures, language)
      .set('email', company.email)
      .set('support', company.supportEmail)
      .set('address', address)
      .set('phone', company.phone?.replaceAll(' ', '\u00a0') ?? '') // a number stays on one line
    const set = (text: string) => typeset(text, language)
    const filled = (text: LocalizedText) => set(fillPlaceholders(text[language], values))
    const replyOf = ({ reply, links }: Chat['fallbacks']['short']): Reply => ({
      text: filled(reply),
      links: links.map(({ label, to }) => ({ label: set(label[language]), to })),
    })
    const topics = intents.map(({ about, question, examples, reply, links, ...intent }): Topic => ({
      ...intent,
      ...replyOf({ reply, links }),
      about: filled(about),
      question: question && filled(question),
      examples: question ? [question, ...examples].map((example) => example[language]) : [],
    }))
    const { short, long, near } = fallbacks
    return {
      ...lists,
      language,
      greeting: filled(greeting),
      quickQuestions: quickQuestions.map(filled),
      nearness: nearness[language],
      topics: [...topics, ...siteTopics(content, language)],
      fallbacks: { short: replyOf(short), long: replyOf(long), near: filled(near) },
      words: Object.fromEntries(
        Object.entries(dictionaries[language].chat ?? {}).map(([key, text]) => [key, set(text)]),
      ),
    }
  })
}

/** The files `chat/<language>.json`, which the chat fetches when a visitor opens it: pages do not contain its answers. */
export const chatFiles: Output = {
  name: 'data of the assistant',
  write({ chat }, write) {
    for (const data of Object.values(chat ?? {})) write(`chat/${data.language}.json`, JSON.stringify(data))
  },
}
