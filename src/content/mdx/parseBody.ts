import type { Root } from 'mdast'
import type { Language } from '../../routing/languages'
import { ARTICLE_PAGE_IDS } from '../../routing/pageKinds'
import { FIRST_POSITION, MERGE_CONFLICT, type ProblemId, type Position } from '../report/problem'
import type { Block, Highlighter } from './blocks'
import { loadHighlighter } from './codeBlock'
import { countWords, nameHeadings, plainText } from './bodyText'
import { positionsIn } from '../report/positions'
import { ATTRIBUTES, htmlMessage, messageOf, NO_ATTRIBUTES, type BodyProblem, type BodySummary } from './findings'
import { sectionsOf } from './sections'
import { toBlocks } from './toBlocks'

/**
 * Parses the body of a post.
 * @param linesAbove number of lines of the file above the body; positions include them
 * @param title that of the front matter
 */
export function parseBody(
  body: string,
  linesAbove: number,
  language: Language,
  parser: Parser,
  title = '',
): { blocks: Block[]; summary: BodySummary } {
  const { nodes, text, errors } = parseAround(body, parser)
  const { blocks, findings } = toBlocks(nodes, { text, written: body, title, language, highlighter: parser })
  const named = nameHeadings(blocks, parser.slugger())
  // What is left of an address with a syntax error says nothing about it.
  const isWhole = (address: string) => errors.length === 0 || !address.includes(FILLER)
  const below = <Found extends Position>(found: Found): Found => {
    found.line += linesAbove
    return found
  }
  return {
    blocks,
    summary: {
      problems: [...errors, ...findings.problems].map(below),
      links: findings.links.filter(({ to }) => isWhole(to)).map(below),
      images: findings.images.filter(({ src }) => isWhole(src)).map(below),
      figures: findings.figures.map(below),
      headings: named.headings.map((heading, index) =>
        below({ ...(findings.headings[index] ?? FIRST_POSITION), ...heading }),
      ),
      sections: sectionsOf(body, linesAbove),
      words: countWords(plainText(blocks)),
    },
  }
}

interface Parsed {
  nodes: ReturnType<Parser['parse']>['children']
  /** The parsed text: the body, with `FILLER` in place of the syntax errors. */
  text: string
  errors: BodyProblem[]
}

/** Maximum number of reported syntax errors. A body with more is probably not MDX. */
const MOST_ERRORS = 100

/** A character without meaning in Markdown (word joiner) that stands for each character of a syntax error. */
const FILLER = '\u2060'

/**
 * Parses a body that may have syntax errors. It fills each with `FILLER` and parses again, so that one error
 * does not hide the others.
 */
function parseAround(body: string, parser: Parser): Parsed {
  const errors: BodyProblem[] = []
  let text = body
  for (;;) {
    try {
      return { nodes: parser.parse(text).children, text, errors }
    } catch (error) {
      if (error instanceof RangeError) throw error
      const { mistakes, ...problem } = syntaxError(error, text)
      const { line } = problem
      if (/^<{7} /.test(text.split('\n')[line - 1]))
        return { nodes: [], text: '', errors: [{ ...problem, id: 'file/merge-conflict', message: MERGE_CONFLICT }] }
      if (errors.length === MOST_ERRORS) {
        const message = `More than ${MOST_ERRORS} mistakes: the text was not read further. Correct those above first.`
        return { nodes: [], text: '', errors: [...errors, { id: 'body/unread', line, column: 1, message }] }
      }
      errors.push(problem)
      text = mistakes.reduce(withoutMistake, text)
    }
  }
}

const MISTAKE = /^(?:<!--.*?-->|<\/?[a-z](?:[^<>\n]|\n(?!\s*\n))*>|\{(?:[^{}]|\{[^{}]*\})*\}|[<{]|.+)/is

/** Fills the mistake at an offset: a comment, a tag with its closing tag, an expression, or one character. */
function withoutMistake(text: string, offset: number): string {
  const [found = ''] = MISTAKE.exec(text.slice(offset)) ?? []
  const end = offset + found.length
  const filled = fill(text, offset, end)
  const [, name] = /^<([\w.]+)(?!.*\/>$)/s.exec(found) ?? []
  let depth = name ? 1 : 0
  for (const tag of depth ? text.slice(end).matchAll(new RegExp(`<(/?)${name}(?![\\w.])[^<>]*>`, 'g')) : []) {
    if (!tag[0].endsWith('/>')) depth += tag[1] ? -1 : 1
    if (depth === 0) return fill(filled, end + tag.index, end + tag.index + tag[0].length)
  }
  return filled
}

/** Fills a range of a text. A line without other characters becomes blank. */
function fill(text: string, from: number, to: number): string {
  const filled = text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, FILLER) + text.slice(to)
  return filled.replace(new RegExp(`^[ \\t]*${FILLER}[ \\t${FILLER}]*$`, 'gm'), (line) => ' '.repeat(line.length))
}

