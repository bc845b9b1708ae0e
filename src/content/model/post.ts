/** A post or a case: one folder, with one version for each of its languages. */
import type { DataDocument } from '../report/positions'
import { LANGUAGES, type Language } from '../../routing/languages'
import type { Block, Heading } from '../mdx/blocks'
import type { BodySummary } from '../mdx/findings'
import { severityOf } from '../report/problem'
import type { BlogPostFrontMatter } from '../schemas/blogPost'
import type { CaseFrontMatter } from '../schemas/case'
import type { AnySchema } from '../schemas/walkSchema'

/** Fields of the front matter of every text; only posts have `date`. */
export type TextFrontMatter = Pick<BlogPostFrontMatter, 'title' | 'excerpt' | 'translatedFrom'> &
  Partial<Pick<BlogPostFrontMatter, 'date' | 'updated' | 'translatedUpTo' | 'publish' | 'draft'>>

/** The readable part of a text file, with or without mistakes. */
export interface TextFile<FrontMatter extends TextFrontMatter = TextFrontMatter> {
  language: Language
  file: string
  schema: AnySchema
  /** Fields of the front matter: validated, or as written if validation failed; null if they cannot be read. */
  frontMatter: Readonly<Record<string, unknown>> | null
  /** The version for pages, if the front matter is valid. */
  version: TextVersion<FrontMatter> | null
  document: DataDocument
  summary: BodySummary
}

/** The files of a folder of `content/blog` or `content/cases`, by language. */
export type TextFolder = Partial<Record<Language, TextFile>>

export interface TextVersion<FrontMatter extends TextFrontMatter = TextFrontMatter> extends Pick<
  TextFile,
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

/** A text with a page in at least one language. */
export interface Text<FrontMatter extends TextFrontMatter = TextFrontMatter> {
  folder: string
  versions: Partial<Record<Language, TextVersion<FrontMatter>>>
}

export interface Post extends Text<BlogPostFrontMatter> {
  id: number
}

/** The story of a project. The name of its folder below `content/cases` is its key. */
export type Case = Text<CaseFrontMatter>

/** Whether the whole body could be read, so that its headings are known. */
export function isUnderstood({ problems }: BodySummary): boolean {
  return problems.every(({ id }) => severityOf(id) === 'warning')
}

/** The languages a text is written in, in the order of the site. */
export function versionsOf<FrontMatter extends TextFrontMatter>(text: Text<FrontMatter>): TextVersion<FrontMatter>[] {
  return LANGUAGES.flatMap((language) => text.versions[language] ?? [])
}

/** Number of the next post. @param folders names of the existing folders */
export function nextPostId(folders: readonly string[]): number {
  return Math.max(0, ...folders.map((name) => Number.parseInt(name, 10) || 0)) + 1
}
