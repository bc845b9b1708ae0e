/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react'
import { Process } from '../../src/sections/Process/Process'
import { renderInLanguage } from '../support/renderInLanguage'

const steps = ['Discovery', 'Planning', 'Design'].map((title) => ({ iconSvg: null, title, description: `${title}.` }))
const STEP = 200

/** Three steps of 200 px whose list starts at `top`, in a viewport of 800 px. */
function show(top: number) {
  window.innerHeight = 800
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isList = this.tagName === 'OL'
    const index = isList ? 0 : Math.max(0, [...(this.parentElement?.children ?? [])].indexOf(this))
    return { top: top + index * STEP, height: isList ? STEP * steps.length : STEP } as DOMRect
  })
  const { container } = renderInLanguage('en', <Process title="Our Process" steps={steps} />)
  fireEvent.scroll(window)
  return {
    filled: Number(container.querySelector<HTMLElement>('[style]')?.style.getPropertyValue('--progress') ?? 0),
    steps: screen
      .getAllByRole('listitem')
      .map((step) => (step.hasAttribute('data-done') ? 'done' : (step.getAttribute('aria-current') ?? 'ahead'))),
  }
}

afterEach(() => jest.restoreAllMocks())

// The middle of the viewport is at 400 px.
it.each([
  [401, 0, ['ahead', 'ahead', 'ahead']],
  [400, 0, ['step', 'ahead', 'ahead']],
  [100, 0.5, ['done', 'step', 'ahead']],
  [-199, 0.998, ['done', 'done', 'step']],
  [-200, 1, ['done', 'done', 'done']],
])('with its top at %i px %d of the line is filled and the steps are %j', (top, filled, states) => {
  expect(show(top)).toEqual({ filled, steps: states })
})
