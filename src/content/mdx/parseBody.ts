import type { Root } from 'mdast'
import type { Language } from '../../routing/languages'
import { ARTICLE_PAGE_IDS } from '../../routing/pageKinds'
import { FIRST_POSITION, MERGE_CONFLICT, type ProblemId, type Position } from '../report/problem'
import type { Block } from './blocks'
import { countWords, nameHeadings, plainText } from './bodyText'
import { RUNS_CODE, type BodyProblem, type BodySummary } from './findings'
import { sectionsOf } from './sections'
import { toBlocks } from './toBlocks'

/**
 * Parses the body of a post.
 * @param linesAbove number of lines of the file above the body; positions include them
 */
export function parseBody(
  body: string,
  linesAbove: number,
  language: Language,
  parser: Parser,
): { blocks: Block[]; summary: BodySummary } {
  const { nodes, text, errors } = parseAround(body, parser)
  const { blocks, findings } = toBlocks(nodes, text, language)
  const named = nameHeadings(blocks, parser.slugger())
  const below = <Found extends Position>(found: Found): Found => {
    found.line += linesAbove
    return found
  }
  return {
    blocks,
    summary: {
      problems: [...errors, ...findings.problems].map(below),
      links: findings.links.map(below),
      images: findings.images.map(below),
      figures: findings.figures.map(below),
      headings: named.headings.map((heading, index) =>
        below({ ...(findings.headings[index] ?? FIRST_POSITION), ...heading }),
      ),
      sections: sectionsOf(body, linesAbove).map(({ title, hash, line }) => ({ title, hash, line })),
      words: countWords(plainText(blocks)),
    },
  }
}

/** A better message for `{figure:…}`, the syntax of records, where the parser found an invalid expression. */
function figureTag(line: string, problem: BodyProblem): BodyProblem | null {
  const found = problem.id === 'body/expression' && /\{figure:([\w-]*)/.exec(line)
  if (!found) return null
  const message = `A post names a figure as a tag: <Figure id="${found[1]}" />.`
  return { ...problem, id: 'figure/tag', column: found.index + 1, message }
}

interface Parsed {
  nodes: ReturnType<Parser['parse']>['children']
  /** The parsed text: the body, with empty lines at the syntax errors. */
  text: string
  errors: BodyProblem[]
}

/** Maximum number of reported syntax errors. A body with more is probably not MDX. */
const MOST_ERRORS = 20

/** Maximum count of one mark, far above that of any text: the parser's time grows with the square of the count. */
const MOST_MARKS = 4000

function tooManyMarks(body: string): BodyProblem | null {
  const counts = new Map<string, number>()
  for (const [mark] of body.length > 4 * MOST_MARKS ? body.matchAll(/[{}&<>[\]*_`!]/g) : [])
    counts.set(mark, (counts.get(mark) ?? 0) + 1)
  const [mark] = [...counts].find(([, count]) => count > MOST_MARKS) ?? []
  if (!mark) return null
  return {
    id: 'body/too-many-marks',
    ...FIRST_POSITION,
    message: `More than ${MOST_MARKS} times "${mark}" stands here. Make it more than one post, or leave out what nobody reads.`,
  }
}

/**
 * Parses a body that may have syntax errors. After an error it removes that
 * line and parses again, so that one error does not hide the others.
 */
function parseAround(body: string, parser: Parser): Parsed {
  const crowded = tooManyMarks(body)
  if (crowded) return { nodes: [], text: '', errors: [crowded] }
  const errors: BodyProblem[] = []
  let lines: string[] | null = null
  let text = body
  let tagTaken = false
  for (let tries = 0; tries < MOST_ERRORS; tries += 1) {
    try {
      return { nodes: parser.parse(text).children, text, errors }
    } catch (error) {
      if (error instanceof RangeError) throw error
      const problem = syntaxError(error)
      lines ??= body.split('\n')
      const line = lines[problem.line - 1]
      if (!line) break
      if (/^<{7} /.test(line))
        return { nodes: [], text: '', errors: [{ ...problem, id: 'file/merge-conflict', message: MERGE_CONFLICT }] }
      // The closing tag of a removed opening tag is not another mistake.
      if (!tagTaken || !problem.message.includes('closing tag')) errors.push(figureTag(line, problem) ?? problem)
      tagTaken ||= line.includes('<')
      lines[problem.line - 1] = ''
      text = lines.join('\n')
    }
  }
  return { nodes: [], text, errors }
}

export interface Parser {
  /** Parses MDX; throws what `syntaxError` reads. */
  parse(text: string): Root
  /** Renders Markdown as HTML, for readers of feeds. */
  toHtml(text: string): string
  /** Returns a function that makes heading ids for one document, different from each other and from `ARTICLE_PAGE_IDS`. */
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
      for (const id of ARTICLE_PAGE_IDS) slugger.slug(id)
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
function withoutBinding(error: unknown): Error {
  return new Error(
    `The MDX parser has no binary for this machine (${process.platform}, ${process.arch}). It supports Linux, macOS and Windows on x64 and arm64. Remove node_modules and run "npm ci" on this machine, without "--omit=optional".`,
    { cause: error },
  )
}

const SHOW_LESS = 'To show "<" itself, write "\\<". A link is [words](https://…).'

const REMEDIES: readonly [message: RegExp, id: ProblemId, advise: (words: string) => string][] = [
  [/closing brace/, 'body/brace', (words) => `${words}. To show a brace itself, write "\\{".`],
  [/^Could not parse/, 'body/expression', () => RUNS_CODE],
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
function syntaxError(error: unknown): BodyProblem {
  const message = (error as Partial<Error>).message ?? String(error)
  const [, line = '1', column = '1', reason = message] = /^(\d+):(\d+): (.*)$/s.exec(message) ?? []
  const words = reason.replace(/ \((?:\d+:\d+|note: .*|[a-z-]+:[a-z-]+)\)/gs, '')
  const [, id = 'body/syntax', advise = (text: string) => `${text}.`] =
    REMEDIES.find(([known]) => known.test(words)) ?? []
  return { id, line: Number(line), column: Number(column), message: advise(words) }
}
