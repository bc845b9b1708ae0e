import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Share, ShareRead } from '../../scripts/check/reader'
import { readTogether } from '../../scripts/check/readTogether'
import { readContentFrom } from '../../src/content/readContent'
import type { ReadAll } from '../../src/content/read/readAll'
import type { TextJob } from '../../src/content/read/readTextFile'
import { diskFiles } from '../../src/content/read/contentFiles'
import { FIXTURE, fixtureIcons } from '../support/contentFixture'
import { corpusFiles, corpusOf } from '../support/corpus'
import type { FileContent } from '../support/memoryFiles'

const FILES = 600
const POST = /^content\/blog\/(\d+)-[^/]+\/((?:en|ru)\.mdx)$/
const WHOLE = 'content/blog/1-first/en.mdx'

/** Every broken text of the corpus in a folder of its own, and whole ones until there are enough for another process. */
function manyPosts(): Record<string, FileContent> {
  const broken = corpusFiles()
    .flatMap(corpusOf)
    .flatMap(([, cases]) => cases.flatMap(({ changes }) => Object.entries(changes)))
    .filter(([file, content]) => POST.test(file) && content !== null)
  const texts = [...broken, ...Array.from({ length: FILES }, () => [WHOLE, FIXTURE[WHOLE]] as const)]
  return Object.fromEntries(
    texts.slice(0, FILES).map(([file, content], index) => {
      const [, id, name] = POST.exec(file) ?? []
      const own = typeof content === 'string' ? content.replace(`id: ${id}\n`, `id: ${1000 + index}\n`) : content
      return [`content/blog/${1000 + index}-more/${name}`, own]
    }),
  )
}

function write(root: string, files: Readonly<Record<string, FileContent>>): void {
  for (const [file, content] of Object.entries(files)) {
    if (typeof content !== 'string' && !(content instanceof Uint8Array)) continue
    fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    fs.writeFileSync(path.join(root, file), content)
  }
}

/** Blocks this process, so that it does not read everything before another has started. */
function linger(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
}

describe('reading together', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'together-'))
  const readHere = new Set<string>()
  /** With processes that read below a folder, with what this one has read noted. */
  const reading =
    (folder: string): ReadAll =>
    (jobs, files, how) => {
      const read = (file: string) => {
        readHere.add(file)
        if (folder === root) linger()
        return files.read(file)
      }
      return readTogether(folder, 2)(jobs, { ...files, read }, how)
    }
  const problemsOf = async (readAll?: ReadAll) =>
    (await readContentFrom(diskFiles(root), fixtureIcons, { readAll })).problems
  let alone: Awaited<ReturnType<typeof problemsOf>>

  beforeAll(async () => {
    write(root, { ...FIXTURE, ...manyPosts() })
    alone = await problemsOf()
  })
  beforeEach(() => readHere.clear())
  afterAll(() => fs.rmSync(root, { recursive: true }))

  it('finds the same in the same order as one process alone', async () => {
    const together = await problemsOf(reading(root))
    expect(new Set(alone.map(({ id }) => id)).size).toBeGreaterThan(80)
    expect(together).toEqual(alone)
    expect(readHere.size).toBeLessThan(FILES)
  })

  it('reads here what the other processes cannot', async () => {
    const empty = path.join(root, 'empty')
    for (const folder of diskFiles(root).folders('content/blog'))
      fs.mkdirSync(path.join(empty, 'content/blog', folder), { recursive: true })
    const together = await problemsOf(reading(empty))
    expect(together).toEqual(alone)
    expect(readHere.size).toBeGreaterThan(FILES)
  })

  it('reads in the program that the command makes of the reader', async () => {
    spawnSync(process.execPath, ['scripts/bootstrap.mjs', 'check', '--root', root])
    const reader = fork('node_modules/.cache/commands/check/reader.js', { execArgv: [], serialization: 'advanced' })
    const job: TextJob = { file: WHOLE, folder: '1-first', language: 'en', kind: 'post' }
    const share: Share = { root, jobs: [[7, job]], forbidden: { en: /none/, ru: /none/ } }
    reader.send(share)
    const [[[number, { parts }]]] = (await once(reader, 'message')) as [ShareRead]
    reader.disconnect()
    expect([number, parts?.record?.title]).toEqual([7, 'First post'])
  })
})
