/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react'
import { HomeHero } from '../../src/sections/HomeHero/HomeHero'
import { renderInLanguage } from '../support/renderInLanguage'

const data = {
  hero: { title: 'Мобильные и веб-приложения от киля', lead: 'Lead.' },
  meta: { title: 'Dock', description: 'About docks.' },
  discuss: 'Let us talk',
  mockup: {
    label: 'A phone',
    technologies: ['Flutter', 'Node.js', 'MongoDB', 'Docker', 'GitHub', 'VSCodium'].map((name) => ({
      name,
      icon: 'react',
    })),
    features: ['Offline', 'Two stores'].map((title) => ({
      iconSvg: '<path d="M0 0"/>',
      title,
      description: `${title}.`,
    })),
  },
}

const pass = (time: number) => act(() => jest.advanceTimersByTime(time))
const highlighted = () =>
  within(screen.getByRole('figure', { name: 'A phone' }))
    .getAllByRole('listitem')
    .slice(6)
    .map((row) => row.hasAttribute('data-active'))

beforeEach(() => {
  jest.useFakeTimers()
  // What jsdom lacks: nothing is ever in view.
  const nothing = () => {}
  const observer = { observe: nothing, unobserve: nothing, disconnect: nothing }
  const media = { matches: false, addEventListener: nothing, removeEventListener: nothing }
  Object.assign(window, { IntersectionObserver: jest.fn(() => observer), matchMedia: () => media })
})
afterEach(() => jest.useRealTimers())

it('rests in a hidden tab', () => {
  renderInLanguage('en', <HomeHero data={data} slogan="Drawn before it is built" />)
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  pass(9000)
  expect(highlighted()).toEqual([true, false])
  state.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  pass(3000)
  expect(highlighted()).toEqual([false, true])
})
