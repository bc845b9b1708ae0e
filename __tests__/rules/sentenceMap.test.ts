import fs from 'node:fs'
import path from 'node:path'
import { CONTENT_TYPES } from '../../src/content/model/contentTypes'

/** The map of `src/README.md`: file of the content, schema, components. */
const [, section] = fs.readFileSync('src/README.md', 'utf8').split('## From a sentence to its code')
const rows = section
  .split('## ')[0]
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map(namesIn))

function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`{]+)`/g)].map(([, name]) => name)
}

const sources = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/').replace(/\.tsx?$/, ''))

it('knows every file and folder of the content', () => {
  const known = rows.flatMap(([, files]) => files)
  const layouts = Object.values(CONTENT_TYPES).map(({ layout }) => {
    if ('folder' in layout) return `${layout.folder}/`
    return 'one' in layout ? layout.one : layout.list
  })
  expect([...known].sort()).toEqual([...layouts, 'blog/', 'cases/'].sort())
})

it('names schemas that there are', () => {
  const schemas = rows.flatMap(([, , names]) => names)
  expect(schemas.filter((name) => !sources.includes(`content/schemas/${name}`))).toEqual([])
})

it('names components that there are', () => {
  const components = rows.flatMap(([, , , names]) => names)
  expect(components.filter((name) => !sources.some((file) => file === name || file.endsWith(`/${name}`)))).toEqual([])
})
