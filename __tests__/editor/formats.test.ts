/** The editor writes only what was changed. `browser/editor.spec.ts` changes a word in every form. */
import fs from 'node:fs'
import { blogPostSchema } from '../../src/content/schemas/blogPost'
import { formatOf, recordFormat, textFormat, type FormEntry } from '../../src/editor/formats'
import { LANGUAGES } from '../../src/routing/languages'
import { contentFiles } from '../support/sourceFiles'

const FILES = contentFiles()

it.each(FILES)('%s is written as it was when nothing was changed', (file) => {
  const text = fs.readFileSync(file, 'utf8')
  const entry = formatOf(file).fromFile(text)
  // The editor trims every text that it passes on.
  expect(formatOf(file).toFile({ ...entry, source: entry.source?.trim() })).toBe(text)
})

const words = (text: string) => Object.fromEntries(LANGUAGES.map((language) => [language, `${text} ${language}`]))
const same = (text: string) => Object.fromEntries(LANGUAGES.map((language) => [language, text]))

describe('a record', () => {
  const format = recordFormat('TechnologyGroup')
  const group = { id: 'a', title: words('Title'), description: words('Text'), stack: [{ name: 'React' }] }
  const read = (value: unknown) =>
    format.fromFile(JSON.stringify(value, null, 2)) as FormEntry & { items: Record<string, unknown>[] }
  const write = (entry: FormEntry) => JSON.parse(format.toFile(entry)) as unknown

  it('shows a name for all languages in each, and writes it as one again', () => {
    const entry = read([group])
    expect(entry.items[0].stack).toEqual([{ name: same('React') }])
    expect(write(entry)).toEqual([group])
  })

  it.each([
    ['a name that differs by language in each', { name: words('React') }, { name: words('React') }],
    ['no field that is empty', { name: same('React'), icon: '' }, { name: 'React' }],
  ])('writes %s', (_what, shown, written) => {
    const entry = read([group])
    entry.items[0].stack = [shown]
    expect(write(entry)).toEqual([{ ...group, stack: [written] }])
  })

  it('is laid out as "npm run new" does when it is new', () => {
    expect(format.toFile({ items: [group] })).toBe(`${JSON.stringify([group], null, 2)}\n`)
  })
})

const posts = textFormat(blogPostSchema)
const SOURCE = `---\nid: 7\n# kept\ntitle: 'A title'\nimage: ./a.png\n---\n\nThe text.\n`

it('a saved text keeps comments and quotes, and drops an emptied field', () => {
  const entry = { ...posts.fromFile(SOURCE), image: '', title: 'Another', draft: false }
  expect(posts.toFile(entry)).toBe(`---\nid: 7\n# kept\ntitle: 'Another'\n---\n\nThe text.\n`)
  const begun = { body: 'Words.', date: '2026-01-02', title: 'On: colons', id: 8, draft: true }
  expect(posts.toFile(begun)).toBe(`---\nid: 8\ntitle: "On: colons"\ndate: 2026-01-02\ndraft: true\n---\n\nWords.\n`)
})

it('a field that no form knows stays in its file, and an explicit "false" too', () => {
  const text = '{\n  "order": 1,\n  "later": 1,\n  "main": false\n}'
  const format = recordFormat('Service')
  expect(format.toFile({ ...format.fromFile(text), order: 2 })).toBe(`${text.replace('1', '2')}\n`)
})

it('an object of empty lists, as "npm run new -- company" writes it, stays', () => {
  const text = '{\n  "name": "Ledger",\n  "tiles": {\n    "service": [],\n    "blog": []\n  }\n}\n'
  const format = recordFormat('Company')
  expect(format.toFile(format.fromFile(text))).toBe(text)
})

it.each([
  ['JSON that is broken', recordFormat('Service'), '{ "order": 1,, }'],
  ['no front matter', posts, 'Words alone.\n'],
  ['broken front matter', posts, '---\ntitle: "A\n---\n\nWords.'],
])('a file with %s has no form', (_what, format, text) => {
  expect(() => format.fromFile(text)).toThrow()
})
