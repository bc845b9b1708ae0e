/** All tests of this folder in one file, so that content and pages are read once. Only one: `npx jest --selectProjects site -t metadata`. */
import fs from 'node:fs'
import path from 'node:path'

const files = fs.readdirSync(__dirname).filter((name) => path.join(__dirname, name) !== __filename)

describe.each(files.map((name) => name.replace('.test.ts', '')))('%s', (name) => {
  require(`./${name}.test`)
})
