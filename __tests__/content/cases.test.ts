/** The same functions as for posts read and check cases and turn them into blocks. */
import { contentNodes } from '../../src/node/nodes/contentNodes'
import { contentRouteRecords } from '../../src/content/model/contentRouteRecords'
import { buildRoutes } from '../../src/routing/routes'
import { CASE, CASE_DRAWINGS, fixtureContent, type Changes } from '../support/contentFixture'
import { nodeTools, nodeWithId } from '../support/nodes'

const EN = 'content/cases/night-ferry/en.mdx'
const RU = 'content/cases/night-ferry/ru.mdx'
const text = (file: string) => String(CASE[file])

it('a case has a page in every language, which search engines know to be the same', async () => {
  const routes = buildRoutes(contentRouteRecords(await fixtureContent(CASE)))
  expect(routes.filter(({ template }) => template === 'case')).toEqual([
    expect.objectContaining({ path: '/projects/night-ferry', recordKey: 'night-ferry' }),
    expect.objectContaining({
      path: '/ru/projects/night-ferry',
      canonicalPath: '/ru/projects/night-ferry',
      alternates: ['en', 'ru'],
    }),
  ])
})

it('a node holds its words, outline, blocks and project', async () => {
  const nodes = contentNodes(await fixtureContent(CASE), nodeTools())
  expect(nodeWithId(nodes, 'Case:night-ferry:ru').fields()).toMatchObject({
    key: 'night-ferry',
    title: 'Ночной паром',
    client: 'Порт',
    project: 'Project:b:ru',
    translation: 'translated',
    body: 'Case:night-ferry:ru:body',
  })
  const { headings, blocks } = nodeWithId(nodes, 'Case:night-ferry:ru:body').fields()
  expect(headings).toMatchObject([{ depth: 2, id: 'the-problem', text: 'Задача' }])
  expect(JSON.parse(blocks as string)).toMatchObject([{ type: 'paragraph' }, { type: 'heading' }, { type: 'table' }])
  expect(nodeWithId(nodes, 'Project:b:ru').fields().caseKey).toBe('night-ferry')
  expect(nodeWithId(nodes, 'Project:a:ru').fields().caseKey).toBeNull()
})

const DRAWINGS = 'content/cases/night-ferry.json'
/** The case with its drawings, and a service that both language versions name. */
const drawn = (): Changes => {
  const serving = (file: string) => text(file).replace('project: b', 'project: b\nservices: [keel]')
  return { ...CASE, [EN]: serving(EN), [RU]: serving(RU), [DRAWINGS]: `${JSON.stringify(CASE_DRAWINGS)}\n` }
}

it('a case has its drawings in the language of the page, and its services know it', async () => {
  const nodes = contentNodes(await fixtureContent(drawn()), nodeTools())
  expect(nodeWithId(nodes, 'Case:night-ferry:ru').fields()).toMatchObject({
    drawings: 'CaseDrawings:night-ferry:ru',
    services: ['Service:keel:ru'],
  })
  expect(nodeWithId(nodes, 'CaseDrawings:night-ferry:ru').fields()).toMatchObject({
    ink: 'light',
    states: { states: [{ id: 'moored' }, { name: 'Туман', hidden: true }, { next: [] }] },
  })
  expect(nodeWithId(nodes, 'Service:keel:en').fields()).toMatchObject({
    cases: [],
    projects: ['Project:b:en', 'Project:a:en', 'Project:c:en'],
  })
  expect(nodeWithId(nodes, 'Service:hull:en').fields()).toMatchObject({ cases: [], projects: ['Project:a:en', 'Project:b:en', 'Project:c:en'] })
})
