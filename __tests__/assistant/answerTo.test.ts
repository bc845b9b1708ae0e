/** @jest-environment node */
import fc from 'fast-check'
import { answerTo, type ChatData, type Topic } from '../../src/assistant/answerTo'
import { LANGUAGES } from '../../src/routing/languages'

const form = { label: 'Ask', to: '/#contact' }
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
  quickQuestions: [],
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
    }),
  ],
  fallbacks: { near: 'Perhaps:', short: { text: 'Pardon?', links: [form] }, long: { text: 'Sorry.', links: [form] } },
  words: {},
}
const ask = (question: string) => answerTo(question, data)

it('says what a reply is about', () => {
  expect(ask('An app')).toMatchObject({ id: 'mobile', about: 'About mobile', text: 'mobile.' })
})

it('answers the first keyword in the order, and offers the others', () => {
  expect(ask('how long for an app')).toMatchObject({ id: 'mobile', asks: ['How long?'] })
})

it('answers what must not be guessed at before the order is asked', () => {
  expect(ask('Refund, app?')).toMatchObject({ id: 'refund', asks: ['Apps?'] })
  expect(ask('You return our deposit, if we dislike the harbor?').id).toBe('refund')
})

it('answers with the words of a FAQ what the FAQ or one of its examples asks', () => {
  expect(ask('who then owns the code')).toMatchObject({ id: 'owner', text: 'You do.' })
  expect(ask('does the source belong to us or to you').id).toBe('owner')
})

it('shows what comes nearest where it is in doubt, says so, and offers the rest', () => {
  expect(ask('cranes and tugs beside an app')).toMatchObject({
    id: 'fallback-near',
    nearest: 'harbors',
    about: 'Harbors',
    doubt: 'Perhaps:',
    text: 'Cranes, tugs, docks.',
    links: [form],
    asks: ['Apps?'],
  })
})

it('knows no answer where two come as near, and offers both', () => {
  expect(ask('deposit and tablets')).toMatchObject({ id: 'fallback-long', asks: ['Money back?', 'Apps?'] })
})

it('is in doubt where a topic has the words of a question in different sentences only', () => {
  expect(ask('tablets that rotate')).toMatchObject({ id: 'fallback-near', nearest: 'mobile' })
  expect(ask('screens that rotate')).toMatchObject({ id: 'mobile' })
})

it('offers a question once that two topics answer', () => {
  const twin = { ...data.topics[1], id: 'twin' }
  const { asks } = answerTo('deposit and tablets', { ...data, topics: [...data.topics, twin] })
  expect(asks).toEqual(['Apps?'])
})

it('knows a keyword in a longer word as well as the word itself', () => {
  expect(ask('timetables of cranes')).toMatchObject({ nearest: 'timeline', asks: ['Harbors'] })
})

it('passes over nothing that must not be guessed at, in doubt where the question is mostly about something else', () => {
  const reply = ask('refund for cranes, tugs and docks')
  expect(reply).toMatchObject({ id: 'fallback-near', nearest: 'refund', asks: ['Harbors'] })
  expect(ask('can i get a refund')).toMatchObject({ id: 'refund' })
})

it('answers with the passage of a page that has the words of the question', () => {
  expect(ask('cranes and tugs')).toMatchObject({ id: 'harbors', text: 'Cranes, tugs, docks.' })
  expect(ask('moorings for pilots')).toMatchObject({ id: 'harbors', text: 'Pilots, moorings.' })
})

it('leaves no request behind a greeting', () => {
  expect(ask('Hello there')).toMatchObject({ id: 'greeting', asks: [] })
  expect(ask('Hello, how long does it take?').id).toBe('timeline')
  expect(ask('Hi! Cranes and tugs?').id).toBe('harbors')
  expect(ask('hello, zebras and bassoons please')).toMatchObject({ id: 'fallback-long' })
})

it('answers each question it offers', () => {
  for (const { id, question } of data.topics) if (question) expect(ask(question).id).toBe(id)
})

it('says sorry where nothing is near, and to what nobody can read', () => {
  expect(ask('zebra')).toMatchObject({ id: 'fallback-long', text: 'Sorry.', links: [form], asks: [] })
  expect(ask('xz')).toMatchObject({ id: 'fallback-short', text: 'Pardon?', asks: [] })
  expect(ask('').id).toBe('fallback-short')
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
  ['which zebras', 'fallback-long', 'no "hi" in "which"'],
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
