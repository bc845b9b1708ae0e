/** Renders a component as on a page of a language: with the page's dictionaries, path and language. */
import fs from 'node:fs'
import { render, type RenderResult } from '@testing-library/react'
import { I18nextContext } from 'gatsby-plugin-react-i18next'
import type { i18n } from 'i18next'
import type { ContextType, ReactElement } from 'react'
import { I18nextProvider } from 'react-i18next'
import { LANGUAGES, type Language } from '../../src/routing/languages'
import { pageKinds } from '../../src/routing/pageKinds'
import { createWordStore } from '../../src/i18n/wordStore'
import { SiteData } from '../../src/site/siteData'

type Dictionary = Record<string, string>

/** The words that tests quote, in a language: independent of those of the site, which its owner may change. */
export const dictionaryOf = (language: Language) =>
  JSON.parse(fs.readFileSync(`__tests__/support/locales/${language}/words.json`, 'utf8')) as Dictionary

/** Only the dictionaries of a page with this path, by name. */
function dictionariesOf(path: string, language: Language): Record<string, Dictionary> {
  const row = pageKinds().find(
    ([, kind]) => kind.path !== null && new RegExp(`^${kind.path.replace('*', '[^/]+')}$`).test(path),
  )
  if (!row) throw new Error(`No kind of page has the path ${path}: see src/routing/pageKinds.ts.`)
  const [, { namespaces }] = row
  return Object.fromEntries(namespaces.map((name) => [name, dictionaryOf(language)]))
}

const instances = new Map<string, i18n>()

/** The plugin's word store for a page, one per page, so that a component that renders again keeps its own. */
function wordsOf(path: string, language: Language): i18n {
  const name = `${language} ${path}`
  const words = instances.get(name) ?? (createWordStore(language, dictionariesOf(path, language)) as unknown as i18n)
  instances.set(name, words)
  return words
}

/** Site data for components: a company that has all pages. */
const SITE = {
  company: { orderProject: 'Order it' },
  navigation: { absent: [] as string[] },
} as unknown as Queries.SiteDataFragment

/** @param originalPath path of the page without language prefix: it determines the component's dictionaries */
export function inLanguage(language: Language, element: ReactElement, originalPath = '/'): ReactElement {
  const page = { language, languages: [...LANGUAGES], originalPath } as ContextType<typeof I18nextContext>
  return (
    <I18nextProvider i18n={wordsOf(originalPath, language)}>
      <I18nextContext.Provider value={page}>
        <SiteData.Provider value={SITE}>{element}</SiteData.Provider>
      </I18nextContext.Provider>
    </I18nextProvider>
  )
}

export function renderInLanguage(language: Language, element: ReactElement, originalPath?: string): RenderResult {
  return render(inLanguage(language, element, originalPath))
}
