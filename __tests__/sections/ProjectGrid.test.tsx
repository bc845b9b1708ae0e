/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ProjectGrid } from '../../src/sections/ProjectGrid/ProjectGrid'
import { renderInLanguage } from '../support/renderInLanguage'

const picture = (name: string) => ({ src: `/${name}.webp`, srcSet: `/${name}.webp 240w`, width: 240, height: 520 })
const project: Queries.ProjectCardFieldsFragment = {
  key: 'a',
  caseKey: null,
  title: 'Pizza',
  category: 'Food',
  description: 'About pizza',
  screenshots: [1, 2, 3].map((number) => ({ src: picture(`a-${number}`), alt: `Pizza, screen ${number}` })),
}
const toggle = () => within(screen.getByRole('article', { name: 'Pizza' })).getByRole('button')

beforeEach(() => void renderInLanguage('en', <ProjectGrid projects={[project]} />))

it('fans out at a click anywhere on the card', async () => {
  await userEvent.click(screen.getByRole('heading', { name: 'Pizza' }))
  expect(toggle()).toHaveAttribute('aria-expanded', 'true')
})

describe('the viewer of screens', () => {
  beforeEach(() => {
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true
      },
      close(this: HTMLDialogElement) {
        this.open = false
        this.dispatchEvent(new Event('close'))
      },
    })
  })

  const link = () => screen.getByRole('link', { name: 'View the screens: Pizza' })

  it('is a link to the widest picture for whoever has no scripts', () => {
    expect(link()).toHaveAttribute('href', '/a-1.webp')
  })

  it('shows the screens with their captions, leaves the card as it was, and closes', async () => {
    await userEvent.click(link())
    const dialog = within(await screen.findByRole('dialog', { name: 'Pizza' }))
    expect(dialog.getAllByRole('figure').map((figure) => figure.textContent)).toEqual([
      'Pizza, screen 1',
      'Pizza, screen 2',
      'Pizza, screen 3',
    ])
    expect(toggle()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
