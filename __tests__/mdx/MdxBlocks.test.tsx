/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ArticleBody } from '../../src/mdx/ArticleBody'
import { renderInLanguage } from '../support/renderInLanguage'

const body = (blocks: unknown[], language: 'en' | 'ru' = 'en', lang = language) =>
  renderInLanguage(language, <ArticleBody blocks={blocks} pictures={[]} lang={lang} />, '/blog/1').container

describe('blocks', () => {
  it('become paragraphs with their marks', () => {
    const container = body([
      {
        type: 'paragraph',
        content: [
          'One ',
          { type: 'strong', content: ['two'] },
          ' ',
          { type: 'emphasis', content: ['three'] },
          ' ',
          { type: 'code', text: 'four' },
          { type: 'break' },
          'five',
        ],
      },
    ])
    expect(container.querySelector('p')?.innerHTML.replace(/ class="\w+"/g, '')).toBe(
      'One <strong>two</strong> <em>three</em> <code>four</code><br>five',
    )
  })

  it('become headings with their ids and a link to themselves', () => {
    body([{ type: 'heading', depth: 2, id: 'pricing', content: ['Pricing'] }], 'en', 'ru')
    expect(screen.getByRole('heading', { level: 2, name: 'Pricing' })).toHaveAttribute('id', 'pricing')
    const link = screen.getByRole('link', { name: 'Link to this section Pricing' })
    expect(link).toHaveAttribute('href', '/blog/1#pricing')
    expect(link).toHaveAttribute('lang', 'en')
  })

  it('become lists, nested and numbered from where they start', () => {
    body([
      {
        type: 'list',
        ordered: true,
        start: 3,
        items: [
          { content: ['three'], blocks: [{ type: 'list', ordered: false, items: [{ content: ['inner'] }] }] },
          { content: ['four'] },
        ],
      },
    ])
    const [outer, inner] = screen.getAllByRole('list')
    expect(outer).toHaveAttribute('start', '3')
    expect(within(inner).getByRole('listitem')).toHaveTextContent('inner')
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
  })

  it('become quotes, dividers and callouts that say what they are', () => {
    const container = body([
      { type: 'quote', blocks: [{ type: 'paragraph', content: ['Said.'] }] },
      { type: 'divider' },
      { type: 'callout', kind: 'warning', title: 'Mind the gap', blocks: [{ type: 'paragraph', content: ['Step.'] }] },
      { type: 'callout', kind: 'tip', blocks: [] },
    ])
    expect(container.querySelector('blockquote')).toHaveTextContent('Said.')
    expect(screen.getByRole('separator')).toBeInTheDocument()
    const [warning, tip] = screen.getAllByRole('note')
    expect(warning).toHaveTextContent('Warning: Mind the gapStep.')
    expect(tip).toHaveTextContent(/^Tip$/)
  })

  it('become tables that can be scrolled by keyboard', () => {
    body([
      {
        type: 'table',
        align: [null, 'right'],
        header: [['Item'], ['Limit']],
        rows: [[['HTML'], [{ type: 'strong', content: ['20 KB'] }]]],
      },
    ])
    expect(screen.getByRole('region', { name: 'Item Limit' })).toHaveAttribute('tabindex', '0')
    expect(screen.getByRole('columnheader', { name: 'Limit' })).toHaveStyle({ textAlign: 'right' })
    expect(screen.getByRole('cell', { name: '20 KB' })).toHaveStyle({ textAlign: 'right' })
  })

  it('become pictures when the page has them', () => {
    const picture = { src: '/a.webp', srcSet: '/a.webp 760w', width: 760, height: 400 }
    renderInLanguage(
      'en',
      <ArticleBody
        blocks={[
          { type: 'image', src: './a.png', alt: 'A crane', caption: 'Fig.' },
          { type: 'image', src: './b.png', alt: 'None' },
        ]}
        pictures={[{ src: './a.png', picture }]}
        lang="en"
      />,
    )
    expect(screen.getByRole('img', { name: 'A crane' })).toHaveAttribute('src', '/a.webp')
    expect(screen.getByRole('figure')).toHaveTextContent('Fig.')
    expect(screen.queryByRole('img', { name: 'None' })).not.toBeInTheDocument()
  })

  it('of an unknown type render nothing', () => {
    const container = body([
      { type: 'video', src: 'x' },
      { type: 'paragraph', content: ['after', { type: 'blink', content: ['no'] }] },
    ])
    expect(container).toHaveTextContent(/^after$/)
  })
})

describe('code', () => {
  const code = {
    type: 'code',
    language: 'ts',
    title: 'budget.ts',
    tokens: [['keyword', 'const'], ' limit = ', ['number', '90']],
  }

  it('keeps its tokens and is named', () => {
    body([code])
    const region = screen.getByRole('group', { name: 'budget.ts' })
    expect(region).toHaveTextContent('const limit = 90')
    expect(region).toHaveAttribute('tabindex', '0')
    expect(region).toHaveAttribute('translate', 'no')
    expect(region.querySelector('[data-token="keyword"]')).toHaveTextContent('const')
  })

  it('can be copied', async () => {
    const user = userEvent.setup()
    body([code])
    await user.click(screen.getByRole('button', { name: 'Copy: budget.ts' }))
    expect(await navigator.clipboard.readText()).toBe('const limit = 90')
    expect(screen.getByRole('status')).toHaveTextContent('Copied')
  })

  it('without a title is named after its language', () => {
    body([{ ...code, title: undefined }], 'ru', 'en')
    expect(screen.getByRole('group', { name: 'Код, ts' })).toBeInTheDocument()
    expect(screen.getByText('ts').parentElement).toHaveAttribute('lang', 'ru')
  })
})

describe('a body in another language than its page', () => {
  it('is marked, its labels keep the language of the page', () => {
    const container = body([{ type: 'callout', kind: 'note', title: 'Mind', blocks: [] }], 'ru', 'en')
    expect(container.firstElementChild).toHaveAttribute('lang', 'en')
    expect(screen.getByText('Примечание')).toHaveAttribute('lang', 'ru')
  })
})
