/** @jest-environment jsdom */
import { queryOfAddress, searchAddress } from '../../../src/features/search/searchAddress'
import { opensSearch } from '../../../src/features/search/searchKeys'

it.each([
  ['Ctrl+K', { code: 'KeyK', key: 'k', ctrlKey: true }, true],
  ['⌘K', { code: 'KeyK', key: 'k', metaKey: true }, true],
  ['Ctrl+K on a Russian keyboard', { code: 'KeyK', key: 'л', ctrlKey: true }, true],
  ['k', { code: 'KeyK', key: 'k' }, false],
  ['Ctrl+Shift+K', { code: 'KeyK', key: 'K', ctrlKey: true, shiftKey: true }, false],
  ['Ctrl+Alt+K', { code: 'KeyK', key: 'k', ctrlKey: true, altKey: true }, false],
])('%s', (_, keys, expected) => {
  expect(opensSearch(new KeyboardEvent('keydown', keys))).toBe(expected)
})

it('an address keeps what was looked for', () => {
  const address = searchAddress('  C# & «учёт» 100% ', 'ru')
  expect(address).toMatch(/^\/ru\/search\?q=/)
  expect(queryOfAddress(new URL(address, 'https://x.example').search)).toBe('C# & «учёт» 100%')
  expect(searchAddress(' ', 'en')).toBe('/search')
})
