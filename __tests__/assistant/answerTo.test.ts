import fc from 'fast-check'
import { answerTo, type Answer } from '../../src/assistant/answerTo'
import { learnedChat } from '../../src/node/output/chatData'
import type { ChatContent } from '../../src/node/output/output'
import { LANGUAGES } from '../../src/routing/languages'

const form = { label: 'Ask', to: '/#contact' }
const chart = { label: 'Chart', to: '/harbors' }
type Topic = ChatContent['topics'][number]
const topic = (id: string, { examples = [], ...given }: Partial<Topic>): Topic => ({
  id,
  about: `About ${id}`,
  text: `${id}.`,
  links: [form],
  examples: [...(given.question ? [given.question] : []), ...examples],
  ...given,
})
const [language] = LANGUAGES
const list = (...words: string[]) => ({ [language]: words })

const data = learnedChat({
  language,
  greeting: 'Hello.',
  quickQuestions: ['How long?'],
  courtesies: list('hello', 'dear', 'please', 'thanks'),
  followUps: list('they', 'it'),
  conjunctions: list('and'),
  nearness: 0.07,
  topics: [
    topic('mobile', {
      question: 'Apps?',
      keywords: list('app', 'phone'),
      examples: ['Something for tablets', 'Do the screens of tablets rotate?'],
    }),
    topic('timeline', {
      question: 'How long?',
      keywords: list('how long', 'time'),
      examples: ['When does it arrive?'],
    }),
    topic('refund', { careful: true, question: 'Money back?', keywords: list('refund') }),
    topic('crew', { question: 'Who joins us?', examples: ['How fast do pilots start?', 'Pilots for a harbor'] }),
    topic('weather', { careful: true, keywords: list('snow'), text: '', examples: ['How long do herons live?'] }),
    topic('rescue', { careful: true, keywords: list('man overboard'), examples: ['The boat sinks', 'Sinking fast'] }),
    topic('fire', { careful: true, examples: ['Flames on deck', 'The deck burns'] }),
    topic('greeting', { keywords: list('hello', 'hi') }),
    topic('owner', { about: 'Who owns the code?', question: 'Who owns the code?', text: 'You do.' }),
    topic('harbors', {
      about: 'Harbors',
      examples: ['Harbors', 'Cranes, tugs and docks', 'May visitors climb masts?'],
      links: [chart, form],
    }),
  ],
  fallbacks: {
    near: 'Closest:',
    short: { text: 'Pardon?', links: [form] },
    long: { text: 'Sorry.', links: [form] },
  },
  words: { again: 'No more.' },
})
const mobile = { id: 'mobile', about: 'Apps?', text: 'mobile.' }
const harbors = { id: 'harbors', about: 'Harbors', text: 'harbors.' }
const timeline = { id: 'timeline', about: 'How long?', text: 'timeline.' }
const ask = (question: string, last?: Parameters<typeof answerTo>[2], before?: string) =>
  answerTo(question, data, last, before)

it.each<[string, Partial<Answer>, string]>([
  ['who owns the code', { id: 'owner', text: 'You do.' }, 'a question of ours'],
  ['do the screens of my tablets rotate in time', { id: 'mobile' }, 'a question of ours before a keyword'],
  ['app in zebra time', { id: 'mobile', about: 'About mobile', text: 'mobile.' }, 'the first keyword in the order'],
  ['app, how long, refund', { id: 'refund' }, 'the keywords of what must not be guessed at'],
  ['show lock', { id: 'fallback-long' }, 'no keyword from the inside of a short word'],
  ['timetable', { id: 'timeline' }, 'a word that begins with a keyword'],
  ['sometimes', { id: 'timeline' }, 'the inside of a word'],
  ['may visitors climb masts; how long', { id: 'harbors', also: timeline }, 'a question of ours, then its keyword'],
  ['snow in time', { id: 'fallback-long', text: 'Sorry.' }, 'a topic without a reply'],
  ['how long do herons live', { id: 'fallback-long' }, 'no keyword in a question that no topic answers'],
  ['zebra', { id: 'fallback-long', text: 'Sorry.', links: [form], isUnknown: true }, 'nothing'],
  ['xz', { id: 'fallback-short', text: 'Pardon?' }, 'nothing that anybody can read'],
])('answers %j with %j: %s', (question, reply) => {
  expect(ask(question)).toMatchObject(reply)
})

