import fs from 'node:fs'
import path from 'node:path'
import type { LocalizedText } from '../../content/schemas/fields'
import { LANGUAGES, type Language } from '../../routing/languages'
import { pathOfRecord, type TemplateName } from '../../routing/pageKinds'
import type { Content, Words } from '../../content/model/content'
import { entriesOf } from '../../content/model/contentTypes'
import type { Chat } from '../../content/schemas/chat'
import type { PrintedFigure } from '../../content/model/figures'
import type { Company } from '../../content/schemas/company'
import type { FaqEntry } from '../../content/schemas/faqEntry'
import type { ChatData, Reply } from '../../assistant/answerTo'
import type { Answerable } from '../../assistant/similarity'
import { typeset } from '../nodes/typeset'
import { fillPlaceholders, type ReplyFacts } from '../../assistant/placeholders'

/** A FAQ or a page; an intent may answer with it by its topic. */
type SiteAnswer = Answerable & { topic?: string }

/** The answers that the site's content gives in one language: FAQs with their words, pages by their titles. */
export function siteAnswers(content: Content, language: Language): SiteAnswer[] {
  const faqs = (list: readonly FaqEntry[], to: string): SiteAnswer[] =>
    list.map(({ topic, question, answer }) => ({
      label: question[language],
      to,
      answer: answer[language],
      topic,
    }))
  const pages = (name: 'Service' | 'Industry' | 'Solution', template: TemplateName): SiteAnswer[] =>
    entriesOf(content.entries, name).map(({ key, record }) => ({
      label: record.title[language],
      to: pathOfRecord(template, key),
    }))
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
      const title = (versions[language] ?? Object.values(versions)[0])?.frontMatter.title
      return title ? [{ label: title, to: pathOfRecord('blog-post', String(id)) }] : []
    }),
  ]
}

/**
 * The data of the chat in one language. Figures and contacts are filled in,
 * texts are typeset like those of pages. Keywords stay in both languages:
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
  site: readonly SiteAnswer[],
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
  return {
    greeting: filled(chat.greeting),
    quickQuestions: chat.quickQuestions.map(filled),
    intents: chat.intents.map(({ id, keywords, subjects, always, signs, unless, question, faq, reply, links }) => {
      const known = faq === undefined ? undefined : site.find(({ topic }) => topic === faq)
      return {
        id,
        keywords,
        subjects,
        always,
        signs,
        unless,
        question: question && filled(question),
        text: reply ? filled(reply) : set(known?.answer ?? ''),
        links: [...(known ? [{ label: set(known.label), to: known.to }] : []), ...linksOf(links)],
      }
    }),
    fallbacks: { short: fallback(chat.fallbacks.short), long: fallback(chat.fallbacks.long) },
    answers: site.map(({ label, to, answer }) => ({ label: set(label), to, answer: answer && set(answer) })),
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
  if (!chat || !company) return
  const folder = path.join(root, 'public', 'chat')
  fs.mkdirSync(folder, { recursive: true })
  for (const language of LANGUAGES) {
    const words = dictionaries[language].chat ?? {}
    const data = chatData(chat, company, figures, words, language, siteAnswers(content, language))
    fs.writeFileSync(path.join(folder, `${language}.json`), JSON.stringify(data))
  }
}
