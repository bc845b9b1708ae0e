/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import type { Language } from '../../src/routing/languages'
import ServiceTemplate from '../../src/templates/service'
import { renderInLanguage } from '../support/renderInLanguage'
import { companyIn, contactSection, contentIn, pageProps, picture } from '../support/templateData'

jest.mock('../../src/site/Layout/Layout', () => ({
  Layout: jest.requireActual<typeof import('../support/templateData')>('../support/templateData').LayoutStub,
}))
jest.mock('../../src/sections/ContactSection/ContactSection', () => ({
  ContactSection:
    jest.requireActual<typeof import('../support/templateData')>('../support/templateData').ContactSectionStub,
}))

type Service = NonNullable<Queries.ServiceTemplateQuery['service']>

const PATH = '/services/ai-development'

function data(language: Language): Queries.ServiceTemplateQuery {
  const service = contentIn<Service>(language, 'services/ai-development.json')
  const project = {
    key: 'a',
    title: 'Food Delivery Mobile App',
    category: null,
    description: 'Orders.',
    screenshots: [1, 2, 3].map((screen) => ({
      alt: `Screen ${screen}`,
      src: { ...picture, src: `/screen-${screen}.webp` },
    })),
  }
  return {
    locales: { edges: [] },
    company: companyIn(language),
    service: { ...service, approachImage: { src: picture, alt: 'A sextant' }, projects: [project] },
    others: { nodes: [{ key: 'blockchain', title: 'Blockchain' }] },
    contactSection,
  }
}

const show = (language: Language, changes: Partial<Queries.ServiceTemplateQuery> = {}) =>
  renderInLanguage(language, <ServiceTemplate {...pageProps({ ...data(language), ...changes })} />, PATH)

const WORDS = {
  en: {
    title: 'AI Development',
    sections: ['Our Approach', 'Example Projects', 'Technologies we use', 'Our Process', 'FAQs', 'Our other services'],
    tiles: ['5+ Years Experience', '50+ Projects Delivered', '24/7 Support', '99% Success Rate'],
    start: 'Get Started',
    demo: 'Watch Demo',
    newTab: 'opens in a new tab',
    loading: 'Loading...',
  },
  ru: {
    title: 'Разработка ИИ-решений',
    sections: [
      'Наш подход',
      'Примеры проектов',
      'На чём мы работаем',
      'Как идёт работа',
      'Частые вопросы',
      'Другие услуги',
    ],
    tiles: ['5+ Лет опыта', '50+ Сданных проектов', '24/7 Поддержка', '99% Успешных проектов'],
    start: 'Начать',
    demo: 'Смотреть демо',
    newTab: 'откроется в новой вкладке',
    loading: 'Загрузка…',
  },
}

describe.each(['en', 'ru'] as const)('a service page in %s', (language) => {
  const words = WORDS[language]
  const prefix = language === 'en' ? '' : '/ru'

  it('shows title, subtitle, description and highlight', () => {
    show(language)
    const { service } = data(language)
    expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeInTheDocument()
    for (const text of [service!.subtitle, service!.description, service!.highlightText])
      expect(screen.getByText(text)).toBeInTheDocument()
  })

  it('has its sections in the order of the specification, contact last', () => {
    const { container } = show(language)
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(words.sections)
    expect([...container.querySelectorAll('section')].map((section) => section.id)).toEqual([
      'approach',
      'projects',
      'technologies',
      'process',
      'faq',
      'related',
      'contact',
    ])
  })

  it('shows four tiles', () => {
    show(language)
    const tiles = screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(tiles.slice(0, 4)).toEqual(words.tiles)
  })

  it('starts at the form of the page and shows the demo in a new tab, which it announces', () => {
    show(language)
    expect(screen.getByRole('link', { name: words.start })).toHaveAttribute('href', `${prefix}${PATH}#contact`)
    const demo = screen.getByRole('link', { name: words.demo, description: words.newTab })
    expect(demo).toHaveAttribute('href', companyIn(language).demoVideo)
    expect(demo).toHaveAttribute('target', '_blank')
    expect(demo.getAttribute('rel')?.split(' ')).toContain('noopener')
  })

  it('draws the approach with its four points', () => {
    show(language)
    const approach = within(screen.getByRole('region', { name: words.sections[0] }))
    expect(approach.getByRole('img', { name: 'A sextant' })).toBeInTheDocument()
    expect(approach.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
      data(language).service!.approachPoints.map((point) => point.title),
    )
  })

  it('opens the first group of technologies and has six steps and five questions', () => {
    show(language)
    const groups = within(screen.getByRole('region', { name: words.sections[2] })).getAllByRole<HTMLDetailsElement>(
      'group',
    )
    expect(groups.map((group) => group.open)).toEqual([true, false, false])
    expect(within(screen.getByRole('region', { name: words.sections[3] })).getAllByRole('listitem')).toHaveLength(6)
    expect(within(screen.getByRole('region', { name: words.sections[4] })).getAllByRole('group')).toHaveLength(5)
  })

  it('leads to the services that no menu lists', () => {
    show(language)
    expect(screen.getByRole('link', { name: 'Blockchain' })).toHaveAttribute('href', `${prefix}/services/blockchain`)
  })

  it('says that it loads while there is no record', () => {
    show(language, { service: null })
    expect(screen.getByRole('heading', { level: 1, name: words.loading })).toBeInTheDocument()
  })
})
