import type { GatsbySSR } from 'gatsby'
import { renderToString } from 'react-dom/server'
import type { ReactElement } from 'react'
import { factsOf } from './src/routing/languages'
import { languageOfPath } from './src/routing/localizePath'
import { leaveMalformedFragment, markArrival } from './src/browser/inline/onArrival'
import { inlineScript } from './src/browser/inline/inlineScript'
import { HAND_OVER, keepEarlyActions } from './src/browser/inline/keepEarlyActions'
import { PageDataScript, scriptsAfterPaint } from './src/browser/scriptsAfterPaint'
import { DRAFT_KEY } from './src/features/contact/contactValues'
import { structuredData, type PageData } from './src/site/structuredData'
import { themeScript } from './src/site/ThemeSwitch'
import { OVERLAY } from './src/sources/previewData'
import { firstFonts } from './src/brand/firstFonts'
import './src/brand/fonts.css'
import './content/brand/colours.css'
import './src/styles/tokens.css'
import './src/styles/base.css'
import './src/styles/shared.css'
import './src/styles/drawn.css'

/** A rule wins over those of the layers before its own. `node/hooks/styleLayers.mjs` gives each style file its layer. */
const LAYER_ORDER = '@layer reset,tokens,shared,component,page;'

const COLOURS = globalThis.BUILD?.barColours

/** The colour of the browser's bar in a theme, of the system or chosen (`colourBar`). */
const bar = (theme: 'light' | 'dark') => (
  <meta
    key={theme}
    name="theme-color"
    data-bar={theme}
    media={`(prefers-color-scheme: ${theme})`}
    content={COLOURS?.[theme]}
  />
)

/** One script: the policy of every page has a hash for each. None of them throws. */
const INLINE = [
  themeScript(),
  inlineScript(leaveMalformedFragment),
  inlineScript(markArrival),
  inlineScript(keepEarlyActions, HAND_OVER, DRAFT_KEY),
].join(';')

/** A preview, or a page under development. */
const HAS_OVERLAY = globalThis.BUILD?.hasOverlay || process.env.NODE_ENV === 'development'

/**
 * For search engines: it stands in the page alone, no script of the site
 * carries it, and behind the words it repeats, of which compression makes one.
 */
function StructuredData({ page }: { page: PageData }) {
  const text = structuredData(page)
  return text ? <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} /> : null
}

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  loadPageDataSync,
  setHtmlAttributes,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  // Not from `Head`, which would set it again in the browser (see Layout).
  const language = languageOfPath(pathname)
  setHtmlAttributes({ lang: language, ...{ 'data-script': factsOf(language).script } })
  if (process.env.NODE_ENV !== 'development') {
    const page = loadPageDataSync(pathname) as unknown as PageData
    setPostBodyComponents([
      <PageDataScript key="page-data" page={page} />,
      <StructuredData key="structured-data" page={page} />,
    ])
  }
  setHeadComponents([
    ...firstFonts(factsOf(language).script).map((font) => (
      <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
    bar('light'),
    bar('dark'),
    <script key="inline" dangerouslySetInnerHTML={{ __html: INLINE }} />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    HAS_OVERLAY ? <script key="overlay" defer src={OVERLAY} /> : null,
  ])
}

/** Renders in one pass: no page suspends, and streaming costs a quarter more time. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({ bodyComponent, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(renderToString(bodyComponent as ReactElement))
}

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  // Before all other styles: the first mention of a layer sets its place.
  replaceHeadComponents([<style key="layers">{LAYER_ORDER}</style>, ...getHeadComponents()])
  // The development server has scripts of its own, and nobody waits for its first paint.
  if (process.env.NODE_ENV === 'development') return
  replacePostBodyComponents(scriptsAfterPaint(getPostBodyComponents()))
}
