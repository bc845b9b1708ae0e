import crypto from 'node:crypto'
import { parseMatter, splitFrontMatter } from '../source/frontMatter'
import type { Language } from '../../routing/languages'
import type { Block } from '../mdx/blocks'
import { headingIds, nameHeadings } from '../mdx/bodyText'
import type { Parser } from '../mdx/parseMdx'
import { parseBody } from '../mdx/parseBody'
import { isUnderstood, type PostFile, type PostVersion, type SummaryCache } from '../model/post'
import { problem, type Problem } from '../report/problem'
import { blogPostSchema } from '../schemas/blogPost'
import type { ContentFiles } from '../source/contentFiles'
import { decodeSource } from '../source/sourceText'
import { validate } from '../source/validate'

/**
 * Reads one language of a post.
 * @param problems what is wrong with the file is added here
 * @returns null when the file is no text
 */
export function readPostFile(
  file: string,
  language: Language,
  files: ContentFiles,
  parser: Parser,
  problems: Problem[],
  cache?: SummaryCache,
): PostFile | null {
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
        'The post has no text below its front matter.',
      ),
    )
  }
  const read: PostFile = { language, file, frontMatter: null, version: null, document: null, summary }
  if (split.frontMatter === null) return read
  const document = parseMatter(file, split.frontMatter, split.matterLinesAbove)
  problems.push(...document.problems)
  if (document.value === undefined) return { ...read, document }
  const { record, problems: found } = validate(document, blogPostSchema)
  problems.push(...found)
  if (!record) return { ...read, frontMatter: fieldsOf(document.value), document }
  const version: PostVersion = {
    language,
    file,
    frontMatter: record,
    document,
    summary,
    hash,
    headings: (original) => headingIds(summary.headings, parser.slugger(), original),
    blocks: (original) => {
      // Read again: the bodies of thousands of posts would stay in memory.
      const blocks = kept ?? parseBody(bodyOf(file, files), bodyLinesAbove, language, parser).blocks
      kept = null
      return nameHeadings(blocks, parser.slugger(), original).blocks
    },
  }
  return { ...read, frontMatter: record, version, document }
}

function bodyOf(file: string, files: ContentFiles): string {
  const { text } = decodeSource(file, files.read(file) ?? new Uint8Array())
  return text === null ? '' : splitFrontMatter(file, text).body
}

function fieldsOf(value: unknown): PostFile['frontMatter'] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
}
