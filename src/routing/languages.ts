/** The languages of the site: one for each folder of `locales` with a `language.json`. */
import type { LanguageFacts } from './build'
import { SITE, type LanguageFile } from './languageFiles'

/** The tag of a language (BCP 47), which is the name of its folder in `locales`: `en`, `pt-BR`. */
export type Language = string

const facts: readonly LanguageFacts[] = globalThis.BUILD?.languages || Object.entries(SITE.files).map(readFacts)

function readFacts([language, { name, day, months }]: [Language, LanguageFile]): LanguageFacts {
  const script = new Intl.Locale(language).maximize().script ?? 'Latn'
  return { language, name, day, months, script }
}

/** The languages of the site, the default first. */
export const LANGUAGES: readonly Language[] = facts.map(({ language }) => language)

/** The language whose paths have no prefix: `defaultLanguage` of `content/site.json`. */
export const DEFAULT_LANGUAGE: Language = LANGUAGES[0]

export function factsOf(language: Language): LanguageFacts {
  return facts.find((each) => each.language === language) ?? facts[0]
}

export function byLanguage<Value>(of: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)]))
}
