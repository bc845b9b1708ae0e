/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react'
import { SEARCH_DEBOUNCE } from '../../src/constants'
import { ArticleList } from '../../src/sections/ArticleList/ArticleList'
import { renderInLanguage } from '../support/renderInLanguage'

const article = (
  postId: number,
  title: string,
  more: Partial<Queries.ArticleCardFieldsFragment> = {},
): Queries.ArticleCardFieldsFragment => ({
  postId,
  title,
  excerpt: `About ${title}`,
  date: '2024-03-15',
  updated: null,
  minutes: 5,
  featured: false,
  contentLanguage: 'en',
  heldUntil: null,
  category: { id: 'web-development', name: 'Web Development', contentLanguage: 'en' },
  author: { name: 'Maya Lindqvist', contentLanguage: 'en' },
  cover: null,
  lineDrawing: false,
  ...more,
})

beforeEach(() => {
  jest.useFakeTimers()
  window.history.replaceState({ key: 'entry' }, '', '/ru/blog?category=robotics')
})
afterEach(() => jest.useRealTimers())

it('marks an article that is not translated, and its title as English', () => {
  window.history.replaceState({}, '', '/ru/blog')
  renderInLanguage(
    'ru',
    <ArticleList
      articles={[article(1, 'Offline'), article(2, 'Смета', { contentLanguage: 'ru', heldUntil: 'draft' })]}
    />,
    '/blog',
  )
  const [, own] = screen.getAllByRole('article')
  for (const words of ['English', 'About Offline']) expect(screen.getByText(words)).toHaveAttribute('lang', 'en')
  expect(own).toHaveTextContent('Черновик')
  expect(screen.getByRole('heading', { name: 'Offline' })).toHaveAttribute('lang', 'en')
  expect(own).not.toHaveTextContent('English')
  expect(screen.getByRole('heading', { name: 'Смета' })).not.toHaveAttribute('lang')
})

it('focuses the box when the button that clears the filters goes away', () => {
  renderInLanguage('ru', <ArticleList articles={[article(1, 'Offline')]} />, '/blog')
  expect(screen.getByRole('heading', { name: 'Статьи не найдены' })).toBeInTheDocument()
  expect(screen.getByText('В рубрике «robotics» статей нет')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Сбросить фильтры' }))
  act(() => jest.advanceTimersByTime(SEARCH_DEBOUNCE))
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(screen.getByRole('searchbox')).toHaveFocus()
  expect(window.location.search).toBe('')
  // The scroll position is stored under the router's key.
  expect(window.history.state).toEqual({ key: 'entry' })
})
