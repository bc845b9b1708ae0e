/** The editor loses nothing of an entry. `contentFiles.test.ts` reads the files of the site. */
import { blogPostSchema } from '../../src/content/schemas/blogPost'
import { recordFormat, textFormat, type FormEntry } from '../../src/editor/formats'
import { LANGUAGES } from '../../src/routing/languages'

const words = (text: string) => Object.fromEntries(LANGUAGES.map((language) => [language, `${text} ${language}`]))
const same = (text: string) => Object.fromEntries(LANGUAGES.map((language) => [language, text]))

describe('a record', () => {
  const format = recordFormat('TechnologyGroup')
  const group = { id: 'a', title: words('Title'), description: words('Text'), stack: [{ name: 'React' }] }
  const read = (value: unknown) => format.fromFile(JSON.stringify(value)) as { items: Record<string, unknown>[] }
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

  it('has one line for each of the words in a list', () => {
    const text = recordFormat('FaqEntry').toFile({ items: [{ examples: [words('A'), words('B')] }] })
    expect(text).toContain('[\n      { "en": "A en", "ru": "A ru" },\n      { "en": "B en", "ru": "B ru" }\n    ]')
  })
})

const posts = textFormat(blogPostSchema)
it('a text gets one line for each field, without those that are empty', () => {
  const begun = {
    body: 'Words.',
    date: '2026-01-02',
    title: 'On: colons',
    id: 8,
    image: '',
    draft: true,
    featured: false,
  }
  expect(posts.toFile(begun)).toBe(`---\nid: 8\ntitle: "On: colons"\ndate: 2026-01-02\ndraft: true\n---\n\nWords.\n`)
})

it.each([
  ['JSON that is broken', recordFormat('Service'), '{ "order": 1,, }'],
  ['no front matter', posts, 'Words alone.\n'],
  ['broken front matter', posts, '---\ntitle: "A\n---\n\nWords.'],
])('a file with %s has no form', (_what, format, text) => {
  expect(() => format.fromFile(text)).toThrow()
})
