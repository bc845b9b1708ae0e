/**
 * Parses MDX to a Markdown tree with Sätteri, a native parser that is twenty
 * times as fast as micromark. Expressions and imports are parsed, and never
 * evaluated: content is data (DESIGN section 3).
 */
import type { Root } from 'mdast'
import type { ErrorId } from '../report/problem'
import { MESSAGES, type BodyProblem } from './findings'

export interface Parser {
  /** Parses MDX; throws what `syntaxError` reads. */
  parse(text: string): Root
  /** Renders Markdown as HTML, for readers of feeds. */
  toHtml(text: string): string
  /** Starts the heading ids of a document: repeated texts get different ids. */
  slugger(): (text: string) => string
}

let parser: Promise<Parser> | undefined

/** Loads the parser once. Its packages are ES modules, which `require` cannot load. */
export function loadParser(): Promise<Parser> {
  parser ??= buildParser()
  return parser
}

/** GFM also enables strikethrough and task lists, which `toBlocks` reports. */
const FEATURES = { gfm: { footnotes: false }, frontmatter: false }

async function buildParser(): Promise<Parser> {
  const { markdownToHtml, mdxToMdast } = await loadNative()
  const { default: GithubSlugger } = await import('github-slugger')
  return {
    parse: (text) => mdxToMdast(text, { features: FEATURES }) as Root,
    toHtml: (text) => markdownToHtml(text, { features: FEATURES }).html,
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

/** The error when the native part of the parser is missing. It is an optional package for each platform, which npm may skip. */
export function withoutBinding(error: unknown): Error {
  return new Error(
    `The MDX parser has no binary for this machine (${process.platform}, ${process.arch}). It supports Linux, macOS and Windows on x64 and arm64. Remove node_modules and run "npm ci" on this machine, without "--omit=optional".`,
    { cause: error },
  )
}

const SHOW_LESS = 'To show "<" itself, write "\\<". A link is [words](https://…).'

/** Errors of the parser, with the id of the problem and its message. */
const REMEDIES: readonly [message: RegExp, id: ErrorId, advise: (words: string) => string][] = [
  [/closing brace/, 'body/brace', (words) => `${words}. To show a brace itself, write "\\{".`],
  [/^Could not parse/, 'body/expression', () => MESSAGES['body/expression']],
  [/closing tag for `<[a-z]/, 'body/html', (words) => `${words}. HTML is not rendered: write Markdown. ${SHOW_LESS}`],
  [
    /^Expected a closing tag/,
    'body/tag-not-closed',
    (words) => `${words}. If it has one, code above it is not closed.`,
  ],
  [/`!`/, 'body/comment', () => 'Comments are not kept in posts. Remove "<!-- … -->".'],
  [/valid JSX tag/, 'body/not-a-tag', () => `Not a tag. ${SHOW_LESS} Attributes have quotes: kind="note".`],
  [/before name/, 'body/not-a-tag', (words) => `${words}. ${SHOW_LESS}`],
]

/**
 * Reads position and reason of an error of the parser:
 * `4:1: Expected a closing tag for `<Callout>` (4:1) (mdx-jsx:unexpected-character)`.
 * Positions in the reason are removed, because they count from the start of the
 * body.
 */
export function syntaxError(error: unknown): BodyProblem {
  const message = (error as Partial<Error>).message ?? String(error)
  const [, line = '1', column = '1', reason = message] = /^(\d+):(\d+): (.*)$/s.exec(message) ?? []
  const words = reason.replace(/ \((?:\d+:\d+|note: .*|[a-z-]+:[a-z-]+)\)/gs, '')
  const [, id = 'body/syntax', advise = (text: string) => `${text}.`] =
    REMEDIES.find(([known]) => known.test(words)) ?? []
  return { id, line: Number(line), column: Number(column), message: advise(words) }
}
