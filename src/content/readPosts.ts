import crypto from 'node:crypto'
import type { ContentFiles } from './contentFiles'
import { parseData, type DataDocument } from './dataDocument'
import { splitFrontMatter } from './frontMatter'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages'
import type { Block, Heading } from './mdx/blocks'
import { countWords, headingIds, nameHeadings, plainText } from './mdx/bodyText'
import { loadParser, syntaxError, type Parser } from './mdx/parseMdx'
import { toBlocks, type BodyFindings, type FoundImage, type FoundLink } from './mdx/toBlocks'
import { FIRST_POSITION, type Position, type Problem } from './problem'
import { blogPostSchema, type BlogPostMatter } from './schemas/blogPost'
import { decodeSource } from './sourceText'
import { fieldName, validate } from './validate'

/** What is known of a body without keeping it: small enough to store between builds. Positions count the whole file. */
export interface BodySummary {
  problems: (Position & { message: string })[]
  links: FoundLink[]
  images: FoundImage[]
  headings: (Heading & Position)[]
  words: number
}

/** Remembers summaries by content hash, so that an unchanged post is not parsed again. */
export interface SummaryCache {
  get(hash: string): BodySummary | undefined
  set(hash: string, summary: BodySummary): void
}

/** One language of a post. */
export interface PostVersion {
  language: Language
  file: string
  matter: BlogPostMatter
  document: DataDocument
  summary: BodySummary
  /** SHA-1 of the file. */
  hash: string
  /** The outline, with the ids it has on the page: those of the original, by position. */
  headings(original?: readonly Heading[]): Heading[]
  /** The body; parsed on the first call, or again after `release`. */
  blocks(original?: readonly Heading[]): Block[]
}

export interface Post {
  id: number
  /** Folder below `content/blog`. */
  folder: string
  versions: Partial<Record<Language, PostVersion>>
}

export interface ReadPosts {
  /** How many files were read, those with errors among them. */
  fileCount: number
  posts: Post[]
  problems: Problem[]
}

/** Reads and checks every post below `content/blog`: each file by itself, then the languages against each other. */
export async function readPosts(files: ContentFiles, cache?: SummaryCache): Promise<ReadPosts> {
  const parser = await loadParser()
  const problems: Problem[] = []
  const posts: Post[] = []
  let fileCount = 0
  for (const folder of files.folders('content/blog')) {
    const versions: Post['versions'] = {}
    for (const name of files.list(`content/blog/${folder}`)) {
      if (!/\.mdx?$/i.test(name)) continue
      const file = `content/blog/${folder}/${name}`
      const language = LANGUAGES.find((known) => name === `${known}.mdx`)
      if (!language) {
        problems.push(
          fileProblem(
            file,
            `Posts are named after their language: ${LANGUAGES.map((known) => `${known}.mdx`).join(' or ')}.`,
          ),
        )
        continue
      }
      fileCount += 1
      const version = readVersion(file, language, files.read(file) ?? new Uint8Array(), parser, problems, cache)
      if (version) versions[language] = version
    }
    const [first] = LANGUAGES.flatMap((language) => versions[language] ?? [])
    if (!first) continue
    const post: Post = { id: first.matter.id, folder, versions }
    problems.push(...folderProblems(post), ...translationProblems(post))
    posts.push(post)
  }
  problems.push(...repeatedPostIds(posts), ...featuredProblems(posts))
  for (const name of files.list('content/blog')) {
    if (/\.mdx?$/i.test(name))
      problems.push(
        fileProblem(`content/blog/${name}`, 'A post lives in a folder of its own: content/blog/<id>-<slug>/en.mdx.'),
      )
  }
  return { fileCount, posts: posts.sort((a, b) => a.id - b.id), problems }
}

function fileProblem(file: string, message: string): Problem {
  return { file, ...FIRST_POSITION, field: 'file', message, severity: 'error' }
}

function readVersion(
  file: string,
  language: Language,
  bytes: Uint8Array,
  parser: Parser,
  problems: Problem[],
  cache?: SummaryCache,
): PostVersion | null {
  const source = decodeSource(file, bytes)
  problems.push(...source.problems)
  if (source.text === null) return null
  const split = splitFrontMatter(file, source.text)
  problems.push(...split.problems)

  const hash = crypto.createHash('sha1').update(bytes).digest('hex')
  const { body, bodyLinesAbove } = split
  let kept: Block[] | null = null
  let summary = cache?.get(hash)
  if (!summary) {
    const parsed = parseBody(body, bodyLinesAbove, parser)
    summary = parsed.summary
    kept = parsed.blocks
    cache?.set(hash, summary)
  }
  problems.push(...summary.problems.map((problem) => ({ file, field: 'body', severity: 'error' as const, ...problem })))
  if (split.matter !== null && summary.words === 0 && summary.problems.length === 0) {
    problems.push({
      file,
      line: bodyLinesAbove + 1,
      column: 1,
      field: 'body',
      message: 'The post has no text below its front matter.',
      severity: 'error',
    })
  }
  if (split.matter === null) return null
  const document = parseData({ file, text: split.matter, format: 'yaml', linesAbove: split.matterLinesAbove })
  problems.push(...document.problems)
  if (document.value === undefined) return null
  const { record, problems: found } = validate(file, document, blogPostSchema)
  problems.push(...found)
  if (!record) return null
  return {
    language,
    file,
    matter: record,
    document,
    summary,
    hash,
    headings: (original) => headingIds(summary.headings, parser.slugger(), original),
    blocks: (original) => {
      const blocks = kept ?? parseBody(body, bodyLinesAbove, parser).blocks
      kept = null
      return nameHeadings(blocks, parser.slugger(), original).blocks
    },
  }
}

