import { useI18next } from 'gatsby-plugin-react-i18next'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { Language } from '../content/languages'

export interface PageLanguage {
  language: Language
  /** Path of the page without language prefix. */
  neutralPath: string
}

/** Language and neutral path of the page being shown. */
export function usePageLanguage(): PageLanguage {
  const { language, originalPath } = useI18next()
  return { language: language as Language, neutralPath: originalPath }
}

/**
 * Interface words of the page's language, from the dictionaries its query
 * brings: `t('nav.services')`, `t('contact:send')`. A missing key shows itself.
 */
export function useTranslate(): (key: string, values?: Record<string, string | number>) => string {
  const { t } = useTranslation()
  return (key, values) => t(key, values ?? {}) as string
}
