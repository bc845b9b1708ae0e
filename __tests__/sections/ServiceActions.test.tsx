/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { ServiceActions } from '../../src/sections/PageHero/ServiceActions'
import { renderInLanguage } from '../support/renderInLanguage'

const links = () => screen.getAllByRole('link').map((link) => link.textContent)

it('offers to get started and, in a tab of its own, the video', () => {
  renderInLanguage(
    'en',
    <ServiceActions company={{ demoVideo: 'https://video.example/demo' }} />,
    '/services/ship-building',
  )
  expect(links()).toEqual(['Get Started', 'Watch Demo'])
  const demo = screen.getByRole('link', { name: 'Watch Demo' })
  expect(demo.getAttribute('href')).toBe('https://video.example/demo')
  expect(demo.getAttribute('target')).toBe('_blank')
})

it('has no button for a video that the company does not have', () => {
  renderInLanguage('ru', <ServiceActions company={{ demoVideo: null }} />, '/services/ship-building')
  expect(links()).toEqual(['Начать'])
})
