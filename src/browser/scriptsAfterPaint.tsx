import { Children, isValidElement, type ReactNode } from 'react'
import { LOADER_ID, PAGE_DATA_ID } from '../constants'
import { fetchScripts } from './inline/fetchScripts'
import { inlineScript } from './inline/inlineScript'

interface ScriptProps {
  id?: string
  src?: string
  async?: boolean
  dangerouslySetInnerHTML?: { __html: string }
}

/** Gatsby's map of chunks, used only for prefetching, which is switched off (`gatsby-browser.tsx`). */
const UNUSED_ID = 'gatsby-chunk-mapping'

/**
 * Delays the page's scripts until after the first paint (`inline/fetchScripts.ts`). They keep Gatsby's order; being
 * `async`, they run as they arrive. Gatsby's inline script with page path and build hash becomes `data-` attributes, so
 * that all pages have the same inline scripts.
 * @param components what Gatsby puts at the end of the body
 * @throws when there are scripts but Gatsby's inline script is missing or has changed
 */
export function scriptsAfterPaint(components: readonly ReactNode[]): ReactNode[] {
  const all = Children.toArray(components as ReactNode[])
  const sources = all.flatMap((node) => scriptOf(node)?.src ?? [])
  if (sources.length === 0) return all
  const rest = all.filter((node) => {
    const script = scriptOf(node)
    return !script?.src && script?.id !== 'gatsby-script-loader' && script?.id !== UNUSED_ID
  })
  const { path, build } = pageOf(all)
  return [
    ...rest,
    <script
      key="scripts"
      id={LOADER_ID}
      data-path={path}
      data-build={build}
      data-sources={sources.join(' ')}
      dangerouslySetInnerHTML={{ __html: inlineScript(fetchScripts, LOADER_ID, PAGE_DATA_ID) }}
    />,
  ]
}

/**
 * The data of a page for its scripts, as inert text. Behind the words it repeats it takes less room than in a file of
 * its own, and a not-found page is served at addresses that have no such file. A query asks from the top of the page
 * down; turned around, the data begins with the words nearest to it: gzip finds repeated words 32 KB back.
 */
export function PageDataScript({ page }: { page: { result: { data: object } } }) {
  const data = Object.fromEntries(Object.entries(page.result.data).reverse())
  const text = JSON.stringify({ ...page, result: { ...page.result, data } }).replace(/</g, '\\u003c')
  return <script type="application/json" id={PAGE_DATA_ID} dangerouslySetInnerHTML={{ __html: text }} />
}

function scriptOf(node: ReactNode): ScriptProps | undefined {
  return isValidElement<ScriptProps>(node) && node.type === 'script' ? node.props : undefined
}

const GATSBY_SCRIPT =
  /^\/\*<!\[CDATA\[\*\/window\.pagePath=(".*");window\.___webpackCompilationHash="(\w+)";\/\*\]\]>\*\/$/

/** Page path and build hash, parsed from Gatsby's own script. */
function pageOf(components: readonly ReactNode[]): { path: string; build: string } {
  const script = components.map(scriptOf).find((props) => props?.id === 'gatsby-script-loader')
  const found = GATSBY_SCRIPT.exec(script?.dangerouslySetInnerHTML?.__html ?? '')
  if (!found) throw new Error('Gatsby writes page path and build hash in another way; see scriptsAfterPaint.')
  return { path: JSON.parse(found[1]) as string, build: found[2] }
}
