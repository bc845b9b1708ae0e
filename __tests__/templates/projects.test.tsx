/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import type { Language } from '../../src/routing/languages'
import ProjectsTemplate from '../../src/templates/projects'
import { renderInLanguage } from '../support/renderInLanguage'
import { companyIn, contactSection, contentIn, pageProps, picture } from '../support/templateData'

jest.mock('../../src/site/Layout/Layout', () => ({
  Layout: jest.requireActual<typeof import('../support/templateData')>('../support/templateData').LayoutStub,
}))
jest.mock('../../src/sections/ContactSection/ContactSection', () => ({
  ContactSection:
    jest.requireActual<typeof import('../support/templateData')>('../support/templateData').ContactSectionStub,
}))

type Project = Queries.ProjectCardFieldsFragment & { order: number }

function show(language: Language) {
  const projects = [...'abcdefghijklm']
    .map((key) => ({ ...contentIn<Project>(language, `projects/${key}.json`), key }))
    .map((project) => ({
      ...project,
      category: project.category ?? null,
      screenshots: project.screenshots.map(({ alt }, index) => ({
        alt,
        src: { ...picture, src: `/${project.key}-${index}.webp` },
      })),
    }))
    .sort((one, other) => one.order - other.order)
  const page = contentIn<NonNullable<Queries.ProjectsTemplateQuery['page']>>(language, 'pages/projects.json')
  return renderInLanguage(
    language,
    <ProjectsTemplate
      {...pageProps<Queries.ProjectsTemplateQuery>({
        locales: { edges: [] },
        company: companyIn(language),
        page,
        projects: { nodes: projects },
        contactSection,
      })}
    />,
    '/projects',
  )
}

const WORDS = {
  en: { title: 'Our Portfolio', view: 'View Projects', path: '/projects', order: /^Order this or a similar app: / },
  ru: { title: 'Портфолио', view: 'Смотреть проекты', path: '/ru/projects', order: /^Заказать такое же или похожее: / },
}

describe.each(['en', 'ru'] as const)('the portfolio in %s', (language) => {
  const words = WORDS[language]

  it('has its title and a button to the first section', () => {
    const { container } = show(language)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words.title)
    expect(screen.getByRole('link', { name: words.view })).toHaveAttribute('href', `${words.path}#projects`)
    expect([...container.querySelectorAll('section')].map(({ id }) => id)).toEqual(['projects', 'contact'])
  })

  it('shows thirteen cards of three screenshots, each to be ordered at the form of the page', () => {
    show(language)
    expect(screen.getAllByRole('article')).toHaveLength(13)
    expect(screen.getAllByRole('img')).toHaveLength(39)
    const orders = screen.getAllByRole('link', { name: words.order })
    expect(orders.map((order) => order.getAttribute('href'))).toEqual(Array(13).fill(`${words.path}#contact`))
  })
})
