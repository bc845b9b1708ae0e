/** @jest-environment jsdom */
import fs from 'node:fs'
import { screen, within } from '@testing-library/react'
import type { Language } from '../../src/routing/languages'
import SolutionTemplate from '../../src/templates/solution'
import SolutionsTemplate from '../../src/templates/solutions'
import { renderInLanguage } from '../support/renderInLanguage'
import { companyIn, contactSection, contentIn, pageProps } from '../support/templateData'

jest.mock('../../src/site/Layout/Layout', () => ({
  Layout: jest.requireActual<typeof import('../support/templateData')>('../support/templateData').LayoutStub,
}))
jest.mock('../../src/sections/ContactSection/ContactSection', () => ({
  ContactSection:
    jest.requireActual<typeof import('../support/templateData')>('../support/templateData').ContactSectionStub,
}))

type Row = Queries.SolutionRowFragment & { order: number }

const KEYS = fs.readdirSync('content/solutions').map((file) => file.replace('.json', ''))
const rows = (language: Language) =>
  KEYS.map((key) => ({ ...contentIn<Row>(language, `solutions/${key}.json`), key })).sort(
    (one, other) => one.order - other.order,
  )

const WORDS = {
  en: {
    tiles: ['7+ Solutions', '50+ Projects Delivered', '30+ Happy Clients', '24/7 Support'],
    find: 'Find a Solution Together',
    more: 'Learn More',
    features: 'Key Features',
    benefits: 'Business Benefits',
    contact: 'Contact Us',
  },
  ru: {
    tiles: ['7+ Решений', '50+ Сданных проектов', '30+ Довольных клиентов', '24/7 Поддержка'],
    find: 'Подобрать решение вместе',
    more: 'Подробнее',
    features: 'Что входит в решение',
    benefits: 'Что это даёт бизнесу',
    contact: 'Связаться с нами',
  },
}

describe.each(['en', 'ru'] as const)('the solutions page in %s', (language) => {
  const words = WORDS[language]
  const prefix = language === 'en' ? '' : '/ru'
  const page = contentIn<NonNullable<Queries.SolutionsTemplateQuery['page']>>(language, 'pages/solutions.json')

  beforeEach(() => {
    const data: Queries.SolutionsTemplateQuery = {
      locales: { edges: [] },
      company: companyIn(language),
      page,
      solutions: { nodes: rows(language) },
      contactSection,
    }
    renderInLanguage(language, <SolutionsTemplate {...pageProps(data)} />, '/solutions')
  })

  it('shows its title and four tiles', () => {
    expect(screen.getByRole('heading', { level: 1, name: page.hero.title })).toBeInTheDocument()
    expect(
      screen
        .getAllByRole('listitem')
        .slice(0, 4)
        .map((item) => item.textContent),
    ).toEqual(words.tiles)
  })

  it('lists the seven solutions of the specification, each leading to its page', () => {
    expect(KEYS.sort()).toEqual([
      'ai-solutions',
      'business-intelligence',
      'cloud-solutions',
      'digital-transformation',
      'enterprise-solutions',
      'mobile-solutions',
      'security-solutions',
    ])
    for (const { key, title } of rows(language)) {
      const heading = screen.getByRole('heading', { level: 3, name: title })
      expect(within(heading).getByRole('link')).toHaveAttribute('href', `${prefix}/solutions/${key}`)
    }
  })

  it('gives each a description, four features, a way to its page and a way to the form', () => {
    for (const { title, summary, features } of rows(language)) {
      const card = within(screen.getByRole('heading', { level: 3, name: title }).closest('li')!)
      expect(card.getByText(summary)).toBeInTheDocument()
      expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([...features])
      expect(features).toHaveLength(4)
      expect(card.getByRole('link', { name: words.more, description: title })).toBeInTheDocument()
      expect(card.getByRole('link', { name: words.find })).toHaveAttribute('href', `${prefix}/solutions#contact`)
    }
  })
})

describe.each(['en', 'ru'] as const)('a solution page in %s', (language) => {
  const words = WORDS[language]
  const prefix = language === 'en' ? '' : '/ru'
  const solution = contentIn<NonNullable<Queries.SolutionTemplateQuery['solution']>>(
    language,
    'solutions/cloud-solutions.json',
  )

  beforeEach(() => {
    const others = { nodes: rows(language).filter(({ key }) => key !== 'cloud-solutions') }
    const data: Queries.SolutionTemplateQuery = {
      locales: { edges: [] },
      company: companyIn(language),
      solution,
      others,
      contactSection,
    }
    renderInLanguage(language, <SolutionTemplate {...pageProps(data)} />, '/solutions/cloud-solutions')
  })

  it('shows title and description', () => {
    expect(screen.getByRole('heading', { level: 1, name: solution.title })).toBeInTheDocument()
    expect(screen.getByText(solution.description)).toBeInTheDocument()
  })

  it('lists four key features and five business benefits', () => {
    const itemsOf = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    expect(itemsOf(words.features)).toEqual(solution.features)
    expect(itemsOf(words.benefits)).toEqual(solution.benefits)
    expect([solution.features.length, solution.benefits.length]).toEqual([4, 5])
  })

  it('leads to the form of the page and to the six other solutions', () => {
    expect(screen.getByRole('link', { name: words.contact })).toHaveAttribute(
      'href',
      `${prefix}/solutions/cloud-solutions#contact`,
    )
    for (const { key, title } of rows(language).filter((row) => row.key !== 'cloud-solutions')) {
      expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', `${prefix}/solutions/${key}`)
    }
  })
})