it.each<[string, Partial<Answer>, string]>([
  ['help, we are sinking', { id: 'rescue', asks: [] }, 'without other questions'],
  ['I am sinking', { id: 'rescue' }, 'also in words too short to be a question'],
  ['there are flames, the deck burns in the app', { id: 'fire', also: undefined }, 'alone where it is plain'],
  ['sinking in the app', { id: 'rescue', also: mobile }, 'before a keyword, whose reply comes second'],
  ['man overboard, zebras, lions', { id: 'rescue' }, 'by a keyword'],
])('helps people in trouble first: %s', (message, reply) => {
  expect(ask(message)).toMatchObject(reply)
})

it('shows the nearest topic as the closest, with a person', () => {
  expect(ask('cranes, zebras, lions')).toMatchObject({
    id: 'harbors',
    closest: 'Closest:',
    links: [chart, form],
  })
  expect(ask('who is the pilot').closest).toBeUndefined()
})

it('offers only questions of topics that come near', () => {
  expect(ask('pilots of docks and who owns what')).toMatchObject({
    id: 'crew',
    also: harbors,
    asks: ['Who owns the code?'],
  })
  expect(ask('app')).toMatchObject({ asks: [] })
})

it.each([
  ['Hello, how long does it take?', 'timeline'],
  ['who owns the code? Thanks, Ann', 'owner'],
  ['Hello there to all of you', 'greeting'],
  ['hello, thanks', 'greeting'],
  ['refnud', 'refund'],
])('hears the question beside courtesies and in spite of typos: %s', (question, id) => {
  expect(ask(question).id).toBe(id)
})

it('takes the subject of the reply before for a question without one', () => {
  const last = { question: 'pilots', text: '' }
  expect(ask('how do they start').id).toBe('fallback-long')
  expect(ask('how do they start', last).closest).toBeUndefined()
  expect(ask('it is a refund', last).id).toBe('refund')
})

it('answers the other question of a message, too', () => {
  const first = 'how fast do pilots start for a harbor'
  expect(ask(`${first}, does it arrive`).also).toBeUndefined()
  expect(ask(`${first} and does it arrive`)).toMatchObject({ id: 'crew', also: timeline })
})

it('gives no second reply that the one before gave', () => {
  const asked = 'how long does it take and a refund'
  expect(ask(asked)).toMatchObject({ id: 'timeline', also: { id: 'refund' } })
  expect(ask(asked, { text: 'refund.' })).toMatchObject({ id: 'timeline', also: undefined })
  expect(ask(asked, { text: 'timeline.' })).toMatchObject({ id: 'refund', also: undefined })
})

it('has nothing to add when the reply would be the one before', () => {
  const last = { text: 'timeline.' }
  expect(ask('is it time', last)).toMatchObject({ text: 'No more.', links: [form] })
  expect(ask('is it time', last, 'No more.').id).toBe('fallback-long')
})

it.each([
  ['rescue', 'help, we are sinking'],
  ['greeting', 'hello'],
])('may say a %s twice running', (id, question) => {
  expect(ask(question, { text: `${id}.` }).id).toBe(id)
})

it('hears in a letter what it asks, not each word of other subjects', () => {
  const letter = 'my uncle paid a refund once, but that is a long story of another year and another town altogether'
  expect(ask('refund of tablets').id).toBe('refund')
  expect(ask(`${letter}, something for tablets`).id).toBe('mobile')
})

it('answers any string, and says nothing twice', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.uint16Array({ maxLength: 80 }).map((codes) => String.fromCharCode(...codes)),
    fc
      .array(fc.constantFrom('app', 'refund', 'the code', 'cranes', 'hello', '?', '(', '\\'))
      .map((words) => words.join(' ')),
  )
  fc.assert(
    fc.property(anything, (question) => {
      const { id, asks = [] } = ask(question)
      const questions = [data.topics.find((each) => each.id === id)?.question, ...asks]
      expect(questions).toHaveLength(new Set(questions).size)
      expect(ask(`  ${question}\n`).id).toBe(id)
    }),
  )
})
