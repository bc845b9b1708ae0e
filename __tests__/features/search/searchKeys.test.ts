/** @jest-environment jsdom */
import { queryOfAddress, searchAddress } from '../../../src/features/search/searchAddress'
import { opensSearch, setSlashOpens } from '../../../src/features/search/searchKeys'

/** Whether a key opens the search when it is pressed in an element. */
function opens(keys: KeyboardEventInit, element = 'body'): boolean {
  const target = element === 'body' ? document.body : document.body.appendChild(document.createElement(element))
  let answer = false
  target.addEventListener('keydown', (event) => (answer = opensSearch(event)), { once: true })
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...keys }))
  return answer
}

it.each([
  ['Ctrl+K', { code: 'KeyK', key: 'k', ctrlKey: true }, true],
  ['⌘K', { code: 'KeyK', key: 'k', metaKey: true }, true],
  ['Ctrl+K on a Russian keyboard', { code: 'KeyK', key: 'л', ctrlKey: true }, true],
  ['/', { code: 'Slash', key: '/' }, true],
  ['/ of a Russian keyboard', { code: 'Backslash', key: '/', shiftKey: true }, true],
  ['k', { code: 'KeyK', key: 'k' }, false],
  ['Ctrl+Shift+K', { code: 'KeyK', key: 'K', ctrlKey: true, shiftKey: true }, false],
  ['Ctrl+/', { code: 'Slash', key: '/', ctrlKey: true }, false],
  ['. on the key of /', { code: 'Slash', key: '.' }, false],
])('%s', (_, keys, expected) => {
  expect(opens(keys)).toBe(expected)
})

it.each(['input', 'textarea', 'select'])('/ is a letter in %s, Ctrl+K is none', (element) => {
  expect(opens({ code: 'Slash', key: '/' }, element)).toBe(false)
  expect(opens({ code: 'KeyK', key: 'k', ctrlKey: true }, element)).toBe(true)
})

it('/ can be switched off, and on again', () => {
  setSlashOpens(false)
  expect(opens({ code: 'Slash', key: '/' })).toBe(false)
  expect(opens({ code: 'KeyK', key: 'k', ctrlKey: true })).toBe(true)
  setSlashOpens(true)
  expect(opens({ code: 'Slash', key: '/' })).toBe(true)
})

it('an address keeps what was looked for', () => {
  const address = searchAddress('  C# & «учёт» 100% ', 'ru')
  expect(address).toMatch(/^\/ru\/search\?q=/)
  expect(queryOfAddress(new URL(address, 'https://x.example').search)).toBe('C# & «учёт» 100%')
  expect(searchAddress(' ', 'en')).toBe('/search')
})
