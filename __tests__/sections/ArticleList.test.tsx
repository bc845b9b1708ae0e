/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react'
import { SEARCH_DEBOUNCE } from '../../src/constants'
import { ArticleList } from '../../src/sections/ArticleList/ArticleList'
import { renderInLanguage } from '../support/renderInLanguage'

const web = { id: 'web-development', name: 'Web Development' }
const iot = { id: 'iot', name: 'IoT' }

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
  category: web,
  author: { name: 'Maya Lindqvist' },
  cover: null,
  lineDrawing: false,
  ...more,
})

const articles = [
  article(1, 'Offline', { featured: true }),
  article(2, 'Budget'),
  article(3, 'Firmware', { category: iot, author: { name: 'Tomas Herrera' } }),
]

const titles = () => screen.queryAllByRole('article').map((found) => found.querySelector('h3')?.textContent)
const box = () => screen.getByRole('searchbox')
const typeText = (text: string) => fireEvent.change(box(), { target: { value: text } })
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  jest.useFakeTimers()
  window.history.replaceState({ key: 'entry' }, '', '/blog')
})
afterEach(() => jest.useRealTimers())

describe('the article list', () => {
  it('shows every article with its facts', () => {
    renderInLanguage('en', <ArticleList articles={articles} />, '/blog')
    expect(titles()).toEqual(['Offline', 'Budget', 'Firmware'])
    expect(screen.getByRole('link', { name: 'Budget' })).toHaveAttribute('href', '/blog/2')
    const [first] = screen.getAllByRole('article')
    expect(first).toHaveTextContent(/Web Development.*Offline.*About Offline.*Maya Lindqvist.*Mar 15, 2024.*5 min read/)
    expect(screen.getByRole('status')).toHaveTextContent('3 articles')
  })

  it('speaks Russian and marks what is not translated', () => {
    renderInLanguage(
      'ru',
      <ArticleList articles={[article(1, 'Offline'), article(2, 'Смета', { contentLanguage: 'ru', minutes: 3 })]} />,
      '/blog',
    )
    const [foreign, own] = screen.getAllByRole('article')
    expect(foreign).toHaveTextContent('на английском')
    expect(screen.getByRole('heading', { name: 'Offline' })).toHaveAttribute('lang', 'en')
    expect(own).not.toHaveTextContent('на английском')
    expect(own).toHaveTextContent(/15\sмарта\s2024.*3 минуты чтения/)
    expect(screen.getByRole('heading', { name: 'Смета' })).not.toHaveAttribute('lang')
    expect(screen.getByRole('link', { name: 'Смета' })).toHaveAttribute('href', '/ru/blog/2')
    expect(screen.getByRole('status')).toHaveTextContent('2 статьи')
  })

  it('offers All and each distinct category', () => {
    renderInLanguage('en', <ArticleList articles={articles} />, '/blog')
    const buttons = screen.getAllByRole('button').filter((button) => button.hasAttribute('aria-pressed'))
    expect(buttons.map((button) => [button.textContent, button.getAttribute('aria-pressed')])).toEqual([
      ['All', 'true'],
      ['Web Development', 'false'],
      ['IoT', 'false'],
    ])
  })
})

describe('searching', () => {
  it(`waits ${SEARCH_DEBOUNCE} ms after the last key`, () => {
    renderInLanguage('en', <ArticleList articles={articles} />, '/blog')
    typeText('bud')
    pass(SEARCH_DEBOUNCE - 1)
    typeText('budg')
    pass(SEARCH_DEBOUNCE - 1)
    expect(titles()).toHaveLength(3)
    pass(1)
    expect(titles()).toEqual(['Budget'])
    expect(screen.getByRole('status')).toHaveTextContent('1 article')
  })

  it('waits as long after a category', () => {
    renderInLanguage('en', <ArticleList articles={articles} />, '/blog')
    press('IoT')
    expect(screen.getByRole('button', { name: 'IoT' })).toHaveAttribute('aria-pressed', 'true')
    pass(SEARCH_DEBOUNCE - 1)
    expect(titles()).toHaveLength(3)
    pass(1)
    expect(titles()).toEqual(['Firmware'])
  })

  it('does not wait for the button', () => {
    renderInLanguage('en', <ArticleList articles={articles} />, '/blog')
    typeText('herrera')
    fireEvent.submit(screen.getByRole('search'))
    expect(titles()).toEqual(['Firmware'])
  })

  it.each([
    ['en', 'zeppelin', null, 'No articles found', 'No articles match your search for "zeppelin"', 'Clear filters'],
    [
      'en',
      '',
      '?category=robotics',
      'No articles found',
      'No articles available in the robotics category',
      'Clear filters',
    ],
    ['ru', 'цеппелин', null, 'Статьи не найдены', 'По запросу «цеппелин» ничего не нашлось', 'Сбросить фильтры'],
  ] as const)('says that nothing was found (%s, "%s")', (language, text, search, title, message, clear) => {
    if (search) window.history.replaceState({}, '', `/blog${search}`)
    renderInLanguage(language, <ArticleList articles={articles} />, '/blog')
    if (text) typeText(text)
    pass(SEARCH_DEBOUNCE)
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument()
    expect(screen.getByText(message)).toBeInTheDocument()
    press(clear)
    pass(SEARCH_DEBOUNCE)
    expect(titles()).toHaveLength(3)
    expect(box()).toHaveValue('')
    expect(box()).toHaveFocus()
    expect(window.location.search).toBe('')
  })
})

describe('the address', () => {
  it('follows the search and keeps the key of the entry', () => {
    renderInLanguage('en', <ArticleList articles={articles} />, '/blog')
    const entries = window.history.length
    typeText('o')
    pass(SEARCH_DEBOUNCE)
    expect(window.location.search).toBe('?q=o')
    expect(window.history.length).toBe(entries)
    press('Web Development')
    pass(SEARCH_DEBOUNCE)
    expect(window.location.search).toBe('?q=o&category=web-development')
    expect(window.history.length).toBe(entries + 1)
    expect(window.history.state).toEqual({ key: 'entry' })
  })

  it('is obeyed from the first render of a page that was not served', () => {
    window.history.replaceState({}, '', '/blog?q=budget')
    renderInLanguage('en', <ArticleList articles={articles} />, '/blog')
    expect(titles()).toEqual(['Budget'])
    expect(box()).toHaveValue('budget')
  })
})