function parseBody(body: string, linesAbove: number, parser: Parser): { blocks: Block[]; summary: BodySummary } {
  const below = <Found extends Position>(found: Found): Found => ({ ...found, line: found.line + linesAbove })
  let blocks: Block[]
  let findings: BodyFindings
  try {
    ;({ blocks, findings } = toBlocks(parser.parse(body).children, body))
  } catch (error) {
    const problem = below(syntaxError(error))
    return { blocks: [], summary: { problems: [problem], links: [], images: [], headings: [], words: 0 } }
  }
  const named = nameHeadings(blocks, parser.slugger())
  const headings = named.headings.map((heading, index) =>
    below({ ...FIRST_POSITION, ...findings.headings[index], ...heading }),
  )
  return {
    blocks,
    summary: {
      problems: findings.problems.map(below),
      links: findings.links.map(below),
      images: findings.images.map(below),
      headings,
      words: countWords(plainText(blocks)),
    },
  }
}

/** Static hosts keep the not-found page of the blog in `blog/404.html`, where this post would stand. */
const NOT_FOUND_ID = 404

function folderProblems(post: Post): Problem[] {
  const shape = /^(\d+)-[a-z0-9]+(-[a-z0-9]+)*$/.exec(post.folder)
  return present(post).flatMap(({ file, matter, document }): Problem[] => {
    if (!shape)
      return [
        fileProblem(
          file,
          `The folder is named "${post.folder}"; name it <id>-<slug> in lower case, as ${matter.id}-short-title.`,
        ),
      ]
    if (matter.id === NOT_FOUND_ID) {
      return [
        {
          file,
          ...document.locate(['id']),
          field: 'id',
          message: `/blog/${NOT_FOUND_ID} is the page for posts that do not exist. Use the next number.`,
          severity: 'error',
        },
      ]
    }
    if (Number(shape[1]) === matter.id) return []
    return [
      {
        file,
        ...document.locate(['id']),
        field: 'id',
        message: `The folder says ${shape[1]}, the post says ${matter.id}. They must be the same.`,
        severity: 'error',
      },
    ]
  })
}

/** Facts of a post that every language repeats: a reader must not find two dates. */
const SHARED_FACTS = ['id', 'category', 'author', 'date', 'featured', 'image'] as const

function translationProblems(post: Post): Problem[] {
  const original = post.versions[DEFAULT_LANGUAGE]
  if (!original) return []
  return present(post).flatMap((version) => {
    if (version === original) return []
    const { file, matter, document, summary } = version
    const isParsed = summary.problems.length === 0 && original.summary.problems.length === 0
    const facts = SHARED_FACTS.filter((fact) => matter[fact] !== original.matter[fact]).map((fact): Problem => ({
      file,
      ...document.locate([fact]),
      field: fieldName([fact]),
      message: `${JSON.stringify(matter[fact]) ?? 'Nothing'} here, ${JSON.stringify(original.matter[fact]) ?? 'nothing'} in ${original.file}. A fact is the same in every language.`,
      severity: 'error',
    }))
    return isParsed ? [...facts, ...outlineProblems(file, summary.headings, original.summary.headings)] : facts
  })
}

/** Anchors are shared by position, so outlines must agree (DESIGN section 3). A warning: the page still works. */
function outlineProblems(file: string, own: BodySummary['headings'], original: BodySummary['headings']): Problem[] {
  const differing = own.findIndex((heading, index) => heading.depth !== original[index]?.depth)
  if (differing === -1 && own.length === original.length) return []
  const at = own[differing === -1 ? own.length - 1 : differing] ?? FIRST_POSITION
  const message =
    own.length === original.length
      ? `Heading ${differing + 1} has level ${own[differing].depth}, the original has level ${original[differing].depth}.`
      : `${own.length} headings here, ${original.length} in the original. Links to a heading may miss in this language.`
  return [{ file, line: at.line, column: at.column, field: 'body', message, severity: 'warning' }]
}

function repeatedPostIds(posts: readonly Post[]): Problem[] {
  const first = new Map<number, Post>()
  return posts.flatMap((post) => {
    const other = first.get(post.id)
    if (!other) {
      first.set(post.id, post)
      return []
    }
    return present(post).map(({ file, document }): Problem => ({
      file,
      ...document.locate(['id']),
      field: 'id',
      message: `Post ${post.id} is taken by content/blog/${other.folder}. Use the next free number.`,
      severity: 'error',
    }))
  })
}

function featuredProblems(posts: readonly Post[]): Problem[] {
  const featured = posts.flatMap((post) =>
    present(post)
      .filter((version) => version.matter.featured)
      .slice(0, 1),
  )
  return featured.slice(1).map(({ file, document }) => ({
    file,
    ...document.locate(['featured']),
    field: 'featured',
    message: `${featured[0].file} is featured already; one post at a time.`,
    severity: 'error',
  }))
}

/** The languages a post is written in, in the order of the site. */
export function present(post: Post): PostVersion[] {
  return LANGUAGES.flatMap((language) => post.versions[language] ?? [])
}
