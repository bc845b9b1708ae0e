/** Figures of the ledger in the bodies of posts and cases. */
import type { Block, Inline } from '../mdx/blocks'
import { mapInlines } from '../mdx/mapInlines'
import type { Language } from '../../routing/languages'
import type { PrintedFigure } from './figures'

/** Prints a figure by its id; `undefined` where the ledger has none of that name. */
export type PrintById = (id: string) => string | undefined

/** The printer of a language. */
export function printerOf(figures: readonly PrintedFigure[], language: Language): PrintById {
  const values = new Map(figures.map(({ id, value }) => [id, value[language]]))
  return (id) => values.get(id)
}

/** Blocks with the values of their figures in place; one that nobody knows, which the check refuses, is left out. */
export function fillFigures(blocks: readonly Block[], print: PrintById): Block[] {
  const filled = (piece: Inline) =>
    typeof piece !== 'string' && piece.type === 'figure' ? (print(piece.id) ?? '') : piece
  return mapInlines(blocks, { content: (run) => joined(run.map(filled)) })
}

/** Strings side by side as one, so that words and figures are typeset together. */
function joined(content: readonly Inline[]): Inline[] {
  return content.reduce<Inline[]>((all, piece) => {
    const last = all[all.length - 1]
    return typeof piece === 'string' && typeof last === 'string' ? [...all.slice(0, -1), last + piece] : [...all, piece]
  }, [])
}
