/** Texts that are no page: files of the built site for programs, and lines of content that no page shows as they are. */
import fs from 'node:fs'
import path from 'node:path'
import { diffLines } from 'diff'
import { DEFAULT_LANGUAGE } from '../../src/routing/languages'
import type { ChangedLine } from '../../src/sources/changedLines'
import { oneLanguageNote, placesOf } from './changedLines'
import { groupBy } from '../../src/text/groupBy'
import { comparedWords } from './compareWords'
import { filesIn, withoutDigests } from './readSite'
import { entryOf, type Entry, type Word } from './record'

/** Feeds, sitemap, rules of hosts. Each day has another `security.txt` and `next-build.txt`. */
const TEXT_FILE =
  /^(?!static\/|page-data\/|__preview\/|admin|.*LICENSE|next-build).*(\.(xml|txt|conf)|_headers|_redirects)$/

/** @param before, after folders of built sites */
export function compareBuiltTexts(before: string, after: string): Entry[] {
  const names = new Set([before, after].flatMap(filesIn).filter((name) => TEXT_FILE.test(name)))
  return [...names].sort().flatMap((name) => {
    const was = builtText(path.join(before, name))
    const is = builtText(path.join(after, name))
    const words = diffLines(was, is).flatMap(({ added, removed, value }): Word[] =>
      added || removed ? [{ text: value, mark: added ? '+' : '-' }] : [],
    )
    return words.length > 0 ? [entryOf({ group: 'Texts that are no page', title: name, words })] : []
  })
}

/** Rules for files whose names follow from their bytes. */
const ASSETS = /^\/\S+(-\*|\.(css|js))\n( +\S.*\n)+/gm

/** A built text without days and digests; each rule of its policy is a line. */
function builtText(file: string): string {
  if (!fs.existsSync(file)) return ''
  return withoutDigests(fs.readFileSync(file, 'utf8'))
    .replace(/^Expires: .*\n|<lastmod>[^<]*<\/lastmod>/gm, '')
    .replace(ASSETS, '')
    .replace(/ 'sha256-[^']+'/g, '')
    .replace(/; (?=[a-z]+-[a-z]+ )/g, ';\n')
}

const CONTENT = /^(content|locales)\/[^.]+\.(json|mdx|css)$/

/**
 * The changed lines of content and dictionaries that no other entry shows: assistant, labels, keywords, settings.
 * @param shown lines of other entries
 * @param isListed whether a file belongs to a page that is new, gone or held back
 */
export function compareSources(
  lines: readonly ChangedLine[],
  shown: ReadonlySet<ChangedLine>,
  isListed: (file: string) => boolean,
): Entry[] {
  const hasValue = ({ text }: ChangedLine) => /[\p{L}\p{N}]|"[^"]+"/u.test(text.replace(/^\s*"[^"]*":/, ''))
  // Signs, such as a rule or the alignment of a table, are part of the words beside them, if there are any.
  const shownHunks = new Set([...shown].map(({ hunk }) => hunk))
  const isSign = ({ file, text, hunk }: ChangedLine) =>
    file.endsWith('.mdx') && /\S/.test(text) && !shownHunks.has(hunk)
  const isOpen = (line: ChangedLine) => !shown.has(line) && (hasValue(line) || isSign(line))
  const open = lines.filter((line) => CONTENT.test(line.file) && !isListed(line.file) && isOpen(line))
  const entries = [...groupBy(open, ({ file }) => file)].map(([file, own]) => {
    const hunks = [...groupBy(own, ({ hunk }) => String(hunk)).values()]
    const words = hunks.flatMap((hunk): Word[] => {
      const [was, now] = ['-', '+'].map((side) => hunk.flatMap(({ mark, text }) => (mark === side ? text.trim() : [])))
      return [{ text: '\n', mark: '' }, ...comparedWords(was.join('\n'), now.join('\n'), DEFAULT_LANGUAGE)]
    })
    return entryOf({
      group: 'Texts that are no page',
      title: file,
      note: oneLanguageNote(own, lines),
      words: words.slice(1),
      places: placesOf(own),
    })
  })
  const sizeOf = ({ words }: Entry) => words.reduce((sum, { text, mark }) => (mark ? sum + text.length : sum), 0)
  return entries.sort((one, other) => sizeOf(other) - sizeOf(one))
}
