/**
 * `npm run new -- company`: empties `content/` and begins that of another
 * company. Asks for what no option says.
 *
 *   "Ledger & Co"           its name
 *   --url https://…         address of the site
 *   --email hello@…         general address
 *   --languages en,ru       the first has no prefix; the dictionaries of others are deleted
 *   --parts about,services  what the site has beside the home page and the form
 */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import readline from 'node:readline'
import { dayOf, siteNow } from '../../src/content/clock'
import { hint } from '../../src/content/report/suggest'
import { LANGUAGES, type Language } from '../../src/routing/languages'
import { SettingError } from '../process/command'
import { companyFiles, PARTS, type Part } from './newCompany'

/** What stays in `content/`: guides, the schemas that editors read, and the colours until there are others. */
const KEPT = new Set(['README.md', 'PROBLEMS.md', '.schemas', 'brand'])

export const COMPANY_OPTIONS = {
  url: { type: 'string' },
  email: { type: 'string' },
  languages: { type: 'string' },
  parts: { type: 'string' },
} as const

type CompanyOptions = Partial<Record<keyof typeof COMPANY_OPTIONS, string>>

/**
 * Writes the content of a new company in place of what is there.
 * @throws {SettingError} when an answer cannot be used, or when something would be lost that Git does not hold
 */
export async function newCompany(givenName: string, options: CompanyOptions): Promise<void> {
  checkNothingIsLost()
  const answers = await ask(givenName, options)
  const languages = choices('language', answers.languages, LANGUAGES)
  const parts = choices('part', answers.parts, Object.keys(PARTS)) as Part[]
  if (languages.length === 0) throw new SettingError(`Name a language of ${LANGUAGES.join(', ')}.`)
  if (answers.name === '') throw new SettingError('A company has a name.')
  const files = await companyFiles({ ...answers, languages, parts, word, today: dayOf(siteNow()) })
  for (const name of fs.readdirSync('content'))
    if (!KEPT.has(name)) fs.rmSync(path.join('content', name), { recursive: true })
  for (const language of LANGUAGES)
    if (!languages.includes(language)) fs.rmSync(path.join('locales', language), { recursive: true })
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, text)
    console.log(`Wrote ${file}`)
  }
  console.log(
    '\nNow write: npm run check names every sentence that is still to be written. README.md, "Make it yours", says what comes after.',
  )
}

/** Content and dictionaries are deleted: Git must hold them. */
function checkNothingIsLost(): void {
  const changed = execFileSync('git', ['status', '--porcelain', '--', 'content', 'locales'], { encoding: 'utf8' })
  if (changed === '') return
  throw new SettingError(
    `This command empties content/, and Git does not hold all of it:\n${changed}Commit or discard these changes first.`,
  )
}

const PARTS_IN_WORDS = Object.keys(PARTS).join(',')

async function ask(givenName: string, { url, email, languages, parts }: CompanyOptions) {
  const terminal = readline.createInterface({ input: process.stdin })
  const lines = terminal[Symbol.asyncIterator]()
  const answer = async (given: string | undefined, question: string, otherwise = '') => {
    if (given !== undefined && given !== '') return given.trim()
    process.stdout.write(`${question}${otherwise && ` [${otherwise}]`}: `)
    const typed = await lines.next()
    return (typed.done ? '' : typed.value.trim()) || otherwise
  }
  try {
    return {
      name: await answer(givenName, 'Name of the company'),
      url: await answer(url, 'Address of the site', 'https://company.example'),
      email: await answer(email, 'General e-mail address', 'hello@company.example'),
      languages: await answer(languages, 'Languages, the one without a prefix first', LANGUAGES.join(',')),
      parts: await answer(parts, 'Parts beside the home page and the form', PARTS_IN_WORDS),
    }
  } finally {
    terminal.close()
  }
}

/** The names of a list with commas, in its order. `none` is none. */
function choices(what: string, list: string, allowed: readonly string[]): string[] {
  const names = list === 'none' ? [] : list.split(',').map((name) => name.trim())
  for (const name of names)
    if (!allowed.includes(name))
      throw new SettingError(`"${name}" is not a ${what}.${hint(name, allowed)} Known: ${allowed.join(', ')}.`)
  return names
}

function word(language: Language, dictionary: string, key: string): string {
  const words = JSON.parse(fs.readFileSync(`locales/${language}/${dictionary}.json`, 'utf8')) as Record<string, string>
  return words[key] ?? key
}
