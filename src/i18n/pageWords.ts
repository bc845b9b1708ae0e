/**
 * The part of gatsby-plugin-react-i18next, and of react-i18next, that this site uses: passes the language and words of
 * a page to its components. It replaces both in the browser (`node/hooks/webpack.ts`), which saves 3.4 KB per page.
 */
import { createContext, createElement, type ReactNode } from 'react'
import { createWordStore, type Dictionary, type WordStore } from './wordStore'

interface Page {
  data: { locales: { edges: readonly { node: { ns: string; data: string } }[] } }
  pageContext: { i18n: { language: string; languages: readonly string[]; originalPath: string } }
}

export const I18nContext = createContext<{ i18n?: WordStore }>({})

export const I18nextContext = createContext({})

/** Hook of Gatsby: wraps a page in its language and words. */
export function wrapPageElement({ element, props }: { element: ReactNode; props: Page }) {
  const page = props.pageContext.i18n
  const dictionaries = props.data.locales.edges.map(
    ({ node }) => [node.ns, JSON.parse(node.data) as Dictionary] as const,
  )
  const i18n = createWordStore(page.language, Object.fromEntries(dictionaries))
  return createElement(
    I18nContext.Provider,
    { value: { i18n } },
    createElement(I18nextContext.Provider, { value: page }, element),
  )
}
