/** The texts of a page are the same as with i18next. */
import '../support/siteLanguages'
import fs from 'node:fs'
import i18next, { type i18n } from 'i18next'
import { isComplete } from '../../src/routing/languageFiles'
import { LANGUAGES, type Language } from '../../src/routing/languages'
import { createWordStore, type WordStore } from '../../src/i18n/wordStore'

type Dictionary = Record<string, string>

const COUNTS = [0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 101, 111, 1000]

function dictionaries(language: Language): Record<string, Dictionary> {
  const folder = `locales/${language}`
  const read = (file: string) => JSON.parse(fs.readFileSync(`${folder}/${file}`, 'utf8')) as Dictionary
  const files = fs.readdirSync(folder).filter((file) => file !== 'language.json')
  return Object.fromEntries(files.map((file) => [file.replace('.json', ''), read(file)]))
}

function both(language: Language, resources: Record<string, Dictionary>): { words: WordStore; reference: i18n } {
  const [defaultNS, ...fallbackNS] = Object.keys(resources)
  const words = createWordStore(language, resources)
  const reference = i18next.createInstance()
  void reference.init({
    lng: language,
    defaultNS,
    fallbackNS,
    resources: { [language]: resources },
    ns: Object.keys(resources),
    keySeparator: false,
    interpolation: { escapeValue: false },
    initImmediate: false,
  })
  return { words, reference }
}

describe.each([...LANGUAGES])('%s', (language) => {
  const resources = dictionaries(language)
  const { words, reference } = both(language, resources)
  const keys = Object.entries(resources).flatMap(([name, dictionary]) =>
    Object.keys(dictionary).map((key) => `${name}:${key}`),
  )

  it('gives every word of every dictionary, with values filled in', () => {
    if (isComplete(language)) expect(keys.length).toBeGreaterThan(100)
    for (const key of keys) {
      expect([key, words.t(key)]).toEqual([key, reference.t(key)])
      const names = [...resources[key.split(':')[0]][key.slice(key.indexOf(':') + 1)].matchAll(/\{\{\s*(\w+)\s*\}\}/g)]
      const values = Object.fromEntries(names.map(([, name]) => [name, `<${name}> & $1`]))
      expect(words.t(key, values)).toBe(reference.t(key, values))
    }
  })

  it('gives the form of every number', () => {
    const counted = [...new Set(keys.filter((key) => key.endsWith('_other')).map((key) => key.replace(/_other$/, '')))]
    if (isComplete(language)) expect(counted.length).toBeGreaterThan(1)
    for (const key of counted)
      for (const count of COUNTS) expect(words.t(key, { count })).toBe(reference.t(key, { count }))
  })
})

const { words, reference } = both('en', { page: { title: 'Of the page' }, common: { title: 'Of all', menu: 'Menu' } })

it.each(['title', 'menu', 'common:title', 'page:title', 'nothing', 'common:nothing', 'nowhere:title'])(
  'the key %s is found as i18next finds it, or shows itself',
  (key) => expect(words.t(key)).toBe(reference.t(key)),
)

it('has no words of a missing language, and the general form for a missing one', () => {
  expect(createWordStore('ru', {}).t('menu')).toBe('menu')
  const { words: few } = both('ru', { page: { found_other: '{{count}} стр.' } })
  expect(few.t('found', { count: 2 })).toBe('2 стр.')
})
