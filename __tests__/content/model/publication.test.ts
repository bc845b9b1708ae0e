import { contentRouteRecords } from '../../../src/content/model/contentRouteRecords'
import { contentNodes } from '../../../src/node/nodes/contentNodes'
import { buildRoutes } from '../../../src/routing/routes'
import { CASE, edited, readFixture, type Changes } from '../../support/contentFixture'
import { nodeTools, nodeWithId } from '../../support/nodes'

/** The fixture with additional lines in the front matter of files. */
const held = (lines: Record<string, string>): Changes =>
  Object.fromEntries(Object.entries(lines).map(([file, line]) => [file, edited(file, 'author: jane', `author: jane\n${line}`)]))

const FIRST = { en: 'content/blog/1-first/en.mdx', ru: 'content/blog/1-first/ru.mdx' }
const SECOND = 'content/blog/2-second/en.mdx'
const STORY = 'content/cases/night-ferry/en.mdx'
const caseWith = (line: string): Changes => ({ ...CASE, [STORY]: String(CASE[STORY]).replace('project: b', `project: b\n${line}`) })

async function site(changes: Changes, today: string, drafts = false) {
  const { content, nextChange } = await readFixture(changes, { today, drafts })
  const nodes = contentNodes(content, nodeTools({ today }))
  const paths = buildRoutes(contentRouteRecords(content)).map(({ path }) => path)
  const heldUntil = (id: string) => nodeWithId(nodes, id).fields()['heldUntil']
  return { content, nextChange, nodes, paths, heldUntil }
}

it('readers get nothing of a draft: no page, no node, no recommendation', async () => {
  const { content, paths, nodes } = await site(held({ [SECOND]: 'draft: true' }), '2026-06-15')
  expect(content.posts.map(({ id }) => id)).not.toContain(2)
  expect(paths.filter((path) => path.includes('/blog/2'))).toEqual([])
  expect(JSON.stringify(nodes.map((node) => node.fields()))).not.toContain('Second post')
})

it('development and previews get it, and its node says so', async () => {
  const { paths, heldUntil } = await site(held({ [SECOND]: 'draft: true' }), '2026-06-15', true)
  expect(paths).toContain('/blog/2')
  expect([heldUntil('BlogPost:2:en'), heldUntil('BlogPost:1:en')]).toEqual(['draft', null])
})

it('a day of publication is kept to the day', async () => {
  const changes = held({ [SECOND]: 'publish: 2026-06-16' })
  const before = await site(changes, '2026-06-15')
  const then = await site(changes, '2026-06-16')
  expect([before.paths.includes('/blog/2'), then.paths.includes('/blog/2')]).toEqual([false, true])
  expect((await site(changes, '2026-06-15', true)).heldUntil('BlogPost:2:en')).toBe('2026-06-16')
  expect(then.heldUntil('BlogPost:2:en')).toBeNull()
})

it('a draft of the original holds back its translation', async () => {
  const original = await site(held({ [FIRST.en]: 'draft: true' }), '2026-06-15')
  expect(original.paths.filter((path) => path.endsWith('/blog/1'))).toEqual([])
  const translation = await site(held({ [FIRST.ru]: 'draft: true' }), '2026-06-15')
  expect(nodeWithId(translation.nodes, 'BlogPost:1:ru').fields()).toMatchObject({ translation: 'fallback', title: 'First post' })
})

it('a case that is a draft is no link of its project', async () => {
  const { nodes } = await site(caseWith('draft: true'), '2026-06-15')
  expect(nodeWithId(nodes, 'Project:b:en').fields()['caseKey']).toBeNull()
})

it('the next build is due on the next day of publication, or at New Year', async () => {
  const posts = held({ [SECOND]: 'publish: 2026-08-01', [FIRST.en]: 'publish: 2026-07-01', [FIRST.ru]: 'publish: 2026-06-20' })
  const changes = { ...posts, ...caseWith('publish: 2026-07-20') }
  const next = async (today: string) => (await site(changes, today)).nextChange
  expect([await next('2026-06-15'), await next('2026-07-01'), await next('2026-08-01')]).toEqual(['2026-07-01', '2026-07-20', '2027-01-01'])
})
