import { checkContent } from './check/checkContent'
import { checkDictionaries } from './check/checkDictionaries'
import { checkTranslations } from './check/checkTranslations'
import { diskFiles, type ContentFiles } from './source/contentFiles'
import type { Content } from './model/content'
import { installedIconSets, type IconSets } from './check/iconSets'
import { sortProblems, type Problem } from './report/problem'
import type { SummaryCache } from './model/post'
import { readPosts } from './read/readPosts'
import { readRecords } from './read/readRecords'
import { findStrayFiles } from './read/strayFiles'

export interface ReadContentResult {
  /** Not fit for a build while `problems` holds errors. */
  content: Content
  problems: Problem[]
  /** How many files were read. */
  fileCount: number
}

/**
 * Reads and checks all content below `root`, and the words of the interface
 * beside it, in one pass and without stopping at the first problem.
 */
export async function readContent(root: string, cache?: SummaryCache): Promise<ReadContentResult> {
  return readContentFrom(diskFiles(root), installedIconSets(root), cache)
}

/** The same from any source of files; what `readContent` calls. */
export async function readContentFrom(
  files: ContentFiles,
  icons: IconSets,
  cache?: SummaryCache,
): Promise<ReadContentResult> {
  const records = readRecords(files)
  const { posts, folders, problems: postProblems, fileCount: postCount } = await readPosts(files, cache)
  const dictionaries = checkDictionaries(files)
  const company = records.entries.find((entry) => entry.type === 'Company')?.record
  const content: Content = {
    company: company ?? null,
    entries: records.entries,
    posts,
    dictionaries: dictionaries.dictionaries,
  }
  const found = [...records.problems, ...postProblems, ...findStrayFiles(files, new Set(records.paths))]
  const today = new Date().toISOString().slice(0, 10)
  const read = { content, records: records.files, folders, files, icons, today }
  const problems = [...found, ...checkContent(read, found)]
  problems.push(...checkTranslations(posts, problems), ...dictionaries.problems)
  return {
    content,
    problems: sortProblems(problems),
    fileCount: records.paths.length + postCount + dictionaries.fileCount,
  }
}
