/**
 * MDX text to a markdown tree. Expressions and imports are recognised but
 * never evaluated or parsed as JavaScript: content is data (DESIGN section 3).
 */
import type { Root } from 'mdast'
import type { Position } from '../problem'

export interface Parser {
  /** Parses MDX; throws what `syntaxError` reads. */
  parse(text: string): Root
  /** Starts the heading ids of a document: the same text twice gives two ids. */
  slugger(): (text: string) => string
}

let parser: Promise<Parser> | undefined

/** Loads the parser once. Its packages are ES modules, out of reach of `require`. */
export function loadParser(): Promise<Parser> {
  parser ??= buildParser()
  return parser
}

async function buildParser(): Promise<Parser> {
  const [{ fromMarkdown }, { mdxJsx }, { mdxExpression }, { mdxMd }, { mdxJsxFromMarkdown }, { mdxExpressionFromMarkdown }, { gfmTable }, { gfmTableFromMarkdown }, { default: GithubSlugger }] =
    await Promise.all([
      import('mdast-util-from-markdown'),
      import('micromark-extension-mdx-jsx'),
      import('micromark-extension-mdx-expression'),
      import('micromark-extension-mdx-md'),
      import('mdast-util-mdx-jsx'),
      import('mdast-util-mdx-expression'),
      import('micromark-extension-gfm-table'),
      import('mdast-util-gfm-table'),
      import('github-slugger'),
    ])
  const extensions = [mdxJsx(), mdxExpression(), mdxMd(), gfmTable()]
  const mdastExtensions = [mdxJsxFromMarkdown(), mdxExpressionFromMarkdown(), gfmTableFromMarkdown()]
  return {
    parse: (text) => fromMarkdown(text, { extensions, mdastExtensions }),
    slugger: () => {
      const slugger = new GithubSlugger()
      return (text) => slugger.slug(text)
    },
  }
}

/** Advice for mistakes the parser only names, by words of its message. */
const REMEDIES: readonly [said: RegExp, advice: string][] = [
  [/closing brace/, ' To show a brace itself, write "\\{".'],
  [/before name/, ' To show the sign "<" itself, write "\\<".'],
]

/**
 * Reads position and reason off the error the parser throws on broken MDX. A
 * place the message names is left out of it, because it counts lines from the
 * start of the body; for a tag that is never closed it is the position.
 */
export function syntaxError(error: unknown): Position & { message: string } {
  const { reason = String(error), line, column } = error as { reason?: string; line?: number | null; column?: number | null }
  const [, tagLine, tagColumn] = /^Expected a closing tag .*?\((\d+):(\d+)/.exec(reason) ?? []
  const words = reason.replace(/ \(\d+:\d+-\d+:\d+\)/, '').replace(/ \(note: .*\)$/s, '')
  const advice = REMEDIES.find(([said]) => said.test(words))?.[1] ?? ''
  return { line: Number(tagLine ?? line ?? 1), column: Number(tagColumn ?? column ?? 1), message: `${words}.${advice}` }
}
