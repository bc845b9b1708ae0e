import type { GatsbyBrowser } from 'gatsby'
import { startTransition, type ReactElement } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { settleFirstPage, showPage, updateScroll } from './src/browser/browserHooks'
import './src/brand/fonts.css'
import './content/brand/colours.css'
import './src/styles/tokens.css'
import './src/styles/base.css'
import './src/styles/shared.css'
import './src/styles/drawn.css'

/** Data of a page is loaded when a visitor reaches for its link, not for every link that comes into view. */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = settleFirstPage
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = showPage
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = updateScroll
/** Hydrates in slices of a few milliseconds, so that a tap is never kept waiting. A page under development comes empty. */
export const replaceHydrateFunction = () => (element: ReactElement, container: Element) => {
  startTransition(() => {
    if (container.firstElementChild) hydrateRoot(container, element)
    else createRoot(container).render(element)
  })
}
