import type { ChatData, Topic } from '../../../src/assistant/answerTo'
import { withPassages } from '../../../src/node/output/chatPassages'
import type { PageSection } from '../../../src/node/output/pages/readPage'

const section = (level: number, id: string, heading: string, ...texts: string[]): PageSection => ({
  id,
  heading,
  markdown: `${'#'.repeat(level)} ${heading}`,
  texts,
})

function filled(id: string, sections: PageSection[], passages: string[] | null = []): Topic {
  const page = { title: '', description: '', language: 'en', sections }
  const topic = { kind: 'page', id, about: 'Web', text: '', links: [], passages: passages ?? undefined } as Topic
  const chat = { language: 'en', topics: [topic] } as unknown as ChatData
  return withPassages(
    chat,
    new Map([
      ['/', page],
      ['/services/web', page],
    ]),
  ).topics[0]
}

it('gives a topic the passages of its page, with names of a list in one sentence', () => {
  const { passages, statements } = filled('/services/web', [
    section(1, '', 'Web', 'First. Second.'),
    section(2, 'stack', 'Stack', 'What we use.', 'React', 'Node.js'),
    section(2, 'long', 'Long', 'Word '.repeat(200)),
  ])
  expect(passages).toEqual(['Stack. What we use. React, Node.js'])
  expect(statements?.slice(0, 2)).toEqual(['First.', 'Second.'])
})

it('leaves out what is similar on many pages, and links to other pages', () => {
  const others = ['contact', 'process', 'faq', 'related'].map((id) => section(2, id, 'Heading', 'Text.'))
  expect(filled('/services/web', [section(1, '', 'Web'), ...others]).passages).toEqual([])
})

it('gives the topic of a section what is below its heading', () => {
  const { passages } = filled('/#costs', [
    section(1, '', 'Home', 'Text.'),
    section(2, 'costs', 'Costs', 'Prices.'),
    section(3, 'costs-1', 'Declined?', 'Gambling.'),
    section(2, 'faq', 'Questions', 'Text.'),
  ])
  expect(passages).toEqual(['Declined? Gambling.'])
})

it('leaves topics without passages as they are', () => {
  expect(filled('/services/web', [section(1, '', 'Web', 'First.')], null).statements).toBeUndefined()
})
