/** The languages of the site: one for each folder of `locales` with a `language.json`. */
import { isComplete, SITE, type LanguageFile } from './languageFiles'

/** The tag of a language (BCP 47), which is the name of its folder in `locales`: `en`, `pt-BR`. */
export type Language = string

/** What pages say and do by their language. */
interface LanguageFacts extends Pick<LanguageFile, 'name' | 'day' | 'months'> {
  language: Language
  /** ISO 15924: `Latn`, `Cyrl`. */
  script: string
  /** Of a language whose lines begin at the right. */
  dir?: 'rtl'
  /** Whether it lacks no word. */
  isComplete: boolean
}

const RIGHT_TO_LEFT = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm']

/** Set in bundles for browsers by `node/hooks/languageConstants.ts`. */
declare const SITE_LANGUAGES: readonly LanguageFacts[] | undefined

const facts: readonly LanguageFacts[] = typeof SITE_LANGUAGES === 'undefined' ? languageFacts() : SITE_LANGUAGES

/** What browsers know of the languages, the default first. */
export function languageFacts(): LanguageFacts[] {
  return Object.entries(SITE.files).map(([language, { name, day, months }]) => {
    const script = new Intl.Locale(language).maximize().script ?? 'Latn'
    return {
      language,
      name,
      day,
      months,
      isComplete: isComplete(language),
      script,
      ...(RIGHT_TO_LEFT.includes(script) && { dir: 'rtl' }),
    }
  })
}

/** The languages of the site, the default first. */
export const LANGUAGES: readonly Language[] = facts.map(({ language }) => language)

/** The language whose paths carry no prefix: `defaultLanguage` of `content/site.json`. */
export const DEFAULT_LANGUAGE: Language = LANGUAGES[0]

export function factsOf(language: Language): LanguageFacts {
  return facts.find((each) => each.language === language) ?? facts[0]
}

export function byLanguage<Value>(of: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)]))
}
