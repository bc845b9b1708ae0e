import fs from 'node:fs'
import path from 'node:path'
import type { LocalizedText } from '../../content/schemas/fields'
import { LANGUAGES, type Language } from '../../routing/languages'
import { pathOfRecord, type TemplateName } from '../../routing/pageKinds'
import { entriesOf, type Content, type Words } from '../../content/model/contentTypes'
import type { Chat } from '../../content/schemas/chat'
import type { PrintedFigure } from '../../content/model/figures'
import type { Company } from '../../content/schemas/company'
import type { FaqEntry } from '../../content/schemas/lists'
import type { ChatData, Reply, Topic } from '../../assistant/answerTo'
import { STOP_WORDS } from '../../search/languageWords'
import { normalise } from '../../search/normalise'
import { WORD } from '../../search/siteIndex'
import { typeset } from '../nodes/typeset'
import { fillPlaceholders, type ReplyFacts } from '../../content/model/placeholders'

/** Every word of a record in a language. */
function wordsIn(value: unknown, language: Language): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = (value as Record<string, unknown>)[language]
  return typeof own === 'string' ? [own] : Object.values(value).flatMap((each) => wordsIn(each, language))
}

/** What the site itself answers: FAQs with their words, and pages with their descriptions. */
export function siteTopics(content: Content, language: Language): Topic[] {
  const faqs = (list: readonly FaqEntry[], to: string) =>
    list.map(({ question, examples, answer }, index): Topic => {
      const asked = question[language]
      return {
        kind: 'faq',
        id: `${to}-${index}`,
        about: asked,
        question: asked,
        examples: examples.map((example) => example[language]),
        text: answer[language],
        links: [{ label: asked, to }],
      }
    })
  const page = (to: string, title: string, text: string, words: readonly string[]): Topic => ({
    kind: 'page',
    id: to,
    about: title,
    question: title,
    page: [...new Set(normalise(words.join(' ')).match(WORD))].filter((word) => !STOP_WORDS.has(word)).join(' '),
    text,
    links: [{ label: title, to }],
  })
  const pages = (name: 'Service' | 'Industry' | 'Solution', template: TemplateName) =>
    entriesOf(content.entries, name).map(({ key, record }) =>
      page(
        pathOfRecord(template, key),
        record.title[language],
        record.metaDescription[language],
        wordsIn(record, language),
      ),
    )
  return [
    ...faqs(
      entriesOf(content.entries, 'FaqEntry').map(({ record }) => record),
      '/#faq',
    ),
    ...entriesOf(content.entries, 'Service').flatMap(({ key, record }) =>
      faqs(record.faqs, `${pathOfRecord('service', key)}#faq`),
    ),
    ...pages('Service', 'service'),
    ...pages('Industry', 'industry'),
    ...pages('Solution', 'solution'),
    ...content.posts.flatMap(({ id, versions }) => {
      const post = (versions[language] ?? Object.values(versions)[0])?.frontMatter
      return post ? [page(pathOfRecord('blog-post', String(id)), post.title, post.excerpt, [post.excerpt])] : []
    }),
  ]
}

/**
 * The data of the chat in one language. Figures and contacts are filled in,
 * texts are typeset like those of pages. Keywords stay in all languages:
 * English words are understood on the Russian site too.
 * @param words the `chat` namespace of that language
 * @param site what the site itself answers in that language
 */
export function chatData(
  chat: Chat,
  company: Company,
  figures: readonly PrintedFigure[],
  words: Words,
  language: Language,
  site: readonly Topic[],
): ChatData {
  const facts: ReplyFacts = {
    figures: Object.fromEntries(figures.map(({ id, value }) => [id, value[language]])),
    email: company.email,
    phone: company.phone?.replaceAll(' ', '\u00a0') ?? '', // a number stays on one line
  }
  const set = (text: string) => typeset(text, language)
  const filled = (text: LocalizedText) => set(fillPlaceholders(text[language], facts))
  const linksOf = (links: Chat['fallbacks']['short']['links']) =>
    links.map(({ label, to }) => ({ label: set(label[language]), to }))
  const fallback = ({ reply, links }: Chat['fallbacks']['short']): Reply => ({
    text: filled(reply),
    links: linksOf(links),
  })
  const intents = chat.intents.map(
    ({ id, careful, smallTalk, about, question, keywords, examples, reply, links }): Topic => ({
      kind: 'intent',
      id,
      careful,
      smallTalk,
      about: filled(about),
      question: question && filled(question),
      keywords,
      examples: [...(question ? [question] : []), ...examples].map((example) => example[language]),
      text: filled(reply),
      links: linksOf(links),
    }),
  )
  const pages = site.map((topic) => ({
    ...topic,
    about: set(topic.about),
    question: topic.question && set(topic.question),
    text: set(topic.text),
    links: topic.links.map(({ label, to }) => ({ label: set(label), to })),
  }))
  return {
    language,
    greeting: filled(chat.greeting),
    quickQuestions: chat.quickQuestions.map(filled),
    topics: [...intents, ...pages],
    fallbacks: { short: fallback(chat.fallbacks.short), long: fallback(chat.fallbacks.long) },
    words: Object.fromEntries(Object.entries(words).map(([key, text]) => [key, set(text)])),
  }
}

/**
 * Writes `public/chat/<language>.json`, which the chat fetches when a visitor
 * opens it: pages do not carry its answers.
 */
export function writeChatData(root: string, content: Content): void {
  const { company, figures, dictionaries } = content
  const chat = entriesOf(content.entries, 'Chat')[0]?.record
  const folder = path.join(root, 'public', 'chat')
  // An earlier build may have left some, which the search would read.
  fs.rmSync(folder, { recursive: true, force: true })
  if (!chat || !company) return
  fs.mkdirSync(folder, { recursive: true })
  for (const language of LANGUAGES) {
    const words = dictionaries[language].chat ?? {}
    const data = chatData(chat, company, figures, words, language, siteTopics(content, language))
    fs.writeFileSync(path.join(folder, `${language}.json`), JSON.stringify(data))
  }
}
