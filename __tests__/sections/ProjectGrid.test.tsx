/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { selectProject } from '../../src/features/contact/contactStore'
import { ProjectGrid } from '../../src/sections/ProjectGrid/ProjectGrid'
import { renderInLanguage } from '../support/renderInLanguage'

jest.mock('../../src/features/contact/contactStore', () => ({ selectProject: jest.fn() }))

const picture = (name: string) => ({ src: `/${name}.webp`, srcSet: `/${name}.webp 240w`, width: 240, height: 520 })
const project = (key: string, title: string, category: string | null = 'Food'): Queries.ProjectCardFieldsFragment => ({
  key,
  caseKey: null,
  title,
  category,
  description: `About ${title}`,
  screenshots: [1, 2, 3].map((number) => ({ src: picture(`${key}-${number}`), alt: `${title}, screen ${number}` })),
})
const projects = [project('a', 'Pizza'), project('b', 'Rental', null)]

const card = (name: string) => within(screen.getByRole('article', { name }))
const toggle = (name: string) => card(name).getByRole('button')

beforeEach(() => jest.mocked(selectProject).mockClear())

describe('a project card', () => {
  it.each([
    ['en', 'Project'],
    ['ru', 'Проект'],
  ] as const)('without a category says so (%s)', (language, fallback) => {
    renderInLanguage(language, <ProjectGrid projects={projects} />)
    expect(card('Rental').getByText(fallback, { selector: 'p' })).toBeVisible()
  })

  it.each([
    ['en', 'Order this or a similar app: Pizza', '/projects#contact'],
    ['ru', 'Заказать такое же или похожее: Pizza', '/ru/projects#contact'],
  ] as const)('orders itself (%s)', async (language, name, target) => {
    renderInLanguage(language, <ProjectGrid projects={projects} />, '/projects')
    const order = screen.getByRole('link', { name })
    expect(order).toHaveAttribute('href', target)
    order.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(order)
    expect(selectProject).toHaveBeenCalledTimes(1)
    expect(selectProject).toHaveBeenCalledWith('Pizza')
    expect(toggle('Pizza')).toHaveAttribute('aria-expanded', 'false')
  })
})

describe('the fan-out', () => {
  it('obeys a click anywhere on the card', async () => {
    renderInLanguage('en', <ProjectGrid projects={projects} />)
    await userEvent.click(card('Pizza').getByRole('heading'))
    expect(toggle('Pizza')).toHaveAttribute('aria-expanded', 'true')
  })
})

describe('the viewer of screens', () => {
  beforeEach(() => {
    Element.prototype.scrollTo = jest.fn()
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true
      },
      close(this: HTMLDialogElement) {
        this.open = false
        this.dispatchEvent(new Event('close'))
      },
    })
    Object.assign(window, { matchMedia: () => ({ matches: true }) })
  })

  const open = async () => {
    renderInLanguage('en', <ProjectGrid projects={projects} />)
    await userEvent.click(screen.getByRole('link', { name: 'View the screens: Pizza' }))
    return within(await screen.findByRole('dialog', { name: 'Pizza' }))
  }

  it('is a link to the widest picture for whoever has no scripts', () => {
    renderInLanguage('en', <ProjectGrid projects={projects} />)
    expect(screen.getByRole('link', { name: 'View the screens: Pizza' })).toHaveAttribute('href', '/a-1.webp')
  })

  it('shows the screens with their captions, goes through them by arrows and keys, and leaves the card as it was', async () => {
    const dialog = await open()
    expect(dialog.getAllByRole('figure').map((figure) => figure.textContent)).toEqual([
      'Pizza, screen 1',
      'Pizza, screen 2',
      'Pizza, screen 3',
    ])
    expect(dialog.getByText('1 of 3')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Next screen' }))
    expect(dialog.getByText('2 of 3')).toBeVisible()
    fireEvent.keyDown(dialog.getByText('2 of 3'), { key: 'ArrowRight' })
    fireEvent.keyDown(dialog.getByText('3 of 3'), { key: 'ArrowRight' })
    expect(dialog.getByRole('button', { name: 'Next screen' })).toHaveAttribute('aria-disabled', 'true')
    fireEvent.keyDown(dialog.getByText('3 of 3'), { key: 'ArrowLeft' })
    expect(dialog.getByText('2 of 3')).toBeVisible()
    expect(toggle('Pizza')).toHaveAttribute('aria-expanded', 'false')
  })

  it('closes', async () => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
