import type { Code } from 'mdast'
import type { Block, CodeToken } from './blocks'
import { refuse, warn, type Findings } from './findings'
import { checkFence } from './paragraphs'
import { nearestName } from '../report/suggest'

/** A fence of code as a block; what is wrong with its first line goes to the findings. Its colours come later. */
export function codeBlock(node: Code, findings: Findings): Block[] {
  checkFence(node, findings)
  if (!node.lang)
    warn(node, findings, 'code/no-language', 'The code names no language. Write one behind "```", or "text" for none.')
  const language = node.lang ?? 'text'
  if (!(CODE_LANGUAGES as readonly string[]).includes(language)) {
    return refuse(
      node,
      findings,
      'code/language',
      `"${language}" is not a language this site highlights.${languageHint(language)}`,
    )
  }
  const title = /^title="([^"]*)"$/.exec(node.meta?.trim() ?? '')?.[1]
  if (node.meta && title === undefined)
    refuse(node, findings, 'code/behind-language', 'Behind the language stands nothing but title="…".')
  const tokens: CodeToken[] = [node.value]
  return [{ type: 'code', language, ...(title ? { title } : {}), tokens }]
}

/** Languages a code block can name. `text` is not highlighted. */
export const CODE_LANGUAGES = [
  'bash',
  'c',
  'css',
  'diff',
  'go',
  'html',
  'http',
  'ini',
  'java',
  'js',
  'json',
  'jsx',
  'kotlin',
  'markdown',
  'python',
  'rust',
  'sql',
  'swift',
  'text',
  'ts',
  'tsx',
  'yaml',
] as const

/** What people write for a language that goes by a shorter name here. */
const OTHER_NAMES: Readonly<Record<string, (typeof CODE_LANGUAGES)[number]>> = {
  console: 'bash',
  golang: 'go',
  htm: 'html',
  javascript: 'js',
  json5: 'json',
  jsonc: 'json',
  kt: 'kotlin',
  md: 'markdown',
  mdx: 'markdown',
  none: 'text',
  patch: 'diff',
  plain: 'text',
  plaintext: 'text',
  postgresql: 'sql',
  powershell: 'bash',
  py: 'python',
  rs: 'rust',
  sh: 'bash',
  shell: 'bash',
  svg: 'html',
  toml: 'ini',
  txt: 'text',
  typescript: 'ts',
  xml: 'html',
  yml: 'yaml',
  zsh: 'bash',
}

/** Which language was meant, or all there are. */
function languageHint(written: string): string {
  const lower = written.toLowerCase()
  const near = Object.hasOwn(OTHER_NAMES, lower) ? OTHER_NAMES[lower] : nearestName(written, CODE_LANGUAGES)
  if (near) return ` Write "${near}".`
  return ` Use one of ${CODE_LANGUAGES.filter((language) => language !== 'text').join(', ')}, or "text" for none.`
}
