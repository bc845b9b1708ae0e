/** Finds unused exports, which neither the compiler nor our linter reports. */
import fs from 'node:fs'
import { readSource, sourceFiles } from '../support/sourceFiles'

const CODE = ['src', 'scripts', 'tools']
/** Gatsby uses these names, and collects fragments from all files. */
const FOR_GATSBY = /^(?:Head|query)$/
const EXPORT =
  /^export (?:declare )?(?:async )?(?:const|let|function\*?|type|interface|class|enum) (\w+)(?!.*= graphql`)/gm

const doors = fs.readdirSync('.').filter((name) => /^gatsby-.*\.tsx?$/.test(name))
const files = [...[...CODE, '__tests__'].flatMap((folder) => sourceFiles(folder)), ...doors.map(readSource)]
const users = new Map<string, number>()
for (const { code } of files) {
  for (const word of new Set(code.match(/\b\w+\b/g))) users.set(word, (users.get(word) ?? 0) + 1)
}

it('nothing is exported that no other module names', () => {
  const offered = files
    .filter(({ file }) => CODE.some((folder) => file.startsWith(`${folder}/`)))
    .flatMap(({ file, code }) => [...code.matchAll(EXPORT)].map(([, name]) => ({ file, name })))
  expect(offered.length).toBeGreaterThan(500)
  const unasked = offered.filter(({ name }) => !FOR_GATSBY.test(name) && (users.get(name) ?? 0) < 2)
  expect(unasked.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
})
