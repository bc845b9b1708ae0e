/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { allStatements, findWords } from '../../scripts/where/findWords'
import { keyUses } from '../../scripts/where/keyUses'
import { componentsOf, rowOf, sentenceMap } from '../../scripts/where/sentenceMap'
import { memoryFiles } from '../support/memoryFiles'
import { ROOT, sourceFiles } from '../support/sourceFiles'

const files = memoryFiles({
  'content/figures.json': '{ "figures": [{ "id": "clients", "amount": 30, "atLeast": true }] }',
  'content/services/web.json':
    '{\n  "title": { "en": "Web", "ru": "Веб" },\n  "summary": { "en": "We asked {figure:clients} clients.", "ru": "Мы спросили у {figure:clients} клиентов и не ждали." }\n}',
  'content/blog/1-a/en.mdx': '---\ntitle: On tests\n---\n\nA test that cannot **fail** is of no use to anybody.\n',
  'content/.schemas/service.json': '{ "description": "We asked 30+ clients." }',
  'locales/en/contact.json': '{ "offer.call": "Call {{phone}}" }',
})

describe('words copied from a page', () => {
  it.each([
    ['en', 'We asked 30+ clients.', 'content/services/web.json:3 summary.en', 1],
    ['ru', 'спросили у\u00a030+\u00a0клиентов и\u00a0не\u00a0ждали', 'content/services/web.json:3 summary.ru', 1],
    ['en', 'Call +44 20 7946 0958', 'locales/en/contact.json:1 offer.call', 1],
    ['en', 'fail is of no use to anybody. Really?', 'content/blog/1-a/en.mdx:5 body', 0.8],
  ] as const)('in %s: “%s” are said by %s', async (language, words, place, share) => {
    const found = findWords(words, await allStatements(files, language))
    expect(new Set(found.statements.map(({ file, line, field }) => `${file}:${line} ${field}`))).toEqual(
      new Set([place]),
    )
    expect(found.share).toBeCloseTo(share, 1)
  })

  it('that nobody says are found nowhere', async () => {
    const found = findWords('Nobody has written such a thing.', await allStatements(files, 'en'))
    expect(found).toEqual({ share: 0, statements: [] })
  })
})

it('the command prints the line, the schema and the components, or says that nobody says it', () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, ['--require', 'tsx/cjs', 'scripts/where/where.ts', ...words], {
      cwd: ROOT,
      encoding: 'utf8',
    })
  const [solution] = fs.readdirSync(path.join(ROOT, 'content/solutions')).filter((name) => name.endsWith('.json'))
  const { summary } = JSON.parse(fs.readFileSync(path.join(ROOT, 'content/solutions', solution), 'utf8')) as {
    summary: { ru: string }
  }
  const { stdout } = run(...summary.ru.split(' '))
  expect(stdout).toMatch(new RegExp(`^content/solutions/${solution}:\\d+:\\d+ {2}summary\\.ru$`, 'm'))
  expect(stdout).toContain('\n  src/content/schemas/solution.ts\n')
  expect(stdout).toContain('\n  src/sections/SolutionList/SolutionList.tsx')
  expect(run('Nobody has written such a thing.')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('No file of content/ or locales/ says'),
  })
})

describe('the row of a file', () => {
  const rows = sentenceMap(
    '## From a sentence to its code\n| File |\n| `a.json`, `b/` | `c`, of its `d` `e` | `Tile`, `{figure:x}` |\n## Rings\n| `f` | `g` | `h` |',
  )
  const sources = [
    { file: 'src/ui/Tile/Tile.tsx', text: 'value' },
    { file: 'src/ui/BigTile.tsx', text: 'function BigTile() {}' },
  ]

  it('is found by its name or its folder', () => {
    for (const file of ['content/a.json', 'content/b/x.json']) expect(rowOf(rows, file).components).toEqual(['Tile'])
    expect(rows).toHaveLength(1)
  })

  it('is missed by name', () => {
    expect(() => rowOf(rows, 'content/offices.json')).toThrow('no row for content/offices.json')
  })

  it('has components with files, of which those count that name the field', () => {
    const row = { files: [], schemas: [], components: ['Tile', 'BigTile'] }
    expect(componentsOf(row, 'tiles[0].value.en', sources).map(({ file }) => file)).toEqual(['src/ui/Tile/Tile.tsx'])
    expect(componentsOf(row, 'bigTile', sources).map(({ file }) => file)).toEqual(['src/ui/BigTile.tsx'])
    expect(componentsOf(row, 'label', sources)).toHaveLength(2)
    expect(() => componentsOf({ ...row, components: ['Gone'] }, 'label', sources)).toThrow('src has no Gone.tsx')
  })
})

describe('a key of a dictionary', () => {
  const sources = [
    { file: 'src/a.tsx', text: "t('contact:optional'); t(`contact:reason.${reason}`); lookUp('Learn More')" },
    { file: 'src/b.tsx', text: "t('minutes', { count }); 'optional'" },
    { file: 'src/chat/c.tsx', text: 'words.title' },
  ]
  it.each([
    ['contact', 'optional', ['src/a.tsx']],
    ['contact', 'reason.offline', ['src/a.tsx']],
    ['common', 'minutes_few', ['src/b.tsx']],
    ['chat', 'title', ['src/chat/c.tsx']],
    ['solutions', 'learnmore', ['src/a.tsx']],
    ['common', 'gone', []],
  ])('%s:%s is asked for by %j', (dictionary, key, uses) => {
    expect(keyUses(dictionary, key, sources)).toEqual(uses)
  })

  it('of the site is asked for by somebody, but for one that only the specification asks for', () => {
    const code = sourceFiles()
    const lost = fs.readdirSync(path.join(ROOT, 'locales/en')).flatMap((name) => {
      const words = JSON.parse(fs.readFileSync(path.join(ROOT, 'locales/en', name), 'utf8')) as Record<string, string>
      return Object.keys(words)
        .filter((key) => keyUses(path.basename(name, '.json'), key, code).length === 0)
        .map((key) => `${name} ${key}`)
    })
    expect(lost).toEqual(['solutions.json showless'])
  })
})
