/** The languages of the site, the default first. Spec section 9: en and ru. */
export const LANGUAGES = ['en', 'ru'] as const

export type Language = (typeof LANGUAGES)[number]

/** The language whose paths carry no prefix. */
export const DEFAULT_LANGUAGE: Language = 'en'

/** A value for each language of the site. */
export function byLanguage<Value>(of: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<Language, Value>
}
