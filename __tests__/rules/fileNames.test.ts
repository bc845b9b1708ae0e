/** Disks of macOS and Windows take two names for one that differ by case alone; so must we. */
import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../support/sourceFiles'

const MODULE = /\.(?:d\.ts|[cm]?[jt]sx?|json)$/

/** Made by tools and not kept, beside the folders of packages. */
const MADE = /^(?:node_modules|public|coverage|test-results|playwright-report|\\.(?:git|cache|mail).*)$/

/** Files of the repository, with forward slashes. */
function filesBelow(folder = ''): string[] {
  return fs.readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name)
    if (entry.isDirectory()) return MADE.test(entry.name) && entry.name !== '.github' ? [] : filesBelow(name)
    return [name]
  })
}

const tracked = filesBelow()

/** Names that stand more than once. */
const twins = (names: readonly string[]) => {
  const lower = names.map((name) => name.toLowerCase())
  return names.filter((_, index) => lower.indexOf(lower[index]) !== lower.lastIndexOf(lower[index]))
}

it('no two files differ by case alone', () => {
  expect(tracked.length).toBeGreaterThan(300)
  expect(twins(tracked)).toEqual([])
})

it('no two modules differ by case or extension alone: an import names one of them without it', () => {
  expect(twins(tracked.filter((name) => MODULE.test(name)).map((name) => name.replace(MODULE, '')))).toEqual([])
})

it('names are such that every disk takes them', () => {
  const odd = tracked.filter((name) => /[<>:"|?*\\]|[. ]$/.test(name) || path.posix.basename(name).length > 100)
  expect(odd).toEqual([])
})
