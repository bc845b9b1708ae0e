/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { ArticleHeader } from '../../src/sections/ArticleHeader/ArticleHeader'
import { renderInLanguage } from '../support/renderInLanguage'

const picture = { src: '/p.webp', srcSet: '/p.webp 64w', width: 64, height: 64 }

const ARTICLE: Queries.ArticleHeaderFieldsFragment = {
  postId: 7,
  title: 'Keys for fifteen minutes',
  excerpt: 'How to do without the key.',
  date: '2024-01-25',
  updated: null,
  minutes: 21,
  translation: 'translated',
  contentLanguage: 'en',
  heldUntil: null,
  category: { id: 'cloud-security', name: 'Cloud Security', contentLanguage: 'en' },
  author: { name: 'Sofia Marchenko', role: 'Security Lead', contentLanguage: 'en', avatar: picture },
  cover: picture,
  coverAlt: 'A door with keys',
  lineDrawing: true,
}

const show = (more: Partial<Queries.ArticleHeaderFieldsFragment>, language: 'en' | 'ru' = 'ru') =>
  renderInLanguage(language, <ArticleHeader article={{ ...ARTICLE, ...more }} />, '/blog/7')

it('an article says when it last changed, but not of the day on which it came', () => {
  const { unmount } = show({ updated: '2024-03-15' })
  expect(screen.getByText(/^обновлено 15\sмарта\s2024$/)).toHaveAttribute('datetime', '2024-03-15')
  unmount()
  show({ updated: '2024-01-25' })
  expect(screen.queryByText(/^обновлено/)).toBeNull()
})

it.each<[language: 'en' | 'ru', until: string, words: RegExp]>([
  ['en', 'draft', /^Draft, in previews only$/],
  ['ru', '2026-12-01', /^Только в предпросмотре до 1\sдекабря\s2026$/],
])('an article says that readers do not get it yet, in %s, of %s', (language, until, words) => {
  show({ heldUntil: until }, language)
  expect(screen.getByText(words)).toBeInTheDocument()
})

it('an article says so when it is not translated, and keeps its own language', () => {
  show({ translation: 'fallback' })
  expect(screen.getByRole('note')).toHaveTextContent('Эта страница пока не переведена.')
  for (const words of [
    screen.getByRole('heading', { level: 1 }),
    ...screen.getAllByText(/^(?:How to do|Cloud Sec|Sofia|Security L)/),
  ])
    expect(words).toHaveAttribute('lang', 'en')
  expect(screen.getByRole('img', { name: 'A door with keys' })).toHaveAttribute('lang', 'en')
  expect(screen.getByText('21 минута чтения')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Cloud Security' })).toHaveAttribute(
    'href',
    '/ru/blog?category=cloud-security',
  )
})

it('an article says so when the original is newer, and leads to it', () => {
  show({ translation: 'stale', contentLanguage: 'ru' })
  expect(screen.getByRole('note')).toHaveTextContent('Оригинал этой статьи изменился')
  expect(screen.getByRole('link', { name: 'Читать оригинал' })).toHaveAttribute('href', '/blog/7')
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang')
})
