/** The site in other languages than the demo's: one; and three, one of them half translated. */
import { languageSchema } from '../../src/content/schemas/language'
import type { LanguageFile } from '../../src/routing/languageFiles'

const ENGLISH: LanguageFile = {
  name: 'English',
  day: '{month} {day}, {year}',
  months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  range: ' to ',
  orMore: ' or more',
  wordsPerMinute: 200,
  stemmer: 'english',
}
const GERMAN: LanguageFile = {
  ...ENGLISH,
  name: 'Deutsch',
  day: '{day}. {month} {year}',
  months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  stemmer: 'german',
}
const LATVIAN: LanguageFile = { ...ENGLISH, name: 'Latviešu', complete: true, stemmer: 'english' }

/** Modules of a site with these languages. */
async function siteIn(files: Record<string, LanguageFile>, defaultLanguage: string) {
  jest.resetModules()
  globalThis.BUILD = { languageFiles: { default: defaultLanguage, files } }
  return {
    ...(await import('../../src/routing/languages')),
    ...(await import('../../src/routing/localizePath')),
    ...(await import('../../src/routing/routes')),
    ...(await import('../../src/routing/formatDay')),
    ...(await import('../../src/search/siteIndex')),
    ...(await import('../../src/content/schemas/fields')),
    ...(await import('../../src/content/schemas/chat')),
    ...(await import('../../src/content/read/readRecords')),
    ...(await import('../../src/content/model/translation')),
    z: (await import('zod')).z,
  }
}

it('one language has no prefix and no page in another', async () => {
  const site = await siteIn({ de: GERMAN }, 'de')
  expect(site.LANGUAGES).toEqual(['de'])
  expect(site.localizePath('/about?q=1#top', 'de')).toBe('/about?q=1#top')
  for (const path of ['/', '/ru', '/about', '/?q=1']) {
    expect(site.languageOfPath(path)).toBe('de')
    expect(site.toNeutralPath(path)).toBe(path)
  }
  const routes = site.buildRoutes({ service: [{ key: 'books' }] })
  expect(routes.every(({ language, alternates }) => language === 'de' && alternates.length === 0)).toBe(true)
  expect(site.formatDay('2024-03-15', 'de').replaceAll('\u00a0', ' ')).toBe('15. März 2024')
})

it('words of a language may have vowel signs', () => {
  expect(languageSchema.safeParse({ ...ENGLISH, stopWords: 'है की में' }).error).toBeUndefined()
})

const three = () => siteIn({ en: ENGLISH, de: GERMAN, lv: LATVIAN }, 'en')

it('a record that lacks words that visitors read is in the default language', async () => {
  const { z, words, name, fillWords, chatExamplesSchema } = await three()
  const schema = z.strictObject({ title: words('A title.'), lead: words('A lead.'), brand: name('A name.') })
  const title = { en: 'Books', lv: 'Grāmatas', de: 'Bücher' }
  const lead = { en: 'Kept in order.', lv: 'Kārtībā.' }
  expect(schema.safeParse({ title, lead: { en: 'Kept in order.' }, brand: 'Keel' }).success).toBe(false)
  const { record, wordsIn } = fillWords(schema, schema.parse({ title, lead, brand: 'Keel' }))
  expect(record.lead).toEqual({ ...lead, de: 'Kept in order.' })
  expect(record.title).toEqual({ ...title, de: 'Books' })
  expect(wordsIn).toEqual({ en: 'en', lv: 'lv', de: 'en' })
  const examples = fillWords(chatExamplesSchema, { examples: [title, lead] })
  expect(examples.record.examples).toEqual([title, { ...lead, de: 'Kept in order.' }])
  expect(examples.wordsIn).toEqual({ en: 'en', lv: 'lv', de: 'de' })
})

it('a site of three languages stems a word by the language of its page', async () => {
  const { stemmerOf } = await three()
  expect(['en', 'de', 'en'].map((language) => stemmerOf(language)('hosting'))).toEqual(['host', 'hosting', 'host'])
})
