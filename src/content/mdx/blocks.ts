/**
 * The body of a post as data. The specification defines the first four block
 * types (section 3, "Block types"); writers of a software company need the
 * others as well. This file has types only, so it adds no code to the
 * browser's scripts.
 */

/** Running text: a plain string, or a piece with markup. */
export type Inline =
  | string
  | { type: 'emphasis'; content: Inline[] }
  | { type: 'strong'; content: Inline[] }
  | { type: 'code'; text: string }
  | { type: 'link'; to: string; content: Inline[] }
  | { type: 'break' }
  /** A figure of the ledger; its value replaces it before pages are rendered. */
  | { type: 'figure'; id: string }

/** Colours of code beside that of the text. */
export type CodeColour = 'keyword' | 'text' | 'number' | 'name' | 'remark'

/** A piece of highlighted code: plain text, or text with its colour. */
export type CodeToken = string | readonly [colour: CodeColour, text: string]

/** The languages of code blocks: those of highlight.js that are common. */
export interface Highlighter {
  languages: readonly string[]
  /** Whether a language has this name, or this other name. */
  knows(this: void, language: string): boolean
  highlight(this: void, code: string, language: string): CodeToken[]
}

export const CALLOUT_KINDS = ['note', 'tip', 'warning'] as const

export type CalloutKind = (typeof CALLOUT_KINDS)[number]

export interface ListItem {
  content: Inline[]
  /** Blocks below the first line, such as a nested list. */
  blocks?: Block[]
}

export type Block =
  | { type: 'paragraph'; content: Inline[] }
  | { type: 'heading'; depth: 2 | 3 | 4; id: string; content: Inline[] }
  | { type: 'list'; ordered: boolean; start?: number; items: ListItem[] }
  | { type: 'quote'; blocks: Block[] }
  | { type: 'code'; language: string; title?: string; tokens: CodeToken[] }
  | { type: 'image'; src: string; alt: string; caption?: string }
  | { type: 'table'; align: ('left' | 'center' | 'right' | null)[]; header: Inline[][]; rows: Inline[][][] }
  | { type: 'callout'; kind: CalloutKind; title?: string; blocks: Block[] }
  | { type: 'divider' }

export interface Heading {
  depth: number
  id: string
  text: string
}
