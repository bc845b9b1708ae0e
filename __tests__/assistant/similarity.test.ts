/** @jest-environment node */
import { answerTo, type ChatData } from '../../src/assistant/answerTo'
import { findSimilar } from '../../src/assistant/similarity'

const answers = [
  { label: 'Who owns the code?', to: '/#faq', answer: 'You do, as each step is paid.' },
  { label: 'What if Apple rejects the app?', to: '/services/ios#faq', answer: 'We correct and resubmit.' },
  { label: 'Harbor planning', to: '/industries/harbors' },
]
const form = { label: 'Ask', to: '/#contact' }
const data: ChatData = {
  greeting: 'Hello.',
  quickQuestions: [],
  intents: [
    { id: 'mobile', keywords: { en: ['app'], ru: [] }, question: 'Apps?', text: 'We build apps.', links: [form] },
    { id: 'timeline', keywords: { en: ['how long'], ru: [] }, question: 'How long?', text: 'Weeks.', links: [form] },
    {
      id: 'contact',
      keywords: { en: ['call'], ru: [] },
      always: { en: ['human'], ru: [] },
      text: 'Call.',
      links: [form],
    },
  ],
  fallbacks: { short: { text: 'Pardon?', links: [form] }, long: { text: 'Sorry.', links: [form] } },
  answers,
  words: {},
}

it('finds what shares rare words, best first', () => {
  expect(findSimilar('planning a harbour', answers)[0]?.item.label).toBe('Harbor planning')
  expect(findSimilar('xylophone', answers)).toEqual([])
  expect(findSimilar('', answers)).toEqual([])
})

it('answers what a FAQ asks with its words and its link', () => {
  expect(answerTo('who then owns the code', data)).toMatchObject({
    id: 'faq',
    text: 'You do, as each step is paid.',
    links: [{ label: 'Who owns the code?', to: '/#faq' }],
  })
})

it('puts the words of a FAQ before those of the intent that the order chooses', () => {
  expect(answerTo('What if Apple rejects our app?', data)).toMatchObject({
    id: 'mobile',
    text: 'We correct and resubmit.\n\nWe build apps.',
  })
})

it('leads on to what else was asked', () => {
  expect(answerTo('How long does an app take?', data)).toMatchObject({ id: 'mobile', asks: ['How long?'] })
})

it('reaches a person before the order is asked', () => {
  expect(answerTo('Is there a human who knows how long an app takes?', data).id).toBe('contact')
})

it('says sorry, then what comes findSimilar, then the way to a person', () => {
  expect(answerTo('harbor cranes and tugs', data)).toMatchObject({
    id: 'fallback-long',
    text: 'Sorry.',
    links: [{ to: '/industries/harbors' }, form],
  })
  expect(answerTo('xz', data)).toMatchObject({ id: 'fallback-short', text: 'Pardon?' })
})

it('asks what was meant instead of guessing', () => {
  const harbors = { id: 'industry', keywords: { en: ['industr'], ru: [] }, subjects: { en: ['harbor'], ru: [] } }
  const guess = { ...harbors, question: 'Which industries?', text: 'All of them.', links: [form] }
  const answer = answerTo('What colour should one paint the boats in a harbor', {
    ...data,
    intents: [...data.intents, guess],
  })
  expect(answer).toMatchObject({ id: 'fallback-long', text: 'Sorry.', asks: ['Which industries?'], also: ['industry'] })
  expect(answer.links).toEqual([{ label: 'Harbor planning', to: '/industries/harbors' }, form])
})
