import type { ElementContent, RootContent } from 'hast'
import type { Code } from 'mdast'
import { hint } from '../report/suggest'
import type { Block, CodeToken } from './blocks'
import { report, type Findings } from './findings'
import { checkFence } from './paragraphs'

/** Turns fenced code into a block, which is highlighted later. Problems of its first line are added to the findings. */
export function codeBlock(node: Code, findings: Findings): Block[] {
  checkFence(node, findings)
  if (!node.lang) report(node, findings, 'code/no-language')
  const language = node.lang ?? 'text'
  if (!CODE_LANGUAGES.includes(language))
    return report(node, findings, 'code/language', `"${language}" is not highlighted.${languageHint(language)}`)
  const title = /^title="([^"]*)"$/.exec(node.meta?.trim() ?? '')?.[1]
  if (node.meta && title === undefined) report(node, findings, 'code/behind-language')
  const tokens: CodeToken[] = [node.value]
  return [{ type: 'code', language, ...(title ? { title } : {}), tokens }]
}

/** Allowed languages of code blocks, with other names of each. `text` is not highlighted. */
const NAMES_OF_LANGUAGES = {
  bash: 'sh shell zsh console terminal shellscript shell-session',
  c: 'h',
  css: 'less sass scss',
  diff: 'patch',
  go: 'golang',
  html: 'htm svg xhtml xml',
  http: 'https',
  ini: 'conf env properties toml',
  java: '',
  js: 'cjs ecmascript javascript mjs node nodejs',
  json: 'json5 jsonc jsonl webmanifest',
  jsx: 'react',
  kotlin: 'kt kts',
  markdown: 'md mdx',
  python: 'gyp ipython py python3',
  rust: 'rs',
  sql: 'mysql pgsql plsql postgres postgresql sqlite',
  swift: '',
  text: 'plain plaintext txt',
  ts: 'cts mts typescript',
  tsx: '',
  yaml: 'yml',
}

export const CODE_LANGUAGES = Object.keys(NAMES_OF_LANGUAGES)

/** The language for one of its names, or for a misspelt name. Short names are other languages: `cs` is not `css`. */
function languageHint(name: string): string {
  const lower = name.toLowerCase()
  const [known] = Object.entries(NAMES_OF_LANGUAGES).find(([, others]) => others.split(' ').includes(lower)) ?? []
  if (known) return ` Did you mean "${known}"?`
  const isShort = name.length < 4 && !CODE_LANGUAGES.includes(lower)
  return isShort ? ` Allowed: ${CODE_LANGUAGES.join(', ')}.` : hint(name, CODE_LANGUAGES)
}

type Highlighter = (code: string, language: string) => CodeToken[]

/** Grammars that have another name in highlight.js. */
const ALIASES: Record<string, string> = {
  html: 'xml',
  js: 'javascript',
  jsx: 'javascript',
  ts: 'typescript',
  tsx: 'typescript',
}

let highlighter: Promise<Highlighter> | undefined

/** Loads the highlighter once. It is an ES module, and only the creation of nodes needs it. */
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

/** Flattens nested spans into a list of tokens: the innermost class sets the colour. */
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
