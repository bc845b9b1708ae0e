/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react'
import { COLLAPSED_SERVICES } from '../../src/constants'
import { Services } from '../../src/sections/Services/Services'
import { renderInLanguage } from '../support/renderInLanguage'

const services = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: `service-${index}`,
    iconSvg: '<svg/>',
    title: `Service ${index}`,
    summary: 'What it is',
    approachImage: null,
  }))
const show = (count: number) =>
  renderInLanguage('en', <Services title="Services" lead="What we do" services={services(count)} />)
const toggle = () => screen.queryByRole('button')

beforeEach(() => window.history.replaceState({ key: 'entry' }, ''))

it('Back finds the list as it was left, closed again as well, under the key by which the router knows the position', () => {
  for (const [words, isExpanded] of [
    ['View More Services', true],
    ['Show Less', false],
  ] as const) {
    const { unmount } = show(COLLAPSED_SERVICES + 1)
    expect(toggle()).toHaveTextContent(words)
    fireEvent.click(toggle()!)
    expect(window.history.state).toEqual({ key: 'entry', servicesExpanded: isExpanded })
    unmount()
  }
  show(COLLAPSED_SERVICES + 1)
  expect(toggle()).toHaveAttribute('aria-expanded', 'false')
})

it('as many as are shown at first need no button', () => {
  show(COLLAPSED_SERVICES)
  expect(toggle()).toBeNull()
})
