/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react'
import { MOCKUP_ROTATION } from '../../src/constants'
import { PhoneMockup } from '../../src/sections/HomeHero/PhoneMockup'
import { expectParts } from '../support/parts'
import { renderInLanguage } from '../support/renderInLanguage'

const features = ['one', 'two'].map((title) => ({ title, iconSvg: '', description: '' }))
const shown = () => document.querySelector('[data-active] strong')?.textContent
const likesMotion = (likes: boolean) => Object.assign(window, { matchMedia: () => ({ matches: !likes }) })
const placed = (box: { top: number; bottom: number }) =>
  jest.spyOn(screen.getByRole('figure'), 'getBoundingClientRect').mockReturnValue(box as DOMRect)
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

beforeEach(() => {
  jest.useFakeTimers()
  likesMotion(true)
  renderInLanguage('en', <PhoneMockup label="A phone" technologies={[]} features={features} />)
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

it('highlights its features in turn, and rests while it is paused', () => {
  wait(MOCKUP_ROTATION - 1)
  expect(shown()).toBe('one')
  wait(1)
  expect(shown()).toBe('two')
  fireEvent.click(screen.getByRole('button'))
  expectParts('a phone that is paused', screen.getByRole('figure'))
  wait(3 * MOCKUP_ROTATION)
  expect(shown()).toBe('two')
  fireEvent.click(screen.getByRole('button', { name: 'Play animation' }))
  wait(MOCKUP_ROTATION)
  expect(shown()).toBe('one')
})

it.each([
  ['in a hidden tab', () => jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')],
  ['where less motion is wanted', () => likesMotion(false)],
  ['below the window', () => placed({ top: window.innerHeight + 1, bottom: 2000 })],
  ['above it', () => placed({ top: -100, bottom: -1 })],
])('rests %s', (_, begin) => {
  begin()
  wait(MOCKUP_ROTATION)
  expect(shown()).toBe('one')
})
