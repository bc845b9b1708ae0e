/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react'
import type { Language } from '../../src/routing/languages'
import { Header } from '../../src/site/Header'
import { SiteData } from '../../src/site/siteData'
import { renderInLanguage } from '../support/renderInLanguage'
import { standInForLayout } from '../support/standInForLayout'

const location = { href: 'https://dock.example/' }
jest.mock('@gatsbyjs/reach-router', () => ({ useLocation: () => location }))

const SERVICES = ['hull', 'keel', 'deck', 'mast', 'sail', 'helm', 'anchor']
/** All but the last stand in the menu. */
const MAIN = SERVICES.slice(0, -1)
const INDUSTRIES = ['ports', 'canals', 'ferries', 'fishing']

/** Records of a kind, as the page's query answers them. */
const recordsOf = (keys: readonly string[]) =>
  keys.map((key) => ({ key, iconSvg: '', title: key, summary: `About ${key}.` }))

const DATA = {
  company: { name: 'Dock' },
  navigation: {
    services: recordsOf(SERVICES),
    mainServices: recordsOf(MAIN),
    industries: recordsOf(INDUSTRIES),
    solutions: [],
  },
} as unknown as Queries.SiteDataFragment

const header = () => (
  <SiteData.Provider value={DATA}>
    <Header contactTo="/#contact" />
  </SiteData.Provider>
)

beforeEach(() => {
  standInForLayout()
  location.href = 'https://dock.example/'
  Object.assign(HTMLDialogElement.prototype, { close: () => undefined })
})

const WORDS = {
  en: {
    main: 'Main',
    top: ['Services', 'Industries', 'About', 'Projects', 'Solutions', 'Blog', 'Contact'],
    language: 'Language',
  },
  ru: {
    main: 'Основная навигация',
    top: ['Услуги', 'Отрасли', 'О компании', 'Проекты', 'Решения', 'Блог', 'Контакты'],
    language: 'Язык',
  },
} satisfies Record<Language, object>

const bar = (language: Language) => screen.getAllByRole('navigation', { name: WORDS[language].main })[0]
const drawer = () => document.querySelector('dialog')!
const lists = (scope: HTMLElement) =>
  [...scope.querySelectorAll<HTMLElement>('li ul, details ul')].map((list) =>
    within(list)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href')),
  )

describe.each(['en', 'ru'] as const)('the header in %s', (language) => {
  const words = WORDS[language]
  const prefix = language === 'en' ? '' : '/ru'
  const entries = [
    MAIN.map((key) => `${prefix}/services/${key}`),
    INDUSTRIES.map((key) => `${prefix}/industries/${key}`),
  ]

  it('has the labels of the specification in its order, a language switch and a Contact button', () => {
    renderInLanguage(language, header())
    const top = [...bar(language).querySelectorAll(':scope > ul > li > :is(a, button)')].map((item) => item.textContent)
    expect(top).toEqual(words.top)
    expect(within(screen.getAllByRole('list', { name: words.language })[0]).getAllByRole('link')).toHaveLength(2)
    const contact = within(screen.getByRole('banner'))
      .getAllByRole('link', { name: words.top[6] })
      .filter((link) => !bar(language).contains(link))
    expect(contact[0]).toHaveAttribute('href', `${prefix || '/'}#contact`)
  })

  it('lists the main services and the industries in its dropdowns, and no other service', () => {
    renderInLanguage(language, header())
    expect(lists(bar(language))).toEqual(entries)
  })

  it('says in its dropdowns what each entry is about, and where all of them are', () => {
    renderInLanguage(language, header())
    const link = within(bar(language))
      .getAllByRole('link', { hidden: true })
      .find((entry) => entry.getAttribute('href') === entries[0][0])
    expect(link).toHaveAccessibleDescription(`About ${MAIN[0]}.`)
    const hrefs = within(bar(language))
      .getAllByRole('link', { hidden: true })
      .map((entry) => entry.getAttribute('href'))
    expect(hrefs).toEqual(expect.arrayContaining([`${prefix || '/'}#services`, `${prefix || '/'}#industries`]))
  })

  it('lists the same in the collapsible groups of the slide-in menu', () => {
    renderInLanguage(language, header())
    expect([...drawer().querySelectorAll('details > summary')].map((group) => group.textContent)).toEqual(
      words.top.slice(0, 2),
    )
    expect([...drawer().querySelectorAll('details')].map((group) => group.open)).toEqual([false, false])
    expect(lists(drawer())).toEqual(entries)
  })
})

it('has one dropdown open at most', () => {
  renderInLanguage('en', header())
  const [services, industries] = ['Services', 'Industries'].map((name) =>
    within(bar('en')).getByRole('button', { name }),
  )
  const state = () => [services, industries].map((button) => button.getAttribute('aria-expanded'))
  expect(state()).toEqual(['false', 'false'])
  fireEvent.click(services)
  expect(state()).toEqual(['true', 'false'])
  fireEvent.click(industries)
  expect(state()).toEqual(['false', 'true'])
  fireEvent.click(industries)
  expect(state()).toEqual(['false', 'false'])
})

it('closes an open dropdown on Esc wherever the focus is, and keeps a focus that was in it', () => {
  renderInLanguage('en', header())
  const [services, industries] = ['Services', 'Industries'].map((name) =>
    within(bar('en')).getByRole('button', { name }),
  )
  act(() => industries.focus())
  fireEvent.click(services)
  expect(services).toHaveAttribute('aria-expanded', 'true')
  fireEvent.keyDown(industries, { key: 'Escape' })
  expect(services).toHaveAttribute('aria-expanded', 'false')
  expect(industries).toHaveFocus()

  fireEvent.click(services)
  act(() => within(bar('en')).getByRole('link', { name: 'hull' }).focus())
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  expect(services).toHaveAttribute('aria-expanded', 'false')
  expect(services).toHaveFocus()
})
