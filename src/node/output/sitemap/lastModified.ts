import { spawnSync } from 'node:child_process'
import { pageKind } from '../../../routing/pageKinds'
import type { RouteSpec } from '../../../routing/routes'

/**
 * The day each content file last changed, from the history of the repository.
 * Empty where there is none or only its end (hosts clone without the past):
 * a day that is not known is not claimed.
 */
export function changeDays(root: string): Map<string, string> {
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    })
  const days = new Map<string, string>()
  const shallow = git('rev-parse', '--is-shallow-repository')
  if (shallow.status !== 0 || shallow.stdout.trim() !== 'false') return days
  let day = ''
  for (const line of git('log', '--format=> %cs', '--name-only', '--no-renames', '--', 'content').stdout.split('\n')) {
    if (line.startsWith('> ')) day = line.slice(2)
    else if (line !== '' && !days.has(line)) days.set(line, day)
  }
  return days
}

/**
 * Tells on which day a page's content changed.
 * @param days of content files, as {@link changeDays} gives them
 * @param posts ISO day on which a post says it was written or changed, by path of its page
 */
export function lastModified(
  days: ReadonlyMap<string, string>,
  posts: ReadonlyMap<string, string>,
): (route: RouteSpec) => string | undefined {
  const files = [...days]
  return ({ template, recordKey, path }) => {
    const written = posts.get(path)
    if (written) return written
    const { file: ofRecord, shows = [] } = pageKind(template)
    const isOwn = (file: string) =>
      recordKey === null ? file === `content/pages/${template}.json` : ofRecord?.exec(file)?.[1] === recordKey
    const isShown = (file: string) =>
      shows.some((place) => file === place || (place.endsWith('/') && file.startsWith(place)))
    return files
      .flatMap(([file, day]) => (isOwn(file) || isShown(file) ? day : []))
      .sort()
      .at(-1)
  }
}
