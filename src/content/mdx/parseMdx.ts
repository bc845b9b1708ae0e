/**
 * MDX text to a markdown tree, by Sätteri, which parses in native code twenty
 * times as fast as micromark. Expressions and imports are recognised, never
 * evaluated: content is data (DESIGN section 3).
 */
import type { Root } from 'mdast'
import type { ErrorId } from '../report/problem'
import { MESSAGES, type BodyProblem } from './findings'

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

/** Tables come with strikethrough and task lists, which `toBlocks` refuses. */
const FEATURES = { gfm: { footnotes: false }, frontmatter: false }

async function buildParser(): Promise<Parser> {
  const { mdxToMdast } = await loadNative()
  const { default: GithubSlugger } = await import('github-slugger')
  return {
    parse: (text) => mdxToMdast(text, { features: FEATURES }) as Root,
    slugger: () => {
      const slugger = new GithubSlugger()
      return (text) => slugger.slug(text)
    },
  }
}

async function loadNative(): Promise<typeof import('satteri')> {
  try {
    return await import('satteri')
  } catch (error) {
    throw withoutBinding(error)
  }
}

/** The parser's programs come as optional packages, one for each platform; npm leaves out what it cannot install. */
export function withoutBinding(error: unknown): Error {
  return new Error(
    `The MDX parser has no program for this machine (${process.platform}, ${process.arch}). There is one for Linux, macOS and Windows on x64 and arm64: remove node_modules and run "npm ci" there, without "--omit=optional" and not with a node_modules of another machine.`,
    { cause: error },
  )
}

/** Errors of the parser, with the problem they stand for and the advice to the writer. */
const REMEDIES: readonly [message: RegExp, id: ErrorId, advise: (words: string) => string][] = [
  [/closing brace/, 'body/brace', (words) => `${words}. To show a brace itself, write "\\{".`],
  [/^Could not parse/, 'body/expression', () => MESSAGES['body/expression']],
  [
    /closing tag for `<[a-z]/,
    'body/html',
    (words) => `${words}. HTML is not rendered: write *emphasis*, **strong**, \`code\`, or "\\<" for the sign itself.`,
  ],
  [
    /^Expected a closing tag/,
    'body/tag-not-closed',
    (words) => `${words}. If it is there, code above it is not closed.`,
  ],
  [/`!`/, 'body/comment', () => 'Comments are not kept in posts. Remove "<!-- … -->".'],
  [
    /valid JSX tag/,
    'body/not-a-tag',
    () =>
      'Not a tag. To show the sign "<" itself, write "\\<"; a link is [words](https://…); values of attributes stand in quotes: kind="note".',
  ],
  [/before name/, 'body/not-a-tag', (words) => `${words}. To show the sign "<" itself, write "\\<".`],
]

/**
 * Reads position and reason off the error the parser throws on broken MDX:
 * `4:1: Expected a closing tag for `<Callout>` (4:1) (mdx-jsx:unexpected-character)`.
 * A place named in the reason is left out of it, because it counts lines from
 * the start of the body.
 */
export function syntaxError(error: unknown): BodyProblem {
  const message = (error as Partial<Error>).message ?? String(error)
  const [, line = '1', column = '1', reason = message] = /^(\d+):(\d+): (.*)$/s.exec(message) ?? []
  const words = reason.replace(/ \((?:\d+:\d+|note: .*|[a-z-]+:[a-z-]+)\)/gs, '')
  const [, id = 'body/syntax', advise = (text: string) => `${text}.`] =
    REMEDIES.find(([known]) => known.test(words)) ?? []
  return { id, line: Number(line), column: Number(column), message: advise(words) }
}
