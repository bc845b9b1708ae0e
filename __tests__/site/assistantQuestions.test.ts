/** @jest-environment node */
import fs from 'node:fs'
import enQuestions from '../assistant/questions/en.json'
import ruQuestions from '../assistant/questions/ru.json'
import { answerTo, type Answer, type ChatData } from '../../src/assistant/answerTo'
import type { Language } from '../../src/routing/languages'
import { isDemo } from '../../scripts/test/demo'

/** A question by a buyer, an applicant, a journalist or an angry client who did not know keywords or replies. */
interface Question {
  text: string
  /** What the visitor wants to know. */
  intent: string
  /** Further intents that answer it. */
  or?: string[]
}

const QUESTIONS: Record<Language, readonly Question[]> = { en: enQuestions, ru: ruQuestions }

const faq = (service: string, ...places: number[]) => places.map((place) => `/services/${service}#faq-${place}`)

/** The topics that answer an intent; by default, the topic of that name. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  blockchain: ['/services/blockchain'],
  bot: ['assistant'],
  charging: ['/#faq-1', 'payment'],
  complaint: ['trouble', 'outage', 'breach', 'legal'],
  contact: ['contact', 'outage', 'person', 'trouble', 'place', 'response', 'status'],
  languages: ['/#faq-4'],
  nda: ['/#faq-6', 'law'],
  none: 'fallback-long fallback-short assistant beyond careers contract declined guarantee law reviews'.split(' '),
  paperwork: ['contract', 'law'],
  person: ['people', 'person'],
  process: ['process', '/#process', 'guarantee'],
  industry: ['industry', ...['education', 'e-commerce', 'real-estate', 'finance'].map((each) => `/industries/${each}`)],
  mobile: ['mobile', '/services/mobile-app-development', '/services/ios-development#faq-0'],
  privacy: ['privacy', 'deletion'],
  price: ['price', 'payment', '/#faq-1', '/#faq-7', '/#faq-8', '/#costs'],
  portfolio: ['portfolio', 'reviews'],
  rights: ['/#faq-2', '/#faq-6', ...faq('mobile-app-development', 2), ...faq('staff-augmentation', 4), 'guarantee'],
  staff: ['staff', '/services/staff-augmentation', ...faq('staff-augmentation', 1)],
  services: ['services', 'beyond', '/solutions/digital-transformation', '/services/custom-software-development'],
  start: ['start', '/#faq-7'],
  support: ['support', '/#faq-3', 'guarantee', 'response'],
  takeover: ['/#faq-5', ...faq('mobile-app-development', 3)],
  team: ['team', 'people', 'guarantee', 'place', '/about', 'contract'],
  technology: ['technology', '/#technologies', 'beyond'],
  timeline: ['timeline', '/#faq-0', ...faq('mobile-app-development', 0), ...faq('web-app-development', 0)],
  timezones: ['/#faq-4'],
  vision: ['/services/vision-pro-development', ...faq('vision-pro-development', 0)],
  web: ['web', 'beyond', '/services/web-app-development'],
}

/** Intents for which a wrong answer costs the visitor more than an evening. */
const COSTLY = ['contact', 'rights', 'nda', 'privacy', 'refund', 'person', 'paperwork', 'complaint', 'charging']

type Verdict = 'right' | 'near' | 'offered' | 'honest' | 'wrong' | 'dangerous'

/** `near`: an uncertain reply that shows the answer. `honest`: it says that it did not understand, and whom to ask. */
function judge(answer: Answer, { intent, or = [] }: Question, { topics }: ChatData): Verdict {
  const idOf = (asked: string) => topics.find(({ question }) => question === asked)?.id
  const isCareful = topics.some(({ id, careful }) => id === answer.id && careful === true)
  const wanted = [intent, ...or].flatMap((id) => ANSWERS[id] ?? [id])
  const isWanted = (id = '') => wanted.includes(id)
  if (isWanted(answer.id)) return 'right'
  if (isWanted(answer.nearest)) return 'near'
  if (answer.asks?.some((asked) => isWanted(idOf(asked)))) return 'offered'
  if (answer.id.startsWith('fallback')) return 'honest'
  return COSTLY.includes(intent) && !isCareful ? 'dangerous' : 'wrong'
}

/** Minimum shares. Raise them, never lower them. */
const FLOORS: Record<Language, { right: number; notWrong: number }> = {
  en: { right: 0.75, notWrong: 0.985 },
  ru: { right: 0.74, notWrong: 0.975 },
}

// The questions are about the demo.
;(isDemo() ? it : it.skip).each(Object.keys(QUESTIONS))(
  'answers, offers an answer, or says that it cannot: %s',
  (language) => {
    const data = JSON.parse(fs.readFileSync(`public/chat/${language}.json`, 'utf8')) as ChatData
    const judged = QUESTIONS[language].map((question) => {
      const answer = answerTo(question.text, data)
      // With the apostrophe that phones write.
      expect(answerTo(question.text.replaceAll("'", '’'), data)).toEqual(answer)
      return { text: question.text, id: answer.id, verdict: judge(answer, question, data) }
    })
    const share = (...verdicts: Verdict[]) =>
      judged.filter(({ verdict }) => verdicts.includes(verdict)).length / judged.length
    const shares = {
      right: share('right', 'near'),
      offered: share('offered'),
      honest: share('honest'),
      wrong: share('wrong'),
    }
    const told = Object.entries(shares).map(([name, part]) => `${name} ${(100 * part).toFixed(1)} %`)
    process.stdout.write(`assistant ${language}: ${told.join(', ')} of ${judged.length}\n`)
    expect(judged.filter(({ verdict }) => verdict === 'dangerous')).toEqual([])
    expect(shares.right).toBeGreaterThanOrEqual(FLOORS[language].right)
    expect(1 - shares.wrong).toBeGreaterThanOrEqual(FLOORS[language].notWrong)
  },
)
