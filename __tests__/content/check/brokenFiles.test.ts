/** Files that are no text, no JSON or no front matter. Each row breaks one file and lists all that is said. */
import { edited, FIXTURE } from '../../support/contentFixture'
import { testBrokenFiles } from '../../support/expectProblems'

const EN = 'content/blog/1-first/en.mdx'
const RU = 'content/blog/1-first/ru.mdx'
const JANE = 'content/authors/jane.json'
const FAQ = 'content/faq.json'

const text = (file: string) => String(FIXTURE[file])
const utf16 = (value: string) => new Uint8Array(Buffer.from(`\uFEFF${value}`, 'utf16le'))
/** Windows-1251 for the Russian letters of a text. */
const cp1251 = (value: string) => Uint8Array.from([...value].map((letter) => (letter >= 'А' && letter <= 'я' ? letter.charCodeAt(0) - 0x410 + 0xc0 : letter.charCodeAt(0))))

describe('files that are no text', () => {
  testBrokenFiles([
    ['an empty post', { [RU]: '' }, [`${RU}:1:1`, 'file', 'The file is empty.']],
    ['a post of blank lines', { [RU]: '\n  \n' }, [`${RU}:1:1`, 'file', 'The file is empty.']],
    ['an empty data file', { [FAQ]: '' }, [`${FAQ}:1:1`, 'file', 'The file is empty.']],
    ['a picture saved as a post', { [RU]: new Uint8Array([0x89, 0x50, 0x0a, 0x41, 0]) }, [`${RU}:2:2`, 'file', 'binary data']],
    ['a post in UTF-16', { [RU]: utf16(text(RU)) }, [`${RU}:1:4`, 'file', 'binary data']],
    ['a post in Windows-1251', { [RU]: cp1251('---\nid: 1\ntitle: Первая\n') }, [`${RU}:3:8`, 'file', 'not UTF-8']],
    ['a data file in Latin-1', { [FAQ]: Uint8Array.from(Buffer.from('[\n "café"\n]', 'latin1')) }, [`${FAQ}:2:6`, 'file', 'not UTF-8']],
    ['a post with a byte order mark', { [EN]: `\uFEFF${text(EN)}` }, [`${EN}:1:1`, 'file', 'byte order mark']],
    ['a data file with a byte order mark', { [JANE]: `\uFEFF${text(JANE)}` }, [`${JANE}:1:1`, 'file', 'byte order mark']],
    ['a post with Windows line ends', { [EN]: text(EN).replaceAll('\n', '\r\n') }, [`${EN}:1:4`, 'file', 'Windows line ends']],
    [
      'a data file with Windows line ends, whose other mistakes keep their place',
      { [JANE]: edited(JANE, '"avatar": "./jane.png"', '"avatar": 7').replaceAll('\n', '\r\n') },
      [`${JANE}:1:2`, 'file', 'Windows line ends'],
      [`${JANE}:4:13`, 'avatar', 'Expected text, found 7.'],
    ],
  ])
})

describe('files that are missing or misnamed', () => {
  testBrokenFiles([
    ['a data file that must be there', { [FAQ]: null }, [`${FAQ}:1:1`, 'file', 'The file is missing']],
    ['an unnamed language', { 'content/blog/1-first/de.mdx': text(EN) }, ['content/blog/1-first/de.mdx:1:1', 'file', 'en.mdx or ru.mdx']],
    ['a post named index', { 'content/blog/5-fifth/index.mdx': text(EN) }, ['content/blog/5-fifth/index.mdx:1:1', 'file', 'en.mdx or ru.mdx']],
    ['a post in capital letters', { 'content/blog/1-first/EN.MDX': text(EN) }, ['content/blog/1-first/EN.MDX:1:1', 'file', 'en.mdx or ru.mdx']],
    ['a post without a folder', { 'content/blog/hello.mdx': text(EN) }, ['content/blog/hello.mdx:1:1', 'file', 'A post lives in a folder of its own']],
    ['a record in capital letters', { 'content/authors/Jane Roe.json': edited(JANE, 'jane.png', 'jane.png') }, ['content/authors/Jane Roe.json:1:1', 'file', 'lower-case letters']],
  ])
})

describe('files that nothing reads', () => {
  testBrokenFiles([
    ['a post beside the blog', { 'content/blogs/1-first/en.mdx': text(EN) }, ['content/blogs/1-first/en.mdx:1:1', 'file', 'A post is content/blog/<number>-<name>/en.mdx']],
    ['a post an editor has renamed', { 'content/blog/1-first/en.mdx.txt': text(EN) }, ['content/blog/1-first/en.mdx.txt:1:1', 'file', 'A post is content/blog/<number>-<name>/en.mdx']],
    ['a misspelt data file', { 'content/fag.json': text(FAQ) }, ['content/fag.json:1:1', 'file', 'Did you mean "content/faq.json"?']],
    ['a page nobody knows', { 'content/pages/careers-and-life-at-work.json': '{}' }, ['content/pages/careers-and-life-at-work.json:1:1', 'file', 'content/README.md tells']],
  ])
})

