/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ProjectGrid } from '../../src/sections/ProjectGrid/ProjectGrid'
import { renderInLanguage } from '../support/renderInLanguage'

const picture = (name: string) => ({ src: `/${name}.webp`, srcSet: `/${name}.webp 240w`, width: 240, height: 520 })
const project: Queries.ProjectCardFieldsFragment = {
  key: 'a',
  contentLanguage: 'en',
  caseKey: null,
  title: 'Pizza',
  category: 'Food',
  description: 'About pizza',
  screenshots: [1, 2, 3].map((number) => ({ src: picture(`a-${number}`), alt: `Pizza, screen ${number}` })),
}
const text = () => within(screen.getByRole('article', { name: 'Pizza' })).getByText('About pizza')
const toggle = () => within(screen.getByRole('article', { name: 'Pizza' })).getByRole('button')

const screenshots = (count: number, height = 520) =>
  Array.from({ length: count }, (_, index) => ({ src: { ...picture(`b-${index}`), height }, alt: `Screen ${index}` }))
const more = [screenshots(2), screenshots(4), screenshots(3, 240)].map((screens, index) => ({
  ...project,
  key: `more-${index}`,
  title: `More ${index}`,
  screenshots: screens,
}))
beforeEach(() => void renderInLanguage('en', <ProjectGrid projects={[project, ...more]} />))
window.scrollBy = jest.fn()
afterEach(() => jest.restoreAllMocks())

it('only three upright screens fan out', async () => {
  for (const { title } of more) {
    const card = within(screen.getByRole('article', { name: title }))
    await userEvent.click(card.getByText('About pizza'))
    expect(card.queryByRole('button')).toBeNull()
  }
  expect(toggle()).toHaveAttribute('aria-expanded', 'false')
})

it('does not fan out where words are marked or a link is pressed', async () => {
  const marked = jest.spyOn(window, 'getSelection').mockReturnValue({ type: 'Range' } as Selection)
  await userEvent.click(text())
  expect(toggle()).toHaveAttribute('aria-expanded', 'false')
  marked.mockReturnValue({ type: 'Caret' } as Selection)
  await userEvent.click(screen.getByRole('link', { name: 'Order it: Pizza' }))
  expect(toggle()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(text())
  expect(toggle()).toHaveAttribute('aria-expanded', 'true')
})

it('fans out by a key where words are marked', async () => {
  jest.spyOn(window, 'getSelection').mockReturnValue({ type: 'Range' } as Selection)
  toggle().focus()
  await userEvent.keyboard('{Enter}')
  expect(toggle()).toHaveAttribute('aria-expanded', 'true')
})
