/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ArticleBody } from '../../src/mdx/ArticleBody'
import { renderInLanguage } from '../support/renderInLanguage'

const picture = { src: '/a.webp', srcSet: '/a.webp 760w', width: 760, height: 400 }
const pictures = [{ src: './a.png', picture }]
const body = (blocks: unknown[], language: 'en' | 'ru' = 'en', lang = language) =>
  renderInLanguage(language, <ArticleBody blocks={blocks} pictures={pictures} lang={lang} />, '/blog/1').container

const strong = (text: string) => ({ type: 'strong', content: [text] })
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const inner = { type: 'list', ordered: false, items: [{ content: ['inner'] }] }
const code = {
  type: 'code',
  language: 'ts',
  title: 'budget.ts',
  tokens: [['keyword', 'const'], ' limit = ', ['number', '90']],
}
const heading = { type: 'heading', depth: 2, id: 'pricing', content: ['Pricing'] }

it('renders each kind of block, and nothing for an unknown one', () => {
  const container = body([
    paragraph('One ', strong('two'), ' ', { type: 'emphasis', content: ['three'] }, ' '),
    paragraph({ type: 'code', text: 'four' }, { type: 'break' }, 'five', { type: 'blink', content: ['no'] }),
    { type: 'list', ordered: true, start: 3, items: [{ content: ['three'], blocks: [inner] }, { content: ['four'] }] },
    { type: 'quote', blocks: [paragraph('Said.')] },
    { type: 'divider' },
    { type: 'callout', kind: 'warning', title: 'Mind the gap', blocks: [paragraph('Step.')] },
    { type: 'callout', kind: 'tip', blocks: [] },
    { type: 'video', src: 'x' },
  ])
  const words = [...container.querySelectorAll('p')].map((each) => each.innerHTML.replace(/ class="\w+"/g, ''))
  expect(words.slice(0, 2)).toEqual(['One <strong>two</strong> <em>three</em> ', '<code>four</code><br>five'])
  const [outer, nested] = screen.getAllByRole('list')
  expect(outer).toHaveAttribute('start', '3')
  expect(within(nested).getByRole('listitem')).toHaveTextContent('inner')
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(container.querySelector('blockquote')).toHaveTextContent('Said.')
  expect(screen.getByRole('separator')).toBeInTheDocument()
  const [warning, tip] = screen.getAllByRole('note')
  expect(warning).toHaveTextContent('Warning: Mind the gapStep.')
  expect(tip).toHaveTextContent(/^Tip$/)
  expect(container).toHaveTextContent(/^One .*Tip$/)
})

it('a heading has its id, a table scrolls by keyboard, a picture is shown', () => {
  body([
    heading,
    { type: 'table', align: [null, 'right'], header: [['Item'], ['Limit']], rows: [[['HTML'], [strong('20 KB')]]] },
    { type: 'image', src: './a.png', alt: 'A crane', caption: 'Fig.' },
    { type: 'image', src: './b.png', alt: 'None' },
  ])
  expect(screen.getByRole('heading', { level: 2, name: 'Pricing' })).toHaveAttribute('id', 'pricing')
  expect(screen.getByRole('region', { name: 'Item Limit' })).toHaveAttribute('tabindex', '0')
  expect(screen.getByRole('columnheader', { name: 'Limit' })).toHaveStyle({ textAlign: 'right' })
  expect(screen.getByRole('cell', { name: '20 KB' })).toHaveStyle({ textAlign: 'right' })
  expect(screen.getByRole('img', { name: 'A crane' })).toHaveAttribute('src', '/a.webp')
  expect(screen.getByRole('figure')).toHaveTextContent('Fig.')
  expect(screen.queryByRole('img', { name: 'None' })).not.toBeInTheDocument()
})

it('code keeps its tokens, is named, and can be copied', async () => {
  const user = userEvent.setup()
  body([code])
  const region = screen.getByRole('group', { name: 'budget.ts' })
  expect(region).toHaveTextContent('const limit = 90')
  expect(region).toHaveAttribute('tabindex', '0')
  expect(region).toHaveAttribute('translate', 'no')
  expect(region.querySelector('[data-token="keyword"]')).toHaveTextContent('const')
  await user.click(screen.getByRole('button', { name: 'Copy: budget.ts' }))
  expect(await navigator.clipboard.readText()).toBe('const limit = 90')
  expect(screen.getByRole('status')).toHaveTextContent('Copied')
})

it('selects the code and copies it where the browser has no clipboard', async () => {
  const user = userEvent.setup()
  body([code])
  Reflect.deleteProperty(navigator, 'clipboard')
  const copied: string[] = []
  document.execCommand = () => copied.push(String(getSelection())) > 0
  await user.click(screen.getByRole('button', { name: 'Copy: budget.ts' }))
  expect(copied).toEqual(['const limit = 90'])
  expect(screen.getByRole('status')).toHaveTextContent('Copied')
})

it('marks a body in another language, and not its labels', () => {
  const callout = { type: 'callout', kind: 'note', title: 'Mind', blocks: [] }
  const container = body(
    [heading, callout, { ...code, title: undefined }, { ...code, title: undefined, language: 'text' }],
    'ru',
    'en',
  )
  expect(container.firstElementChild).toHaveAttribute('lang', 'en')
  expect(screen.getByText('Примечание')).toHaveAttribute('lang', 'ru')
  expect(screen.getByRole('group', { name: 'Код, ts' })).toBeInTheDocument()
  expect(screen.queryByText('text')).toBeNull()
  expect(screen.getByText('ts').parentElement).toHaveAttribute('lang', 'ru')
})
