/** @jest-environment node */
import enQuestions from '../assistant/questions/en.json'
import ruQuestions from '../assistant/questions/ru.json'
import { answerTo, type Answer } from '../../src/assistant/answerTo'
import { matchIntents } from '../../src/assistant/matchReply'
import type { Content } from '../../src/content/model/content'
import { readContent } from '../../src/content/readContent'
import type { Chat } from '../../src/content/schemas/chat'
import { chatData, siteAnswers } from '../../src/node/output/chatData'
import { typeset } from '../../src/node/nodes/typeset'
import { LANGUAGES, type Language } from '../../src/routing/languages'
import { SPEC_KEYWORDS } from './specKeywords'

interface Question {
  text: string
  /** What the visitor wants to know. */
  intent: string
  /** What answers it as well. */
  or?: string[]
  /**
   * Who wrote it, and whether the keywords were tuned on it: a set whose name
   * ends with `held` is the half of a list, drawn at random, that was only
   * counted. `work` and `held` are by the hand that wrote the keywords; the
   * others are by buyers, applicants, journalists and angry clients who had not
   * seen them. `unseen` and `visitors-trouble` (complaints, refunds, personal
   * data) were worked on as a whole.
   */
  set: string
}

const QUESTIONS: Record<Language, readonly Question[]> = { en: enQuestions, ru: ruQuestions }

/** Intents that answer a question as well as its own does. */
const AS_GOOD: Readonly<Record<string, readonly string[]>> = {
  price: ['charging'],
  nda: ['confidentiality'],
  timezones: ['languages'],
  bot: ['assistant'],
  none: ['fallback-short', 'fallback-long'],
  contact: ['complaint'],
  refund: ['fallback-long'],
  person: ['colleague', 'fallback-long'],
  privacy: ['fallback-long'],
}

/** What the FAQs of a page are about. */
const FAQ_PAGES: readonly [page: RegExp, intents: readonly string[]][] = [
  [/mobile|ios|android/, ['mobile']],
  [/web-app/, ['web']],
  [/ai-/, ['ai']],
  [/staff/, ['staff']],
  [/blockchain/, ['blockchain']],
  [/vision/, ['vision']],
  [/custom/, ['services', 'process', 'technology', 'timeline', 'support']],
]

/** What the FAQs of the home page are about. */
const FAQ_TOPICS: Readonly<Record<string, string>> = {
  duration: 'timeline',
  charging: 'price',
  'code-owner': 'rights',
  'after-launch': 'support',
  languages: 'timezones',
  takeover: 'takeover',
  confidentiality: 'nda',
  'first-step': 'start',
}

/** A wrong answer to one of these costs more than an evening. */
const DANGEROUS = ['price', 'contact', 'rights', 'nda', 'privacy', 'refund', 'person', 'paperwork']

let content: Content
let chat: Chat
/** The Russian words for the first keywords of the specification. */
const RUSSIAN: Readonly<Record<string, string[]>> = {
  price: ['цена', 'стоим'],
  services: ['услуг'],
  mobile: ['мобильн', 'приложени', 'андроид'],
  web: ['веб', 'сайт'],
  ai: ['=ии'],
  timeline: ['срок', 'сколько времени'],
  contact: ['контакт', 'телефон', 'почт', 'звон'],
  portfolio: ['портфолио', 'проект', 'пример'],
  technology: ['технолог'],
  team: ['команд', 'компани'],
}

/** The keywords of the specification alone, in both languages. */
const literal = SPEC_KEYWORDS.slice(0, 10).map(([id, en]) => ({ id, keywords: { en, ru: RUSSIAN[id] ?? [] } }))

beforeAll(async () => {
  content = (await readContent(process.cwd())).content
  chat = content.entries.find(({ type }) => type === 'Chat')?.record as Chat
})

function accepted({ intent, or = [] }: Question): string[] {
  return [intent, ...or].flatMap((id) => [id, ...(AS_GOOD[id] ?? [])])
}

