import { Children, isValidElement, type ReactNode } from 'react'

interface ScriptProps {
  src?: string
  async?: boolean
}

/**
 * Lets the page be seen before its scripts are fetched: text, fonts and the
 * first picture have the line to themselves. The page is complete without
 * them; they come after its first frame, in the order Gatsby lists them.
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

function loader(sources: readonly string[]): string {
  return `requestAnimationFrame(function(){requestAnimationFrame(function(){${JSON.stringify(sources)}.forEach(function(src){var script=document.createElement('script');script.src=src;document.body.append(script)})})})`
}
