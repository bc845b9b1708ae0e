/** Reads posts and cases, and checks each file by itself. */
import type { z } from 'zod'
import { LANGUAGES, type Language } from '../../routing/languages'
import { headingIds, nameHeadings } from '../mdx/bodyText'
import { parseBody, type Parser } from '../mdx/parseBody'
import { fillFigures, figureValues, type PrintedFigure } from '../model/figures'
import {
  isUnderstood,
  versionsOf,
  type Case,
  type Post,
  type Article,
  type ArticleFile,
  type ArticleFolder,
  type ArticleFrontMatter,
  type ArticleVersion,
} from '../model/post'
import { digest } from '../report/digest'
import { checkAddressName, fileProblem, problem, withErrorContext, type Problem } from '../report/problem'
import { blogPostSchema, type BlogPostFrontMatter } from '../schemas/blogPost'
import { caseSchema, type CaseFrontMatter } from '../schemas/case'
import { ARTICLE_ROOTS, type ContentFiles } from './contentFiles'
import { decodeSource } from './decodeText'
import { parseFrontMatter, splitFrontMatter } from './frontMatter'
import { validate } from './validate'

interface ArticleSource {
  files: ContentFiles
  parser: Parser
  figures: readonly PrintedFigure[]
}

interface ReadArticles<Each> {
  /** Every file that was read, with or without errors. */
  paths: string[]
  /** Articles with a page in at least one language. */
  articles: Each[]
  /** The files of every folder that could be read. */
  folders: ArticleFolder[]
  problems: Problem[]
}

/** Reads every post below `content/blog`. */
export function readPosts(source: ArticleSource): ReadArticles<Post> {
  const { articles, ...read } = readArticles<BlogPostFrontMatter>(source, ARTICLE_ROOTS.post, blogPostSchema)
  const posts = articles.map((article) => ({ id: versionsOf(article)[0].frontMatter.id, ...article }))
  return { ...read, articles: posts.sort((a, b) => a.id - b.id) }
}

/** Reads every case below `content/cases`. */
export function readCases(source: ArticleSource): ReadArticles<Case> {
  const read = readArticles<CaseFrontMatter>(source, ARTICLE_ROOTS.case, caseSchema)
  const misnamed = read.articles.flatMap(({ folder }) => checkAddressName(folder, `content/cases/${folder}`))
  return { ...read, problems: [...read.problems, ...misnamed] }
}

function readArticles<FrontMatter extends ArticleFrontMatter>(
  source: ArticleSource,
  root: string,
  schema: z.ZodType<FrontMatter>,
): ReadArticles<Article<FrontMatter>> {
  const { files } = source
  const problems: Problem[] = []
  const articles: Article<FrontMatter>[] = []
  const folders: ArticleFolder[] = []
  const paths: string[] = []
  for (const folder of files.folders(root)) {
    const versions: Article<FrontMatter>['versions'] = {}
    const found: ArticleFolder = {}
    const names = files.list(`${root}/${folder}`)
    for (const language of LANGUAGES) {
      const file = `${root}/${folder}/${language}.mdx`
      if (!names.includes(`${language}.mdx`)) continue
      paths.push(file)
      const read = withErrorContext(file, problems, () => readArticle(source, file, language, schema, problems))
      if (read) found[language] = read
      if (read?.version) versions[language] = read.version
    }
    folders.push(found)
    if (Object.keys(versions).length > 0) articles.push({ folder, versions })
  }
  return { paths, articles, folders, problems }
}

const NO_FRONT_MATTER = 'The file must begin with a line "---", then fields, then a line "---". Nothing of it was read.'

/** Reads one file. @returns null for a file that is not text, or has no front matter */
function readArticle<FrontMatter extends ArticleFrontMatter>(
  { files, parser, figures }: ArticleSource,
  file: string,
  language: Language,
  schema: z.ZodType<FrontMatter>,
  problems: Problem[],
): ArticleFile<FrontMatter> | null {
  const bytes = files.read(file) ?? new Uint8Array()
  const source = decodeSource(file, bytes)
  problems.push(...source.problems)
  if (source.text === null) return null
  const { frontMatter, body, bodyLinesAbove: linesAbove } = splitFrontMatter(source.text)
  if (frontMatter === null) {
    problems.push(fileProblem('front-matter/missing', file, NO_FRONT_MATTER))
    return null
  }
  const document = parseFrontMatter(file, frontMatter)
  const { title } = fieldsOf(document.value) ?? {}
  const { blocks, summary } = parseBody(body, linesAbove, language, parser, typeof title === 'string' ? title : '')
  const inBody = { file, field: 'body' }
  problems.push(...summary.problems.map(({ id, message, ...at }) => problem(id, { ...inBody, ...at }, message)))
  if (summary.words === 0 && isUnderstood(summary)) {
    const below = { ...inBody, line: linesAbove + 1, column: 1 }
    problems.push(problem('post/no-words', below, 'The file has no text after its front matter.'))
  }

  problems.push(...document.problems)
  const { record, problems: found } =
    document.value === undefined ? { record: null, problems: [] } : validate(document, schema)
  problems.push(...found)
  const read = { language, file, schema, document, summary }
  if (!record) return { ...read, frontMatter: fieldsOf(document.value), version: null }

  const values = figureValues(figures, language)
  const version: ArticleVersion<FrontMatter> = {
    language,
    file,
    frontMatter: record,
    document,
    summary,
    hash: [digest(source.text), ...summary.figures.map(({ figure }) => values.get(`figure:${figure}`))].join(' '),
    headings: (original) => headingIds(summary.headings, parser.slugger(), original),
    blocks: (original) => nameHeadings(fillFigures(blocks, values), parser.slugger(), original).blocks,
  }
  return { ...read, frontMatter: record, version }
}

function fieldsOf(value: unknown): ArticleFile['frontMatter'] {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null
}
