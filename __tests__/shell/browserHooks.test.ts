/** @jest-environment jsdom */
import type { RouteUpdateArgs, ShouldUpdateScrollArgs } from 'gatsby'
import { scrollToElement, settleFirstPage, showPage, updateScroll } from '../../src/browser/browserHooks'
import { standInForLayout } from '../support/standInForLayout'

const SECTION_TOP = 640
const SCROLLED = 200

const place = (pathname: string, hash = '') => ({ location: { pathname, hash } })
const visit = (from: ReturnType<typeof place> | undefined, to: ReturnType<typeof place>) =>
  updateScroll({ prevRouterProps: from, routerProps: to } as unknown as ShouldUpdateScrollArgs)

let scrollTo: jest.Mock

beforeEach(() => {
  standInForLayout()
  document.getElementById('contact')?.remove()
  document.body.insertAdjacentHTML('afterbegin', '<section id="contact"></section>')
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: SECTION_TOP } as DOMRect)
  scrollTo = jest.fn()
  Object.assign(window, { scrollTo, scrollY: SCROLLED })
})
afterEach(() => jest.restoreAllMocks())

const contact = () => document.getElementById('contact')!

it('glides to an element and leaves 100 px above it', () => {
  scrollToElement(contact())
  expect(scrollTo.mock.calls).toEqual([[{ top: SECTION_TOP + SCROLLED - 100, behavior: 'smooth' }]])
})

it('jumps for visitors who want less motion', () => {
  standInForLayout({ reducedMotion: true })
  scrollToElement(contact())
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'auto' }))
})

it('comes to the fragment of the first address after 100 ms', () => {
  jest.useFakeTimers()
  window.location.hash = '#contact'
  settleFirstPage()
  jest.advanceTimersByTime(99)
  expect(scrollTo).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(scrollTo).toHaveBeenCalledTimes(1)
  window.location.hash = ''
  jest.useRealTimers()
})

it.each([
  ['a fragment of the page being shown is scrolled to here', place('/'), place('/', '#contact'), false],
  ['a fragment that is not on the page is left to the router', place('/'), place('/', '#nowhere'), true],
  ['a new page starts where the router puts it, at the top', place('/'), place('/about'), true],
  ['so does a new page with a fragment', place('/about'), place('/', '#contact'), true],
  ['and the first page', undefined, place('/'), true],
])('%s', (_, from, to, leftToRouter) => {
  expect(visit(from, to)).toBe(leftToRouter)
  expect(scrollTo).toHaveBeenCalledTimes(leftToRouter ? 0 : 1)
})

describe('the title of a new page is announced', () => {
  const announcer = () => document.querySelector('[aria-live="polite"]')!
  const comeFrom = (prevLocation: Location | null) => showPage({ prevLocation } as RouteUpdateArgs)
  const putTitle = (title: string) =>
    document.head.append(Object.assign(document.createElement('title'), { textContent: title }))

  beforeEach(() => {
    document.head.innerHTML = '<title>Old page</title>'
    settleFirstPage()
    announcer().textContent = ''
  })

  it('when it arrives, however late', async () => {
    comeFrom(window.location)
    document.head.querySelector('title')!.remove()
    document.head.append(document.createElement('meta'))
    await Promise.resolve()
    expect(announcer().textContent).toBe('')
    putTitle('New page')
    await Promise.resolve()
    expect(announcer().textContent).toBe('New page')
  })

  it('but not that of the first', async () => {
    comeFrom(null)
    putTitle('First page')
    await Promise.resolve()
    expect(announcer().textContent).toBe('')
  })
})
