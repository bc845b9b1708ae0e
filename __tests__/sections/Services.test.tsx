/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Services } from '../../src/sections/Services/Services'
import { renderInLanguage } from '../support/renderInLanguage'

const services = ['one', 'two', 'three', 'four', 'five', 'six'].map((key) => ({
  key,
  iconSvg: '<path d="M0 0"/>',
  title: `Service ${key}`,
  summary: `About ${key}.`,
  approachImage: null,
}))

it('serves all six services as links to their pages, so that none depends on a script', () => {
  renderInLanguage('en', <Services title="What we build" services={services} />)
  const region = screen.getByRole('region', { name: 'What we build' })
  const addresses = within(region)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(addresses).toEqual(services.map(({ key }) => `/services/${key}`))
})

it('gives each card an icon, a title and a description', () => {
  renderInLanguage('en', <Services title="What we build" services={services} />)
  const cards = screen.getAllByRole('listitem')
  expect(cards).toHaveLength(6)
  for (const [index, { title, summary }] of services.entries()) {
    expect(within(cards[index]).getByRole('heading', { level: 3, name: title })).toBeInTheDocument()
    expect(within(cards[index]).getByText(summary)).toBeInTheDocument()
    expect(cards[index].querySelector('svg path')).toHaveAttribute('d', 'M0 0')
  }
})

it('keeps links in the language of the page', () => {
  renderInLanguage('ru', <Services title="Что мы делаем" services={services} />)
  expect(screen.getByRole('link', { name: 'Service one' })).toHaveAttribute('href', '/ru/services/one')
})

it.each([
  ['en', 'View More Services', 'Show Less'],
  ['ru', 'Показать все услуги', 'Свернуть'],
] as const)('has a toggle that says in %s what it will do', async (language, more, less) => {
  renderInLanguage(language, <Services title="Services" services={services} />)
  const toggle = screen.getByRole('button', { name: more })
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(toggle)
  expect(screen.getByRole('button', { name: less })).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(toggle)
  expect(screen.getByRole('button', { name: more })).toHaveAttribute('aria-expanded', 'false')
})
