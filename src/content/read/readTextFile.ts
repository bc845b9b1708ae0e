import crypto from 'node:crypto'
import type { z } from 'zod'
import type { Language } from '../../routing/languages'
import type { Block } from '../mdx/blocks'
import type { BodySummary } from '../mdx/findings'
import { parseBody } from '../mdx/parseBody'
import type { Parser } from '../mdx/parseMdx'
import { isUnderstood, type SummaryCache, type TextFrontMatter, type TextFile, type TextVersion } from '../model/post'
import { problem, type Problem, withErrorContext } from '../report/problem'
import { blogPostSchema } from '../schemas/blogPost'
import { caseSchema } from '../schemas/case'
import type { ContentFiles } from './contentFiles'
import { parseMatter, splitFrontMatter, yamlDocument, type ReadYaml } from './frontMatter'
import { decodeSource } from './decodeText'
import { validate } from './validate'
import { headingIds, nameHeadings } from '../mdx/bodyText'
import { fillFigures, type PrintById } from '../model/figures'
import type { DataDocument } from '../report/dataDocument'

/** What the front matter of each kind of text follows. */
const TEXT_SCHEMAS = { post: blogPostSchema, case: caseSchema }

/** A file to read. */
export interface TextJob {
  file: string
  /** Name of the folder it stands in. */
  folder: string
  language: Language
  kind: keyof typeof TEXT_SCHEMAS
}

/** What all files are read with. */
export interface TextReading {
  parser: Parser
  cache?: SummaryCache
  /** What the words begin with that the glossary forbids. */
  forbidden: Record<Language, RegExp>
}

/** What was read of a file, as data that one thread can hand to another. */
export interface ReadText {
  problems: Problem[]
  /** Null when the file is no text, or cannot be read. */
  parts: TextParts | null
}

export interface TextParts {
  /** SHA-1 of the language and the file. */
  hash: string
  /** The front matter; null when there is none. */
  matter: ReadYaml | null
  /** The front matter with defaults applied; null when it did not pass. */
  record: TextFrontMatter | null
  /** Lines of the file above the body. */
  linesAbove: number
  summary: BodySummary
  /** For a build, which will ask for them; a check of thousands of posts would keep them all in memory. */
  blocks: Block[] | null
  /** Whether letters stand in it that a forbidden word begins with. */
  mayBeForbidden: boolean
}

/** Reads one file of a text, and what is wrong with it by itself. */
export function readTextFile(job: TextJob, files: Pick<ContentFiles, 'read'>, reading: TextReading): ReadText {
  const problems: Problem[] = []
  return { problems, parts: withErrorContext(job.file, problems, () => readParts(job, files, reading, problems)) }
}

function readParts(
  { file, language, kind }: TextJob,
  files: Pick<ContentFiles, 'read'>,
  { parser, cache, forbidden }: TextReading,
  problems: Problem[],
): TextParts | null {
  const bytes = files.read(file) ?? new Uint8Array()
  const source = decodeSource(file, bytes)
  problems.push(...source.problems)
  if (source.text === null) return null
  const split = splitFrontMatter(file, source.text)
  problems.push(...split.problems)

  const hash = crypto.createHash('sha1').update(language).update(bytes).digest('hex')
  const { body, bodyLinesAbove: linesAbove } = split
  const kept = cache?.get(hash)
  const parsed = kept ? { summary: kept, blocks: null } : parseBody(body, linesAbove, language, parser)
  const { summary } = parsed
  if (!kept) cache?.set(hash, summary)
  problems.push(
    ...summary.problems.map(({ id, line, column, message }) =>
      problem(id, { file, line, column, field: 'body' }, message),
    ),
  )
  if (split.frontMatter !== null && summary.words === 0 && isUnderstood(summary)) {
    problems.push(
      problem(
        'post/no-words',
        { file, line: linesAbove + 1, column: 1, field: 'body' },
        'The file has no text below its front matter.',
      ),
    )
  }
  const matter = split.frontMatter === null ? null : parseMatter(file, split.frontMatter, split.matterLinesAbove)
  return {
    hash,
    matter,
    record: matter && readMatter(file, matter, kind, problems),
    linesAbove,
    summary,
    blocks: cache ? parsed.blocks : null,
    mayBeForbidden: forbidden[language].test(source.text),
  }
}

function readMatter(
  file: string,
  matter: ReadYaml,
  kind: TextJob['kind'],
  problems: Problem[],
): TextFrontMatter | null {
  problems.push(...matter.problems)
  if (matter.value === undefined) return null
  const { record, problems: found } = validate<z.ZodType<TextFrontMatter>>(
    yamlDocument(file, matter),
    TEXT_SCHEMAS[kind],
  )
  problems.push(...found)
  return record
}

/**
 * The file of a text from what was read of it.
 * @param print what the figures that the body names are filled in with
 */
export function textFile<Matter extends TextFrontMatter>(
  { file, language, kind }: TextJob,
  parts: TextParts,
  files: ContentFiles,
  parser: Parser,
  print: PrintById,
): TextFile<Matter> {
  const { hash, matter, record, linesAbove, summary, mayBeForbidden } = parts
  const document = matter && yamlDocument(file, matter)
  const read = { language, file, schema: TEXT_SCHEMAS[kind], document, summary, mayBeForbidden }
  if (!document || !record) return { ...read, frontMatter: fieldsOf(document), version: null }
  let kept = parts.blocks
  const version: TextVersion<Matter> = {
    language,
    file,
    frontMatter: record as Matter,
    document,
    summary,
    hash: [hash, ...summary.figures.map(({ figure }) => print(figure))].join(' '),
    headings: (original) => headingIds(summary.headings, parser.slugger(), original),
    blocks: (original) => {
      // Read again: the bodies of thousands of posts would stay in memory.
      const blocks = kept ?? parseBody(bodyOf(file, files), linesAbove, language, parser).blocks
      kept = null
      return nameHeadings(fillFigures(blocks, print), parser.slugger(), original).blocks
    },
  }
  return { ...read, frontMatter: version.frontMatter, version }
}

function bodyOf(file: string, files: ContentFiles): string {
  const { text } = decodeSource(file, files.read(file) ?? new Uint8Array())
  return text === null ? '' : splitFrontMatter(file, text).body
}

function fieldsOf(document: DataDocument | null): TextFile['frontMatter'] {
  const value = document?.value
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null
}
