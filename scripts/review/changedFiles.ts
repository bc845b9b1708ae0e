/** Changed files of a branch that pages do not show yet, or never. */
import fs from 'node:fs'
import path from 'node:path'
import { parseFrontMatter, splitFrontMatter } from '../../src/content/read/frontMatter'
import { DEFAULT_LANGUAGE } from '../../src/routing/languages'
import { toNeutralPath } from '../../src/routing/localizePath'
import { pathOfFile } from '../../src/routing/pageKinds'
import { pageOf, PICTURE } from './partsOfFiles'
import type { Review } from './reviewRecord'

/** Texts that changed and that readers get later, with the day, or `draft`. */
export function scheduledTexts(root: string, changed: readonly string[], today: string): Review['scheduled'] {
  return changed
    .filter((file) => file.endsWith(`/${DEFAULT_LANGUAGE}.mdx`))
    .flatMap((file) => {
      const place = path.join(root, file)
      const page = pathOfFile(file)
      if (!page || !fs.existsSync(place)) return []
      const { frontMatter, frontMatterLinesAbove } = splitFrontMatter(file, fs.readFileSync(place, 'utf8'))
      const { value } = parseFrontMatter(file, frontMatter ?? '', frontMatterLinesAbove)
      const { title, publish, draft } = (value ?? {}) as Record<string, string | undefined>
      const day = draft ? 'draft' : (publish ?? '')
      return day > today ? [{ path: page, title: title ?? '', day }] : []
    })
}

/**
 * The changed files of which a review shows nothing.
 * @param said files whose values are compared, one by one
 */
export function unseenFiles(
  review: Omit<Review, 'unseen'>,
  changed: readonly string[],
  said: readonly string[],
): string[] {
  const { entries, newPages, gonePages, movedPages, scheduled } = review
  const places = new Set([...said, ...entries.map(({ place }) => place.replace(/:\d+$/, ''))])
  const shownPages = new Set(
    [
      ...entries.flatMap(({ pages }) => pages),
      ...[...newPages, ...gonePages, ...scheduled].map((page) => page.path),
      ...movedPages.flatMap(({ from, to }) => [from, to]),
    ].map(toNeutralPath),
  )
  const named = (wanted: string) => entries.filter(({ role }) => role === wanted)
  const code = named('script').flatMap(({ words }) => words[0].text.split(', '))
  const pictures = named('picture').map(({ text, before }) => `${text} ${before}`)
  const shared = named('share picture').flatMap(({ words }) => words.map(({ text }) => text))
  const isSeen = (file: string): boolean => {
    const { name } = path.posix.parse(file)
    const page = pageOf(file)
    return (
      places.has(file) ||
      code.includes(file) ||
      (page !== null && shownPages.has(page)) ||
      (PICTURE.test(file) && pictures.some((text) => text.includes(` ${name}.`))) ||
      (file === 'content/redirects.json' && gonePages.length + movedPages.length > 0) ||
      shared.some((text) => text.includes(file))
    )
  }
  return changed.filter((file) => !isSeen(file))
}
