/** @jest-environment jsdom */
import type { RouteUpdateArgs, ShouldUpdateScrollArgs } from 'gatsby'
import { HASH_SCROLL_DELAY } from '../../src/constants'
import { settleFirstPage, showPage, updateScroll } from '../../src/browser/browserHooks'

const place = (pathname: string, hash = '') => ({ location: { pathname, hash } })
const visit = (from: ReturnType<typeof place> | undefined, to: ReturnType<typeof place>, saved?: [number, number]) =>
  updateScroll({
    prevRouterProps: from,
    routerProps: to,
    getSavedScrollPosition: () => saved,
  } as unknown as ShouldUpdateScrollArgs)

it.each([
  ['a fragment of the page being shown has been scrolled to by the browser', place('/'), place('/', '#contact'), false],
  ['the same page without a fragment starts at its top', place('/', '#contact'), place('/'), true],
  ['a new page starts where the router puts it, at the top', place('/'), place('/about'), true],
  ['so does a new page with a fragment', place('/about'), place('/', '#contact'), true],
  ['and with one that cannot be decoded', place('/about'), place('/', '#100%'), true],
  ['and the first page', undefined, place('/', '#contact'), true],
])('%s', (_, from, to, leftToRouter) => {
  expect(visit(from, to)).toBe(leftToRouter)
})

it('comes to the fragment of the first address after its delay', () => {
  jest.useFakeTimers()
  const scrollIntoView = jest.fn()
  document.body.append(Object.assign(document.createElement('section'), { id: 'contact', scrollIntoView }))
  window.location.hash = '#contact'
  settleFirstPage()
  jest.advanceTimersByTime(HASH_SCROLL_DELAY - 1)
  expect(scrollIntoView).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'instant' })
  jest.useRealTimers()
})

it('marks a late page as busy until the next one is shown, and gives the focus to its fragment', () => {
  jest.useFakeTimers()
  window.location.hash = '#contact'
  document.body.innerHTML =
    '<div id="gatsby-focus-wrapper" tabindex="-1"></div><main id="main"><p id="contact"></p></main><a href="/">Home</a>'
  const [wrapper, main, fragment, link] = document.querySelectorAll<HTMLElement>('div, main, p, a')
  link.addEventListener('click', (event) => event.preventDefault())
  const marks = () => [document.documentElement.dataset.busy, main.getAttribute('aria-busy')]
  for (const [wait, busy] of [
    [299, [undefined, null]],
    [300, ['', 'true']],
  ] as const) {
    link.click()
    jest.advanceTimersByTime(wait)
    expect(marks()).toEqual(busy)
    showPage({ location: { pathname: '/' }, prevLocation: { pathname: '/about' } } as RouteUpdateArgs)
    jest.advanceTimersByTime(1)
    expect(marks()).toEqual([undefined, null])
    expect(document.activeElement).toBe(fragment)
    wrapper.focus()
    expect(document.activeElement).toBe(fragment)
    jest.advanceTimersByTime(1000)
    wrapper.focus()
    expect([...marks(), document.activeElement]).toEqual([undefined, null, wrapper])
  }
  jest.useRealTimers()
})

it('Back to a page with a fragment restores the position', () => {
  const scrollTo = jest.fn()
  Object.assign(window, { scrollTo })
  expect(visit(place('/about'), place('/', '#contact'), [0, 900])).toBe(false)
  expect(scrollTo).toHaveBeenCalledWith({ top: 900, behavior: 'instant' })
})

it('announces no title of the first page', async () => {
  document.head.innerHTML = ''
  showPage({ location: { pathname: '/new' }, prevLocation: null } as RouteUpdateArgs)
  document.head.append(Object.assign(document.createElement('title'), { textContent: 'First page' }))
  await Promise.resolve()
  expect(document.querySelector('[aria-live="polite"]')?.textContent ?? '').not.toBe('First page')
})
