/** @jest-environment jsdom */
import { navigate } from 'gatsby'
import { followLinks } from '../../src/browser/followLinks'

const hovering = jest.fn()
const loadPage = jest.fn<Promise<unknown>, [path: string]>()

beforeAll(() => {
  Object.assign(window, { ___loader: { hovering, loadPage } })
  followLinks()
  // What jsdom cannot do, and what a page load would be.
  window.addEventListener('click', (event) => event.preventDefault())
})
beforeEach(() => {
  jest.mocked(navigate).mockClear()
  hovering.mockClear()
  loadPage.mockReset().mockResolvedValue({})
})

function link(attributes: string): HTMLElement {
  document.body.innerHTML = `<a ${attributes}><b>Words</b></a>`
  return document.querySelector('b')!
}

const click = (target: HTMLElement, init: MouseEventInit = {}) =>
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))

const settled = () => new Promise((resolve) => setTimeout(resolve))

it.each([
  ['a page', '/blog/1', '/blog/1'],
  ['a page with query and fragment', '/blog?q=a#list', '/blog?q=a#list'],
  ['a fragment of this page', '#contact', '/#contact'],
])('a click on a link to %s changes the page without loading one', async (_, href, to) => {
  click(link(`href="${href}"`))
  await settled()
  expect(navigate).toHaveBeenCalledWith(to, { replace: false })
})

it('a link to where the visitor is adds no step back', () => {
  click(link('href="/"'))
  expect(navigate).toHaveBeenCalledWith('/', { replace: true })
})

it('the page changes when its data is there', async () => {
  let arrive = (_: unknown) => {}
  loadPage.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  click(link('href="/about"'))
  await settled()
  expect(navigate).not.toHaveBeenCalled()
  arrive({})
  await settled()
  expect(navigate).toHaveBeenCalledWith('/about', { replace: false })
})

it('the page changes as well when its data cannot be had, so that the visitor sees why', async () => {
  loadPage.mockRejectedValue(new Error('offline'))
  click(link('href="/about"'))
  await settled()
  expect(navigate).toHaveBeenCalledWith('/about', { replace: false })
})

it('of two clicks the last one counts, whichever page comes first', async () => {
  let arrive = (_: unknown) => {}
  loadPage.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
  click(link('href="/about"'))
  click(link('href="/projects"'))
  await settled()
  arrive({})
  await settled()
  expect(jest.mocked(navigate).mock.calls).toEqual([['/projects', { replace: false }]])
})

it.each<[string, string, MouseEventInit]>([
  ['elsewhere', 'href="https://elsewhere.example/"', {}],
  ['to a mail address', 'href="mailto:hello@brightkeel.example"', {}],
  ['to a file', 'href="/feed.xml"', {}],
  ['into another window', 'href="/about" target="_blank"', {}],
  ['to a download', 'href="/about" download', {}],
  ['without address', 'id="nowhere"', {}],
  ['clicked for a new tab', 'href="/about"', { ctrlKey: true }],
  ['clicked for a new tab on a Mac', 'href="/about"', { metaKey: true }],
  ['clicked for a new window', 'href="/about"', { shiftKey: true }],
  ['clicked with another button', 'href="/about"', { button: 1 }],
])('a link %s is left to the browser', async (_, attributes, init) => {
  click(link(attributes), init)
  await settled()
  expect(navigate).not.toHaveBeenCalled()
})

it('a click somebody else has answered is left alone', async () => {
  const words = link('href="/about"')
  words.addEventListener('click', (event) => event.preventDefault())
  click(words)
  await settled()
  expect(navigate).not.toHaveBeenCalled()
})

it.each(['pointerover', 'focusin', 'touchstart'])('%s on a link loads the data of its page', (reaching) => {
  link('href="/about"').dispatchEvent(new Event(reaching, { bubbles: true }))
  expect(hovering.mock.calls).toEqual([['/about']])
})

it.each(['/', '#contact', 'https://elsewhere.example/about', '/feed.xml'])('reaching for %s loads nothing', (href) => {
  link(`href="${href}"`).dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(hovering).not.toHaveBeenCalled()
})