describe('JSON', () => {
  testBrokenFiles([
    ['a comma too many in an object', { [JANE]: edited(JANE, '"./jane.png"', '"./jane.png",') }, [`${JANE}:4:25`, 'JSON', 'the comma before "}" is one too many']],
    ['a comma too many in a list', { 'content/process.json': '[\n  1,\n]\n' }, ['content/process.json:2:4', 'JSON', 'the comma before "]" is one too many']],
    ['a missing comma', { [JANE]: edited(JANE, 'Роу" },', 'Роу" }') }, [`${JANE}:3:3`, 'JSON', 'Not valid JSON: "\\"" stands where "," or "}" is expected.']],
    ['single quotes', { [JANE]: edited(JANE, '"./jane.png"', "'./jane.png'") }, [`${JANE}:4:13`, 'JSON', 'Strings are in double quotes.']],
    ['a bare field', { [JANE]: edited(JANE, '"avatar"', 'avatar') }, [`${JANE}:4:3`, 'JSON', 'a field in double quotes is expected']],
    ['a bare word', { [JANE]: edited(JANE, '"./jane.png"', 'jane') }, [`${JANE}:4:13`, 'JSON', 'a value is expected']],
    ['a comment', { [JANE]: edited(JANE, '  "role"', '  // what she does\n  "role"') }, [`${JANE}:3:3`, 'JSON', 'a comment stands']],
    ['a string that is not closed', { [JANE]: edited(JANE, '"./jane.png"', '"./jane.png') }, [`${JANE}:4:13`, 'JSON', 'The string is not closed']],
    ['a string over two lines', { [JANE]: edited(JANE, './jane.png', './jane\n.png') }, [`${JANE}:4:13`, 'JSON', 'The string is not closed']],
    ['a file cut off', { [JANE]: text(JANE).replace(/\n}\n$/, '\n') }, [`${JANE}:4:25`, 'JSON', 'the file ends where "," or "}" is expected']],
    ['something after the end', { [JANE]: `${text(JANE)}{}` }, [`${JANE}:6:1`, 'JSON', 'where the end of the file is expected']],
    ['a number with a leading zero', { [JANE]: edited(JANE, '"./jane.png"', '07') }, [`${JANE}:4:13`, 'JSON', 'a value is expected']],
    ['a field without value', { [JANE]: edited(JANE, '"./jane.png"', '') }, [`${JANE}:5:1`, 'JSON', '"}" stands where a value is expected']],
    ['the same field twice', { [JANE]: edited(JANE, '"./jane.png"', '"./jane.png", "avatar": "./x.png"') }, [`${JANE}:4:27`, 'JSON', 'unique']],
    ['a tab', { [JANE]: edited(JANE, '  "avatar"', '\t"avatar"') }, [`${JANE}:4:1`, 'JSON', 'Indented with a tab. Use two spaces.']],
    ['two tabs, named once, with the other mistakes of the file', { [JANE]: edited(JANE, '  "role": {', '\t"role": {\n\t"fr": "E",') }, [`${JANE}:3:1`, 'JSON', 'tab'], [`${JANE}:4:2`, 'role.fr', 'Unknown field "fr"']],
  ])
})

describe('front matter', () => {
  testBrokenFiles([
    ['none at all', { [RU]: '## Сборка\n\nТекст.\n' }, [`${RU}:1:1`, 'front matter', 'There is no front matter.']],
    ['a blank line before it', { [EN]: `\n${text(EN)}` }, [`${EN}:1:1`, 'front matter', 'Blank lines before the front matter.']],
    [
      'a blank line before it, and the other mistakes in their place',
      { [EN]: `\n${edited(EN, 'featured: true', 'featured: yes please')}` },
      [`${EN}:1:1`, 'front matter', 'Blank lines'],
      [`${EN}:9:11`, 'featured', 'Expected true or false, found "yes please".'],
    ],
    ['spaces after the dashes', { [EN]: edited(EN, '---\n', '---  \n') }, [`${EN}:1:1`, 'front matter', 'Spaces around "---"']],
    ['JavaScript', { [RU]: '---js\n({ id: process.exit() })\n---\n\nСлова.\n' }, [`${RU}:1:1`, 'front matter', '"---js" is not a front matter this site reads']],
    ['JSON', { [RU]: '---json\n[1]\n---\n\nСлова.\n' }, [`${RU}:1:1`, 'front matter', '"---json" is not a front matter this site reads']],
    ['never closed', { [RU]: '---\nid: 1\n\nСлова.\n' }, [`${RU}:1:1`, 'front matter', 'not closed']],
    ['empty', { [RU]: '---\n---\n\nСлова.\n' }, [`${RU}:2:1`, 'file', 'Expected an object, found nothing (null).']],
    ['a list', { [RU]: '---\n- id\n---\n\nСлова.\n' }, [`${RU}:2:1`, 'file', 'Expected an object, found a list.']],
    ['a colon in a bare value', { [EN]: edited(EN, 'First post', 'First: a post') }, [`${EN}:3:8`, 'front matter', 'Put the whole value in quotes']],
    ['a quote that is not closed', { [EN]: edited(EN, 'A drawing', '"A drawing') }, [`${EN}:10:21`, 'front matter', 'Not valid YAML: Missing closing "quote']],
    ['a tab', { [EN]: edited(EN, 'category: Web Development', 'category:\n\tWeb Development') }, [`${EN}:6:1`, 'front matter', 'Indented with a tab.']],
    ['the same field twice', { [EN]: edited(EN, 'author: jane', 'author: jane\nauthor: john') }, [`${EN}:7:1`, 'front matter', 'Map keys must be unique']],
    ['an alias of nothing', { [EN]: edited(EN, 'author: jane', 'author: *jane') }, [`${EN}:6:9`, 'front matter', '"*" starts a reference to another value.']],
    [
      'aliases that multiply without end',
      { [RU]: '---\na: &a [x, x]\nb: &b [*a, *a]\n---\n\nСлова.\n' },
      [`${RU}:3:8`, 'front matter', '"*" starts a reference'],
      [`${RU}:3:12`, 'front matter', '"*" starts a reference'],
    ],
    ['no text below it', { 'content/blog/2-second/en.mdx': edited('content/blog/2-second/en.mdx', '\nWords.\n', '') }, ['content/blog/2-second/en.mdx:9:1', 'body', 'no text below']],
  ])
})
