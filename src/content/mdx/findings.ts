/** Findings of a body besides its blocks: problems, links, images, figures, headings. */
import type { BlockContent, DefinitionContent, PhrasingContent, RootContent } from 'mdast'
import type { Language } from '../../routing/languages'
import type { Position, ProblemId } from '../report/problem'
import { positionsIn } from '../report/positions'
import { hint } from '../report/suggest'
import type { Heading, Highlighter } from './blocks'
import { STILL_SCAFFOLD } from './scaffoldWords'
import type { Section } from './sections'

export type MarkdownNode = RootContent | BlockContent | DefinitionContent | PhrasingContent

export interface BodyProblem extends Position {
  id: ProblemId
  message: string
}

/** What `toBlocks` finds besides the blocks. Positions count from the start of the body. */
interface BodyFindings {
  problems: BodyProblem[]
  links: (Position & { to: string })[]
  images: (Position & { src: string })[]
  /** By their ids in `content/figures.json`. */
  figures: (Position & { figure: string })[]
  /** Depth and position of every top-level heading (not inside a quote or list). */
  headings: (Position & { depth: number })[]
}

/** Facts about a body. Positions count from the start of the file. */
export interface BodySummary extends BodyFindings {
  headings: (Heading & Position)[]
  sections: Section[]
  words: number
}

/** The result that the functions which turn nodes into blocks add to. */
export interface Findings extends BodyFindings {
  /** The body, to find positions that the tree does not have. */
  text: string
  /** The body with its syntax errors, which `text` lacks, to quote it. Both have the same length. */
  written: string
  /** The title of the front matter; '' if there is none. */
  title: string
  language: Language
  highlighter: Highlighter
}

/** Messages without variable parts. */
const MESSAGES: Partial<Record<ProblemId, string>> = {
  'body/comment': 'Comments are not allowed in posts. Remove "{/* … */}".',
  'body/empty-item': 'The list item has no words. Write them, or remove the line.',
  'body/empty-quote': 'The quote has no words. Write them, or remove the line.',
  'body/expression': '"{…}" runs code; posts are data. Write the text itself, or put braces in `code`.',
  'body/indented':
    'Spaces or a tab at the start of a line make no code here. Write a line "```text" above the code and a line "```" below it; before words, delete the spaces.',
  'body/joined':
    'This line belongs to the list item or quote above. Write a blank line between. To keep it there, begin it below the words of the item, or with ">".',
  'body/struck-through':
    'Words between "~~" or "~" are not rendered. Remove them, or the signs. A small character is typed itself: "H₂O".',
  'body/template':
    'A tag of another blog’s software is not filled in here. Write what it stands for: a link [words](https://…) for a page or a video, lines of "```" around code, <Callout> around a note. To show the tag itself, put it in `code`.',
  'body/tick-box': 'Task lists are not rendered. Remove the "[ ]".',
  'callout/empty': 'The callout is empty. Write its text between <Callout> and </Callout>.',
  'callout/own-lines':
    '<Callout> and </Callout> need lines of their own, with blank lines around the text between them.',
  'code/behind-language': 'Only title="…" may follow the language.',
  'code/by-lines':
    'Each of these lines is code by itself, so a page may join them, and spaces at their start are lost. Write a line "```text" above them and a line "```" below, and delete the "`" around each.',
  'code/no-language': 'The code has no language. Write one behind "```", or "text" for none.',
  'code/not-closed': 'The code is not closed, so the rest of the text is code too. Add a closing line.',
  'figure/tag': 'A figure of content/figures.json has an id and nothing else: <Figure id="projects" />.',
  'heading/bold-line': 'The whole line is bold. If it is a heading, write "## " before it.',
  'heading/empty': 'The heading has no words. Write them, or remove the line.',
  'heading/inside': 'A quote, a list or a callout has no heading. Write a line in bold, or end it before the heading.',
  'heading/title':
    'The title of the front matter is the only heading of level 1. Write "##", and one "#" more at each heading below that is a part of it.',
  'heading/too-deep': 'Headings go from "##" to "####".',
  'heading/underlined':
    'Dashes or "=" below a line make it a heading. For a divider, add a blank line between; for a heading, write "## " before it.',
  'link/definition': 'No link uses this definition, so no page shows it. Write [words][name], or remove it.',
  'link/no-words': 'The link has no words. Write [words](/path).',
  'link/title': 'No page shows the title of a link. Remove it, or write its words into the text.',
  'picture/in-line':
    'An image needs a paragraph of its own, with blank lines around it. A caption stands in it: ![what it shows](./file.png "Caption").',
  'picture/no-words':
    'The image has no alternative text, or only the name of a file. Write ![what it shows](./file.png).',
  'table/empty-header': 'The header has no words. Move those of the first row into it, above the dashes.',
  'words/scaffold': STILL_SCAFFOLD,
}

