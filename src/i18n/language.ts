import { I18nContext, I18nextContext } from 'gatsby-plugin-react-i18next'
import type { i18n as I18n } from 'i18next'
import { useContext } from 'react'
import { LANGUAGES, type Language } from '../content/languages'

export interface PageLanguage {
  language: Language
  /** Path of the page without language prefix. */
  neutralPath: string
}

/** Language and neutral path of the page being shown. */
export function usePageLanguage(): PageLanguage {
  const { language, originalPath } = useContext(I18nextContext)
  return { language: language as Language, neutralPath: originalPath }
}

type Values = Record<string, string | number>

const PLURALS = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Intl.PluralRules(language)]),
) as unknown as Record<Language, Intl.PluralRules>

/**
 * Interface words of the page's language, from the dictionaries its query
 * brings: `t('nav.services')`, `t('minutes', { count: 5 })`. A missing key
 * shows itself. Words without values, nearly all, are read straight from the
 * store, and the plural form is chosen here: i18next goes through every
 * language, namespace and suffix for each, a third of the work of a page.
 */
export function useTranslate(): (key: string, values?: Values) => string {
  const { i18n } = useContext(I18nContext)
  const t = i18n.t as (key: string | string[], values?: Values) => string
  const language = i18n.language as Language
  return (key, values) => {
    if (!values) return plainWords(i18n, language, key) ?? t(key)
    const { count, ...others } = values
    if (typeof count !== 'number') return t(key, values)
    const form = PLURALS[language].select(count)
    return t([`${key}_${form}`, key], { ...others, count: String(count) })
  }
}

function plainWords({ options, store }: I18n, language: Language, key: string): string | undefined {
  const dictionaries = store.data[language] as Record<string, Record<string, string>> | undefined
  const [namespace, name] = key.split(':')
  if (name) return dictionaries?.[namespace]?.[name]
  const namespaces = [options.defaultNS, options.fallbackNS].flat() as string[]
  const holder = namespaces.find((candidate) => dictionaries?.[candidate]?.[key] !== undefined)
  return holder && dictionaries?.[holder][key]
}
