import { execFileSync } from 'node:child_process'
import { sectionsOf, type SectionText } from '../../src/content/mdx/sections'
import { splitFrontMatter } from '../../src/content/read/frontMatter'

/** Versions of a file that are searched for the words a translation was made from. */
const MOST_VERSIONS = 50

/** Answers a git command; null where it cannot. */
type Git = (...args: string[]) => string | null

/**
 * The sections with these hashes as they once were in a file, from the history
 * of the repository. A shallow clone may lack some.
 */
export function oldSections(file: string, hashes: readonly string[], git: Git = runGit): Map<string, SectionText> {
  const found = new Map<string, SectionText>()
  const commits = git('log', `-${MOST_VERSIONS}`, '--format=%H', '--', file) ?? ''
  for (const commit of commits.split('\n').filter(Boolean)) {
    if (hashes.every((hash) => found.has(hash))) break
    const text = git('show', `${commit}:${file}`)
    if (text === null) continue
    const { body, bodyLinesAbove } = splitFrontMatter(file, text)
    for (const section of sectionsOf(body, bodyLinesAbove))
      if (hashes.includes(section.hash) && !found.has(section.hash)) found.set(section.hash, section)
  }
  return found
}

function runGit(...args: string[]): string | null {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return null
  }
}
