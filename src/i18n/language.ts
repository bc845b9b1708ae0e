import { I18nContext, I18nextContext } from 'gatsby-plugin-react-i18next'
import { createContext, useContext } from 'react'
import type { Language } from '../routing/languages'
import type { WordKey } from './wordKeys'
import type { Translate } from './wordStore'

interface PageLanguage {
  language: Language
  /** Path of the page without language prefix. */
  neutralPath: string
  /** Languages in which the page exists, translated or not. */
  languages: readonly Language[]
}

/** Language, neutral path and languages of the shown page. */
export function usePageLanguage(): PageLanguage {
  const { language, originalPath, languages } = useContext(I18nextContext)
  return { language, neutralPath: originalPath, languages }
}

/** The language of the words around a component, where it is not that of the page. */
export const SurroundingLanguage = createContext<Language | undefined>(undefined)

/** Returns the function for the `lang` attribute of words: `undefined` if they are in the language of the words around them. */
export function useLangOf(): (contentLanguage: Language | null | undefined) => Language | undefined {
  const { language } = usePageLanguage()
  const surrounding = useContext(SurroundingLanguage) ?? language
  return (contentLanguage) => (contentLanguage === surrounding ? undefined : (contentLanguage ?? undefined))
}

/** The `lang` attribute of words in a language. */
export function useForeignLang(contentLanguage: Language | null | undefined): Language | undefined {
  return useLangOf()(contentLanguage)
}

/**
 * Looks up words of the interface in the page's language, in the dictionaries of the page's query:
 * `t('nav.services')`, `t('minutes', { count: 5 })`. For a missing key it returns the key.
 */
export function useTranslate(): Translate {
  const { i18n } = useContext(I18nContext)
  return i18n.t
}

/**
 * Key of a text in the translation dictionary: the text in lower case with its
 * spaces removed, `Find a Solution Together` → `findasolutiontogether` (spec
 * section 2, "Solutions pages").
 */
export function dictionaryKey(text: string): string {
  return text.toLowerCase().replace(/\s+/g, '')
}

/**
 * Looks up texts by their own words, converted to a key. For a text that is not
 * in the dictionary it returns the key (spec section 3, "Translation
 * dictionary").
 */
export function useDictionary(): (text: string) => string {
  const t = useTranslate()
  return (text) => t(dictionaryKey(text) as WordKey)
}
