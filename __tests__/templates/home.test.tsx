/** @jest-environment jsdom */
import fs from 'node:fs'
import { screen, within } from '@testing-library/react'
import type { Language } from '../../src/routing/languages'
import HomeTemplate from '../../src/templates/home'
import { renderInLanguage } from '../support/renderInLanguage'
import { standInForLayout } from '../support/standInForLayout'
import { companyIn, contentIn, pageProps, picture } from '../support/templateData'

jest.mock('../../src/site/Layout/Layout', () => ({
  Layout: jest.requireActual<typeof import('../support/templateData')>('../support/templateData').LayoutStub,
}))
jest.mock('../../src/sections/ContactSection/ContactSection', () => ({
  ContactSection:
    jest.requireActual<typeof import('../support/templateData')>('../support/templateData').ContactSectionStub,
}))

interface Ordered {
  order: number
  key: string
  title: string
  main?: boolean
}

type Nodes<Name extends 'projects' | 'services' | 'industries'> = Queries.HomeTemplateQuery[Name]['nodes'][number] &
  Ordered

/** Records of a folder in their order, as the query asks for them. */
const recordsIn = <Type extends Ordered>(language: Language, folder: string) =>
  fs
    .readdirSync(`content/${folder}`)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ ...contentIn<Type>(language, `${folder}/${file}`), key: file.replace('.json', '') }))
    .sort((one, other) => one.order - other.order)

function show(language: Language) {
  const page = contentIn<
    NonNullable<Queries.HomeTemplateQuery['page']> & NonNullable<Queries.HomeTemplateQuery['contactSection']>
  >(language, 'pages/home.json')
  const projects = recordsIn<Nodes<'projects'>>(language, 'projects').slice(0, 3)
  const data: Queries.HomeTemplateQuery = {
    locales: { edges: [] },
    company: companyIn(language),
    page,
    projects: {
      nodes: projects.map((project) => ({
        ...project,
        category: project.category ?? null,
        screenshots: project.screenshots.map(({ alt }, index) => ({
          alt,
          src: { ...picture, src: `/${project.key}-${index}.webp` },
        })),
      })),
    },
    services: { nodes: recordsIn<Nodes<'services'>>(language, 'services').filter(({ main }) => main) },
    industries: { nodes: recordsIn<Nodes<'industries'>>(language, 'industries') },
    testimonials: { items: contentIn(language, 'testimonials.json') },
    technologies: { items: contentIn(language, 'technologies.json') },
    process: { items: contentIn(language, 'process.json') },
    faq: { items: contentIn(language, 'faq.json') },
    contactSection: page,
  }
  const { container } = renderInLanguage(language, <HomeTemplate {...pageProps(data)} />)
  const section = (id: string) => within(container.querySelector<HTMLElement>(`section#${id}`)!)
  // An icon is a word here: the content names it, the build draws it.
  const words = (heading: HTMLElement) =>
    [...heading.childNodes]
      .filter(({ nodeName }) => nodeName !== 'svg')
      .map(({ textContent }) => textContent)
      .join('')
  const titles = (id: string) => section(id).getAllByRole('heading', { level: 3 }).map(words)
  return { data, container, section, titles }
}

const WORDS = {
  en: {
    hero: /mobile and web app development/i,
    projects: ['Food Delivery Mobile App', 'Grocery Shopping App', 'Fitness Tracking App'],
    all: 'View All Projects',
    order: 'Order this or a similar app: Grocery Shopping App',
    services: [
      'Mobile App Development',
      'Custom Software Development',
      'AI Development',
      'Web App Development',
      'iOS Development',
      'Android Development',
    ],
    about: 'Read More',
    industries: ['E-commerce', 'Real Estate', 'Education', 'Finance', "Don't See Your Industry?"],
    talk: "Let's Talk",
    technologies: ['Mobile App Development', 'Web App Development', 'Custom Software Development'],
    process: ['Discovery', 'Planning', 'Design', 'Development', 'Testing', 'Deployment'],
  },
  ru: {
    hero: /мобильные и веб-приложения/i,
    projects: 3,
    all: 'Все проекты',
    order: /^Заказать такое же или похожее: /,
    services: 6,
    about: 'Подробнее о компании',
    industries: 5,
    talk: 'Обсудить',
    technologies: 3,
    process: 6,
  },
} as const

/** Exact titles, or how many of them where only their number is given. */
function expectTitles(titles: (string | null)[], expected: readonly string[] | number): void {
  if (typeof expected === 'number') expect(titles).toHaveLength(expected)
  else expect(titles).toEqual(expected)
}

beforeEach(() => standInForLayout())

describe.each(['en', 'ru'] as const)('the home page in %s', (language) => {
  const words = WORDS[language]
  const prefix = language === 'en' ? '' : '/ru'
  const home = prefix || '/'

  it('has its sections in the order of the specification, the form last', () => {
    const { container } = show(language)
    expect([...container.querySelectorAll('section')].map(({ id }) => id)).toEqual([
      'projects',
      'services',
      'about',
      'industries',
      'testimonials',
      'technologies',
      'process',
      'faq',
      'contact',
    ])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(words.hero)
  })

  it('shows three example projects that can be ordered, and the way to all', () => {
    const { section, titles } = show(language)
    expectTitles(titles('projects'), words.projects)
    expect(section('projects').getAllByRole('link', { name: words.order })[0]).toHaveAttribute(
      'href',
      `${home}#contact`,
    )
    expect(section('projects').getByRole('link', { name: words.all })).toHaveAttribute('href', `${prefix}/projects`)
  })

  it('offers the six main services', () => {
    expectTitles(show(language).titles('services'), words.services)
  })

  it('tells history, mission and vision, and where to read more', () => {
    const { data, section, titles } = show(language)
    const { history, mission, vision } = data.page!.about
    expect(titles('about')).toEqual([history.title, mission.title, vision.title])
    for (const { description } of [history, mission, vision])
      expect(section('about').getByText(description)).toBeInTheDocument()
    expect(section('about').getByRole('link', { name: words.about })).toHaveAttribute('href', `${prefix}/about`)
  })

  it('names four industries and talks to everyone else', () => {
    const { data, section, titles } = show(language)
    expectTitles(titles('industries'), words.industries)
    for (const { key, title } of data.industries.nodes)
      expect(section('industries').getByRole('link', { name: title })).toHaveAttribute(
        'href',
        `${prefix}/industries/${key}`,
      )
    expect(section('industries').getByRole('link', { name: words.talk })).toHaveAttribute('href', `${home}#contact`)
  })

  it('has eight testimonials of five stars', () => {
    const { section } = show(language)
    expect(section('testimonials').getAllByRole('img', { name: /^5 (out of|из) 5$/ })).toHaveLength(8)
  })

  it('groups its technologies in three, each with its stack', () => {
    const { data, section, titles } = show(language)
    expectTitles(titles('technologies'), words.technologies)
    const listed = section('technologies')
      .getAllByRole('listitem')
      .map((item) => item.textContent)
    for (const { name } of data.technologies!.items.flatMap(({ stack }) => stack))
      expect(listed.some((text) => text?.endsWith(name))).toBe(true)
  })

  it('goes through six steps', () => {
    expectTitles(show(language).titles('process'), words.process)
  })
})
