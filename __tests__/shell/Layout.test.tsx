/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { createContext as mockContext } from 'react'
import { Layout } from '../../src/site/Layout'

const broken = new Set<string>()

/** A mock part of the page that throws on demand. */
function mockPart(name: string) {
  return function Part() {
    if (broken.has(name)) throw new Error(`${name} is broken`)
    return <p>{name}</p>
  }
}

jest.mock('../../src/site/Header', () => ({ Header: mockPart('header') }))
jest.mock('../../src/site/Footer', () => ({ Footer: mockPart('footer') }))
jest.mock('../../src/features/chat/ChatWidget', () => ({ ChatWidget: mockPart('chat') }))
jest.mock('../../src/i18n/language', () => ({
  SurroundingLanguage: mockContext(undefined),
  useForeignLang: (language?: string) => language,
  usePageLanguage: () => ({ language: 'ru' }),
  useTranslate: () => (key: string) => key,
}))

const DATA = { company: {}, navigation: { absent: [] as string[] } } as unknown as Queries.SiteDataFragment
const PARTS = ['header', 'projects', 'faq', 'footer', 'chat']
const Projects = mockPart('projects')
const Faq = mockPart('faq')

afterEach(() => broken.clear())

it.each(PARTS)('an exception in %s takes this part and leaves the others standing', (name) => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => {})
  broken.add(name)
  render(
    <Layout data={DATA}>
      <Projects />
      {null}
      <Faq />
    </Layout>,
  )
  expect(PARTS.filter((part) => screen.queryByText(part))).toEqual(PARTS.filter((part) => part !== name))
  expect(report).toHaveBeenCalled()
  report.mockRestore()
})

it('sets the language of a page that a link led to', () => {
  const root = document.documentElement
  root.lang = 'en'
  render(<Layout data={DATA}>{null}</Layout>)
  expect([root.lang, root.dataset.script]).toEqual(['ru', 'Cyrl'])
  const watch = new MutationObserver(() => {})
  watch.observe(root, { attributes: true })
  render(<Layout data={DATA}>{null}</Layout>)
  expect(watch.takeRecords()).toEqual([])
})

it('has the language of its record, also beside the words of another page', () => {
  const data = { ...DATA, page: { contentLanguage: 'en' }, record: { contentLanguage: 'de' } }
  render(<Layout data={data}>{null}</Layout>)
  expect(screen.getByRole('main')).toHaveAttribute('lang', 'de')
})
