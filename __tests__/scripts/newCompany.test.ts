import '../support/siteLanguages'
import fs from 'node:fs'
import { companyFiles, PARTS, type Part } from '../../scripts/new/newCompany'
import { LANGUAGES } from '../../src/routing/languages'
import { installedNames } from '../../src/content/check/installedNames'
import { readContentFrom } from '../../src/content/readContent'
import { CONTENT_TYPES } from '../../src/content/model/contentTypes'
import { imageFile } from '../../src/content/schemas/fields'
import { memoryFiles } from '../support/memoryFiles'

// As lists whose records require a picture, of which the site has none.
for (const type of ['FaqEntry', 'Testimonial'] as const)
  Object.assign(CONTENT_TYPES[type], { schema: CONTENT_TYPES[type].schema.extend({ logo: imageFile('Logo.', 200) }) })

const ALL = Object.keys(PARTS) as Part[]

test.each<[what: string, parts: Part[]]>([
  ['everything', ALL],
  ['the home page alone', []],
  ['a blog', ['blog']],
  ['what it does and what it did', ['services', 'projects']],
])('a new company with %s passes the check, with a warning at each sentence to write', async (_what, parts) => {
  const files = await companyFiles({
    name: 'Ledger & Co',
    url: 'https://ledger.example',
    email: 'hello@ledger.example',
    parts,
    languages: LANGUAGES,
  })
  // In addition to the existing dictionaries.
  const dictionaries = LANGUAGES.flatMap((language) =>
    fs.readdirSync(`locales/${language}`).map((name) => `locales/${language}/${name}`),
  )
  for (const name of [...dictionaries, 'content/brand/colours.css']) files[name] = fs.readFileSync(name)
  const { problems } = await readContentFrom(memoryFiles(files), installedNames(process.cwd()))
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  const toWrite = problems.filter(({ message }) => message.includes('scaffold'))
  expect(toWrite.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['content/site.json', 'content/pages/home.json']),
  )
})
