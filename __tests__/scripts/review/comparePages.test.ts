import { heldArticles } from '../../../scripts/review/comparePages'
import { newFolder, writeFiles } from '../../support/folder'

const FILES = ['content/blog/4-a/en.mdx', 'content/blog/4-a/ru.mdx']
const folderOf = (en: string, ru?: string) => {
  const folder = newFolder()
  const texts = [en, ru].flatMap((front, at) => (front === undefined ? [] : [[FILES[at], `---\n${front}\n---\nText`]]))
  writeFiles(folder, Object.fromEntries(texts) as Record<string, string>)
  return folder
}

const OUT = 'title: A'
const DRAFT = 'draft: true'
it.each<[what: string, before: [string, string?], after: [string, string?], entries: string[]]>([
  [
    'a post becomes a draft',
    [OUT, OUT],
    [DRAFT, OUT],
    ['LOST page /blog/4 Held back as a draft.', 'LOST page /ru/blog/4 Held back as a draft.'],
  ],
  [
    'a translation becomes a draft',
    [OUT, OUT],
    [OUT, DRAFT],
    ['Translation held back as a draft /ru/blog/4 Readers get the text in en.'],
  ],
  [
    'a post comes out without its translation',
    [DRAFT, DRAFT],
    [OUT, DRAFT],
    [
      'Published page /blog/4 It was held back as a draft.',
      'Published page /ru/blog/4 It was held back as a draft. Readers get the text in en.',
    ],
  ],
  [
    'a translation comes out, and not its original',
    [DRAFT, DRAFT],
    [DRAFT, OUT],
    ['Held back as a draft /blog/4 ', 'Held back as a draft /ru/blog/4 '],
  ],
  ['a translation that was held back is removed', [OUT, DRAFT], [OUT], []],
])('review: pages that are held back: %s', (_what, before, after, entries) => {
  const found = heldArticles(folderOf(...before), folderOf(...after), FILES, '2026-12-01')
  expect(found.map(({ title, pages, note }) => `${title} ${pages.join()} ${note}`)).toEqual(entries)
})
