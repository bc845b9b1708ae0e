/** A post or a case: one folder, with one version for each of its languages. */
import type { DataDocument } from '../report/positions'
import { LANGUAGES, type Language } from '../../routing/languages'
import type { Block, Heading } from '../mdx/blocks'
import type { BodySummary } from '../mdx/findings'
import { severityOf } from '../report/problem'
import type { BlogPostFrontMatter } from '../schemas/blogPost'
import type { CaseFrontMatter } from '../schemas/case'
import type { AnySchema } from '../schemas/walkSchema'

/** Fields of the front matter of every article; only posts have `date`. */
export type ArticleFrontMatter = Pick<BlogPostFrontMatter, 'title' | 'excerpt' | 'translatedFrom'> &
  Partial<Pick<BlogPostFrontMatter, 'date' | 'updated' | 'translatedUpTo' | 'publish' | 'draft'>>

/** The readable part of the file of an article, with or without mistakes. */
export interface ArticleFile<FrontMatter extends ArticleFrontMatter = ArticleFrontMatter> {
  language: Language
  file: string
  schema: AnySchema
  /** Fields of the front matter: validated, or as written if validation failed; null if they cannot be read. */
  frontMatter: Readonly<Record<string, unknown>> | null
  /** The version for pages, if the front matter is valid. */
  version: ArticleVersion<FrontMatter> | null
  document: DataDocument
  summary: BodySummary
}

/** The files of a folder of `content/blog` or `content/cases`, by language. */
export type ArticleFolder = Partial<Record<Language, ArticleFile>>

export interface ArticleVersion<FrontMatter extends ArticleFrontMatter = ArticleFrontMatter> extends Pick<
  ArticleFile,
  'language' | 'file' | 'summary' | 'document'
> {
  frontMatter: FrontMatter
  /** Hash of the file, followed by the printed values of its figures. */
  hash: string
  /** The outline with the ids of the page, which are those of the original by position. */
  headings(original?: readonly Heading[]): Heading[]
  /** The body, with the ids of the page. */
  blocks(original?: readonly Heading[]): Block[]
}

/** An article with a page in at least one language. */
export interface Article<FrontMatter extends ArticleFrontMatter = ArticleFrontMatter> {
  folder: string
  versions: Partial<Record<Language, ArticleVersion<FrontMatter>>>
}

export interface Post extends Article<BlogPostFrontMatter> {
  id: number
}

/** The story of a project. The name of its folder below `content/cases` is its key. */
export type Case = Article<CaseFrontMatter>

/** Whether the whole body could be read, so that its headings are known. */
export function isUnderstood({ problems }: BodySummary): boolean {
  return problems.every(({ id }) => severityOf(id) === 'warning')
}

/** The languages an article is written in, in the order of the site. */
export function versionsOf<FrontMatter extends ArticleFrontMatter>(
  article: Article<FrontMatter>,
): ArticleVersion<FrontMatter>[] {
  return LANGUAGES.flatMap((language) => article.versions[language] ?? [])
}

/** Number of the next post; no post has 404. @param folders names of the existing folders */
export function nextPostId(folders: readonly string[]): number {
  const next = Math.max(0, ...folders.map((name) => Number.parseInt(name, 10) || 0)) + 1
  return next === 404 ? 405 : next
}
