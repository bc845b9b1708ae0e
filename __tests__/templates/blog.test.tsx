/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react'
import type { Language } from '../../src/routing/languages'
import BlogTemplate from '../../src/templates/blog'
import { renderInLanguage } from '../support/renderInLanguage'
import { companyIn, contentIn, pageProps } from '../support/templateData'

jest.mock('../../src/site/Layout/Layout', () => ({
  Layout: jest.requireActual<typeof import('../support/templateData')>('../support/templateData').LayoutStub,
}))

const article = (postId: number, category: string): Queries.ArticleCardFieldsFragment => ({
  postId,
  title: `Article ${postId}`,
  excerpt: `About ${postId}`,
  date: '2024-03-15',
  minutes: 5,
  featured: postId === 1,
  contentLanguage: 'en',
  category: { id: category.toLowerCase(), name: category },
  author: { name: 'Maya Lindqvist' },
  cover: null,
  lineDrawing: false,
})

function show(language: Language) {
  const page = contentIn<NonNullable<Queries.BlogTemplateQuery['page']>>(language, 'pages/blog.json')
  const articles = { nodes: [article(1, 'IoT'), article(2, 'Web'), article(3, 'IoT')] }
  renderInLanguage(
    language,
    <BlogTemplate
      {...pageProps<Queries.BlogTemplateQuery>({
        locales: { edges: [] },
        company: companyIn(language),
        page,
        articles,
      })}
    />,
    '/blog',
  )
  return page
}

const WORDS = {
  en: {
    path: '/blog',
    counted: ['3 Articles', '2 Categories'],
    explore: 'Explore Articles',
    search: 'Search Articles',
  },
  ru: { path: '/ru/blog', counted: ['3 Статьи', '2 Рубрики'], explore: 'Перейти к статьям', search: 'Найти статью' },
}

describe.each(['en', 'ru'] as const)('the blog in %s', (language) => {
  const words = WORDS[language]

  it('has its title as the only h1 and two buttons, one of which leads to the search box', () => {
    const page = show(language)
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([
      page.hero.title,
    ])
    if (language === 'en') expect(page.hero.title).toBe('Insights & Updates')
    expect(screen.getByRole('link', { name: words.explore })).toHaveAttribute('href', `${words.path}#articles`)
    fireEvent.click(screen.getByRole('button', { name: words.search }))
    expect(screen.getByRole('searchbox')).toHaveFocus()
  })

  it('counts articles and distinct categories in its tiles', () => {
    show(language)
    const figures = companyIn(language).tiles.blog.map(({ value, label }) => `${value} ${label}`)
    if (language === 'en') expect(figures).toEqual(['5+ Authors', 'Weekly Updates'])
    expect(
      screen
        .getAllByRole('listitem')
        .slice(0, 4)
        .map((tile) => tile.textContent),
    ).toEqual([...words.counted, ...figures])
  })
})
