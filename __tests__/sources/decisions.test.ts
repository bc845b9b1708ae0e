/** Forty changes of all kinds, with random decisions of reviewers: 200 reviewers with `OTHER_CONTENT=whole`, as in CI. */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { readBranch } from '../../scripts/review/branch'
import type { LocatedPart } from '../../scripts/review/changedParts'
import { readSiteSources } from '../../src/node/output/preview/siteSources'
import { decidedBytes, decidedFiles, patchOf, wordsOf, type Decision } from '../../src/sources/decisions'
import { normaliseText } from '../../src/sources/statement'
import { FIXTURE, readFixture } from '../support/contentFixture'
import { newFolder, writeFiles } from '../support/folder'
import { memoryFiles, png, type FileContent } from '../support/memoryFiles'

type Files = Record<string, FileContent>

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
const redirect = (from: string, to?: string) => ({ from, ...(to && { to }) })

/** The files of the site in the writers' layout: one value per line. */
const BEFORE: Files = {
  ...Object.fromEntries(
    Object.entries(FIXTURE).map(([file, text]) => [
      file,
      typeof text === 'string' && file.endsWith('.json') ? json(JSON.parse(text)) : text,
    ]),
  ),
  'content/redirects.json': json([redirect('/services/mast', '/services/keel')]),
  'src/ui/Card.module.css': '.card {\n  padding: 8px;\n}\n',
  'src/ui/Card.tsx': 'export const Card = () => null\n',
}

/** A line with a text that ends like a sentence. */
const WORDS = /^(\s*"(?:en|ru)": "(?:[^"\\]|\\.)+[.!?])"(,?)$/

/** Texts of records and dictionaries, a figure, paragraphs, a question; new, removed and moved pages; a picture, a style and code. */
function changed(): Files {
  const after = { ...BEFORE }
  const edit = (file: string, from: string | RegExp, to: string) => {
    expect(after[file]).toMatch(from)
    after[file] = String(after[file]).replace(from, to)
  }
  edit('content/figures.json', '"amount": 5,', '"amount": 4,')
  edit('locales/en/contact.json', '": "', '": "New ')
  edit('locales/ru/contact.json', '": "', '": "Новое ')
  const question = {
    question: { en: 'When is high water?', ru: 'Когда полная вода?' },
    answer: { en: 'Twice a day.', ru: 'Дважды в день.' },
  }
  edit('content/faq.json', '[\n', `${json([question]).slice(0, -3)},\n`)
  for (const file of ['1-first/en', '1-first/ru', '4-fourth/en', '4-fourth/ru'])
    edit(`content/blog/${file}.mdx`, /\n([^\n]+)\n*$/, '\n$1 And more.\n')
  let left = 26
  for (const file of Object.keys(after).reverse()) {
    if (!/^content\/(?!faq).*json$/.test(file)) continue
    let inFile = 3
    const lines = String(after[file]).split('\n')
    const more = (line: string) =>
      left > 0 && inFile > 0 && WORDS.test(line) ? ((left -= 1), (inFile -= 1), line.replace(WORDS, '$1 So."$2')) : line
    after[file] = lines.map(more).join('\n')
  }
  expect(left).toBe(0)
  after['content/blog/5-fifth/en.mdx'] = String(after['content/blog/4-fourth/en.mdx']).replace(/id: \d+/, 'id: 5')
  after['content/services/rudder.json'] = after['content/services/keel.json']
  delete after['content/services/keel.json']
  delete after['content/blog/2-second/en.mdx']
  edit('content/blog/1-first/en.mdx', '(/blog/2', '(/blog/4')
  after['content/redirects.json'] = json([
    ...[redirect('/services/mast', '/services/rudder'), redirect('/services/keel', '/services/rudder')],
    redirect('/blog/2'),
  ])
  after['content/authors/jane.png'] = png(800, 800, 4_000)
  edit('src/ui/Card.module.css', '8px', '12px')
  edit('src/ui/Card.tsx', 'null', '0')
  return after
}

const CHOICES = process.env.OTHER_CONTENT === 'whole' ? 200 : 5
const AFTER = changed()
const NAMES = [...new Set([...Object.keys(BEFORE), ...Object.keys(AFTER)])]

let folder: string
/** Changes as reviewers see them, as numbers of parts. */
let changes: number[][]
let parts: LocatedPart[]

