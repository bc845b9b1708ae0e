import type { ElementContent, RootContent } from 'hast'
import type { Code } from 'mdast'
import type { Block, CodeToken, Highlighter } from './blocks'
import { report, type Findings } from './findings'
import { checkFence } from './paragraphs'

/** Turns fenced code into a block, which is highlighted later. Problems of its first line are added to the findings. */
export function codeBlock(node: Code, findings: Findings): Block[] {
  checkFence(node, findings)
  if (!node.lang) report(node, findings, 'code/no-language')
  const { lang, meta } = node
  const language = lang ?? 'text'
  if (!findings.highlighter.knows(language)) {
    const names = findings.highlighter.languages.join(', ')
    return report(node, findings, 'code/language', `"${language}" is not highlighted. Allowed: ${names}, text.`)
  }
  const title = /^title="([^"]*)"$/.exec(meta?.trim() ?? '')?.[1]
  if (meta && title === undefined) report(node, findings, 'code/behind-language')
  return [{ type: 'code', language, ...(title ? { title } : {}), tokens: [node.value] }]
}

/** Creates the highlighter. Its package is an ES module, which `require` cannot load. */
export async function loadHighlighter(): Promise<Highlighter> {
  const { all, common, createLowlight } = await import('lowlight')
  const lowlight = createLowlight({ ...common, http: all.http })
  // The language of a message's body is guessed. With all forty, a message takes two milliseconds.
  const http = createLowlight({ http: all.http, json: common.json, xml: common.xml })
  return {
    languages: lowlight.listLanguages(),
    knows: (language) => lowlight.registered(language),
    highlight: (code, language) => flatten((language === 'http' ? http : lowlight).highlight(language, code).children),
  }
}

/** Flattens nested spans into a list of tokens: the innermost class sets the colour. */
function flatten(nodes: (RootContent | ElementContent)[], className = ''): CodeToken[] {
  return nodes.flatMap((node): CodeToken[] => {
    if (node.type === 'text') return [className ? [className, node.value] : node.value]
    if (node.type !== 'element') return []
    const [own] = [node.properties.className].flat()
    return flatten(node.children, String(own ?? className).replace(/^hljs-/, ''))
  })
}
