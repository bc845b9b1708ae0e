import type { ElementContent, RootContent } from 'hast'
import type { CodeToken } from './blocks'
import { CODE_LANGUAGES } from './codeBlock'

type Highlighter = (code: string, language: string) => CodeToken[]

/** Grammars that go by another name in highlight.js. */
const ALIASES: Record<string, string> = {
  html: 'xml',
  js: 'javascript',
  jsx: 'javascript',
  ts: 'typescript',
  tsx: 'typescript',
}

let highlighter: Promise<Highlighter> | undefined

/** Loads the highlighter once; it is an ES module and only needed when nodes are made. */
export function loadHighlighter(): Promise<Highlighter> {
  highlighter ??= buildHighlighter()
  return highlighter
}

async function buildHighlighter(): Promise<Highlighter> {
  const { all, createLowlight } = await import('lowlight')
  const grammars = CODE_LANGUAGES.flatMap((language) => (language === 'text' ? [] : [ALIASES[language] ?? language]))
  const lowlight = createLowlight(Object.fromEntries(grammars.map((grammar) => [grammar, all[grammar]])))
  return (code, language) => {
    if (language === 'text') return [code]
    return flatten(lowlight.highlight(ALIASES[language] ?? language, code).children)
  }
}

/** Nested spans become a flat run of tokens: the innermost class is the one that colours. */
function flatten(nodes: (RootContent | ElementContent)[], className = ''): CodeToken[] {
  const tokens: CodeToken[] = []
  for (const node of nodes) {
    if (node.type === 'text') tokens.push(className ? [className, node.value] : node.value)
    else if (node.type === 'element')
      tokens.push(...flatten(node.children, tokenClass(node.properties.className) || className))
  }
  return tokens
}

function tokenClass(classNames: unknown): string {
  return Array.isArray(classNames) ? String(classNames[0] ?? '').replace(/^hljs-/, '') : ''
}
