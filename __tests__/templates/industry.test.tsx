/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import type { Language } from '../../src/routing/languages'
import IndustryTemplate from '../../src/templates/industry'
import { renderInLanguage } from '../support/renderInLanguage'
import { companyIn, contactSection, contentIn, pageProps, picture } from '../support/templateData'

jest.mock('../../src/site/Layout/Layout', () => ({
  Layout: jest.requireActual<typeof import('../support/templateData')>('../support/templateData').LayoutStub,
}))
jest.mock('../../src/sections/ContactSection/ContactSection', () => ({
  ContactSection:
    jest.requireActual<typeof import('../support/templateData')>('../support/templateData').ContactSectionStub,
}))

type Industry = NonNullable<Queries.IndustryTemplateQuery['industry']>

const PATH = '/industries/finance'
const KEYS = ['e-commerce', 'real-estate', 'education', 'finance'] as const

function data(language: Language, key: (typeof KEYS)[number] = 'finance'): Queries.IndustryTemplateQuery {
  return {
    locales: { edges: [] },
    company: companyIn(language),
    industry: { ...contentIn<Industry>(language, `industries/${key}.json`), image: { src: picture, alt: 'A sluice' } },
    others: { nodes: [{ key: 'education', title: 'Education' }] },
    home: { ...contactSection, otherIndustry: 'Tell us about yours.' },
  }
}

const show = (language: Language, key?: (typeof KEYS)[number]) =>
  renderInLanguage(language, <IndustryTemplate {...pageProps(data(language, key))} />, PATH)

const WORDS = {
  en: {
    title: 'Finance',
    sections: ['Challenges', 'Solutions', 'Benefits', 'Technologies', 'Process', "Don't See Your Industry?"],
    start: 'Get Started',
    sales: 'Contact Sales',
    talk: "Let's Talk",
  },
  ru: {
    title: 'Финансы',
    sections: [
      'В чём сложность',
      'Что мы строим',
      'Что это даёт',
      'На чём мы работаем',
      'Порядок работы',
      'Не нашли свою отрасль?',
    ],
    start: 'Начать',
    sales: 'Написать в отдел продаж',
    talk: 'Обсудить задачу',
  },
}

/** Spec section 9, "Industry stats": projects, clients, headline; the second figure stands with the benefits. */
const FIGURES = {
  'e-commerce': ['150+', '200+', '300%', '98%'],
  'real-estate': ['120+', '180+', '250%', '96%'],
  education: ['200+', '50K+', '85%', '94%'],
  finance: ['100+', '150+', '99.9%', '100%'],
}

describe.each(['en', 'ru'] as const)('an industry page in %s', (language) => {
  const words = WORDS[language]
  const prefix = language === 'en' ? '' : '/ru'

  it('has its title as the only h1, its picture, and its sections in order', () => {
    const { container } = show(language)
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([words.title])
    expect(screen.getByRole('img', { name: 'A sluice' })).toBeInTheDocument()
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(words.sections)
    expect([...container.querySelectorAll('section')].map((section) => section.id)).toEqual([
      'challenges',
      'solutions',
      'benefits',
      'technologies',
      'process',
      'other-industry',
      'contact',
    ])
  })

  it('says below its title what the industry is about', () => {
    show(language)
    expect(screen.getByText(data(language).industry!.description)).toBeInTheDocument()
  })

  it('starts at the form of the page and writes to the company', () => {
    show(language)
    expect(screen.getByRole('link', { name: words.start })).toHaveAttribute('href', `${prefix}${PATH}#contact`)
    expect(screen.getByRole('link', { name: words.sales })).toHaveAttribute('href', 'mailto:hello@brightkeel.example')
    expect(screen.getByRole('link', { name: words.talk })).toHaveAttribute('href', `${prefix}${PATH}#contact`)
  })

  it('keeps the Contact links of the header on the page', () => {
    show(language)
    expect(screen.getByRole('main')).toHaveAttribute('data-contact-to', '#contact')
  })

  it('opens the first group of technologies only', () => {
    show(language)
    const groups = within(screen.getByRole('region', { name: words.sections[3] })).getAllByRole<HTMLDetailsElement>(
      'group',
    )
    expect(groups.map((group) => group.open)).toEqual([true, ...groups.slice(1).map(() => false)])
  })

  it('lists challenges, solutions, benefits and the names of the steps', () => {
    show(language)
    const industry = contentIn<{ challenges: unknown[]; solutions: unknown[]; benefits: unknown[]; process: string[] }>(
      language,
      'industries/finance.json',
    )
    const itemsOf = (section: number) =>
      within(screen.getByRole('region', { name: words.sections[section] })).getAllByRole('listitem')
    expect([0, 1, 2].map((section) => itemsOf(section).length)).toEqual([
      industry.challenges.length,
      industry.solutions.length,
      industry.benefits.length,
    ])
    expect(itemsOf(4).map((item) => item.textContent)).toEqual(industry.process)
  })
})

it.each(KEYS)('shows the figures of %s and support around the clock', (key) => {
  show('en', key)
  const tiles = screen.getAllByRole('listitem').slice(0, 4)
  const values = tiles.map((tile) => tile.firstElementChild?.textContent)
  const [projects, clients, headline, second] = FIGURES[key]
  expect(values).toEqual([projects, clients, headline, '24/7'])
  expect(tiles[3]).toHaveTextContent('24/7 Support')
  expect(within(screen.getByRole('region', { name: 'Benefits' })).getByText(second)).toBeInTheDocument()
})
