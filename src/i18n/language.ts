import { I18nContext, I18nextContext } from 'gatsby-plugin-react-i18next'
import { useContext } from 'react'
import type { Language } from '../routing/languages'
import type { Translate, WordStore } from './wordStore'

interface PageLanguage {
  language: Language
  /** Path of the page without language prefix. */
  neutralPath: string
  /** Languages the page is there in, with words of its own or of another. */
  languages: readonly Language[]
}

/** Language and neutral path of the page being shown. */
export function usePageLanguage(): PageLanguage {
  const { language, originalPath, languages } = useContext(I18nextContext)
  return { language: language as Language, neutralPath: originalPath, languages: languages as Language[] }
}

/** `lang` of words that are in another language than the page, and `undefined` for its own: no attribute then. */
export function useForeignLang<Name extends string>(contentLanguage: Name): Name | undefined {
  const { language } = usePageLanguage()
  return contentLanguage === language ? undefined : contentLanguage
}

/** Words of the page's language, from the dictionaries its query brings: `t('nav.services')`, `t('minutes', { count: 5 })`. */
export function useTranslate(): Translate {
  const { i18n } = useContext(I18nContext)
  return (i18n as unknown as WordStore).t
}
