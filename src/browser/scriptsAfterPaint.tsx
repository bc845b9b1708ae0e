import { Children, isValidElement, type ReactNode } from 'react'

interface ScriptProps {
  src?: string
  async?: boolean
}

/**
 * Lets the page be seen before its scripts are fetched: text, fonts and the
 * first picture have the line to themselves. The page is complete without
 * them; they come after its first paint, in the order Gatsby lists them.
 * @param components what Gatsby puts at the end of the body
 */
export function scriptsAfterPaint(components: readonly ReactNode[]): ReactNode[] {
  const all = Children.toArray(components as ReactNode[])
  const sources = all.flatMap((node) => sourceOf(node) ?? [])
  if (sources.length === 0) return all
  const rest = all.filter((node) => sourceOf(node) === undefined)
  return [...rest, <script key="scripts" dangerouslySetInnerHTML={{ __html: loader(sources) }} />]
}

function sourceOf(node: ReactNode): string | undefined {
  return isValidElement<ScriptProps>(node) && node.type === 'script' && node.props.async ? node.props.src : undefined
}

/** Milliseconds after the first frame by which scripts are fetched, also where a browser does not tell of its paints. */
const LATEST = 500

/**
 * The browser tells that words or pictures have reached the screen. To count
 * frames instead is not enough: on a slow machine the second begins before the
 * first is seen. The latest moment is set before the browser is asked, so that
 * it holds wherever asking fails.
 */
function loader(sources: readonly string[]): string {
  return `(function(){var sources=${JSON.stringify(sources)};function fetchScripts(){sources.splice(0).forEach(function(src){var script=document.createElement('script');script.src=src;document.body.append(script)})}requestAnimationFrame(function(){setTimeout(fetchScripts,${LATEST})});new PerformanceObserver(function(paints){if(paints.getEntriesByName('first-contentful-paint').length)fetchScripts()}).observe({type:'paint',buffered:true})})()`
}
