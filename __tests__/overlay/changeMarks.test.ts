/** @jest-environment jsdom */
import { changedElements, markChanges } from '../../src/overlay/changeMarks'

const change = (...blocks: string[]) => blocks

beforeEach(() => {
  document.body.innerHTML = `
    <a href="/contact">Contact us</a>
    <ul><li><a href="/contact">Contact\u00a0us</a></li></ul>
    <p>Words.</p>
    <a href="#two">Two <em>parts</em></a>
    <h3>Two parts</h3>
    <table><tr><td>A</td><td>B</td></tr></table>
    <pre>const a = 1

- b</pre>
    <img alt="A buoy" src="buoy.png">`
})

it('finds the smallest blocks that say the words, wherever they stand', () => {
  expect(changedElements(change('- [Contact us](/contact)')).map(({ nodeName }) => nodeName)).toEqual(['A', 'A'])
  expect(changedElements(change('![A buoy](/buoy.png)')).map(({ nodeName }) => nodeName)).toEqual(['IMG'])
  expect(changedElements(change('### Two parts')).map(({ nodeName }) => nodeName)).toEqual(['H3'])
  expect(changedElements(change('| **A** | B |')).map(({ nodeName }) => nodeName)).toEqual(['TR'])
  expect(changedElements(change('```js\nconst a = 1\n\n- b\n```')).map(({ nodeName }) => nodeName)).toEqual(['PRE'])
  expect(changedElements(change('Nowhere'))).toEqual([])
  expect(changedElements(change(''))).toEqual([])
})

it('frames the changes of a page, and leaves nothing of one page on the next', () => {
  const frames = () => document.querySelectorAll('[data-preview-change]').length
  markChanges([change('Contact us'), change('Words.')])
  expect(frames()).toBe(3)
  markChanges([change('Words.')])
  expect(frames()).toBe(1)
})
