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

interface Question {
  text: string
  /** What the visitor wants to know. */
  intent: string
  /** What answers it as well. */
  or?: string[]
  /**
   * Keywords were tuned on `work` alone; `held` is the other half of the same
   * list, by the hand that wrote the keywords as well. `unseen` is of odder
   * questions, written when the lists were done, and worked on since.
   * `fresh-work` and `fresh-held` are halves, drawn at random, of a hundred
   * plain questions by another hand, which had not seen the keywords; the first
   * half was worked on afterwards, the second never. `buyers-work` and
   * `buyers-held` are the same of a third hand: the held ones tell what a
   * stranger meets. `visitors-work` and `visitors-held` are halves, drawn at
   * random, of a fourth: buyers, applicants, journalists and angry clients.
   * Without having been looked at the held half went from 75 % (en) and 83 %
   * (ru) to 83 % and 93 %; it is worked on since, for three of it were still
   * answered dangerously. `visitors-trouble` is of complaints, refunds and
   * personal data alone, and was worked on.
   * `guests-work` and `guests-held` are every other one of a hundred and twenty
   * of a fifth hand, which wrote them before it had seen keywords or questions.
   * The first half and whole topics were worked on by that hand; the held half
   * was only counted, and went from 89 % (en, one of them dangerous) and 100 %
   * (ru) to 100 % in both.
   * `strangers-work` and `strangers-held` are every other one of a hundred and
   * twenty of a sixth hand, which knew the list of services alone. The first
   * half was worked on; of the held one only what was answered dangerously,
   * and the topics press and paperwork.
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
/** The keywords of the specification alone, and the Russian words for the same things. */
let literal: { id: string; keywords: { en: string[]; ru: string[] } }[]

beforeAll(async () => {
  content = (await readContent(process.cwd())).content
  chat = content.entries.find(({ type }) => type === 'Chat')?.record as Chat
  const LITERAL: Record<string, [en: string[], ru: string[]]> = {
    price: [
      ['price', 'cost', 'budget', 'how much', 'pricing'],
      ['цена', 'стоим'],
    ],
    services: [['what services', 'what do you offer', 'what do you do', 'service'], ['услуг']],
    mobile: [
      ['mobile', 'app', 'ios', 'android'],
      ['мобильн', 'приложени', 'андроид'],
    ],
    web: [
      ['web', 'website'],
      ['веб', 'сайт'],
    ],
    ai: [['ai', 'machine learning', 'artificial intelligence', 'automation'], ['=ии']],
    timeline: [
      ['how long', 'timeline', 'duration', 'time'],
      ['срок', 'сколько времени'],
    ],
    contact: [
      ['contact', 'reach', 'phone', 'email', 'call'],
      ['контакт', 'телефон', 'почт', 'звон'],
    ],
    portfolio: [
      ['portfolio', 'project', 'work', 'example', 'case stud'],
      ['портфолио', 'проект', 'пример'],
    ],
    technology: [['technolog', 'tech stack', 'tools', 'framework'], ['технолог']],
    team: [
      ['team', 'about', 'company', 'who are you'],
      ['команд', 'компани'],
    ],
  }
  literal = Object.entries(LITERAL).map(([id, [en, ru]]) => ({ id, keywords: { en, ru } }))
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

const sets = ['work', 'held']

it.each(LANGUAGES.flatMap((language) => sets.map((set) => [language, set] as const)))(
  'answers at least nine of ten natural questions rightly, and none dangerously: %s, %s',
  (language, set) => {
    const { dangerous, share, ...counts } = measure(language, set)
    const told = JSON.stringify({ ...counts, dangerous: dangerous.length })
    process.stdout.write(`assistant ${language} ${set}: ${(100 * share).toFixed(1)} % ${told}\n`)
    expect(dangerous).toEqual([])
    expect(share).toBeGreaterThanOrEqual(0.9)
  },
)

/** Where the assistant stands with questions that its keywords were not chosen for; to be raised, never lowered. */
const FLOORS: Record<string, Record<Language, number>> = {
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
  'understands no less of a stranger than it did, and answers no natural question dangerously: %s, %s',
  (language, set) => {
    const { dangerous, share, ...counts } = measure(language, set)
    const told = JSON.stringify({ ...counts, dangerous: dangerous.length })
    process.stdout.write(`assistant ${language} ${set}: ${(100 * share).toFixed(1)} % ${told}\n`)
    expect(dangerous).toEqual([])
    expect(share).toBeGreaterThanOrEqual(FLOORS[set]?.[language] ?? 1)
  },
)
