import type { Content } from '../../src/content/model/content'
import { versionsOf } from '../../src/content/model/post'
import { shownVersion } from '../../src/content/model/translation'
import { LANGUAGES } from '../../src/routing/languages'
import { localizePath } from '../../src/routing/localizePath'

/** Neutral paths of the pages with a link to a case: the lists its project's card stands in. */
const LISTS = ['/projects', '/']

/**
 * What a text below `content/cases` concerns: its page, and the cards that link to it.
 * @returns paths with language, those of today and those that are no more; null for a file that is no text
 */
export function caseReach(file: string, { cases }: Content): { paths: string[]; gone: string[] } | null {
  const [, key, name] = /^content\/cases\/([^/]+)\/([^/]+)\.mdx$/.exec(file) ?? []
  const written = LANGUAGES.find((language) => language === name)
  if (!written) return null
  const story = cases.find(({ folder }) => folder === key)
  const own = (language: (typeof LANGUAGES)[number]) => localizePath(`/projects/${key}`, language)
  const reached = LANGUAGES.filter((language) => {
    const shown = story && shownVersion(story, language)
    return !shown || language === written || shown.language === written
  })
  const shows = (language: (typeof LANGUAGES)[number]) => Boolean(story && shownVersion(story, language))
  return {
    paths: reached.flatMap((language) => [own(language), ...LISTS.map((path) => localizePath(path, language))]),
    gone: reached.filter((language) => !shows(language)).map(own),
  }
}

/** Neutral paths of the cases that tell of a project. */
export function casesOf({ cases }: Content, project: string): string[] {
  const told = cases.filter((each) => versionsOf(each).some(({ frontMatter }) => frontMatter.project === project))
  return told.map(({ folder }) => `/projects/${folder}`)
}
