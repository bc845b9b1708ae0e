/** A post as it is read: one folder, one version for each language it is written in. */
import type { DataDocument } from '../source/dataDocument'
import { LANGUAGES, type Language } from '../../routing/languages'
import type { Block, Heading } from '../mdx/blocks'
import type { BodySummary } from '../mdx/findings'
import { severityOf } from '../report/severity'
import type { BlogPostFrontMatter } from '../schemas/blogPost'

/** Remembers summaries by content hash, so that an unchanged post is not parsed again. */
export interface SummaryCache {
  get(hash: string): BodySummary | undefined
  set(hash: string, summary: BodySummary): void
}

/** A file of a post as far as it can be read, with or without mistakes. */
export interface PostFile {
  language: Language
  file: string
  /** Fields of the front matter: checked, or where that failed as they were written; null when none can be read. */
  frontMatter: Partial<Record<keyof BlogPostFrontMatter, unknown>> | null
  /** The page this file makes, if its front matter passed. */
  version: PostVersion | null
  document: DataDocument | null
  summary: BodySummary
}

/** What stands in a folder below `content/blog`, by language. */
export type PostFolder = Partial<Record<Language, PostFile>>

/** One language of a post. */
export interface PostVersion {
  language: Language
  file: string
  frontMatter: BlogPostFrontMatter
  document: DataDocument
  summary: BodySummary
  /** SHA-1 of the file. */
  hash: string
  /** The outline, with the ids it has on the page: those of the original, by position. */
  headings(original?: readonly Heading[]): Heading[]
  /** The body; parsed on the first call, or again on later ones. */
  blocks(original?: readonly Heading[]): Block[]
}

export interface Post {
  id: number
  /** Folder below `content/blog`. */
  folder: string
  versions: Partial<Record<Language, PostVersion>>
}

/** Whether all of a body could be read, so that its headings are known. */
export function isUnderstood({ problems }: BodySummary): boolean {
  return problems.every(({ id }) => severityOf(id) === 'warning')
}

/** The languages a post is written in, in the order of the site. */
export function versionsOf(post: Post): PostVersion[] {
  return LANGUAGES.flatMap((language) => post.versions[language] ?? [])
}
