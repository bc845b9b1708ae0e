/** The map of `src/README.md`, which `npm run where` reads: file of the content, schema, components. */
import fs from 'node:fs'
import path from 'node:path'
import { componentsOf, sentenceMap } from '../../scripts/where/sentenceMap'
import { CONTENT_TYPES } from '../../src/content/model/contentTypes'
import { ROOT, sourceFiles } from '../support/sourceFiles'

const rows = sentenceMap(fs.readFileSync(path.join(ROOT, 'src/README.md'), 'utf8'))
const sources = sourceFiles()

it('knows every file and folder of the content', () => {
  const layouts = Object.values(CONTENT_TYPES).map(({ layout }) => {
    if ('folder' in layout) return `${layout.folder}/`
    return 'one' in layout ? layout.one : layout.list
  })
  expect(rows.flatMap(({ files }) => files).sort()).toEqual([...layouts, 'blog/', 'cases/'].sort())
})

it('names schemas that there are', () => {
  const known = sources.map(({ file }) => file)
  expect(
    rows.flatMap(({ schemas }) => schemas).filter((name) => !known.includes(`src/content/schemas/${name}.ts`)),
  ).toEqual([])
})

it('names components that there are', () => {
  for (const row of rows) expect(() => componentsOf(row, '', sources)).not.toThrow()
})

/** Sections that say nothing of the content themselves. */
const WITHOUT_CONTENT = [
  'ArticleList',
  'HeroDrawing',
  'NotFoundDrawing',
  'RecommendedArticles',
  'SearchWithoutScript',
  'Styleguide',
]

it('names every section that says something of the content', () => {
  const named = new Set(rows.flatMap((row) => componentsOf(row, '', sources).map(({ file }) => file.split('/').at(-2))))
  const sections = fs.readdirSync(path.join(ROOT, 'src/sections'))
  expect(sections.filter((name) => !named.has(name))).toEqual(WITHOUT_CONTENT)
})
