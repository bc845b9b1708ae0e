/** In this suite, because the schemas are in the languages of the site. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { editorFiles, SCHEMA_FOLDER } from '../../scripts/schemas/jsonSchemas'

const files = editorFiles()

it.each(Object.keys(files))('%s is up to date; if this fails, run "npm run schemas"', (file) => {
  expect(existsSync(file) ? readFileSync(file, 'utf8') : 'missing').toBe(files[file])
})

it('no schema is left of a type that is gone; if this fails, run "npm run schemas"', () => {
  const expected = Object.keys(files).filter((file) => file.startsWith(`${SCHEMA_FOLDER}/`))
  const found = readdirSync(SCHEMA_FOLDER).map((name) => `${SCHEMA_FOLDER}/${name}`)
  expect(found.sort()).toEqual(expected.sort())
})
