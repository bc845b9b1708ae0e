/** Forty changes of a site, and reviewers who decide as they like: 200 of them with `OTHER_CONTENT=whole`, as in CI. */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { changedParts } from '../../scripts/review/changedParts'
import { readSiteSources } from '../../src/node/output/preview/siteSources'
import { decidedFiles, patchOf, wordsOf, type Decision } from '../../src/sources/decisions'
import { normaliseText } from '../../src/sources/statement'
import { FIXTURE, readFixture } from '../support/contentFixture'
import { memoryFiles } from '../support/memoryFiles'

/** The files of the site as writers have them: a value in each line. */
const texts = Object.entries(FIXTURE).flatMap(([file, text]): [string, string][] => {
  if (typeof text !== 'string' || !/\.(json|mdx)$/.test(file)) return []
  return [[file, file.endsWith('.json') ? `${JSON.stringify(JSON.parse(text), null, 2)}\n` : text]]
})
const BEFORE = Object.fromEntries(texts)

/** A line of words, and the words with more behind them, as long as the fields allow. */
const WORDS = /^(\s*"(?:en|ru)": )"((?:[^"\\]|\\.)+[.!?])"(,?)$/

/** Changes forty places: words of records and dictionaries, a figure, paragraphs, a point that is new and one that is gone. */
function changed(): Record<string, string> {
  const after = { ...BEFORE }
  const edit = (file: string, from: string, to: string) => {
    expect(after[file]).toContain(from)
    after[file] = after[file].replace(from, () => to)
  }
  edit('content/figures.json', '"amount": 5,', '"amount": 4,')
  edit('locales/en/contact.json', '": "', '": "New ')
  edit('locales/ru/contact.json', '": "', '": "Новое ')
  edit(
    'content/faq.json',
    '[\n',
    '[\n  {\n    "question": {\n      "en": "When is high water?",\n      "ru": "Когда полная вода?"\n    },\n    "answer": {\n      "en": "Twice a day.",\n      "ru": "Дважды в день."\n    }\n  },\n',
  )
  const bodies = Object.keys(after)
    .filter((file) => file.endsWith('.mdx'))
    .slice(0, 4)
  for (const file of bodies)
    after[file] = after[file].replace(/\n([^\n]+)\n*$/, (_, last: string) => `\n${last} And more.\n`)
  let left = 40 - 4 - bodies.length
  for (const file of Object.keys(after)
    .filter((name) => /^content\/(?!faq).*json$/.test(name) && name !== 'content/faq.json')
    .reverse()) {
    let inFile = 3
    const lines = after[file].split('\n').map((line) => {
      if (left === 0 || inFile === 0 || !WORDS.test(line)) return line
      left -= 1
      inFile -= 1
      return line
        .replace(WORDS, '$1"$2 So.$3"$4')
        .replace('$4', '')
        .replace(/ So\.(,?)"/, ' So."$1')
    })
    after[file] = lines.join('\n')
  }
  expect(left).toBe(0)
  return after
}

const CHOICES = process.env.OTHER_CONTENT === 'whole' ? 200 : 25

/** Numbers that are the same in each run. */
function dice(seed: number): () => number {
  let state = seed
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
}

const AFTER = changed()
const parts = Object.keys(AFTER).flatMap((file) => changedParts(file, BEFORE[file], AFTER[file]))
const choose = (seed: number): Map<number, Decision> => {
  const next = dice(seed)
  return new Map(
    parts.flatMap((part, number): [number, Decision][] => {
      const own = wordsOf(part)
      const kind = Math.floor(next() * 4)
      if (kind === 0) return []
      if (kind === 1) return [[number, 'accept']]
      if (kind === 2 || own === null) return [[number, 'back']]
      return [[number, { words: /^\d+$/.test(own) ? '3' : own.replace(/\S+$/, (last) => `“${last}” \\ $& ${seed}.`) }]]
    }),
  )
}

let folder: string
beforeAll(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'decisions-'))))
afterAll(() => fs.rmSync(folder, { recursive: true }))

it('finds each of forty changes as a part of its own', () => {
  expect(parts).toHaveLength(40)
})

it.each(Array.from({ length: CHOICES }, (_, seed) => seed))(
  'choice %i: the patch applies, the check passes, the site says what was chosen',
  async (seed) => {
    const decisions = choose(seed)
    const decided = decidedFiles(parts, AFTER, decisions)
    const root = path.join(folder, String(seed))
    for (const file of decided.keys()) {
      fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
      fs.writeFileSync(path.join(root, file), AFTER[file])
    }
    const patch = patchOf(AFTER, decided)
    execFileSync('git', ['apply', '--whitespace=nowarn'], {
      cwd: root,
      input: patch,
      env: { ...process.env, GIT_CEILING_DIRECTORIES: folder },
    })
    const applied = Object.fromEntries(
      [...decided.keys()].map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]),
    )
    expect(applied).toEqual(Object.fromEntries(decided))

    const site = { ...AFTER, ...applied }
    const { problems } = await readFixture(site)
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])

    const sources = await readSiteSources(memoryFiles({ ...FIXTURE, ...site }))
    const said = ['/', '/ru', ...[1, 2, 3, 4].flatMap((id) => [`/blog/${id}`, `/ru/blog/${id}`])].flatMap((page) =>
      sources.all(page).map(({ text }) => text),
    )
    const missing = [...parts.entries()].flatMap(([number, part]) => {
      const decision = decisions.get(number) ?? 'accept'
      const words =
        decision === 'back'
          ? wordsOf({ ...part, now: part.was })
          : decision === 'accept'
            ? wordsOf(part)
            : decision.words
      return words === null || /^\d+$/.test(words) || said.includes(normaliseText(words)) ? [] : [words]
    })
    expect(missing).toEqual([])
  },
)
