import enQuestions from '../assistant/questions/en.json'
import ruQuestions from '../assistant/questions/ru.json'
import unanswerable from '../assistant/questions/unanswerable.json'
import { answerTo, type Answer } from '../../src/assistant/answerTo'
import type { ChatData } from '../../src/assistant/topics'
import type { Language } from '../../src/routing/languages'
import { demoChat } from '../support/demoChat'

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
  ai: ['ai', '/services/ai-development', ...faq('ai-infusion', 4)],
  blockchain: ['blockchain', '/services/blockchain', ...faq('blockchain', 0, 1, 2, 3, 4)],
  bot: ['assistant'],
  charging: ['/#faq-1', 'payment', 'price'],
  complaint: ['trouble', 'outage', 'breach', 'legal'],
  contact: ['contact', 'outage', 'person', 'trouble', 'place', 'press', 'response', 'status'],
  languages: ['/#faq-4', 'zones'],
  nda: ['/#faq-6', 'confidential', 'law'],
  none: 'fallback-long fallback-short assistant beyond careers confidential contract declined guarantee law legal press reviews rivals'.split(
    ' ',
  ),
  paperwork: ['contract', 'law'],
  person: ['people', 'person'],
  process: ['process', '/#process', 'guarantee', ...faq('custom-software-development', 3)],
  industry: [
    'industry',
    'education',
    'finance',
    'realestate',
    ...['education', 'e-commerce', 'real-estate', 'finance'].map((each) => `/industries/${each}`),
  ],
  mobile: ['mobile', '/services/mobile-app-development', '/services/ios-development#faq-0'],
  privacy: ['privacy', 'deletion'],
  price: ['price', 'payment', '/#faq-1', '/#faq-7', '/#faq-8', '/#costs'],
  portfolio: ['portfolio', 'reviews', '/#faq-9'],
  rights: [
    'rights',
    '/#faq-2',
    '/#faq-6',
    ...faq('mobile-app-development', 2),
    ...faq('staff-augmentation', 4),
    'guarantee',
  ],
  staff: ['staff', '/services/staff-augmentation', ...faq('staff-augmentation', 1)],
  services: [
    'services',
    'beyond',
    'cloud',
    'digital',
    'reports',
    'security',
    '/solutions/digital-transformation',
    '/services/custom-software-development',
    'integration',
  ],
  start: ['start', '/#faq-7'],
  support: ['support', '/#faq-3', 'guarantee', 'response', 'hosting'],
  takeover: ['takeover', '/#faq-5', ...faq('mobile-app-development', 3)],
  team: ['team', 'people', 'guarantee', 'place', '/about', 'contract'],
  technology: ['technology', '/#technologies', ...faq('mobile-app-development', 1), 'beyond', 'hosting', 'integration'],
  timeline: ['timeline', '/#faq-0', ...faq('mobile-app-development', 0), ...faq('web-app-development', 0)],
  timezones: ['/#faq-4', 'zones'],
  vision: ['vision', '/services/vision-pro-development', ...faq('vision-pro-development', 0)],
  web: ['web', 'beyond', '/services/web-app-development'],
}

/** Intents for which a wrong answer costs the visitor more than an evening. */
const COSTLY = ['contact', 'rights', 'nda', 'privacy', 'refund', 'person', 'paperwork', 'complaint', 'charging']

type Verdict = 'right' | 'nearRight' | 'nearWrong' | 'honest' | 'wrong' | 'dangerous'

/** `near…`: the reply is shown as the closest. `honest`: it says that it did not understand, and whom to ask. */
function judge({ id, closest, also }: Answer, { intent, or = [] }: Question, { topics }: ChatData): Verdict {
  const wanted = [intent, ...or].flatMap((each) => ANSWERS[each] ?? [each])
  const isWanted = wanted.includes(id) || wanted.includes(also?.id ?? '')
  if (closest) return isWanted ? 'nearRight' : 'nearWrong'
  if (isWanted) return 'right'
  if (id.startsWith('fallback')) return 'honest'
  const isCareful = topics.some((topic) => topic.id === id && topic.careful)
  return COSTLY.includes(intent) && !isCareful ? 'dangerous' : 'wrong'
}

/**
 * Minimum shares of right replies without doubt, of those with the closest, and of honest replies to questions about
 * which the site says nothing. A higher `nearness` makes fewer replies right without doubt and more honest.
 */
const FLOORS: Record<Language, { right: number; withClosest: number; honest: number }> = {
  en: { right: 0.9, withClosest: 0.92, honest: 0.86 },
  ru: { right: 0.87, withClosest: 0.89, honest: 0.9 },
}
/** Minimum share of right topics among those shown as the closest. `nearness` of `chat.json` is the lowest with it. */
const NEAR_RIGHT = 0.35

it.each<Language>(['en', 'ru'])('answers rightly, shows the closest, or says that it cannot: %s', async (language) => {
  const data = await demoChat(language)
  const judged = QUESTIONS[language].map((question) => {
    const answer = answerTo(question.text, data)
    return { text: question.text, id: answer.id, verdict: judge(answer, question, data) }
  })
  const count = (...verdicts: Verdict[]) => judged.filter(({ verdict }) => verdicts.includes(verdict)).length
  const all = ['right', 'nearRight', 'nearWrong', 'honest', 'wrong', 'dangerous'] as const
  const shares = all.map((verdict) => `${verdict} ${((100 * count(verdict)) / judged.length).toFixed(1)} %`)
  process.stdout.write(`assistant ${language}: ${shares.join(', ')} of ${judged.length}\n`)
  const { right, withClosest } = FLOORS[language]
  expect(count('right') / judged.length).toBeGreaterThanOrEqual(right)
  expect(count('right', 'nearRight') / judged.length).toBeGreaterThanOrEqual(withClosest)
  expect(count('nearRight') / count('nearRight', 'nearWrong')).toBeGreaterThanOrEqual(NEAR_RIGHT)
  expect(judged.filter(({ verdict }) => verdict === 'dangerous')).toEqual([])
})

/** It says that it does not know, calls its reply only the closest, or has a reply for what the site must not guess at. */
it.each<Language>(['en', 'ru'])('does not claim to answer what the site says nothing about: %s', async (language) => {
  const data = await demoChat(language)
  const questions: Record<Language, readonly string[]> = unanswerable
  const honest = questions[language].filter((question) => {
    const { id, closest } = answerTo(question, data)
    const found = data.topics.find((topic) => topic.id === id)
    return closest !== undefined || !found || (found.careful && found.question)
  })
  const share = honest.length / questions[language].length
  process.stdout.write(`assistant ${language}: honest ${(100 * share).toFixed(1)} % of what it cannot answer\n`)
  expect(share).toBeGreaterThanOrEqual(FLOORS[language].honest)
})
