import type { Code } from 'mdast'
import type { Block, CodeToken } from './blocks'
import { report, type Findings } from './findings'
import { checkFence } from './paragraphs'
import { hint } from '../report/suggest'

/** A fence of code as a block, which is highlighted later; what is wrong with its first line goes to the findings. */
export function codeBlock(node: Code, findings: Findings): Block[] {
  checkFence(node, findings)
  if (!node.lang) report(node, findings, 'code/no-language')
  const language = node.lang ?? 'text'
  if (!(CODE_LANGUAGES as readonly string[]).includes(language)) {
    const meant = hint(OTHER_NAMES.get(language.toLowerCase()) ?? language, CODE_LANGUAGES)
    return report(node, findings, 'code/language', `"${language}" is not highlighted.${meant}`)
  }
  const title = /^title="([^"]*)"$/.exec(node.meta?.trim() ?? '')?.[1]
  if (node.meta && title === undefined) report(node, findings, 'code/behind-language')
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

/** Common names of languages that are too unlike the name used here to be found as a typo. */
const OTHER_NAMES = new Map([
  ['javascript', 'js'],
  ['plaintext', 'text'],
  ['sh', 'bash'],
  ['shell', 'bash'],
  ['typescript', 'ts'],
  ['xml', 'html'],
  ['yml', 'yaml'],
])
