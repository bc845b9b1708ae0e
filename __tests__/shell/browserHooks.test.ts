/** @jest-environment jsdom */
import type { RouteUpdateArgs, ShouldUpdateScrollArgs } from 'gatsby'
import { settleFirstPage, showPage, updateScroll } from '../../src/browser/browserHooks'

const place = (pathname: string, hash = '') => ({ location: { pathname, hash } })
const visit = (from: ReturnType<typeof place> | undefined, to: ReturnType<typeof place>, saved?: [number, number]) =>
  updateScroll({
    prevRouterProps: from,
    routerProps: to,
    getSavedScrollPosition: () => saved,
  } as unknown as ShouldUpdateScrollArgs)

it('marks a late page as busy until the next one is shown, then focuses its fragment', () => {
  jest.useFakeTimers()
  settleFirstPage()
  window.history.replaceState(null, '', '#contact')
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