/** What the FAQ is about whose words an answer begins with, or that a sorry names first; where an intent sends its readers on to tells nothing. */
function faqIntents(answer: Answer, language: Language): readonly string[] {
  const [first] = answer.links
  const isItsFaq = answer.id === 'faq' || answer.id.startsWith('fallback') || answer.text.includes('\n\n')
  if (!first || !isItsFaq) return []
  const isFirst = ({ label, to }: { label: string; to: string }) =>
    to === first.to && typeset(label, language) === first.label
  const topic = siteAnswers(content, language).find(isFirst)?.topic
  const ofPage = FAQ_PAGES.flatMap(([page, of]) => (first.to.endsWith('#faq') && page.test(first.to) ? of : []))
  return topic ? [FAQ_TOPICS[topic] ?? topic] : ofPage
}

function isRight(answer: Answer, question: Question, language: Language): boolean {
  const ids = accepted(question)
  return [answer.id, ...faqIntents(answer, language)].some((id) => ids.includes(id))
}

function leadsOn(answer: Answer, question: Question): boolean {
  return answer.also.some((id) => accepted(question).includes(id))
}

function measure(language: Language, set: string) {
  const words = { title: '' }
  const data = chatData(chat, content.company!, content.figures, words, language, siteAnswers(content, language))
  const rows = QUESTIONS[language]
    .filter((question) => question.set === set)
    .map((question) => {
      const answer = answerTo(question.text, data)
      const right = isRight(answer, question, language)
      // The specification's own order decides: an earlier of its rules has one of its own words in the question.
      const apart = !right && matchIntents(question.text, literal)[0] === answer.id
      const sorry = answer.id.startsWith('fallback')
      const dangerous = !right && !sorry && DANGEROUS.includes(question.intent) && !leadsOn(answer, question)
      return { question, right, apart, sorry, dangerous, led: apart && leadsOn(answer, question) }
    })
  const counted = rows.filter(({ apart }) => !apart)
  const count = (of: (row: (typeof rows)[number]) => boolean) => rows.filter(of).length
  return {
    questions: counted.length,
    right: count(({ right }) => right),
    share: count(({ right }) => right) / counted.length,
    pointed: count(({ right, sorry, question }) => right && sorry && !accepted(question).includes('fallback-long')),
    sorry: count(({ right, sorry }) => !right && sorry),
    apart: rows.length - counted.length,
    led: count(({ led }) => led),
    dangerous: rows.filter(({ dangerous }) => dangerous).map(({ question }) => question.text),
  }
}

/** The share of each set that is answered rightly; to be raised, never lowered. */
const FLOORS: Record<string, Record<Language, number>> = {
  work: { en: 0.9, ru: 0.9 },
  held: { en: 0.9, ru: 0.9 },
  unseen: { en: 0.93, ru: 0.96 },
  'fresh-work': { en: 1, ru: 0.97 },
  'fresh-held': { en: 0.91, ru: 0.95 },
  'buyers-work': { en: 1, ru: 1 },
  'buyers-held': { en: 0.94, ru: 0.92 },
  'visitors-work': { en: 0.96, ru: 1 },
  'visitors-held': { en: 1, ru: 0.96 },
  'visitors-trouble': { en: 0.95, ru: 0.91 },
  'guests-work': { en: 1, ru: 1 },
  'guests-held': { en: 0.96, ru: 0.96 },
  'strangers-work': { en: 1, ru: 1 },
  'strangers-held': { en: 0.89, ru: 0.96 },
}

it.each(LANGUAGES.flatMap((language) => Object.keys(FLOORS).map((set) => [language, set] as const)))(
  'answers no less rightly than it did, and no natural question dangerously: %s, %s',
  (language, set) => {
    const { dangerous, share, ...counts } = measure(language, set)
    const told = JSON.stringify({ ...counts, dangerous: dangerous.length })
    process.stdout.write(`assistant ${language} ${set}: ${(100 * share).toFixed(1)} % ${told}\n`)
    expect(dangerous).toEqual([])
    expect(share).toBeGreaterThanOrEqual(FLOORS[set]?.[language] ?? 1)
  },
)
