import { headingIds, nameHeadings } from '../mdx/bodyText'
import { parseBody } from '../mdx/parseBody'
import type { Parser } from '../mdx/parseMdx'
import { fillFigures, type PrintById } from '../model/bodyFigures'
import type { TextFile, TextFrontMatter, TextVersion } from '../model/post'
import type { ContentFiles } from '../source/contentFiles'
import type { DataDocument } from '../source/dataDocument'
import { splitFrontMatter } from '../source/frontMatter'
import { yamlDocument } from '../source/parseYaml'
import { decodeSource } from '../source/sourceText'
import { TEXT_SCHEMAS, type TextJob, type TextParts } from './readTextFile'

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
