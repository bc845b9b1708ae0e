/** @jest-environment jsdom */
import { ChangeMarks, changedElement, changedElements } from '../../src/overlay/changeMarks'
import type { PageChange } from '../../src/sources/previewData'

const change = (text: string) => ({ text }) as PageChange

let host: HTMLElement
let marks: ChangeMarks

beforeEach(() => {
  globalThis.ResizeObserver = class {
    observe() {}
  } as never
  document.body.innerHTML = `
    <a href="/contact">Contact us</a>
    <ul><li><a href="/contact">Contact\u00a0us</a></li></ul>
    <p>Words.</p>
    <img alt="A buoy" src="buoy.png">`
  host = document.createElement('div')
  document.body.append(host)
  marks = new ChangeMarks(host.attachShadow({ mode: 'open' }))
})

const frames = () => host.shadowRoot?.querySelectorAll('.change').length

it('finds the smallest blocks that say the words, wherever they stand', () => {
  expect(changedElements(change('Contact us')).map(({ nodeName }) => nodeName)).toEqual(['A', 'A'])
  expect(changedElements(change('A buoy')).map(({ nodeName }) => nodeName)).toEqual(['IMG'])
  expect(changedElements(change('Nowhere'))).toEqual([])
  expect(changedElements(change(''))).toEqual([])
})

it('leads to what takes space, frames nothing that a closed menu holds, and leaves nothing of one page on the next', () => {
  const [first, second] = document.querySelectorAll('a')
  const high = (height: number) => () => ({ width: 10, height }) as DOMRect
  Object.assign(first, { getBoundingClientRect: high(0), checkVisibility: () => false })
  Object.assign(second, { getBoundingClientRect: high(10), checkVisibility: () => true })
  expect(changedElement(change('Contact us'))).toBe(second)
  first.getBoundingClientRect = high(10)
  expect(changedElement(change('Contact us'))).toBe(first)
  expect(changedElement(change('Words.'))?.nodeName).toBe('P')
  marks.show([change('Contact us')])
  const shown = [...host.shadowRoot!.querySelectorAll<HTMLElement>('.change')].map(({ hidden }) => !hidden)
  expect(shown).toEqual([false, true])
  marks.show([change('Contact us'), change('Words.')])
  expect(frames()).toBe(3)
  marks.show([])
  expect(frames()).toBe(0)
})
