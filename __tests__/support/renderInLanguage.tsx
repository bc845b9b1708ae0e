/** Renders a component as a page of a language would: with its dictionaries, its path and its language. */
import fs from 'node:fs'
import { render, type RenderResult } from '@testing-library/react'
import { I18nextContext } from 'gatsby-plugin-react-i18next'
import type { i18n } from 'i18next'
import type { ReactElement } from 'react'
import { I18nextProvider } from 'react-i18next'
import { LANGUAGES, type Language } from '../../src/routing/languages'
import { createWordStore } from '../../src/i18n/wordStore'

/** The dictionaries by name, and all of them in one for keys without a name. */
function resources(language: Language): Record<string, Record<string, string>> {
  const folder = `locales/${language}`
  const files = fs
    .readdirSync(folder)
    .map(
      (file) =>
        [
          file.replace('.json', ''),
          JSON.parse(fs.readFileSync(`${folder}/${file}`, 'utf8')) as Record<string, string>,
        ] as const,
    )
  const namespaces = Object.fromEntries(files)
  return { ...namespaces, common: Object.assign({}, ...Object.values(namespaces)) as Record<string, string> }
}

function instance(language: Language): i18n {
  const words = createWordStore()
  words.init({ lng: language, defaultNS: 'common', resources: { [language]: resources(language) } })
  return words as unknown as i18n
}

const instances = Object.fromEntries(LANGUAGES.map((language) => [language, instance(language)])) as Record<
  Language,
  i18n
>

/** @param originalPath path of the page without language prefix */
export function inLanguage(language: Language, element: ReactElement, originalPath = '/'): ReactElement {
  const page = {
    language,
    languages: [...LANGUAGES],
    defaultLanguage: 'en',
    generateDefaultLanguagePage: false,
    routed: language !== 'en',
    originalPath,
    path: originalPath,
  }
  return (
    <I18nextProvider i18n={instances[language]}>
      <I18nextContext.Provider value={page}>{element}</I18nextContext.Provider>
    </I18nextProvider>
  )
}

export function renderInLanguage(language: Language, element: ReactElement, originalPath?: string): RenderResult {
  return render(inLanguage(language, element, originalPath))
}
