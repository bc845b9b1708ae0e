/**
 * The part of react-i18next that gatsby-plugin-react-i18next uses to pass the
 * words of a page to its components. It replaces react-i18next in the browser
 * (`node/hooks/webpack.ts`), which saves 1.4 KB per page.
 */
import { createContext, createElement, useMemo, type ReactNode } from 'react'
import type { WordStore } from './wordStore'

interface Words {
  i18n?: WordStore
  defaultNS?: string | readonly string[]
}

export const I18nContext = createContext<Words>({})

export function I18nextProvider({ i18n, defaultNS, children }: Words & { children: ReactNode }) {
  const value = useMemo(() => ({ i18n, defaultNS }), [i18n, defaultNS])
  return createElement(I18nContext.Provider, { value }, children)
}
