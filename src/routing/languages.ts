/** The languages of the site, the default first. Spec section 9: en and ru. */
export const LANGUAGES = ['en', 'ru'] as const

export type Language = (typeof LANGUAGES)[number]

/** The language whose paths carry no prefix. */
export const DEFAULT_LANGUAGE: Language = 'en'
