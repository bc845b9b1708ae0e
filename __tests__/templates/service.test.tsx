/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import type { PageProps } from 'gatsby'
import type { ReactNode } from 'react'
import type { PageContext } from '../../src/node/hooks/pages'
import ServiceTemplate from '../../src/templates/service'
import { renderInLanguage } from '../support/renderInLanguage'

jest.mock('../../src/site/Layout', () => ({
  Layout: ({ children }: { children: ReactNode }) => <main>{children}</main>,
}))

it.each([
  ['en', 'Loading...'],
  ['ru', 'Загрузка…'],
] as const)('a service page without a record says in %s that it loads', (language, loading) => {
  const data: Queries.ServiceTemplateQuery = {
    locales: { edges: [] },
    company: null,
    navigation: null,
    record: null,
    contactSection: null,
  }
  const props = { data, pageContext: {} } as PageProps<Queries.ServiceTemplateQuery, PageContext>
  renderInLanguage(language, <ServiceTemplate {...props} />, '/services/ship-building')
  expect(screen.getByRole('heading', { level: 1, name: loading })).toBeInTheDocument()
})
