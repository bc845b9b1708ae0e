/** @jest-environment node */
import enQuestions from '../assistant/questions/en.json'
import ruQuestions from '../assistant/questions/ru.json'
import { answerTo, type Answer } from '../../src/assistant/answerTo'
import { LANGUAGES, type Language } from '../../src/routing/languages'
import { demoChat } from '../support/demoChat'

/** A question by a buyer, an applicant, a journalist or an angry client who knew neither keywords nor replies. */
interface Question {
  text: string
  /** What the visitor wants to know. */
  intent: string
  /** What answers it as well. */
  or?: string[]
}

const QUESTIONS: Record<Language, readonly Question[]> = { en: enQuestions, ru: ruQuestions }

const faq = (service: string, ...places: number[]) => places.map((place) => `/services/${service}#faq-${place}`)

/** The topics that answer what a visitor wants to know; without a line here, the topic of that name. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  assistant: ['assistant'],
  blockchain: ['/services/blockchain'],
  bot: ['assistant'],
  charging: ['/#faq-1', 'payment'],
  complaint: ['trouble'],
  contact: ['contact', 'person', 'trouble', 'place', 'response', 'status'],
  languages: ['/#faq-4'],
  nda: ['/#faq-6', 'law'],
  none: [
    'fallback-long',
    'fallback-short',
    'assistant',
    'beyond',
    'careers',
    'contract',
    'guarantee',
    'law',
    'reviews',
  ],
  paperwork: ['contract', 'law'],
  person: ['people', 'person'],
  price: ['price', 'payment', '/#faq-1', '/#faq-7'],
  portfolio: ['portfolio', 'reviews'],
  rights: ['/#faq-2', ...faq('mobile-app-development', 2), ...faq('staff-augmentation', 4), 'guarantee'],
  staff: ['staff', '/services/staff-augmentation', ...faq('staff-augmentation', 1)],
  start: ['start', '/#faq-7'],
  support: ['support', '/#faq-3', 'guarantee', 'response'],
  takeover: ['/#faq-5', ...faq('mobile-app-development', 3)],
  team: ['team', 'people', 'guarantee', 'place'],
  timeline: ['timeline', '/#faq-0', ...faq('mobile-app-development', 0), ...faq('web-app-development', 0)],
  timezones: ['/#faq-4'],
  vision: ['/services/vision-pro-development'],
}

/** A wrong answer to one of these costs more than an evening. */
const COSTLY = ['contact', 'rights', 'nda', 'privacy', 'refund', 'person', 'paperwork', 'complaint', 'charging']

type Verdict = 'right' | 'offered' | 'honest' | 'wrong' | 'dangerous'

/** `honest`: the reply says that it did not understand, and names who answers. */
function judge(answer: Answer, { intent, or = [] }: Question, isCareful: boolean): Verdict {
  const wanted = [intent, ...or].flatMap((id) => ANSWERS[id] ?? [id])
  if (wanted.includes(answer.id)) return 'right'
  if (answer.also.some((id) => wanted.includes(id))) return 'offered'
  if (answer.id.startsWith('fallback')) return 'honest'
  return COSTLY.includes(intent) && !isCareful ? 'dangerous' : 'wrong'
}

/** Shares to be raised, never lowered. */
const FLOORS: Record<Language, { right: number; notWrong: number }> = {
  en: { right: 0.63, notWrong: 0.95 },
  ru: { right: 0.64, notWrong: 0.96 },
}

it.each(LANGUAGES)('answers, offers the answer, or says honestly that it did not understand: %s', async (language) => {
  const data = await demoChat(language)
  const judged = QUESTIONS[language].map((question) => {
    const answer = answerTo(question.text, data)
    const isCareful = data.topics.some(({ id, careful }) => id === answer.id && careful === true)
    return { text: question.text, id: answer.id, verdict: judge(answer, question, isCareful) }
  })
  const share = (...verdicts: Verdict[]) =>
    judged.filter(({ verdict }) => verdicts.includes(verdict)).length / judged.length
  const shares = { right: share('right'), offered: share('offered'), honest: share('honest'), wrong: share('wrong') }
  const told = Object.entries(shares).map(([name, part]) => `${name} ${(100 * part).toFixed(1)} %`)
  process.stdout.write(`assistant ${language}: ${told.join(', ')} of ${judged.length}\n`)
  expect(judged.filter(({ verdict }) => verdict === 'dangerous')).toEqual([])
  expect(shares.right).toBeGreaterThanOrEqual(FLOORS[language].right)
  expect(1 - shares.wrong).toBeGreaterThanOrEqual(FLOORS[language].notWrong)
})
