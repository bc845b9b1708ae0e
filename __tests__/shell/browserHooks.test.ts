/** @jest-environment jsdom */
import type { RouteUpdateArgs, ShouldUpdateScrollArgs } from 'gatsby'
import { settleFirstPage, showPage, updateScroll } from '../../src/browser/browserHooks'
import { HAND_OVER } from '../../src/browser/inline/keepEarlyActions'

const place = (pathname: string, hash = '') => ({ location: { pathname, hash } })
const visit = (from: ReturnType<typeof place> | undefined, to: ReturnType<typeof place>, saved?: [number, number]) =>
  updateScroll({
    prevRouterProps: from,
    routerProps: to,
    getSavedScrollPosition: () => saved,
  } as unknown as ShouldUpdateScrollArgs)

const contact = () => document.getElementById('contact')!
let scrollTo: jest.Mock

beforeEach(() => {
  document.getElementById('contact')?.remove()
  document.body.insertAdjacentHTML('afterbegin', '<section id="contact"></section>')
  scrollTo = jest.fn()
  Object.assign(window, { scrollTo })
  contact().scrollIntoView = jest.fn()
})

it('comes to the fragment of the first address after 100 ms', () => {
  jest.useFakeTimers()
  window.location.hash = '#contact'
  settleFirstPage()
  jest.advanceTimersByTime(99)
  expect(contact().scrollIntoView).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(contact().scrollIntoView).toHaveBeenCalledWith({ behavior: 'instant' })
  window.location.hash = ''
  jest.useRealTimers()
})

it('hands over what was pressed before, after the effects of the first render', () => {
  jest.useFakeTimers()
  const handedOver = jest.fn()
  document.addEventListener(HAND_OVER, handedOver, { once: true })
  settleFirstPage()
  expect(handedOver).not.toHaveBeenCalled()
  jest.runAllTimers()
  expect(handedOver).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})

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

it('a new page with a fragment has the focus where the fragment leads, also when the router gives it to the page', () => {
  jest.useFakeTimers()
  document.body.insertAdjacentHTML('beforeend', '<div id="gatsby-focus-wrapper" tabindex="-1"></div>')
  const router = document.getElementById('gatsby-focus-wrapper')!
  window.location.hash = '#contact'
  showPage({ location: { pathname: '/' }, prevLocation: { pathname: '/about' } } as RouteUpdateArgs)
  jest.advanceTimersByTime(0)
  expect(document.activeElement).toBe(contact())
  router.focus()
  expect(document.activeElement).toBe(contact())
  jest.advanceTimersByTime(1000)
  router.focus()
  expect(document.activeElement).toBe(router)
  expect(contact().hasAttribute('tabindex')).toBe(false)
  router.remove()
  window.location.hash = ''
  jest.useRealTimers()
})

it('Back to a page with a fragment restores the position', () => {
  expect(visit(place('/about'), place('/', '#contact'), [0, 900])).toBe(false)
  expect(scrollTo).toHaveBeenCalledWith({ top: 900, behavior: 'instant' })
})

describe('the title of a new page is announced', () => {
  const said = () => document.querySelector('[aria-live="polite"]')?.textContent ?? ''
  const comeFrom = (prevLocation: Location | null) =>
    showPage({ location: { pathname: '/new' }, prevLocation } as RouteUpdateArgs)
  const putTitle = (title: string) =>
    document.head.append(Object.assign(document.createElement('title'), { textContent: title }))

  beforeEach(() => {
    document.head.innerHTML = '<title>Old page</title>'
  })

  it('when it arrives, however late', async () => {
    comeFrom(window.location)
    document.head.querySelector('title')!.remove()
    document.head.append(document.createElement('meta'))
    await Promise.resolve()
    expect(said()).not.toBe('New page')
    putTitle('New page')
    await Promise.resolve()
    expect(said()).toBe('New page')
  })

  it('but not that of the first', async () => {
    comeFrom(null)
    putTitle('First page')
    await Promise.resolve()
    expect(said()).not.toBe('First page')
  })
})
