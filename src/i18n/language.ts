import { I18nContext, I18nextContext } from 'gatsby-plugin-react-i18next'
import { useContext } from 'react'
import type { Language } from '../routing/languages'
import type { Translate } from './wordStore'

interface PageLanguage {
  language: Language
  /** Path of the page without language prefix. */
  neutralPath: string
  /** Languages the page is there in, with words of its own or of another. */
  languages: readonly Language[]
}

/** Language, neutral path and languages of the page being shown. */
export function usePageLanguage(): PageLanguage {
  const { language, originalPath, languages } = useContext(I18nextContext)
  return { language: language, neutralPath: originalPath, languages: languages }
}

/** `lang` of words that are in another language than the page, and `undefined` for its own: no attribute then. */
export function useForeignLang<Name extends string>(contentLanguage: Name): Name | undefined {
  const { language } = usePageLanguage()
  return contentLanguage === language ? undefined : contentLanguage
}

/**
 * Looks up words of the interface in the page's language, in the dictionaries its query asks for:
 * `t('nav.services')`, `t('minutes', { count: 5 })`. A missing key is shown itself.
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
 * Looks texts up by their own words instead of by a key given to them. A text
 * the dictionary lacks comes back as its key (spec section 3, "Translation
 * dictionary").
 */
export function useDictionary(): (text: string) => string {
  const t = useTranslate()
  return (text) => t(dictionaryKey(text))
}
