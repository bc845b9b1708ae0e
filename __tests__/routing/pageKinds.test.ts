import { linkTargets } from '../../src/content/check/targets'
import { createRoutePages, type PageContext } from '../../src/node/hooks/pages'
import { routeNodes } from '../../src/node/nodes/routeNodes'
import { loadPageReader } from '../../src/node/output/pages/readPage'
import { documentsOf } from '../../src/node/output/search/documents'
import { shareFacts } from '../../src/node/output/sharePictures/shareFacts'
import { PAGE_KINDS, pathOfFile, type PageKind, type TemplateName } from '../../src/routing/pageKinds'
import { readFixture } from '../support/contentFixture'

jest.mock('../../src/node/output/sharePictures/sharePictures', () => ({
  sharePictures: () => Promise.resolve(new Map()),
}))

/** A kind of page that no other file knows: pages for authors. */
const AUTHOR: PageKind = {
  path: '/people/*',
  record: 'Author',
  file: /^content\/authors\/([^/]+)\.json$/,
  namespaces: ['common', 'about'],
  anchors: ['articles'],
  shows: ['content/blog/'],
  search: { kind: 'case', signposts: ['articles'] },
  share: { sheet: 'plan', part: 'nav.about' },
}

beforeAll(() => {
  Object.assign(PAGE_KINDS, { author: AUTHOR })
})

const author = 'author' as TemplateName

describe('a row more is a kind of page more', () => {
  it('with routes in every language, after the content', async () => {
    const { routes } = await readFixture()
    expect(routes.filter(({ template }) => template === author)).toEqual([
      expect.objectContaining({ path: '/people/jane', recordKey: 'jane', namespaces: ['common', 'about'] }),
      expect.objectContaining({ path: '/ru/people/jane', language: 'ru', neutralPath: '/people/jane' }),
    ])
  })

  it('with addresses and anchors that links may name, also while its file is broken', async () => {
    const targets = linkTargets(await readFixture(), 'ru', new Set(['content/authors/max.json']), new Map())
    expect(targets.get('/people/jane')).toEqual(new Set(['articles']))
    expect(targets.has('/people/max')).toBe(true)
    expect(pathOfFile('content/authors/jane.json')).toBe('/people/jane')
  })

  it('with a place in the search and a picture for link previews', async () => {
    const { routes } = await readFixture()
    const route = routes.find(({ path }) => path === '/people/jane')
    if (!route) throw new Error('no route')
    const html = '<main><h1>Jane</h1><p>Editor.</p><section id="articles"><p>First post</p></section></main>'
    const page = (await loadPageReader())(html, 'https://dock.example/people/jane')
    expect(documentsOf(page, { ...route, recordId: null }, new Set())).toEqual([
      expect.objectContaining({ kind: 'case', sections: [{ anchor: '', title: '', texts: ['Editor.'] }] }),
    ])
    const words = {
      company: { name: 'Dock', url: 'https://dock.example', slogan: 'Ships' },
      common: { 'nav.about': 'About' },
    }
    expect(shareFacts(route, { name: 'Jane' }, words)).toMatchObject({ sheet: 'plan', kind: 'About', title: 'Jane' })
  })

  it('with pages of its template, each with the node of its record', async () => {
    const created: { path: string; component: string; context: PageContext }[] = []
    const { routes } = await readFixture()
    const nodes = routeNodes(routes).map((node) => node.fields())
    const args = {
      actions: { createPage: (page: (typeof created)[number]) => created.push(page) },
      graphql: () => Promise.resolve({ data: { allRoute: { nodes } } }),
    } as unknown as Parameters<typeof createRoutePages>[0]
    await createRoutePages(args)
    const pages = created.filter(({ component }) => component.endsWith('author.tsx'))
    expect(pages.map(({ path, context }) => [path, context.recordId])).toEqual([
      ['/people/jane', 'Author:jane:en'],
      ['/ru/people/jane', 'Author:jane:ru'],
    ])
  })
})
