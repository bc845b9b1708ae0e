/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react'
import { COLLAPSED_SERVICES } from '../../src/constants'
import { Services } from '../../src/sections/Services/Services'
import { renderInLanguage } from '../support/renderInLanguage'

const service = { contentLanguage: 'en', iconSvg: '<svg/>', summary: 'What it is', approachImage: null }
const show = (count: number) => {
  const services = Array.from({ length: count }, (_, key) => ({ ...service, key: `${key}`, title: `${key}` }))
  return renderInLanguage('en', <Services title="Services" lead="What we do" services={services} />)
}
const toggle = () => screen.queryByRole('button')

it('Back finds the list as it was left, under the key by which the router knows the position; a short one has no button', () => {
  window.history.replaceState({ key: 'entry' }, '')
  for (const isExpanded of [true, false, true]) {
    const { unmount } = show(COLLAPSED_SERVICES + 1)
    expect(toggle()).toHaveAttribute('aria-expanded', String(!isExpanded))
    fireEvent.click(toggle()!)
    expect(window.history.state).toEqual({ key: 'entry', servicesExpanded: isExpanded })
    unmount()
  }
  show(COLLAPSED_SERVICES)
  expect(toggle()).toBeNull()
})
