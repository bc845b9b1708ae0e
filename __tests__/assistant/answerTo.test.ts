/** @jest-environment node */
import fc from 'fast-check'
import { answerTo, type Answer, type ChatData, type Topic } from '../../src/assistant/answerTo'
import { LANGUAGES } from '../../src/routing/languages'

const form = { label: 'Ask', to: '/#contact' }
const chart = { label: 'Chart', to: '/harbors' }
const topic = (id: string, given: Partial<Topic>): Topic => ({
  kind: 'intent',
  id,
  about: `About ${id}`,
  text: `${id}.`,
  links: [form],
  ...given,
})
const [language] = LANGUAGES
const keywords = (...list: string[]) => ({ [language]: list })

const data: ChatData = {
  language,
  greeting: 'Hello.',
  quickQuestions: ['How long?'],
  topics: [
    topic('refund', {
      careful: true,
      question: 'Money back?',
      keywords: keywords('refund'),
      examples: ['Do you return the deposit when we dislike the harbor?'],
    }),
    topic('mobile', {
      question: 'Apps?',
      keywords: keywords('app', 'phone'),
      examples: ['Something for tablets', 'Do the screens rotate?'],
    }),
    topic('timeline', {
      question: 'How long?',
      keywords: keywords('how long', 'time'),
      examples: ['When is it ready?'],
    }),
    topic('greeting', { smallTalk: true, keywords: keywords('hello', 'hi') }),
    topic('owner', {
      kind: 'faq',
      about: 'Who owns the code?',
      question: 'Who owns the code?',
      examples: ['Does the source belong to us?'],
      text: 'You do.',
    }),
    topic('harbors', {
      kind: 'page',
      about: 'Harbors',
      question: 'Harbors',
      passages: ['Cranes, tugs, docks.', 'Pilots, moorings.'],
      statements: ['Lighthouses flash, buoys float.', 'The source belongs to us.'],
      links: [chart, form],
    }),
  ],
  fallbacks: { near: 'Perhaps:', short: { text: 'Pardon?', links: [form] }, long: { text: 'Sorry.', links: [form] } },
  words: {},
}
const ask = (question: string) => answerTo(question, data)

it.each<[string, Partial<Answer>, string]>([
  ['An app', { id: 'mobile', about: 'About mobile', text: 'mobile.' }, 'says what it is about'],
  ['how long for an app', { id: 'mobile', asks: ['How long?'] }, 'first keyword in the order, the others offered'],
  ['Refund, app?', { id: 'refund', asks: ['Apps?'] }, 'what must not be guessed at goes before the order'],
  ['can i get a refund', { id: 'refund' }, 'as its keyword says'],
  ['You return our deposit, if we dislike the harbor?', { id: 'refund' }, 'as its example says'],
  ['refund for cranes, tugs and docks', { id: 'fallback-long', asks: ['Harbors', 'Money back?'] }, 'about two things'],
  ['who then owns the code', { id: 'owner', text: 'You do.' }, 'the FAQ asks it'],
  ['does the source belong to us or to you', { id: 'owner' }, 'an example of the FAQ asks it'],
  ['deposit and tablets', { id: 'fallback-long', asks: ['Money back?', 'Apps?'] }, 'two come as near'],
  ['screens that rotate', { id: 'mobile' }, 'two words in one sentence'],
  ['tablets that rotate', { id: 'fallback-near', nearest: 'mobile' }, 'two words in different sentences'],
  ['timetables of cranes', { nearest: 'timeline', asks: ['Harbors'] }, 'a keyword is known in a longer word'],
  ['cranes and tugs', { id: 'harbors', text: 'Cranes, tugs, docks.' }, 'the passage that has the words'],
  ['zebras, bassoons, oboes and pilots', { id: 'fallback-long', asks: ['Harbors'] }, 'one weak word is no answer'],
  ['moorings for pilots', { id: 'harbors', text: 'Pilots, moorings.' }, 'another passage'],
  ['buoys and lighthouses', { id: 'harbors', text: 'harbors.' }, 'what it says beside'],
])('answers %j with %j: %s', (question, reply) => {
  expect(ask(question)).toMatchObject(reply)
})

it('shows what comes nearest where it is in doubt, says so, and offers the rest', () => {
  expect(ask('cranes, tugs, zebras, bassoons, deposit')).toMatchObject({
    id: 'fallback-near',
    nearest: 'harbors',
    about: 'Harbors',
    doubt: 'Perhaps:',
    text: 'Cranes, tugs, docks.',
    links: [chart, form],
    asks: ['Money back?'],
  })
})

it('offers under every reply in doubt what must always be offered', () => {
  const [first, ...rest] = data.topics
  const topics = [{ ...first, always: true }, ...rest]
  const asks = (question: string) => answerTo(question, { ...data, topics }).asks
  expect(asks('zebra')).toEqual(['How long?', 'Money back?'])
  expect(asks('tablets that rotate')).toEqual(['Money back?'])
  expect(asks('An app')).toEqual([])
  expect(asks('xz')).toEqual(['How long?'])
})

it('offers a question once that two topics answer', () => {
  const twin = { ...data.topics[1], id: 'twin' }
  const { asks } = answerTo('deposit and tablets', { ...data, topics: [...data.topics, twin] })
  expect(asks).toEqual(['Money back?', 'Apps?'])
})

it('leaves no request behind a greeting', () => {
  expect(ask('Hello there to all of you')).toMatchObject({ id: 'greeting', asks: [] })
  expect(ask('Hello, how long does it take?').id).toBe('timeline')
  expect(ask('Hi! Cranes and tugs?').id).toBe('harbors')
  expect(ask('hello zebra?').id).toBe('fallback-long')
  expect(ask('hello, zebras and bassoons please')).toMatchObject({ id: 'fallback-long' })
})

it('answers each question it offers', () => {
  for (const { id, question } of data.topics) if (question) expect(ask(question).id).toBe(id)
})

it('says sorry where nothing is near, and to what nobody can read', () => {
  expect(ask('zebra')).toMatchObject({ id: 'fallback-long', text: 'Sorry.', links: [form], asks: ['How long?'] })
  expect(ask('xz')).toMatchObject({ id: 'fallback-short', text: 'Pardon?', asks: ['How long?'] })
  expect(ask('ab cde').id).toBe('fallback-short')
  expect(ask('a e i u app')).toMatchObject({ id: 'fallback-short', asks: ['Apps?'] })
})

it.each([
  ['refnud', 'refund'],
  ['refuund please', 'refund'],
  ['aaaapp', 'mobile'],
  ['something for talbets', 'mobile'],
])('reads %s as it was meant', (typed, id) => {
  expect(ask(typed).id).toBe(id)
})

it.each([
  ['timetable', 'timeline', 'the beginning of a word'],
  ['an unrefunded', 'refund', 'inside a word where nothing begins one'],
  ['which zebras hit', 'fallback-long', 'no "hi" in "which" and "hit"'],
  ['what may happen', 'fallback-long', 'no "app" in "happen"'],
  ['the readymade app', 'mobile', 'no "ready" where a word of the site begins another'],
])('finds keywords in %j: %s, %s', (question, id) => {
  expect(ask(question).id).toBe(id)
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
      const { id, nearest = id, asks = [] } = ask(question)
      const said = [data.topics.find((each) => each.id === nearest)?.question, ...asks]
      expect(said).toHaveLength(new Set(said).size)
      expect(ask(`  ${question}\n`).id).toBe(id)
    }),
  )
})
