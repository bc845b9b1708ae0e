import type { WarningId } from '../report/severity'
import type { Inline } from './blocks'
import { inlineText } from './bodyText'

export type Titled = { depth: number; content: Inline[] }

/** What is wrong with the level of a heading below the one above it. Screen readers offer headings as an outline, where a level left out looks like a section lost (WCAG 1.3.1). */
export function levelLeftOut({ depth, content }: Titled, above: Titled): { id: WarningId; message: string } | null {
  if (depth <= above.depth + 1) return null
  const line = (signs: number, words: Inline[]) => `"${'#'.repeat(signs)} ${inlineText(words)}"`
  const proposal = `write ${line(above.depth + 1, content)}.`
  return above.depth === 1
    ? { id: 'heading/first-level', message: `Sections start with "##": ${proposal}` }
    : {
        id: 'heading/level-left-out',
        message: `A level is left out below ${line(above.depth, above.content)}: ${proposal}`,
      }
}
