import { readSiteSources } from '../../../../src/node/output/preview/siteSources'
import { localizePath } from '../../../../src/routing/localizePath'
import { memoryFiles } from '../../../support/memoryFiles'

const files = memoryFiles({
  'content/figures.json': '{ "figures": [{ "id": "uptime", "amount": 99.9, "unit": "percent" }] }',
  'content/solutions/cloud.json':
    '{ "summary": { "en": "Up for {figure:uptime} of the time.", "ru": "Работает {figure:uptime} времени." } }',
  'content/blog/1-a/en.mdx':
    '---\ntitle: Up\ndate: 2024-03-15\n---\n\nWe were up <Figure id="uptime" /> of the year.\n',
  'content/chat.json':
    '{ "intents": [{ "keywords": { "ru": ["цена"] }, "examples": { "ru": ["Почём?"] }, "reply": { "en": "A lot.", "ru": "Много: {phone}." } }] }',
  ...Object.fromEntries(
    ['en/blog', 'ru/blog', 'ru/chat', 'ru/home'].map((name) => [`locales/${name}.json`, `["${name}"]`]),
  ),
})

it.each([
  ['en', 'Up for 99.9% of the time.', 'content/solutions/cloud.json:1 summary.en'],
  ['ru', 'Работает 99,9\u00a0% времени.', 'content/solutions/cloud.json:1 summary.ru'],
  ['en', 'We were up 99.9% of the year.', 'content/blog/1-a/en.mdx:6 body'],
  // The English text replaces the missing Russian one, with its own figures.
  ['ru', 'We were up 99.9% of the year.', 'content/blog/1-a/en.mdx:6 body'],
  // A date, formatted by the page.
  ['ru', '15\u00a0марта\u00a02024', 'content/blog/1-a/en.mdx:3 date'],
] as const)('in %s, “%s” is said as the page says it by %s', async (language, words, place) => {
  const sources = await readSiteSources(files)
  const { text, segments } = sources.indexOf(localizePath('/blog/1', language)).find(words)
  expect(segments).toHaveLength(1)
  expect(segments[0].statements.map(({ file, line, field }) => `${file}:${line} ${field}`)).toEqual([place])
  expect(segments[0].statements[0].text).toBe(text)
})

it('a page may show words of its dictionaries later, and what the assistant says, not what it knows', async () => {
  const sources = await readSiteSources(files)
  const later = sources.shownLater({ namespaces: ['blog'], language: 'ru' }).map(({ text }) => text)
  expect(later).toEqual(['Много: {phone}.', 'ru/blog', 'ru/chat'])
  const all = sources.all('/ru/blog/1').map(({ text }) => text)
  expect(all).toEqual(expect.arrayContaining([...later, 'Up', 'We were up 99.9% of the year.', 'ru/home', 'цена']))
})
