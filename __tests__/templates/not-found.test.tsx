/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import type { Language } from '../../src/routing/languages'
import type { NotFoundKind } from '../../src/routing/routes'
import NotFoundTemplate from '../../src/templates/not-found'
import { renderInLanguage } from '../support/renderInLanguage'
import { companyIn, contentIn, pageProps } from '../support/templateData'

jest.mock('../../src/site/Layout/Layout', () => ({
  Layout: jest.requireActual<typeof import('../support/templateData')>('../support/templateData').LayoutStub,
}))

function show(language: Language, notFound: NotFoundKind) {
  const words = contentIn<NonNullable<Queries.NotFoundTemplateQuery['words']>>(language, 'pages/not-found.json')
  const data: Queries.NotFoundTemplateQuery = { locales: { edges: [] }, company: companyIn(language), words }
  renderInLanguage(language, <NotFoundTemplate {...pageProps(data, { notFound })} />, '/404.html')
}

it.each([
  ['en', 'post', 'Blog Post Not Found', 'Return to Blog', '/blog'],
  ['en', 'solution', 'Solution not found', 'View all solutions', '/solutions'],
  ['en', 'industry', 'Industry Not Found', 'View industries', '/#industries'],
  ['en', 'page', 'Page not found', 'Go to the home page', '/'],
  ['ru', 'post', 'Статья не найдена', 'Вернуться в блог', '/ru/blog'],
  ['ru', 'solution', 'Решение не найдено', 'Все решения', '/ru/solutions'],
  ['ru', 'industry', 'Отрасль не найдена', 'Все отрасли', '/ru#industries'],
  ['ru', 'page', 'Страница не найдена', 'На главную', '/ru'],
] as const)('says in %s that a %s is missing and leads back', (language, kind, title, link, target) => {
  show(language, kind)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', target)
})

it('says of an industry what the specification says', () => {
  show('en', 'industry')
  expect(screen.getByText('The requested industry page does not exist.')).toBeInTheDocument()
})
