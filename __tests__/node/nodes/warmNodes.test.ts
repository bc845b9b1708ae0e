/** Whatever changed between two builds, or while the development server runs: the nodes are those of a cold build. */
import fc from 'fast-check'
import type { Node } from 'gatsby'
import { hasErrors } from '../../../src/content/report/problem'
import { contentNodes } from '../../../src/node/nodes/contentNodes'
import { digest, type ContentNode } from '../../../src/node/nodes/nodeParts'
import { writeNodes } from '../../../src/node/nodes/writeNodes'
import { CASE, CASE_DRAWINGS, edited, FIXTURE, readFixture, type Changes } from '../../support/contentFixture'
import { gatsbyStore } from '../../support/gatsbyStore'
import { png, type FileContent } from '../../support/memoryFiles'
import { nodeTools } from '../../support/nodes'

type Files = Record<string, FileContent>

const SOLUTION = 'content/solutions/cloud.json'
const svg = (line: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 520 390" fill="none" stroke="currentColor"><path d="${line}"/></svg>`

const PICTURED = 'content/blog/4-fourth/en.mdx'

/** The fixture with a case, its drawings, the drawing of a solution, and a picture in the body of a post. */
const START: Files = {
  ...FIXTURE,
  [PICTURED]: edited(PICTURED, 'Words.', 'Words.\n\n![A plan](./plan.png)'),
  'content/blog/4-fourth/plan.png': png(1200, 630),
  ...CASE,
  'content/cases/night-ferry.json': JSON.stringify(CASE_DRAWINGS),
  [SOLUTION]: edited(SOLUTION, '"icon": "anchor",', '"icon": "anchor", "drawing": "./drawings/cloud.svg",'),
  'content/solutions/drawings/cloud.svg': svg('M0 0H520'),
}

const foldersOf = (files: Files, kind: string) => [
  ...new Set(
    Object.keys(files)
      .filter((file) => file.startsWith(`content/${kind}/`) && file.split('/').length > 3)
      .map((file) => file.split('/')[2]),
  ),
]
const filesWith = (ending: string, files: Files) => Object.keys(files).filter((file) => file.endsWith(ending))
const pick = <Item>(items: readonly Item[], number: number) => items[number % items.length]

/** Moves files: `moved` returns the new path, or null to remove the file. */
function move(files: Files, moved: (file: string) => string | null): Files {
  return Object.fromEntries(
    Object.entries(files).flatMap(([file, content]) => {
      const to = moved(file)
      return to === null ? [] : [[to, content]]
    }),
  )
}

const rewrite = (files: Files, folder: string, edit: (text: string) => string): Files =>
  Object.fromEntries(
    Object.entries(files).map(([file, text]) => [
      file,
      file.startsWith(folder) && typeof text === 'string' ? edit(text) : text,
    ]),
  )

/** What a person does between two builds; `number` chooses where. */
const MOVES: Record<string, (files: Files, number: number) => Files> = {
  'rename the folder of a post': (files, number) => {
    const folder = pick(foldersOf(files, 'blog'), number)
    const to = `${parseInt(folder, 10)}-${pick(['first', 'second', 'other'], number)}`
    return move(files, (file) => file.replace(`content/blog/${folder}/`, `content/blog/${to}/`))
  },
  'rename the folder of a case': (files, number) => {
    const [name = ''] = foldersOf(files, 'cases')
    const to = pick(['night-ferry', 'day-ferry'], number)
    return move(files, (file) => file.replace(new RegExp(`content/cases/${name}\\b`), `content/cases/${to}`))
  },
  'exchange the languages of a text': (files, number) => {
    const folder = pick([...foldersOf(files, 'blog'), ...foldersOf(files, 'cases')], number)
    const other: Record<string, string> = { en: 'ru', ru: 'en' }
    return move(files, (file) =>
      file.includes(`/${folder}/`)
        ? file.replace(/(en|ru)\.mdx$/, (_, language: string) => `${other[language]}.mdx`)
        : file,
    )
  },
  'exchange the numbers of two posts': (files) =>
    rewrite(files, 'content/blog/', (text) =>
      text.replace(/^id: ([12])$/m, (_, id: string) => `id: ${id === '1' ? 2 : 1}`),
    ),
  'remove a file of a text': (files, number) => {
    const gone = pick(filesWith('.mdx', files), number)
    return move(files, (file) => (file === gone ? null : file))
  },
  'remove a post': (files, number) => {
    const gone = `content/blog/${pick(foldersOf(files, 'blog'), number)}/`
    return move(files, (file) => (file.startsWith(gone) ? null : file))
  },
  'change a word': (files, number) => {
    const file = pick(filesWith('.mdx', files), number)
    return { ...files, [file]: `${String(files[file])}\nWord ${number}.\n` }
  },
  'rename a picture': (files, number) => {
    const to = pick(['cover', 'harbour'], number)
    const renamed = move(files, (file) => file.replace(/^(content\/blog\/[^/]+\/)\w+\.png$/, `$1${to}.png`))
    return rewrite(renamed, 'content/blog/', (text) => text.replace(/\.\/\w+\.png/, `./${to}.png`))
  },
  'change a picture': (files, number) => {
    const file = pick(filesWith('.png', files), number)
    return { ...files, [file]: png(1200, 1200 + number) }
  },
  'change a drawing': (files, number) => ({
    ...files,
    'content/solutions/drawings/cloud.svg': svg(`M0 ${number}H520`),
  }),
  'switch the branch': () => START,
}

/** What a query would return that is not in the fields of the node: the bytes of the pictures that it names. */
function filesIn(node: Node, files: Files): Record<string, string> {
  const named = JSON.stringify(node).match(/content\/[^"]+\.(?:png|svg)/g) ?? []
  return Object.fromEntries(named.map((file) => [file, digest(String(files[file]))]))
}

/** A site whose `publish` writes the nodes of files, in a new process or in the one that runs. */
function site() {
  let files: Files = {}
  const pictures = new Map<string, object>()
  const store = gatsbyStore({ created: (node) => pictures.set(node.id, filesIn(node, files)) })
  let written: ReadonlySet<string> = new Set()
  return {
    async publish(now: Files, nodes: ContentNode[], isLive: boolean) {
      files = now
      if (!isLive) {
        written = new Set()
        store.touched.clear()
      }
      written = await writeNodes(store.args, nodes, written)
      if (!isLive) store.deleteStaleNodes()
    },
    /** Every node as a query would return it. Gatsby keeps ids of children that have another parent now. */
    state: () =>
      Object.fromEntries(
        [...store.nodes.values()].map((node) => {
          const children = node.children.filter((id) => store.nodes.get(id)?.parent === node.id).sort()
          return [node.id, { ...node, children, pictures: pictures.get(node.id) }]
        }),
      ),
  }
}

async function nodesOf(files: Files): Promise<ContentNode[] | null> {
  const removed = Object.keys(FIXTURE).filter((file) => !(file in files))
  const { content, problems } = await readFixture({
    ...(files as Changes),
    ...Object.fromEntries(removed.map((file) => [file, null])),
  })
  if (hasErrors(problems)) return null
  const tools = nodeTools({
    readText: (file) => String(files[file]),
    findFile: (file) => (file in files ? file : undefined),
    imageDigest: (file) => digest(String(files[file])),
  })
  return contentNodes(content, tools)
}

const step = fc.record({
  moves: fc.array(fc.tuple(fc.constantFrom(...Object.keys(MOVES)), fc.nat(11)), { minLength: 1, maxLength: 3 }),
  isLive: fc.boolean(),
})

it('keeps no node that a cold build would not make, whatever moved', async () => {
  let published = 0
  const check = fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
    const warm = site()
    let files = START
    await warm.publish(files, (await nodesOf(files))!, false)
    for (const { moves, isLive } of steps) {
      const moved = moves.reduce((before, [name, number]) => MOVES[name](before, number), files)
      const nodes = await nodesOf(moved)
      // Content with errors is not published, and the person corrects it.
      if (!nodes) continue
      files = moved
      published += 1
      await warm.publish(files, nodes, isLive)
      const cold = site()
      await cold.publish(files, nodes, false)
      expect(warm.state()).toEqual(cold.state())
    }
  })
  await fc.assert(check, { seed: 43, numRuns: 25 })
  expect(published).toBeGreaterThan(40)
})
