/** @jest-environment node */
import enQuestions from '../assistant/questions/en.json'
import ruQuestions from '../assistant/questions/ru.json'
import { answerTo, type Answer } from '../../src/assistant/answerTo'
import { matchIntents } from '../../src/assistant/matchReply'
import type { Content } from '../../src/content/model/content'
import { readContent } from '../../src/content/readContent'
import type { Chat } from '../../src/content/schemas/chat'
import { chatData, siteAnswers } from '../../src/node/output/chatData'
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
   * stranger meets.
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
  [/^\/#faq/, ['price', 'timeline', 'rights', 'nda', 'takeover', 'timezones', 'support', 'start']],
]

/** A wrong answer to one of these costs more than an evening. */
const DANGEROUS = ['price', 'contact', 'rights', 'nda']

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

function isRight(answer: Answer, question: Question): boolean {
  const ids = accepted(question)
  const source = answer.links[0]?.to ?? ''
  const isOfFaq =
    source.endsWith('#faq') && FAQ_PAGES.some(([page, of]) => page.test(source) && of.some((id) => ids.includes(id)))
  return ids.includes(answer.id) || isOfFaq
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
      const right = isRight(answer, question)
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
    process.stdout.write(`assistant ${language} ${set}: ${(100 * share).toFixed(1)} % ${JSON.stringify(counts)}\n`)
    expect(dangerous).toEqual([])
    expect(share).toBeGreaterThanOrEqual(0.9)
  },
)

/** Where the assistant stands with questions that its keywords were not chosen for; to be raised, never lowered. */
const FLOORS: Record<string, Record<Language, number>> = {
  unseen: { en: 0.9, ru: 0.96 },
  'fresh-work': { en: 0.97, ru: 0.97 },
  'fresh-held': { en: 0.91, ru: 0.91 },
  'buyers-work': { en: 1, ru: 0.98 },
  'buyers-held': { en: 0.92, ru: 0.92 },
}

it.each(LANGUAGES.flatMap((language) => Object.keys(FLOORS).map((set) => [language, set] as const)))(
  'understands no less of a stranger than it did, and answers no natural question dangerously: %s, %s',
  (language, set) => {
    const { dangerous, share, ...counts } = measure(language, set)
    process.stdout.write(`assistant ${language} ${set}: ${(100 * share).toFixed(1)} % ${JSON.stringify(counts)}\n`)
    expect(dangerous).toEqual([])
    expect(share).toBeGreaterThanOrEqual(FLOORS[set]?.[language] ?? 1)
  },
)
