import type { Route } from '../../../../src/node/nodes/routeNodes'
import type { PageSection } from '../../../../src/node/output/pages/readPage'
import { documentsOf } from '../../../../src/node/output/search/documents'

const section = (id: string, heading: string, texts: string[], part?: string): PageSection => ({
  id,
  heading,
  texts,
  part,
  markdown: '',
})

function documents(sections: PageSection[], more: Partial<Route> = {}, seen = new Set<string>()) {
  const path = '/services/web'
  const route = { path, neutralPath: path, canonicalPath: path, template: 'service', language: 'en', ...more } as Route
  const page = { title: 'Web', description: 'What it is about.', language: 'en', sections }
  return documentsOf(page, route, seen)
}

const TITLE = section('', 'Web & co', ['First.'])

it('makes a document of a page, with its sections', () => {
  expect(documents([TITLE, section('approach', 'Our way', ['We draw.'])])).toEqual([
    {
      to: '/services/web',
      kind: 'service',
      title: 'Web & co',
      label: 'Web',
      summary: 'What it is about.',
      sections: [
        { anchor: '', title: '', texts: ['First.'] },
        { anchor: 'approach', title: 'Our way', texts: ['We draw.'] },
      ],
    },
  ])
})

it('makes documents of questions and projects', () => {
  const [, ...parts] = documents([
    TITLE,
    section('faq-1', 'Who owns it?', ['You do.'], 'question'),
    section('faq-1', 'Always', ['Yes.'], 'question'),
    section('project-b', 'Pizza', ['Hot.'], 'project'),
  ])
  expect(parts.map(({ to, kind, title, sections }) => [to, kind, title, sections.length])).toEqual([
    ['/services/web#faq-1', 'question', 'Who owns it?', 2],
    ['/services/web#project-b', 'project', 'Pizza', 1],
  ])
})

it('leaves out cards, and sections that only link to other pages', () => {
  const cards = [section('projects', 'Pizza', ['Hot.'], 'card'), section('related', 'Others', ['Blockchain'])]
  expect(documents([TITLE, ...cards])[0].sections).toHaveLength(1)
})

it('finds what several pages show on the first of them', () => {
  const seen = new Set<string>()
  const contact = section('contact', 'Write to us', ['Now.'])
  expect(documents([TITLE, contact], {}, seen)[0].sections).toHaveLength(2)
  expect(documents([section('', 'Apps', []), contact], {}, seen)[0].sections).toEqual([])
})
