/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

let root: string

const BUNDLE = pathToFileURL(resolve('scripts/bundle.mjs')).href

/** Makes the programs of the command `greet` and runs one, in a process of its own: the bundler is an ES module. */
function greet(program = 'greet'): string {
  const run = `
    import { pathToFileURL } from 'node:url'
    import { bundle } from '${BUNDLE}'
    const [, root, program] = process.argv
    const folder = await bundle(root, 'greet', ['greet', 'other'])
    await import(pathToFileURL(folder + '/' + program + '.js'))`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', run, root, program], {
    encoding: 'utf8',
  })
  return stdout + stderr
}

const write = (name: string, text: string) => writeFileSync(join(root, 'scripts', name), text)
const made = () => {
  const folder = join(root, 'node_modules/.cache/commands/greet')
  return readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mtimeMs])
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bundle-'))
  mkdirSync(join(root, 'scripts/greet'), { recursive: true })
  for (const name of ['package-lock.json', 'tsconfig.json']) writeFileSync(join(root, name), '{}')
  write('bundle.mjs', '')
  write('word.ts', "export const word: string = 'Hello'")
  write('greet/greet.ts', "import { word } from '../word'\nconsole.log(word)")
  write('greet/other.ts', "import { word } from '../word'\nconsole.log('other', word)")
})
afterEach(() => rmSync(root, { recursive: true }))

it('makes a program of each file with all it imports', () => {
  expect(greet()).toBe('Hello\n')
  expect(greet('other')).toBe('other Hello\n')
})

it('makes them again when one of their files has changed, and only then', () => {
  greet()
  const first = made()
  greet()
  expect(made()).toEqual(first)
  write('word.ts', "export const word: string = 'Howdy'")
  expect(greet()).toBe('Howdy\n')
})

it('makes them again when a file they were made of is gone, and says what is missing', () => {
  greet()
  rmSync(join(root, 'scripts/word.ts'))
  expect(greet()).toContain('Could not resolve "../word"')
})

it('makes them again when the packages have changed', () => {
  greet()
  const first = made()
  writeFileSync(join(root, 'package-lock.json'), '{ "packages": {} }')
  expect(greet()).toBe('Hello\n')
  expect(made()).not.toEqual(first)
})
