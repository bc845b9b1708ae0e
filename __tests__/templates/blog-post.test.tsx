/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import type { Language } from '../../src/routing/languages'
import BlogPostTemplate from '../../src/templates/blog-post'
import { renderInLanguage } from '../support/renderInLanguage'
import { standInForLayout } from '../support/standInForLayout'
import { companyIn, pageProps } from '../support/templateData'

jest.mock('../../src/site/Layout/Layout', () => ({
  Layout: jest.requireActual<typeof import('../support/templateData')>('../support/templateData').LayoutStub,
}))

type Post = NonNullable<Queries.BlogPostTemplateQuery['post']>
type Card = Queries.ArticleCardFieldsFragment

const category = { id: 'iot', name: 'IoT' }
const author = { name: 'Tomas Herrera', role: 'Firmware Lead', avatar: null }
const card = (postId: number): Card => ({
  postId,
  title: `Article ${postId}`,
  excerpt: `About ${postId}`,
  date: '2024-03-15',
  minutes: 5,
  featured: false,
  contentLanguage: 'en',
  category,
  author,
  cover: null,
  lineDrawing: false,
})

function show(language: Language, others: readonly number[]) {
  const post = {
    ...card(4),
    contentLanguage: language,
    translation: 'translated',
    coverAlt: null,
    headings: [],
    pictures: [],
    blocks: [
      { type: 'paragraph', content: ['Two slots.'] },
      { type: 'heading', depth: 2, id: 'waves', content: ['Waves'] },
      { type: 'list', ordered: false, items: [{ content: ['First wave'] }] },
      { type: 'quote', blocks: [{ type: 'paragraph', content: ['Said.'] }] },
      { type: 'hologram', content: ['Unseen'] },
    ],
    updated: null,
    socialCover: null,
    recommended: others.map(card),
  } as unknown as Post
  const data: Queries.BlogPostTemplateQuery = {
    locales: { edges: [] },
    company: companyIn(language),
    post,
  }
  renderInLanguage(language, <BlogPostTemplate {...pageProps(data)} />, '/blog/4')
}

const WORDS = {
  en: { filed: 'Filed under:', recommended: 'Recommended Articles', path: '/blog' },
  ru: { filed: 'Рубрика:', recommended: 'Что ещё почитать', path: '/ru/blog' },
}

beforeEach(() => standInForLayout())

describe.each(['en', 'ru'] as const)('a post in %s', (language) => {
  const words = WORDS[language]

  it('shows its head, its body block by block, and nothing of a block it does not know', () => {
    show(language, [])
    const article = within(screen.getAllByRole('article')[0])
    expect(article.getByRole('heading', { level: 1, name: 'Article 4' })).toBeInTheDocument()
    for (const text of ['Tomas Herrera', 'Firmware Lead', 'Two slots.', 'First wave', 'Said.'])
      expect(article.getByText(text)).toBeInTheDocument()
    expect(article.getByRole('heading', { level: 2, name: 'Waves' })).toBeInTheDocument()
    expect(article.queryByText('Unseen')).not.toBeInTheDocument()
  })

  it('ends with the tag of its category', () => {
    show(language, [])
    const tag = within(screen.getByText(words.filed)).getByRole('link', { name: 'IoT' })
    expect(tag).toHaveAttribute('href', `${words.path}?category=iot`)
  })

  it('recommends other articles', () => {
    show(language, [1, 2, 3])
    const links = within(screen.getByRole('region', { name: words.recommended })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([1, 2, 3].map((id) => `${words.path}/${id}`))
  })

  it('recommends nothing where there is no other article', () => {
    show(language, [])
    expect(screen.queryByRole('region', { name: words.recommended })).not.toBeInTheDocument()
  })
})
