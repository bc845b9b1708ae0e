import crypto from 'node:crypto'
import { parseMatter, splitFrontMatter } from '../source/frontMatter'
import type { Language } from '../../routing/languages'
import type { Block } from '../mdx/blocks'
import { headingIds, nameHeadings } from '../mdx/bodyText'
import type { Parser } from '../mdx/parseMdx'
import { fillFigures, printerOf } from '../model/bodyFigures'
import type { PrintedFigure } from '../model/figures'
import { parseBody } from '../mdx/parseBody'
import { isUnderstood, type SummaryCache, type TextFile, type TextFrontMatter, type TextVersion } from '../model/post'
import { problem, type Problem } from '../report/problem'
import type { z } from 'zod'
import type { ContentFiles } from '../source/contentFiles'
import { decodeSource } from '../source/sourceText'
import { validate } from '../source/validate'

/** How a text is read: what its front matter follows, and with which parser. */
export interface TextReading<Matter extends TextFrontMatter> {
  schema: z.ZodType<Matter>
  parser: Parser
  cache?: SummaryCache
  /** What the figures that bodies name are filled in from. */
  figures: readonly PrintedFigure[]
}

/**
 * Reads one language of a text.
 * @param problems what is wrong with the file is added here
 * @returns null when the file is no text
 */
export function readTextFile<Matter extends TextFrontMatter>(
  file: string,
  language: Language,
  files: ContentFiles,
  problems: Problem[],
  { schema, parser, cache, figures }: TextReading<Matter>,
): TextFile<Matter> | null {
  const bytes = files.read(file) ?? new Uint8Array()
  const source = decodeSource(file, bytes)
  problems.push(...source.problems)
  if (source.text === null) return null
  const split = splitFrontMatter(file, source.text)
  problems.push(...split.problems)

  const hash = crypto.createHash('sha1').update(language).update(bytes).digest('hex')
  const { body, bodyLinesAbove } = split
  let kept: Block[] | null = null
  let summary = cache?.get(hash)
  if (!summary) {
    const parsed = parseBody(body, bodyLinesAbove, language, parser)
    summary = parsed.summary
    // Only a build asks for the blocks: a check of thousands of posts would keep them all in memory.
    if (cache) kept = parsed.blocks
    cache?.set(hash, summary)
  }
  problems.push(
    ...summary.problems.map(({ id, line, column, message }) =>
      problem(id, { file, line, column, field: 'body' }, message),
    ),
  )
  if (split.frontMatter !== null && summary.words === 0 && isUnderstood(summary)) {
    problems.push(
      problem(
        'post/no-words',
        { file, line: bodyLinesAbove + 1, column: 1, field: 'body' },
        'The file has no text below its front matter.',
      ),
    )
  }
  const read: TextFile<Matter> = { language, file, schema, frontMatter: null, version: null, document: null, summary }
  if (split.frontMatter === null) return read
  const document = parseMatter(file, split.frontMatter, split.matterLinesAbove)
  problems.push(...document.problems)
  if (document.value === undefined) return { ...read, document }
  const { record, problems: found } = validate(document, schema)
  problems.push(...found)
  if (!record) return { ...read, frontMatter: fieldsOf(document.value), document }
  const print = printerOf(figures, language)
  const version: TextVersion<Matter> = {
    language,
    file,
    frontMatter: record,
    document,
    summary,
    hash: [hash, ...summary.figures.map(({ figure }) => print(figure))].join(' '),
    headings: (original) => headingIds(summary.headings, parser.slugger(), original),
    blocks: (original) => {
      // Read again: the bodies of thousands of posts would stay in memory.
      const blocks = kept ?? parseBody(bodyOf(file, files), bodyLinesAbove, language, parser).blocks
      kept = null
      return nameHeadings(fillFigures(blocks, print), parser.slugger(), original).blocks
    },
  }
  return { ...read, frontMatter: record, version, document }
}

function bodyOf(file: string, files: ContentFiles): string {
  const { text } = decodeSource(file, files.read(file) ?? new Uint8Array())
  return text === null ? '' : splitFrontMatter(file, text).body
}

function fieldsOf(value: unknown): TextFile['frontMatter'] {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null
}