export interface Parser extends Highlighter {
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
  const { markdownToHtml, mdxToMdast } = await import('satteri')
  const { default: GithubSlugger } = await import('github-slugger')
  return {
    ...(await loadHighlighter()),
    parse: (text) => mdxToMdast(text, { features: FEATURES }) as Root,
    toHtml: (text) => markdownToHtml(text, { features: FEATURES }).html,
    slugger: () => {
      const slugger = new GithubSlugger()
      for (const id of ARTICLE_PAGE_IDS) slugger.slug(id)
      return (text) => slugger.slug(text)
    },
  }
}

const SHOW_LESS = 'To show "<" itself, write "\\<". A link is [words](https://…).'

/** Ids and messages by the error of the parser. */
const REMEDIES: readonly [message: RegExp, id: ProblemId, advise: (words: string) => string][] = [
  [/closing brace/, 'body/brace', (words) => `${words}. To show a brace itself, write "\\{".`],
  [/^Could not parse/, 'body/expression', () => messageOf('body/expression')],
  [
    /^Expected a closing tag/,
    'body/tag-not-closed',
    (words) => `${words}. If it has one, code above it is not closed. To show "<" itself, write "\\<".`,
  ],
  [/`!`/, 'body/comment', () => 'Comments are not kept in posts. Remove "<!-- … -->".'],
  [/valid JSX tag/, 'body/not-a-tag', () => `Not a tag. ${SHOW_LESS} Attributes have quotes: kind="note".`],
  [/before name/, 'body/not-a-tag', (words) => `${words}. ${SHOW_LESS}`],
]

/** Better ones by the text of the mistake. */
const MISTAKES: readonly [found: RegExp, id: ProblemId, advise: (name: string) => string][] = [
  [/^\{figure:([\w-]*)/, 'figure/tag', (id) => `A post names a figure as a tag: <Figure id="${id}" />.`],
  [ATTRIBUTES, 'body/expression', () => NO_ATTRIBUTES],
  [/^\{[{%]/, 'body/template', () => messageOf('body/template')],
  [/^<\/?([a-z]\w*)(?=\s*\/?>|\s+[\w-]+=)/, 'body/html', (name) => htmlMessage(name, SHOW_LESS)],
]

/**
 * Reads position and reason of an error of the parser:
 * `4:1: Expected a closing tag for `<Callout>` (4:1) (mdx-jsx:unexpected-character)`.
 * Positions in the reason are removed, because they count from the start of the
 * body.
 * @returns the problem, and the offsets of its mistakes: a closing tag may have the wrong opening tag
 */
function syntaxError(error: unknown, text: string): BodyProblem & { mistakes: number[] } {
  const message = (error as Partial<Error>).message ?? String(error)
  const [, line = '1', column = '1', reason = message] = /^(\d+):(\d+): (.*)$/s.exec(message) ?? []
  const lines = text.split('\n')
  const offsetOf = (at: string, position: string) =>
    lines.slice(0, Number(at) - 1).join('\n').length + (at === '1' ? 0 : 1) + Number(position) - 1
  // The parser of expressions reports a place inside the braces.
  const place = offsetOf(line, column)
  const brace = reason.startsWith('Could not parse') ? text.slice(0, place).search(/\{+[^{}]*$/) : -1
  const start = brace === -1 ? place : brace
  const [, above, left] = /corresponding closing tag for `[^`]*` \((\d+):(\d+)\)/.exec(reason) ?? []
  const source = text.slice(start)
  const words = reason.replace(/ \((?:\d+:\d+|note: .*|[a-z-]+:[a-z-]+)\)/gs, '')
  const mistake = MISTAKES.find(([found]) => found.test(source))
  const remedy = REMEDIES.find(([known]) => known.test(words))
  const advice = mistake ? mistake[2](mistake[0].exec(source)?.[1] ?? '') : remedy ? remedy[2](words) : `${words}.`
  const isIndented = /(?:^|\n[ \t]*\n)(?: {4}| {0,3}\t)[ \t]*$/.test(text.slice(0, start))
  return {
    id: (mistake ?? remedy)?.[1] ?? 'body/syntax',
    ...positionsIn(text)(start),
    message: isIndented ? `${advice} ${messageOf('body/indented')}` : advice,
    mistakes: [start, ...(above ? [offsetOf(above, left)] : [])],
  }
}
