/**
 * The part of react-i18next that gatsby-plugin-react-i18next uses to pass the
 * words of a page to its components. It replaces react-i18next in the browser
 * (`node/hooks/webpack.ts`), which saves 1.4 KB per page.
 */
import { createContext, createElement, type ReactNode } from 'react'
import type { WordStore } from './wordStore'

export const I18nContext = createContext<{ i18n?: WordStore }>({})

export function I18nextProvider({ i18n, children }: { i18n: WordStore; children: ReactNode }) {
  return createElement(I18nContext.Provider, { value: { i18n } }, children)
}
