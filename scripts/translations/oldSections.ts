import { execFileSync } from 'node:child_process'
import { sectionsOf, type SectionText } from '../../src/content/mdx/sections'
import { splitFrontMatter } from '../../src/content/read/frontMatter'

/** Versions of a file looked through for the words a translation was made from. */
const MOST_VERSIONS = 50

/**
 * The sections with these hashes as they once stood in a file, from the
 * history of the repository; what a shallow clone has not is left out.
 * @param git answers a git command; throws where it cannot
 */
export function oldSections(
  file: string,
  hashes: readonly string[],
  git: (...args: string[]) => string = runGit,
): Map<string, SectionText> {
  const wanted = new Set(hashes)
  const found = new Map<string, SectionText>()
  for (const commit of commitsOf(file, git)) {
    if (found.size === wanted.size) break
    const text = versionAt(commit, file, git)
    if (text === null) continue
    const { body, bodyLinesAbove } = splitFrontMatter(file, text)
    for (const section of sectionsOf(body, bodyLinesAbove))
      if (wanted.has(section.hash) && !found.has(section.hash)) found.set(section.hash, section)
  }
  return found
}

function commitsOf(file: string, git: (...args: string[]) => string): string[] {
  try {
    return git('log', `-${MOST_VERSIONS}`, '--format=%H', '--', file).split('\n').filter(Boolean)
  } catch {
    return []
  }
}

function versionAt(commit: string, file: string, git: (...args: string[]) => string): string | null {
  try {
    return git('show', `${commit}:${file}`)
  } catch {
    return null
  }
}

function runGit(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}
