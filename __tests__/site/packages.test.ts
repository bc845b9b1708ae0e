/** Packages with known holes that cannot be raised are no part of the pages. */
import fs from 'node:fs'
import path from 'node:path'

const FOLDER = path.resolve('public')

/** Sentences in the code of a package: no minifier changes them. */
function sentencesOf(name: string): string[] {
  const folder = path.join('node_modules', name)
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.c?js$/.test(file) && !/node_modules|test/.test(file))
    .flatMap((file) => [
      ...fs.readFileSync(path.join(folder, file), 'utf8').matchAll(/(['"])((?:\w+[ :.-]+){3,}\w+)\1/g),
    ])
    .map(([, , text]) => text)
}

test('none of their code is in a script that a page loads', () => {
  const scripts = fs
    .readdirSync(FOLDER)
    .filter((file) => file.endsWith('.js'))
    .map((file) => fs.readFileSync(path.join(FOLDER, file), 'utf8'))
    .join('\n')
  const isThere = (name: string) => sentencesOf(name).some((sentence) => scripts.includes(sentence))
  const [, table = ''] =
    /\*\*Known holes that stay\*\*(.*?)\n\n\*\*/s.exec(fs.readFileSync('src/README.md', 'utf8')) ?? []
  const names = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => sentencesOf(name).length === 0)).toEqual([])
  expect(names.filter(isThere)).toEqual([])
  // What is there is found.
  expect(isThere('react-dom')).toBe(true)
})