beforeAll(async () => {
  folder = newFolder()
  const roots = [path.join(folder, 'base'), path.join(folder, 'head')] as const
  writeFiles(roots[0], BEFORE)
  writeFiles(roots[1], AFTER)
  const files = NAMES.filter((file) => BEFORE[file] !== AFTER[file])
  const branch = await readBranch(...roots, files, new Map([['/services/keel', '/services/rudder']]))
  const { ofPages } = branch
  parts = branch.parts
  const pages = [ofPages('/blog/5'), ofPages('/blog/2'), ofPages('/services/keel', '/services/rudder')]
  const others = parts.flatMap((_, number) => (pages.flat().includes(number) ? [] : [[number]]))
  changes = [...pages, ...others]
})

/** Applies the patch of the decisions to the branch. @returns the resulting files */
function applied(name: string, decisions: ReadonlyMap<number, Decision>): Files {
  const isText = (entry: [string, FileContent]): entry is [string, string] => typeof entry[1] === 'string'
  const texts = Object.fromEntries(Object.entries(AFTER).filter(isText))
  const patch = patchOf(texts, decidedFiles(parts, texts, decisions), decidedBytes(parts, decisions))
  const root = path.join(folder, name)
  writeFiles(root, AFTER)
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: folder }
  if (patch) execFileSync('git', ['apply', '--whitespace=nowarn'], { cwd: root, input: patch, env })
  return Object.fromEntries(
    NAMES.filter((file) => fs.existsSync(path.join(root, file))).map((file) => {
      const bytes = fs.readFileSync(path.join(root, file))
      return [file, file.endsWith('.png') ? new Uint8Array(bytes) : bytes.toString()]
    }),
  )
}

it('finds forty changes, of which each can be taken back: all of them together leave the base', () => {
  expect(changes).toHaveLength(40)
  expect(applied('back', new Map(parts.map((_, number) => [number, 'back'])))).toEqual(BEFORE)
  expect(applied('accept', new Map(parts.map((_, number) => [number, 'accept'])))).toEqual(AFTER)
})

/** Pseudo-random numbers, the same in each run. */
function dice(seed: number): () => number {
  let state = seed
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
}

function choose(seed: number): Map<number, Decision> {
  const next = dice(seed)
  const decide = (own: string | null): Decision | undefined => {
    const kind = Math.floor(next() * 4)
    if (kind < 2) return kind === 0 ? undefined : 'accept'
    if (kind === 2 || own === null) return 'back'
    return { words: /^\d+$/.test(own) ? '3' : own.replace(/\S+$/, (last) => `“${last}” \\ $& ${seed}.`) }
  }
  return new Map(
    changes.flatMap((numbers) => {
      const decision = decide(wordsOf(parts[numbers[0]]))
      return decision ? numbers.map((number): [number, Decision] => [number, decision]) : []
    }),
  )
}

it.each(Array.from({ length: CHOICES }, (_, seed) => seed))('choice %i: patch, check and site agree', async (seed) => {
  const decisions = choose(seed)
  const site = applied(String(seed), decisions)
  const whole = Object.fromEntries(NAMES.map((file) => [file, site[file] ?? null]))
  const { problems } = await readFixture(whole)
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])

  const isBack = (file: string) => decisions.get(parts.findIndex((part) => part.file === file)) === 'back'
  expect('content/blog/5-fifth/en.mdx' in site).toBe(!isBack('content/blog/5-fifth/en.mdx'))
  expect('content/blog/2-second/en.mdx' in site).toBe(isBack('content/blog/2-second/en.mdx'))
  expect('content/services/keel.json' in site).toBe(isBack('content/services/rudder.json'))
  for (const file of ['content/authors/jane.png', 'src/ui/Card.module.css', 'src/ui/Card.tsx'])
    expect(site[file]).toEqual((isBack(file) ? BEFORE : AFTER)[file])

  const sources = await readSiteSources(memoryFiles(whole))
  const said = ['/', '/ru', ...[1, 2, 3, 4].flatMap((id) => [`/blog/${id}`, `/ru/blog/${id}`])].flatMap((page) =>
    sources.all(page).map(({ text }) => text),
  )
  const missing = parts.flatMap((part, number) => {
    const decision = decisions.get(number) ?? 'accept'
    const now = decision === 'back' ? part.was : part.now
    const words = typeof decision === 'object' ? decision.words : wordsOf({ ...part, now })
    return words === null || /^\d+$/.test(words) || words.includes('](') || said.includes(normaliseText(words))
      ? []
      : [words]
  })
  expect(missing).toEqual([])
})
