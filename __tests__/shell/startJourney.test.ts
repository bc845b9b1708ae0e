/** @jest-environment jsdom */
import { navigate } from 'gatsby'
import { startJourney } from '../../src/browser/startJourney'

type Page = { status?: string } | undefined

const loadPage = jest.fn<Promise<Page>, [path: string]>()
const isPageNotFound = jest.fn(() => false)
const loadWhole = jest.fn()
const { dataset } = document.documentElement

const go = (path: string) => startJourney({ href: `http://localhost${path}`, path, pathname: path }, loadWhole)
const busy = () => ['busy' in dataset, document.getElementById('main')!.hasAttribute('aria-busy')]
const settled = () => jest.advanceTimersByTimeAsync(0)

/** Data that comes when it is told to. */
function slowly(): (page: Page) => void {
  let arrive: (page: Page) => void = () => {}
  loadPage.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
  return arrive
}

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = '<main id="main"></main>'
  Object.assign(window, { ___loader: { loadPage, isPageNotFound } })
  loadPage.mockReset().mockResolvedValue({})
  isPageNotFound.mockReset().mockReturnValue(false)
  loadWhole.mockClear()
  jest.mocked(navigate).mockClear()
})
afterEach(() => {
  window.dispatchEvent(new Event('popstate'))
  jest.useRealTimers()
})

it.each<[string, () => void]>([
  ['cannot be had', () => loadPage.mockResolvedValue({ status: 'error' })],
  ['is not there', () => loadPage.mockResolvedValue(undefined)],
  ['fails', () => loadPage.mockRejectedValue(new Error('offline'))],
  ['is that of the not-found page', () => isPageNotFound.mockReturnValue(true)],
])('a page whose data %s is loaded by the browser', async (_, break_) => {
  break_()
  go('/about')
  await settled()
  expect(loadWhole.mock.calls).toEqual([['http://localhost/about']])
  expect(navigate).not.toHaveBeenCalled()
})

it('what does not come within three seconds is loaded by the browser, and once', async () => {
  const arrive = slowly()
  go('/about')
  await jest.advanceTimersByTimeAsync(2999)
  expect(loadWhole).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  arrive({})
  await settled()
  expect(loadWhole.mock.calls).toEqual([['http://localhost/about']])
  expect(navigate).not.toHaveBeenCalled()
})

it('of two links the last one counts, whichever page comes first', async () => {
  const arrive = slowly()
  go('/about')
  await jest.advanceTimersByTimeAsync(2000)
  go('/projects')
  await settled()
  arrive({})
  await jest.advanceTimersByTimeAsync(5000)
  expect(jest.mocked(navigate).mock.calls).toEqual([['/projects']])
  expect(loadWhole).not.toHaveBeenCalled()
})

it.each(['popstate', 'pagehide'])('%s ends it', async (event) => {
  const arrive = slowly()
  go('/about')
  await jest.advanceTimersByTimeAsync(400)
  window.dispatchEvent(new Event(event))
  expect(busy()).toEqual([false, false])
  arrive({})
  await jest.advanceTimersByTimeAsync(5000)
  expect(navigate).not.toHaveBeenCalled()
  expect(loadWhole).not.toHaveBeenCalled()
})
