/** The languages of the site: one for each folder of `locales` with a `language.json`. */
import { SITE, type LanguageFile } from './languageFiles'

/** The tag of a language (BCP 47), which is the name of its folder in `locales`: `en`, `pt-BR`. */
export type Language = string

/** The settings of a language that pages use. */
interface LanguageFacts extends Pick<LanguageFile, 'name' | 'day' | 'months'> {
  language: Language
  /** ISO 15924: `Latn`, `Cyrl`. */
  script: string
  /** Set for a language that is written from right to left. */
  dir?: 'rtl'
}

const RIGHT_TO_LEFT = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm']

/** Set in bundles for browsers by `node/hooks/languageConstants.ts`. */
declare const SITE_LANGUAGES: readonly LanguageFacts[] | undefined

const facts: readonly LanguageFacts[] = typeof SITE_LANGUAGES === 'undefined' ? languageFacts() : SITE_LANGUAGES

/** The settings of the languages for browsers, the default language first. */
export function languageFacts(): LanguageFacts[] {
  return Object.entries(SITE.files).map(([language, { name, day, months }]) => {
    const script = new Intl.Locale(language).maximize().script ?? 'Latn'
    return {
      language,
      name,
      day,
      months,
      script,
      ...(RIGHT_TO_LEFT.includes(script) && { dir: 'rtl' }),
    }
  })
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
