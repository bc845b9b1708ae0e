/** What is found in a body besides its blocks. */
import type { BlockContent, DefinitionContent, PhrasingContent, RootContent } from 'mdast'
import type { Language } from '../../routing/languages'
import type { Position, ErrorId, WarningId } from '../report/problem'
import type { ProblemId } from '../report/problemIds'
import type { Heading } from './blocks'
import type { Section } from './sections'

export type MarkdownNode = RootContent | BlockContent | DefinitionContent | PhrasingContent

interface FoundLink extends Position {
  to: string
}

interface FoundImage extends Position {
  src: string
  alt: string
}

interface FoundFigure extends Position {
  /** Of `content/figures.json`. */
  figure: string
}

/** What is wrong in a body. */
export interface BodyProblem extends Position {
  id: ProblemId
  message: string
}

/** What is known of a body without keeping it: small enough to store between builds. Positions count the whole file. */
export interface BodySummary {
  problems: BodyProblem[]
  links: FoundLink[]
  images: FoundImage[]
  figures: FoundFigure[]
  headings: (Heading & Position)[]
  sections: Section[]
  words: number
}

/** What `toBlocks` finds besides the blocks. Positions count from the start of the body. */
export interface BodyFindings {
  problems: BodyProblem[]
  links: FoundLink[]
  images: FoundImage[]
  figures: FoundFigure[]
  /** Depth of every heading of the body itself (not inside a quote or list), with where it stands. */
  headings: (Position & { depth: number })[]
}

/** What the functions that turn nodes into blocks fill in. */
export interface Findings extends BodyFindings {
  /** The body, to look up what the tree has no position for. */
  text: string
  language: Language
}

/** Said of expressions. */
export const RUNS_CODE = '"{…}" runs code; posts are data. Write the text itself, or put braces in `code`.'

/** A node, or what stands in for one that the tree has no position for. */
export type Placed = Pick<MarkdownNode, 'position'>

/** Where a node starts, from the start of the body. */
export function where(node: Placed): Position {
  return { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 }
}

/** Reports a node. @returns no blocks, so that a caller can return the call */
export function refuse(node: Placed, findings: Findings, id: ErrorId, message: string): [] {
  findings.problems.push({ id, ...where(node), message })
  return []
}

/** Reports a node that is rendered, but hardly as it was meant. */
export function warn(node: Placed, findings: Findings, id: WarningId, message: string): void {
  findings.problems.push({ id, ...where(node), message })
}

/** Reports an expression, or a comment that looks like one, wherever it stands. @returns no blocks */
export function refuseExpression(node: Placed & { value: string }, findings: Findings): [] {
  return node.value.trimStart().startsWith('/*')
    ? refuse(node, findings, 'body/comment', 'Comments are not kept in posts. Remove "{/* … */}".')
    : refuse(node, findings, 'body/expression', RUNS_CODE)
}
