import type { Code } from 'mdast'
import type { Block, CodeToken } from './blocks'
import { CODE_LANGUAGES, languageHint } from './codeLanguages'
import { refuse, warn, type Findings } from './findings'
import { checkFence } from './slips'

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
