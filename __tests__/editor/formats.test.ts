/** The editor writes only what was changed. `browser/editor.spec.ts` changes a word in every form. */
import fs from 'node:fs'
import { blogPostSchema } from '../../src/content/schemas/blogPost'
import { formatOf, plainText, recordFormat, textFormat, withText, type FormEntry } from '../../src/editor/formats'
import { LANGUAGES } from '../../src/routing/languages'
import { contentFiles } from '../support/sourceFiles'

const FILES = contentFiles()

/** The forms here have no fields for further languages. */
const isOfThese = fs.readdirSync('locales').filter((name) => !name.includes('.')).length === LANGUAGES.length

it.each(FILES)('%s has a form, and is written as it was when nothing was changed', (file) => {
  const text = fs.readFileSync(file, 'utf8')
  const entry = formatOf(file).fromFile(text)
  if (isOfThese) expect(plainText(entry)).toBeUndefined()
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
    // An explicit `false` is kept.
    expect(plainText(recordFormat('Service').fromFile('{\n  "order": 1,\n  "main": false\n}'))).toBeUndefined()
    expect(format.toFile({ items: [group] })).toBe(`${JSON.stringify([group], null, 2)}\n`)
  })
})

const posts = textFormat(blogPostSchema)
const SOURCE = `---\nid: 7\n# kept\ntitle: 'A title'\nimage: ./a.png\n---\n\nThe text.\n`

it('a text keeps comments and quotes, drops a field that was emptied, and is written in the order of the schema when it is new', () => {
  const entry = { ...posts.fromFile(SOURCE), image: '', title: 'Another', draft: false }
  expect(posts.toFile(entry)).toBe(`---\nid: 7\n# kept\ntitle: 'Another'\n---\n\nThe text.\n`)
  const begun = { body: 'Words.', date: '2026-01-02', title: 'On: colons', id: 8, draft: true }
  expect(posts.toFile(begun)).toBe(`---\nid: 8\ntitle: "On: colons"\ndate: 2026-01-02\ndraft: true\n---\n\nWords.\n`)
})
it.each([
  ['Service', 'JSON that is broken', '{ "order": 1,, }'],
  ['Service', 'a field that no form knows', '{\n  "order": 1,\n  "later": 1\n}'],
  ['Service', 'a field that stands twice', '{\n  "order": 1,\n  "order": 2\n}'],
  ['post', 'no front matter', 'Words alone.\n'],
  ['post', 'broken front matter', '---\ntitle: "A\n---\n\nWords.'],
] as const)('a %s with %s opens as text, and is written as it stands or as its text was changed', (type, _, text) => {
  const format = type === 'post' ? textFormat(blogPostSchema) : recordFormat(type)
  const entry = format.fromFile(text)
  expect(Object.keys(entry)).toEqual(['source'])
  expect(plainText(entry)).toBe(text)
  // The form's values have no effect.
  expect(format.toFile({ ...entry, order: 7, title: 'A title' })).toBe(`${text.trim()}\n`)
  expect(format.toFile({ source: withText('{ "order": 3 }') })).toBe('{ "order": 3 }\n')
})
