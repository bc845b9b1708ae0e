/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HomeHero } from '../../src/sections/HomeHero/HomeHero'
import { renderInLanguage } from '../support/renderInLanguage'
import { standInForLayout } from '../support/standInForLayout'

const data = {
  hero: { title: 'Мобильные и веб-приложения от киля', lead: 'Lead.' },
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

const user = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) })
const pass = (time: number) => act(() => jest.advanceTimersByTime(time))
const highlighted = () =>
  within(screen.getByRole('figure', { name: 'A phone' }))
    .getAllByRole('listitem')
    .slice(6)
    .map((row) => row.hasAttribute('data-active'))

beforeEach(() => {
  jest.useFakeTimers()
  standInForLayout()
})
afterEach(() => jest.useRealTimers())

it('has one heading with its words whole, also where a compound must not be broken', () => {
  renderInLanguage('ru', <HomeHero data={data} slogan="Drawn before it is built" />)
  expect(screen.getByRole('heading', { level: 1, name: 'Мобильные и веб-приложения от киля' })).toBeInTheDocument()
})

it('leads to the form and to the projects of the page, in its language', () => {
  renderInLanguage('ru', <HomeHero data={data} slogan="Drawn before it is built" />)
  expect(screen.getByRole('link', { name: 'Обсудить проект' })).toHaveAttribute('href', '/ru#contact')
  expect(screen.getByRole('link', { name: 'Посмотреть проекты' })).toHaveAttribute('href', '/ru#projects')
})

it('names the six technologies of the phone', () => {
  renderInLanguage('en', <HomeHero data={data} slogan="Drawn before it is built" />)
  for (const { name } of data.mockup.technologies) expect(screen.getByText(name)).toBeInTheDocument()
})

it('asks for the marks of the phone once, as a row that has each in its place', () => {
  const technologies = data.mockup.technologies.map((technology, place) => ({
    ...technology,
    icon: place === 1 ? null : `mark${place}`,
  }))
  renderInLanguage('en', <HomeHero data={{ ...data, mockup: { ...data.mockup, technologies } }} slogan="" />)
  const sources = [...screen.getByRole('figure', { name: 'A phone' }).querySelectorAll('img')].map(({ src }) =>
    src.replace(location.origin, ''),
  )
  expect(sources).toEqual(Array(5).fill('/brand-icons/mark0--mark2-mark3-mark4-mark5.svg'))
})

it('highlights the two features in turn, three seconds each', () => {
  renderInLanguage('en', <HomeHero data={data} slogan="Drawn before it is built" />)
  expect(highlighted()).toEqual([true, false])
  pass(2999)
  expect(highlighted()).toEqual([true, false])
  pass(1)
  expect(highlighted()).toEqual([false, true])
  pass(3000)
  expect(highlighted()).toEqual([true, false])
})

it('rests while paused', async () => {
  renderInLanguage('en', <HomeHero data={data} slogan="Drawn before it is built" />)
  await user.click(screen.getByRole('button', { name: 'Pause animation' }))
  pass(9000)
  expect(highlighted()).toEqual([true, false])
  await user.click(screen.getByRole('button', { name: 'Play animation' }))
  pass(3000)
  expect(highlighted()).toEqual([false, true])
})

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

it('never moves for visitors who want less motion', () => {
  standInForLayout({ reducedMotion: true })
  renderInLanguage('en', <HomeHero data={data} slogan="Drawn before it is built" />)
  pass(9000)
  expect(highlighted()).toEqual([true, false])
})
