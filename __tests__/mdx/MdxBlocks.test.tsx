/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ArticleBody } from '../../src/mdx/ArticleBody'
import { expectParts } from '../support/parts'
import { renderInLanguage } from '../support/renderInLanguage'

const picture = { src: '/a.webp', srcSet: '/a.webp 760w', width: 760, height: 400 }
const body = (blocks: unknown[], lang: 'en' | 'ru' = 'en') =>
  renderInLanguage(
    'en',
    <ArticleBody blocks={blocks} pictures={[{ src: './a.png', picture }]} lang={lang} />,
    '/blog/1',
  ).container

const strong = (text: string) => ({ type: 'strong', content: [text] })
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const code = {
  type: 'code',
  language: 'ts',
  title: 'budget.ts',
  tokens: [['keyword', 'const'], ' limit = ', ['number', '90']],
}
const inner = { type: 'list', ordered: false, items: [{ content: ['inner'] }] }
const BLOCKS = [
  { type: 'heading', depth: 2, id: 'pricing', content: ['Pricing'] },
  paragraph('One ', strong('two'), ' ', { type: 'emphasis', content: ['three'] }, ' '),
  paragraph({ type: 'code', text: 'four' }, { type: 'break' }, 'five'),
  { type: 'list', ordered: true, start: 3, items: [{ content: ['three'], blocks: [inner] }, { content: ['four'] }] },
  { type: 'quote', blocks: [paragraph('Said.')] },
  { type: 'divider' },
  { type: 'callout', kind: 'warning', title: 'Mind the gap', blocks: [paragraph('Step.')] },
  { type: 'callout', kind: 'tip', blocks: [] },
  { type: 'callout', kind: 'note', blocks: [] },
  { type: 'table', align: [null, 'right'], header: [['Item'], ['Limit']], rows: [[['HTML'], [strong('20 KB')]]] },
  { type: 'image', src: './a.png', alt: 'A crane', caption: 'Fig.' },
  { type: 'image', src: './b.png', alt: 'None' },
  code,
  { ...code, title: undefined },
  { type: 'video', src: 'x' },
  paragraph('after', { type: 'blink', content: ['no'] }),
]

it('blocks say what they are in the language of the page, around words in that of the article; unknown ones nothing', () => {
  const container = body(BLOCKS, 'ru')
  expectParts('an article in another language', container.firstElementChild)
  expect(
    [...container.querySelectorAll('p:not(li *)')].map((each) => each.innerHTML.replace(/ class="\w+"/g, '')),
  ).toEqual(expect.arrayContaining(['One <strong>two</strong> <em>three</em> ', '<code>four</code><br>five', 'after']))
  expect(container.querySelector('ol > li > ul > li')).toHaveTextContent('inner')
  expect(container.querySelectorAll('ol > li, hr')).toHaveLength(3)
  expect(container.querySelector('blockquote')).toHaveTextContent('Said.')
  expect(screen.getAllByRole('note').map(({ textContent }) => textContent)).toEqual([
    'Warning: Mind the gapStep.',
    'Tip',
    'Note',
  ])
  for (const name of ['columnheader', 'cell']) expect(screen.getAllByRole(name)[1]).toHaveStyle({ textAlign: 'right' })
})

it('links, regions, pictures and code are named', () => {
  body(BLOCKS)
  expect(screen.getByRole('link', { name: 'Link to this section Pricing' })).toHaveAttribute('href', '/blog/1#pricing')
  expect(screen.getByRole('heading', { level: 2, name: 'Pricing' })).toHaveAttribute('id', 'pricing')
  expect(screen.getByRole('region', { name: 'Item Limit' })).toBeInTheDocument()
  expect(screen.getByRole('img')).toHaveAttribute('src', '/a.webp')
  expect(screen.getByRole('group', { name: 'budget.ts' })).toHaveTextContent('const limit = 90')
  expect(screen.getByRole('group', { name: 'Code, ts' })).toBeInTheDocument()
})

it('code can be copied', async () => {
  const user = userEvent.setup()
  body([code])
  await user.click(screen.getByRole('button', { name: 'Copy: budget.ts' }))
  expect(await navigator.clipboard.readText()).toBe('const limit = 90')
  expect(screen.getByRole('status')).toHaveTextContent('Copied')
})
