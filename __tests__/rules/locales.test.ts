/** Interface texts: no text that the code uses is missing, and none is unused. The content check compares the languages. */
import '../support/siteLanguages'
import fs from 'node:fs'
import path from 'node:path'
import { LANGUAGES } from '../../src/routing/languages'
import { buildRoutes } from '../../src/routing/routes'
import { dictionaryKey } from '../../src/i18n/language'
import { sourceFiles, type SourceFile } from '../support/sourceFiles'

jest.mock('gatsby-plugin-react-i18next', () => ({}))

type Dictionary = Record<string, unknown>

const dictionary = (namespace: string) =>
  JSON.parse(fs.readFileSync(`locales/en/${namespace}.json`, 'utf8')) as Dictionary

const ALL = fs
  .readdirSync('locales/en')
  .filter((name) => name !== 'language.json')
  .map((name) => name.slice(0, -'.json'.length))
const PLURAL = /_(zero|one|two|few|many|other)$/
const family = (key: string) => key.replace(PLURAL, '')
const families = (words: Dictionary) => [...new Set(Object.keys(words).map(family))].sort()

interface Use {
  file: string
  /** A complete key, or a prefix of keys that ends with `*`. */
  key: string
}

/** Every key of a `t(…)` in a file, literal or composed: `contact:field.${name}` becomes `contact:field.*`. */
function usesOf({ file, code }: SourceFile): Use[] {
  const calls = [...code.matchAll(/\bt\(\s*((?:[^()'"`]|'[^']*'|"[^"]*"|`[^`]*`)*?)[,)]/g)].map(([, argument]) =>
    argument.replace(/===\s*(['"])[^'"]*\1/g, ''),
  )
  const keys = calls.flatMap((argument) =>
    [...argument.matchAll(/'([^']+)'|"([^"]+)"|`([^`]+)`/g)].map(
      ([, single, double, template]) => single ?? double ?? template,
    ),
  )
  const lookedUp = [...code.matchAll(/\blookUp\(\s*['"]([^'"]+)['"]/g)].map(([, words]) => dictionaryKey(words))
  return [...keys, ...lookedUp].map((key) => ({ file, key: key.replace(/\$\{.*$/, '*') }))
}

function holds(key: string, available: readonly string[]): boolean {
  const [namespace, name] = key.includes(':') ? key.split(':') : [undefined, key]
  const candidates = namespace ? available.filter((other) => other === namespace) : available
  const all = candidates.flatMap((candidate) => families(dictionary(candidate)))
  return name.endsWith('*') ? all.some((other) => other.startsWith(name.slice(0, -1))) : all.includes(name)
}

const files = sourceFiles()
const uses = files.flatMap(usesOf)

it('the words the code asks for are in a dictionary', () => {
  expect(uses.filter(({ key }) => !holds(key, ALL))).toEqual([])
})

it('the words the code asks for are in a dictionary where they are handed on as a value', () => {
  const named = new RegExp(`['"\`]((?:${ALL.join('|')}):[\\w.]+)['"\`]`, 'g')
  const missing = files.flatMap(({ file, code }) =>
    [...code.matchAll(named)].filter(([, key]) => !holds(key, ALL)).map(([, key]) => ({ file, key })),
  )
  expect(missing).toEqual([])
})

it('a word that no code asks for is in no dictionary, but for one that the specification names', () => {
  const code = files.map((file) => file.code).join('\n')
  const quoted = new Set([...code.matchAll(/['"`]([\w.:-]+)/g)].map(([, text]) => text))
  const asked = new Set(uses.map(({ key }) => key))
  /** Named completely, or by a prefix in a template: `contact:reason.${reason}`. */
  const isNamed = (key: string) =>
    quoted.has(key) || [...key.matchAll(/\./g)].some(({ index }) => quoted.has(key.slice(0, index + 1)))
  const unused = ALL.flatMap((namespace) =>
    families(dictionary(namespace))
      .filter((key) => !isNamed(key) && !isNamed(`${namespace}:${key}`) && !asked.has(key))
      .filter((key) => !code.includes(`words.${key}`))
      .map((key) => `${namespace}:${key}`),
  )
  expect(unused).toEqual(['solutions:showless'])
})

const one = [{ key: '1' }]
const routes = buildRoutes({ 'blog-post': one, service: one, industry: one, solution: one, case: one })
const templates = [...new Map(routes.map((route) => [route.template, route.namespaces])).entries()]
const byPath = new Map(files.map(({ file, code }) => [file.replace(/\.tsx?$/, ''), code]))
const IMPORTS = /^(?:import|export) (?!type )[^'"]*?from '(\.[^']+)'/gm

/** The files of a template's first load. */
function closure(start: string, seen = new Set<string>()): Set<string> {
  if (seen.has(start)) return seen
  seen.add(start)
  for (const [, from] of (byPath.get(start) ?? '').matchAll(IMPORTS)) {
    const file = path.posix.join(path.posix.dirname(start), from)
    if (byPath.has(file)) closure(file, seen)
  }
  return seen
}

it.each(templates)(
  'the dictionaries of a page of template %s (%j) exist, and no key stands in two of them',
  (_template, own) => {
    expect(own.filter((namespace) => !ALL.includes(namespace))).toEqual([])
    const keys = own.flatMap((namespace) => families(dictionary(namespace)))
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  },
)

it.each(templates)(
  'the dictionaries of a page of template %s (%j) hold every word its sections ask for',
  (template, own) => {
    const reached = closure(`src/templates/${template}`)
    const missing = uses.filter(({ file, key }) => reached.has(file.replace(/\.tsx?$/, '')) && !holds(key, own))
    expect(missing).toEqual([])
  },
)

/** English as the language of command messages, and for sorting file names. */
const OF_MESSAGES = /Intl\.(?:Collator|DisplayNames)\('en'|element\('p', \{ lang: 'en' \}/

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
