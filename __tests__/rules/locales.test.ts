/** No code names a language. */
import '../support/siteLanguages'
import fs from 'node:fs'
import path from 'node:path'
import { LANGUAGES } from '../../src/routing/languages'

/** English as the language of command messages, and for sorting file names. */
const OF_MESSAGES =
  /Intl\.(?:Collator|DisplayNames)\('en'|element\('span', \{ lang: 'en' \}|<section lang="en" aria-label="Check"/

test('no code of the site names a language: locales/ alone makes one', () => {
  const named = fs
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .flatMap((name) => {
      const code = fs.readFileSync(path.join('src', name), 'utf8').replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
      return code.split('\n').flatMap((line) => (namesLanguage(line) ? [`${name}: ${line.trim()}`] : []))
    })
  expect(named).toEqual([])
})

function namesLanguage(line: string): boolean {
  const tags = LANGUAGES.join('|')
  const asText = new RegExp(`(['"\`])/?(?:${tags})\\1|['"\`/](?:${tags})/|\\b(?:${tags}):|\\.(?:${tags})\\b`)
  return asText.test(line) && !OF_MESSAGES.test(line)
}
