/** @jest-environment jsdom */
import { navigate } from 'gatsby'
import { followLinks } from '../../src/browser/followLinks'
import { startJourney } from '../../src/browser/startJourney'

jest.mock('../../src/browser/startJourney')

const hovering = jest.fn()

beforeAll(() => {
  Object.assign(window, { ___loader: { hovering } })
  followLinks()
  // What jsdom cannot do, and what a page load would be.
  window.addEventListener('click', (event) => event.preventDefault())
})
beforeEach(() => {
  jest.mocked(navigate).mockClear()
  jest.mocked(startJourney).mockClear()
  hovering.mockClear()
  window.history.replaceState(null, '', '/')
})

function link(attributes: string): HTMLElement {
  document.body.innerHTML = `<a ${attributes}><b>Words</b></a>`
  return document.querySelector('b')!
}

const click = (target: HTMLElement, init: MouseEventInit = {}) =>
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))

const followed = () => jest.mocked(startJourney).mock.calls.map(([{ path }]) => path)

it.each([
  ['a page', '/blog/1', '/blog/1'],
  ['a page with query and fragment', '/blog?q=a#list', '/blog?q=a#list'],
  ['a page with a fragment that cannot be decoded', '/projects#100%', '/projects'],
])('a click on a link to %s changes the page without loading one', (_, href, path) => {
  click(link(`href="${href}"`))
  expect(followed()).toEqual([path])
})

it('a link to where the visitor is adds no step back', () => {
  click(link('href="/"'))
  expect(navigate).toHaveBeenCalledWith('/', { replace: true })
})

describe('a fragment of this page', () => {
  const target = () => document.getElementById('contact')!

  function press(href: string): boolean {
    const words = link(`href="${href}"`)
    document.body.insertAdjacentHTML('beforeend', '<section id="contact"></section>')
    let isLeftToBrowser = false
    document.addEventListener('click', (event) => (isLeftToBrowser = !event.defaultPrevented), { once: true })
    click(words)
    return isLeftToBrowser
  }

  it.each(['#contact', '/#contact'])('%s is the browser’s, which glides to it and takes the focus there', (href) => {
    expect(press(href)).toBe(true)
    expect(navigate).not.toHaveBeenCalled()
    expect(target().tabIndex).toBe(-1)
    expect(target().hasAttribute('tabindex')).toBe(true)
    expect('gliding' in document.documentElement.dataset).toBe(true)
  })

  it.each(['#100%', '#%D0%BF%D1', '#nowhere'])('%s is too, wherever it leads', (href) => {
    expect(press(href)).toBe(true)
    expect(target().hasAttribute('tabindex')).toBe(false)
  })

  it('keeps the query of the address, which the link does not know', () => {
    window.history.replaceState(null, '', '/?q=words')
    expect(press('/#contact')).toBe(false)
    expect(window.location.href).toBe('http://localhost/?q=words#contact')
  })
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
])('a link %s is left to the browser', (_, attributes, init) => {
  click(link(attributes), init)
  expect(followed()).toEqual([])
})

it('a click somebody else has answered is left alone', () => {
  const words = link('href="/about"')
  words.addEventListener('click', (event) => event.preventDefault())
  click(words)
  expect(followed()).toEqual([])
})

it.each(['pointerover', 'focusin', 'touchstart'])('%s on a link loads the data of its page', (reaching) => {
  link('href="/about"').dispatchEvent(new Event(reaching, { bubbles: true }))
  expect(hovering.mock.calls).toEqual([['/about']])
})

it.each(['/', '#contact', 'https://elsewhere.example/about', '/feed.xml'])('reaching for %s loads nothing', (href) => {
  link(`href="${href}"`).dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(hovering).not.toHaveBeenCalled()
})
