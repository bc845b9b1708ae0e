import { lineFinder } from '../../../src/sources/changedLines'
import { changedLines, oneLanguageNote, placesOf } from '../../../scripts/review/changedLines'

const patchOf = (file: string, at: number, was: string[], now: string[]) =>
  [
    `diff --git a/${file} b/${file}`,
    `--- a/${file}`,
    `+++ b/${file}`,
    `@@ -${at},${was.length} +${at},${now.length} @@`,
    ...was.map((line) => `-${line}`),
    ...now.map((line) => `+${line}`),
  ].join('\n')

it('review: a patch is read with the lines of both sides, signs in the text included', () => {
  const patch = `${patchOf('content/a.json', 3, ['-- old'], ['++ new', 'more'])}
diff --git a/gone.txt b/gone.txt
deleted file mode 100644
--- a/gone.txt
+++ /dev/null
@@ -1 +0,0 @@
-x`
  expect(changedLines(patch).map(({ file, line, mark, text }) => `${file}:${line}${mark}${text}`)).toEqual([
    'content/a.json:3--- old',
    'content/a.json:3+++ new',
    'content/a.json:4+more',
    'gone.txt:1-x',
  ])
})

const LINES = changedLines(
  [
    patchOf('content/a.json', 5, ['  "en": "A drawing office",'], ['  "en": "A design office",']),
    patchOf('content/figures.json', 9, ['  "amount": 50,'], ['  "amount": 52,']),
    patchOf('content/blog/1-a/en.mdx', 7, ['It has seperate [clocks](/a).'], ['It has separate [clocks](/a).']),
    patchOf('src/Footer.tsx', 4, ['<p>Made in York</p>'], ['<p>Made in Ghent</p>']),
    patchOf('content/blog/3-c/en.mdx', 19, ['2.5 s at 1.6 Mbit/s [a](/a)'], ['2.5 s at 1.6 Mbit/s [a](/b)']),
    patchOf('content/b.json', 1, ['  "a": "Gone words"'], []),
    patchOf('content/blog/5-e/en.mdx', 9, ['[![A plan](./plan.png)](/a)'], []),
  ].join('\n'),
)
const find = lineFinder(LINES)

it.each<[what: string, blocks: [string[], string[]], runs: [string[], string[]], places: string[]]>([
  ['a string', [['# A drawing office'], ['# A design office']], [['drawing'], ['design']], ['content/a.json:5']],
  ['a paragraph', [[], ['It has separate [clocks](/a).']], [[], ['separate']], ['content/blog/1-a/en.mdx:7']],
  ['a figure', [['50+ ships'], ['52+ ships']], [['50'], ['52']], ['content/figures.json:9']],
  ['code', [['Made in York.'], ['Made in Ghent.']], [['York'], ['Ghent']], ['src/Footer.tsx:4']],
  ['gone words', [['Gone words'], []], [['Gone words'], []], ['content/b.json:1 (before)']],
  [
    'a picture in a link',
    [['[![A plan](/static/plan.webp)](/a)'], []],
    [[], []],
    ['content/blog/5-e/en.mdx:9 (before)'],
  ],
  ['words of which only one side is there', [['of 50'], ['of 99']], [['50'], ['99']], []],
  ['new words that only a part of a line holds', [[], ['design']], [[], ['design']], []],
  ['words that the line holds before and now', [['5 posts'], ['6 posts']], [['5'], ['6']], []],
  ['a part of a word', [['in Yor'], ['in Ghe']], [['Yor'], ['Ghe']], []],
])('review: finds the lines of %s', (_what, [was, now], [removed, added], places) => {
  expect(placesOf(find({ '-': was, '+': now }, { '-': removed, '+': added }))).toEqual(places)
})

it('review: words of a page are not found in what is no source of it', () => {
  const words = { '-': ['Gone words'], '+': [] }
  expect(find(words, { '-': [], '+': [] }, ({ file }) => file !== 'content/b.json')).toEqual([])
})

const PAIR = ['  "en": "A",', '  "ru": "Б",']
it.each<[what: string, patches: string[], note: string]>([
  ['one of two lines', [patchOf('content/a.json', 1, [PAIR[0]], ['  "en": "C",'])], 'Only in en'],
  ['both lines', [patchOf('content/a.json', 1, PAIR, ['  "en": "C",', '  "ru": "Д",'])], ''],
  [
    'one of two in a line',
    [patchOf('content/a.json', 1, ['{ "en": "A", "ru": "Б" }'], ['{ "en": "A", "ru": "Д" }'])],
    'Only in ru',
  ],
  ['no language', [patchOf('content/a.json', 1, ['  "amount": 5'], ['  "amount": 6'])], ''],
  [
    'a key of one dictionary',
    [
      patchOf('locales/en/a.json', 2, ['  "k": "A"'], ['  "k": "C"']),
      patchOf('locales/ru/a.json', 3, ['  "l": "A"'], ['  "l": "C"']),
    ],
    'Only in en',
  ],
  [
    'a key of both',
    [
      patchOf('locales/en/a.json', 2, ['  "k": "A"'], ['  "k": "C"']),
      patchOf('locales/ru/a.json', 2, ['  "k": "Б"'], ['  "k": "Д"']),
    ],
    '',
  ],
  ['an article', [patchOf('content/blog/1/ru.mdx', 8, ['А'], ['Б'])], 'Only in ru'],
  [
    'an article and its translation',
    [patchOf('content/blog/1/ru.mdx', 8, ['А'], ['Б']), patchOf('content/blog/1/en.mdx', 9, ['A'], ['B'])],
    '',
  ],
  ['code', [patchOf('src/a.tsx', 8, ['A'], ['B'])], ''],
])('review: says in which language alone it changed: %s', (_what, patches, note) => {
  const lines = changedLines(patches.join('\n'))
  const [first] = lines
  expect(
    oneLanguageNote(
      lines.filter(({ file }) => file === first.file),
      lines,
    ),
  ).toMatch(note ? `${note}: ` : /^$/)
})
