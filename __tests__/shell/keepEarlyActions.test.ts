/** @jest-environment jsdom */
import { inlineScript } from '../../src/browser/inline/inlineScript'
import { HAND_OVER, keepEarlyActions } from '../../src/browser/inline/keepEarlyActions'

const happened: string[] = []
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!

/** Simulates the start of the page's scripts. */
function start(): void {
  find('main').addEventListener('click', (event) => happened.push((event.target as HTMLElement).id))
  document.dispatchEvent(new Event(HAND_OVER))
}

beforeEach(() => {
  jest.useFakeTimers()
  happened.length = 0
  document.body.innerHTML = `<main>
    <button id="menu" type="button">Menu</button>
    <button id="chat" type="button"><svg id="icon"></svg></button>
    <a id="order" href="#contact">Order</a>
    <a id="away" href="/about">About</a>
    <a id="language" href="/ru/about" data-keeps-address>RU</a>
    <details><summary id="question">?</summary>!</details>
    <article><p id="card">Card</p><button type="button" aria-expanded="false"></button></article>
    <article><p id="words">Words</p></article>
    <form id="letter" method="dialog"><button id="send">Send</button></form>
    <form id="search"><button id="find">Search</button></form>
  </main>`
  // Runs without access to this module, as in the browser.
  new Function(inlineScript(keepEarlyActions, HAND_OVER, 'contact-draft'))()
})
afterEach(() => {
  document.dispatchEvent(new Event(HAND_OVER))
  jest.useRealTimers()
})

it('a page that is half there does not answer twice', () => {
  const pressed = jest.fn()
  const sent = jest.fn((event: Event) => event.preventDefault())
  find('main').addEventListener('click', pressed)
  find('main').addEventListener('submit', sent)
  Object.assign(find('#letter'), { requestSubmit: () => undefined })
  for (const id of ['chat', 'order', 'card']) find(`#${id}`).click()
  find('#letter').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  expect(pressed).not.toHaveBeenCalled()
  expect(sent).not.toHaveBeenCalled()
  document.dispatchEvent(new Event(HAND_OVER))
  expect(pressed).toHaveBeenCalledTimes(3)
})

it.each(['away', 'question', 'words', 'find'])('#%s works by itself and is not repeated', (id) => {
  find('#search').addEventListener('submit', (event) => event.preventDefault())
  find('#away').addEventListener('click', (event) => event.preventDefault(), { once: true })
  find(`#${id}`).click()
  start()
  expect(happened).toEqual([])
})

it('of a link to a fragment the jump is not repeated, what the page does beside is', () => {
  find('#order').click()
  const heard: Event[] = []
  find('main').addEventListener('click', (event) => heard.push(event))
  start()
  expect(happened).toEqual(['order'])
  expect(heard.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true])
})

it('a link to a fragment takes the focus where it leads, once that can have it', () => {
  document.body.insertAdjacentHTML('beforeend', '<section id="contact"><input id="field" /></section>')
  find('#order').click()
  window.location.hash = 'contact'
  // Once the scripts run, the fragment's target can take the focus.
  find('#order').addEventListener('click', () => find('#contact').setAttribute('tabindex', '-1'))
  expect(document.activeElement).toBe(document.body)
  start()
  expect(document.activeElement).toBe(find('#contact'))
})

it.each([
  ['click', {}],
  ['click', { ctrlKey: true }],
  ['auxclick', { button: 1 }],
])('the other language keeps query and fragment: %s %j', (type, how) => {
  window.history.replaceState(null, '', '/about?q=draft#values')
  find('#language').addEventListener(type, (event) => event.preventDefault())
  find('#language').dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...how }))
  start()
  expect(find('#language').getAttribute('href')).toMatch(/\/ru\/about\?q=draft#values$/)
  expect(happened).toEqual([])
  window.history.replaceState(null, '', '/')
})

it('words of the contact form are in its draft when the page is left', () => {
  sessionStorage.setItem('contact-draft', '{"values":{"firstName":"Ada","message":"Old"},"lastSentAt":5}')
  find('main').innerHTML = `<input id="contactForm-phone" name="phone" value="">
    <input id="contactForm-message" name="message" value="New"><input id="contactForm-fax" name="fax" value="1">`
  window.dispatchEvent(new Event('pagehide'))
  expect(sessionStorage.getItem('contact-draft')).toBe('{"values":{"firstName":"Ada","message":"New"},"lastSentAt":5}')
})

it('after 15 s nothing happens behind the visitor’s back', () => {
  find('#menu').click()
  jest.advanceTimersByTime(15_000)
  expect(find('#menu').hasAttribute('aria-busy')).toBe(false)
  start()
  expect(happened).toEqual([])
})
