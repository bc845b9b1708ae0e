/** @jest-environment jsdom */
import { keepLaidOut, layOutRest } from '../../src/browser/layOutRest'

const html = document.documentElement

let frames: FrameRequestCallback[]

/** Lets the browser draw once. */
const drawFrame = () => frames.splice(0).forEach((frame) => frame(0))
const laidOut = () =>
  [...document.querySelectorAll<HTMLElement>('section, footer')]
    .filter(({ style }) => style.contentVisibility === 'visible')
    .map(({ id }) => id)

beforeEach(() => {
  frames = []
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
  delete html.dataset.laidOut
  document.body.innerHTML =
    '<div><main><section id="a"></section><section id="b"></section></main><footer id="footer"></footer></div>'
})
afterEach(() => jest.restoreAllMocks())

it('lays out a few bands one a frame, from the top', () => {
  layOutRest()
  expect(laidOut()).toEqual([])
  drawFrame()
  expect(laidOut()).toEqual(['a'])
  drawFrame()
  expect(laidOut()).toEqual(['a', 'b'])
})

it('takes a dozen frames for a long article', () => {
  document.body.innerHTML = `<main><div data-bands>${'<section></section>'.repeat(50)}</div></main>`
  layOutRest()
  drawFrame()
  expect(laidOut()).toHaveLength(5)
  for (let drawn = 1; drawn < 10; drawn += 1) drawFrame()
  expect(laidOut()).toHaveLength(50)
})

it('leaves the page as it was, but for the sign that none waits', () => {
  layOutRest()
  for (let drawn = 0; drawn < 4; drawn += 1) drawFrame()
  expect('laidOut' in html.dataset).toBe(true)
  expect(laidOut()).toEqual([])
  expect(frames).toEqual([])
})

it('hands over at once to whoever needs the whole page', () => {
  layOutRest()
  drawFrame()
  keepLaidOut()
  drawFrame()
  expect(laidOut()).toEqual([])
  expect(frames).toEqual([])
})

it('does nothing on a page that came whole', () => {
  keepLaidOut()
  layOutRest()
  expect(frames).toEqual([])
})
