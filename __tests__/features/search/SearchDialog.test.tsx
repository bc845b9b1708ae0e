/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react'
import { navigate } from 'gatsby'
import { SearchButton } from '../../../src/features/search/SearchButton'
import { FoundOnPage } from '../../../src/features/search/SearchPage'
import { searchSite, type Found, type Result } from '../../../src/search/searchSite'
import { expectParts } from '../../support/parts'
import { renderInLanguage } from '../../support/renderInLanguage'

jest.mock('../../../src/search/searchSite', () => ({ searchSite: jest.fn() }))
const search = jest.mocked(searchSite)

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.dispatchEvent(new Event('close'))
}

const piece = (text: string, isMatch = false) => ({ text, isMatch })
const result = (to: string, more: Partial<Result> = {}): Result => ({
  to,
  href: to,
  kind: 'service',
  title: [piece('An '), piece('app', true)],
  section: [],
  sentence: [piece('An app for you.')],
  ...more,
})
const results = [
  result('/a', { section: [piece('Process')] }),
  result('/b', { kind: 'page', label: 'About us' }),
  result('/c', { kind: 'page' }),
]

const dialog = () => screen.getByRole('dialog')
/** Waits until what is loaded is there, and then for the pause behind a key. */
async function hear(pause = 150) {
  await act(() => jest.advanceTimersByTimeAsync(1))
  await act(() => jest.advanceTimersByTimeAsync(pause))
}
async function look(query: string) {
  for (const value of [`${query}x`, query]) fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
  await hear()
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('says what it does, what it found, and what else could help', async () => {
  renderInLanguage('en', <SearchButton className="" ways="Write to us" />)
  fireEvent.keyDown(document.body, { code: 'KeyK', key: 'k', ctrlKey: true })
  await hear()
  expectParts('a search that waits', dialog())
  let arrive = (_: Found) => {}
  search.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
  await look('apps')
  expectParts('a search that is under way', dialog().querySelector('[aria-busy]'))
  search.mockResolvedValueOnce({ reading: 'app', count: 9, results })
  await look(' app ')
  await act(async () => arrive({ reading: null, count: 0, results: [] }))
  expect(search).toHaveBeenLastCalledWith('app', 'en', 8, expect.anything())
  expectParts('a search that found more than it shows', dialog())
  expect(screen.getByRole('status')).toHaveTextContent('Showing results for “app”: 9 results')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'ServiceAn app › ProcessAn app for you.',
    'About usAn appAn app for you.',
    'PageAn appAn app for you.',
  ])
  expect(screen.getByRole('link', { name: 'Show all 9 results' })).toHaveAttribute('href', '/search?q=app')
  search.mockResolvedValueOnce({ reading: null, count: 8, results })
  await look('all')
  expect(screen.queryByRole('link', { name: /^Show/ })).toBeNull()
  search.mockResolvedValueOnce({ reading: null, count: 0, results: [] })
  await look('zebra')
  expectParts('a search that found nothing', dialog())
  fireEvent.click(screen.getByRole('link', { name: 'write to us' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(screen.getByRole('searchbox')).toHaveValue('zebra')
  search.mockReturnValueOnce(new Promise(() => undefined))
  await look('zebras')
  await hear(3000)
  expectParts('a search that failed', dialog())
  search.mockResolvedValueOnce({ reading: null, count: 1, results: results.slice(0, 1) })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await hear()
  expectParts('a search that found one', dialog())
  await look('')
  expect(screen.getByRole('status')).toHaveTextContent(/^A few words/)
  fireEvent.submit(screen.getByRole('search'))
  await look('zebra')
  fireEvent.submit(screen.getByRole('search'))
  expect(navigate).toHaveBeenCalledWith('/search?q=zebra')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('leaves alone keys of a composition, and a click on its words', async () => {
  renderInLanguage('en', <SearchButton className="" ways="Write to us" />)
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  await look('')
  for (const key of ['ArrowDown', 'Escape'])
    expect(fireEvent.keyDown(screen.getByRole('searchbox'), { key, isComposing: true })).toBe(true)
  fireEvent.click(screen.getByText(/^A few words/))
  fireEvent.click(dialog())
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  fireEvent.click(screen.getByRole('button', { name: 'Close search' }))
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(fireEvent.keyDown(screen.getByText(/^A few words/), { key: 'Escape' })).toBe(false)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('reads a file once, and all again after one that failed', async () => {
  const answer = { ok: true, json: async () => ({}), text: async () => 'text' }
  const download = jest
    .fn()
    .mockResolvedValue(answer)
    .mockResolvedValueOnce(answer)
    .mockResolvedValueOnce({ ok: false })
  Object.assign(globalThis, { fetch: download })
  const read: unknown[] = []
  search.mockImplementation(async (_query, _language, _most, readFile) => {
    for (const path of ['/a.json', '/a.md', '/a.md']) read.push(await readFile(path))
    return { reading: null, count: 0, results: [] }
  })
  renderInLanguage('en', <SearchButton className="" ways="Write to us" />)
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  await look('app')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await hear()
  expect(read).toEqual([{}, {}, 'text', 'text'])
  expect(download.mock.calls.flat()).toEqual(['/a.json', '/a.md', '/a.json', '/a.md'])
})

it('on its page shows ten more at a time', async () => {
  window.history.replaceState({}, '', '/search?q=app')
  search.mockResolvedValue({ reading: null, count: 11, results })
  renderInLanguage('en', <FoundOnPage ways="Write to us" />, '/search')
  await hear()
  expectParts('a page of results', document.body)
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await hear()
  expect(window.location.search).toBe('?q=app&shown=20')
  expect(search).toHaveBeenLastCalledWith('app', 'en', 20, expect.anything())
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})
