import { loadParser } from '../../src/content/mdx/parseMdx'
import type { ContentFiles } from '../../src/content/source/contentFiles'
import { textFolders } from '../../src/content/source/textFolders'
import {
  figuresIn,
  matterStatements,
  recordStatements,
  textStatements,
} from '../../src/node/output/preview/contentStatements'
import type { Language } from '../../src/routing/languages'
import { createSourceIndex } from '../../src/sources/sourceIndex'
import type { Statement } from '../../src/sources/statement'

/** All that a language says, with figures filled in as a page shows them. */
export async function allStatements(files: ContentFiles, language: Language): Promise<Statement[]> {
  const parser = await loadParser()
  const figures = figuresIn(files, language)
  const texts = textFolders(files)
    .map((folder) => `${folder}/${language}.mdx`)
    .filter((file) => files.size(file) !== null)
  return [
    ...recordStatements(files, language, figures),
    ...texts.flatMap((file) => [
      ...matterStatements(files, file, language),
      ...textStatements(files, file, parser, figures),
    ]),
  ]
}

/** Shorter runs of words stand anywhere. */
const SHORTEST_RUN = 15

interface FoundWords {
  /** How much of the words was found, from 0 to 1. */
  share: number
  statements: Statement[]
}

/**
 * Who says words that were copied from a page: the whole of a text, several of
 * them in a row, a part of one, or, where a link or a bold word parts the
 * sentence, its longest run of words that stands somewhere.
 */
export function findWords(words: string, statements: readonly Statement[]): FoundWords {
  const { text, segments } = createSourceIndex(statements).find(words)
  const share = segments.reduce((sum, { start, end }) => sum + end - start, 0) / text.length
  return share > 0.5 ? { share, statements: segments.flatMap((each) => each.statements) } : longestRun(text, statements)
}

function longestRun(text: string, statements: readonly Statement[]): FoundWords {
  const words = text.split(' ')
  const everything = statements.map((each) => each.text).join('\n')
  let longest = ''
  for (let start = 0, end = 1; end <= words.length; end++) {
    const run = () => words.slice(start, end).join(' ')
    while (start < end && !everything.includes(run())) start++
    if (run().length > longest.length) longest = run()
  }
  if (longest.length < SHORTEST_RUN) return { share: 0, statements: [] }
  return { share: longest.length / text.length, statements: statements.filter((each) => each.text.includes(longest)) }
}