/** The message of an id, if it has no variable parts. */
export const messageOf = (id: ProblemId) => MESSAGES[id] ?? ''

/** A node, or a position that the tree has no node for. */
export type Placed = Pick<MarkdownNode, 'position'>

/** The start of a node, counted from the start of the body. */
export function where(node: Placed): Position {
  return { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 }
}

/**
 * Reports a node.
 * @param message what is wrong and how to correct it; required if `MESSAGES` has none
 * @returns no blocks, so that a caller can return the call
 */
export function report(node: Placed, { problems }: Findings, id: ProblemId, message = messageOf(id)): [] {
  problems.push({ id, ...where(node), message })
  return []
}

/** Reports a problem at an offset of the body. */
export function reportAt(offset: number, { text, problems }: Findings, id: ProblemId, message: string): void {
  problems.push({ id, ...positionsIn(text)(offset), message })
}

/** Classes, ids and sizes, as Pandoc and Quarto write them behind a heading or a picture. */
export const ATTRIBUTES = /^\{ ?(?:[:#.]|[\w-]+=["'\w])[^}\n]*\}/

export const NO_ATTRIBUTES =
  'Classes, ids and sizes are not rendered: remove "{…}". Headings get their ids from their words, and the description of a picture stands between its brackets: ![what it shows](./file.png).'

/** Reports an expression, or a comment that looks like one. @returns no blocks */
export function reportExpression(node: Placed & { value: string }, findings: Findings): [] {
  const value = node.value.trimStart()
  if (value.startsWith('/*')) return report(node, findings, 'body/comment')
  if (ATTRIBUTES.test(`{${value}}`)) return report(node, findings, 'body/expression', NO_ATTRIBUTES)
  return report(node, findings, value.startsWith('{') ? 'body/template' : 'body/expression')
}

/** Reports a tag that is not a component. @returns no blocks */
export function reportTag(node: Placed & { name?: string | null }, findings: Findings, instead: string): [] {
  const name = node.name ?? ''
  if (/^[a-z]/.test(name)) return report(node, findings, 'body/html', htmlMessage(name, instead))
  const message = `<${name}> is not a component of this site.${hint(name, ['Callout', 'Figure'])}`
  return report(node, findings, 'body/component', message)
}

/** What to write in place of HTML tags. */
const INSTEAD_OF_HTML: readonly [tags: string, instead: string][] = [
  ['a iframe oembed video', '[words](https://…)'],
  ['aside details spoiler summary', '<Callout title="…"> on a line of its own'],
  ['b strong', '**words**'],
  ['br', 'a blank line, or "\\" at the end of the line, or in a table a comma'],
  ['code kbd', '`code`'],
  ['em i', '*words*'],
  ['h1 h2 h3 h4 h5 h6 hr', '"## " or "---" at the start of the line'],
  ['blockquote li ol ul', '"> ", "- " or "1. " at the start of each line, and a blank line below the last'],
  ['img', '![what it shows](./file.png)'],
  ['p', 'a blank line'],
  ['pre source', 'lines of "```" around the code'],
  ['sub sup', 'the small character itself, such as "²"'],
  ['table tbody td th thead tr', 'cells between "|"'],
]

/** The message for an HTML tag. @param otherwise advice for a tag without a replacement */
export function htmlMessage(name: string, otherwise: string): string {
  const [, instead] = INSTEAD_OF_HTML.find(([tags]) => tags.split(' ').includes(name)) ?? []
  const remedy = instead ? `Write ${instead}.` : `Remove the tag, and keep its words. ${otherwise}`
  return `Raw HTML (<${name}>) is not rendered. ${remedy}`
}
