/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import type { Language } from '../../src/routing/languages'
import AboutTemplate from '../../src/templates/about'
import { renderInLanguage } from '../support/renderInLanguage'
import { companyIn, contentIn, pageProps } from '../support/templateData'

jest.mock('../../src/site/Layout/Layout', () => ({
  Layout: jest.requireActual<typeof import('../support/templateData')>('../support/templateData').LayoutStub,
}))

function show(language: Language) {
  const data: Queries.AboutTemplateQuery = {
    locales: { edges: [] },
    company: companyIn(language),
    page: contentIn<NonNullable<Queries.AboutTemplateQuery['page']>>(language, 'pages/about.json'),
    years: { items: contentIn(language, 'timeline.json') },
  }
  renderInLanguage(language, <AboutTemplate {...pageProps(data)} />, '/about')
  return data
}

const WORDS = {
  en: {
    years: ['2022 The Beginning', '2023 First Major Success', '2024 Technology Innovation', '2025 Present Excellence'],
    values: ['Innovation', 'Collaboration', 'Excellence', 'Integrity'],
  },
  ru: {
    years: ['2022 Начало', '2023 Первый большой успех', '2024 Новые технологии', '2025 Сегодняшний уровень'],
    values: ['Новаторство', 'Работа вместе', 'Мастерство', 'Честность'],
  },
}

describe.each(['en', 'ru'] as const)('the company page in %s', (language) => {
  it('tells four years in order', () => {
    const { page } = show(language)
    const items = within(screen.getByRole('region', { name: page!.timeline.title })).getAllByRole('listitem')
    const told = items.map(
      (item) =>
        `${within(item).getByText(/^\d{4}$/).textContent} ${within(item).getByRole('heading', { level: 3 }).textContent}`,
    )
    expect(told).toEqual(WORDS[language].years)
  })

  it('holds four values', () => {
    const { page } = show(language)
    const values = within(screen.getByRole('region', { name: page!.values.title })).getAllByRole('heading', {
      level: 3,
    })
    expect(values.map((value) => value.textContent)).toEqual(WORDS[language].values)
  })

  it('has the title of the page as its only h1', () => {
    const { page } = show(language)
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([
      page!.hero.title,
    ])
  })
})
