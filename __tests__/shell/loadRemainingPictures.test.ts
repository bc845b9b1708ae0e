/** @jest-environment jsdom */
import { loadRemainingPictures } from '../../src/browser/loadRemainingPictures'

const LAZY = ['lazy', 'lazy']

/** How the pictures of a page are loaded: one that is shown, one that is folded away. */
function loading(device: { pointer?: 'coarse' | 'fine'; saveData?: boolean }): string[] {
  document.body.innerHTML = '<img class="shown" loading="lazy"><img loading="lazy">'
  const pictures = [...document.images]
  // jsdom reflects neither `loading` nor what is seen.
  for (const picture of pictures) {
    Object.assign(picture, { loading: 'lazy', checkVisibility: () => picture.className === 'shown' })
  }
  Object.assign(window, { matchMedia: (query: string) => ({ matches: query === `(pointer: ${device.pointer})` }) })
  Object.defineProperty(navigator, 'connection', { value: { saveData: device.saveData }, configurable: true })
  loadRemainingPictures()
  jest.runAllTimers()
  return pictures.map((picture) => picture.loading)
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it.each([
  ['a computer loads what is shown further down', { pointer: 'fine' as const }, ['eager', 'lazy']],
  ['so does one without a mouse', {}, ['eager', 'lazy']],
  ['a phone waits until they come near', { pointer: 'coarse' as const }, LAZY],
  ['so does whoever saves data', { pointer: 'fine' as const, saveData: true }, LAZY],
])('%s', (_, device, expected) => {
  expect(loading(device)).toEqual(expected)
})

it('nothing is loaded before the page itself', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  expect(loading({})).toEqual(LAZY)
  state.mockRestore()
  window.dispatchEvent(new Event('load'))
  jest.runAllTimers()
  expect([...document.images].map((picture) => picture.loading)).toEqual(['eager', 'lazy'])
})
