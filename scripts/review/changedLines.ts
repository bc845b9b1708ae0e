/** The lines that a branch changed in its files, and where words of a page stand among them. */
import { execFileSync, type StdioOptions } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { sectionsOf } from '../../src/content/mdx/sections'
import { splitFrontMatter } from '../../src/content/read/frontMatter'
import { LANGUAGES } from '../../src/routing/languages'
import { plainWords, textsIn, type SourceLine } from '../../src/sources/sourceLines'
import { escapePattern } from '../../src/text/escapePattern'

export interface ChangedLine extends SourceLine {
  /** `-` in the base, `+` in the branch. */
  mark: '-' | '+'
  /** The number of its run of adjacent changed lines. */
  hunk: number
  /** The number of its section, in an article with the same number of them in each language, before and now. */
  section?: number
}

export function git(root: string, args: readonly string[]): string {
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe']
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, stdio } as const
  return execFileSync('git', ['-c', 'core.quotePath=false', ...args], options).trimEnd()
}

/** The files and lines that differ from a commit, committed or not, untracked files included. */
export function changesSince(root: string, commit: string): { files: string[]; lines: ChangedLine[] } {
  const diff = (...args: string[]) => git(root, ['diff', '--no-ext-diff', '--no-color', ...args, commit])
  const names = (text: string) => text.split('\n').filter(Boolean)
  const untracked = names(git(root, ['ls-files', '--others', '--exclude-standard']))
  const added = untracked.flatMap((file, at) => {
    const texts = /\.(json|mdx|tsx|css)$/.test(file) ? fs.readFileSync(path.join(root, file), 'utf8').split('\n') : []
    return texts.map((text, index): ChangedLine => ({ file, line: index + 1, mark: '+', text, hunk: -1 - at }))
  })
  const files = [...names(diff('--name-only', '--no-renames')), ...untracked]
  return { files, lines: [...changedLines(diff('--unified=0', '--find-renames')), ...added] }
}

/** Reads a patch of git without context. */
export function changedLines(patch: string): ChangedLine[] {
  const lines: ChangedLine[] = []
  const file = { '-': '', '+': '' }
  const next = { '-': 0, '+': 0 }
  let hunk = 0
  let isHead = true
  for (const row of patch.split('\n')) {
    const mark = row[0] as '-' | '+'
    const [, before, after] = /^@@ -(\d+)\S* \+(\d+)/.exec(row) ?? []
    if (before) {
      Object.assign(next, { '-': Number(before), '+': Number(after) })
      hunk += 1
      isHead = false
    } else if (row.startsWith('diff --git ')) isHead = true
    else if (isHead && /^(--- |\+\+\+ )/.test(row)) file[mark] = row.slice(4).replace(/^[ab]\/|\t$/g, '')
    else if (!isHead && /^[-+]/.test(row)) {
      lines.push({ file: file[mark], line: next[mark], mark, text: row.slice(1), hunk })
      next[mark] += 1
    }
  }
  return lines
}

/** Texts of the base and of the branch. */
export type Marked = Readonly<Record<ChangedLine['mark'], readonly string[]>>

const MARKS = ['+', '-'] as const
const WORD = /[\p{L}\p{N}]/u

/**
 * Returns a function that finds changed lines by the words of a page: the lines that hold an old or a new block word
 * by word; if there are none, those of a hunk in which all removed runs stand before and not now, all added ones now
 * and not before.
 */
export function lineFinder(lines: readonly ChangedLine[]) {
  const known = lines.map((line) => ({ ...line, line, texts: textsIn(line), words: plainWords(line.text) }))
  const hunks = [...new Set(lines.map(({ hunk }) => hunk))].map((hunk) => known.filter((line) => line.hunk === hunk))
  return (blocks: Marked, runs: Marked): ChangedLine[] => {
    const whole = MARKS.flatMap((mark) => {
      const wanted = new Set(blocks[mark].map(plainWords).filter((text) => WORD.test(text)))
      return known.filter((line) => line.mark === mark && line.texts.some((text) => wanted.has(text)))
    })
    if (whole.length > 0) return whole.map(({ line }) => line)
    const wanted = MARKS.flatMap((mark) =>
      runs[mark].flatMap((run) => (WORD.test(run) ? [{ mark, pattern: asWords(plainWords(run)) }] : [])),
    )
    if (new Set(wanted.map(({ mark }) => mark)).size < MARKS.length) return []
    return hunks.flatMap((hunk) => {
      const found = wanted.map(({ mark, pattern }) => ({ mark, own: hunk.filter(({ words }) => pattern.test(words)) }))
      const isExact = found.every(({ mark, own }) => own.length > 0 && own.every((line) => line.mark === mark))
      return isExact ? [...new Set(found.flatMap(({ own }) => own.map(({ line }) => line)))] : []
    })
  }
}

/** Matches words that are no part of longer ones. */
const asWords = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(words)}(?![\\p{L}\\p{N}])`, 'u')

/** `file:line` of the lines of the branch; those of the base only if there are no others. */
export function placesOf(lines: readonly ChangedLine[]): string[] {
  const now = lines.filter(({ mark }) => mark === '+')
  return (now.length > 0 ? now : lines).map(
    ({ file, line, mark }) => `${file}:${line}${mark === '-' ? ' (before)' : ''}`,
  )
}

/** The language of a file; undefined if it holds all of them. */
const languageOf = (file: string) => /^locales\/([^/]+)\/|\/([^/]+)\.mdx$/.exec(file)?.slice(1).find(Boolean)
const inLanguage = (language: string, file: string) =>
  file.replace(new RegExp(`/${languageOf(file)}(?=[/.])`), `/${language}`)
const keyOf = ({ file, text, section }: ChangedLine) =>
  file.endsWith('.json') ? /^\s*"([^"]*)":/.exec(text)?.[1] : section

/** Adds their sections to changed lines of articles. */
export function withSections(lines: readonly ChangedLine[], base: string, head: string): ChangedLine[] {
  return [...new Set(lines.map(({ file }) => file))].flatMap((file) => {
    const own = lines.filter((line) => line.file === file)
    const files = LANGUAGES.map((language) => inLanguage(language, file))
    const numbers = [base, head].flatMap((root) => files.flatMap((each) => sectionStarts(root, each).length || []))
    if (new Set(numbers).size !== 1) return own
    const starts = { '-': sectionStarts(base, file), '+': sectionStarts(head, file) }
    return own.map((line) => ({ ...line, section: starts[line.mark].filter((start) => start <= line.line).length }))
  })
}

/** The lines at which the sections of an article start; none of other files. */
function sectionStarts(root: string, file: string): number[] {
  if (!file.endsWith('.mdx') || !fs.existsSync(path.join(root, file))) return []
  const { body, bodyLinesAbove } = splitFrontMatter(fs.readFileSync(path.join(root, file), 'utf8'))
  return sectionsOf(body, bodyLinesAbove).map(({ line }) => line)
}

/** Says so if the files of some lines changed in one language, and not in another. */
export function oneLanguageNote(lines: readonly ChangedLine[], all: readonly ChangedLine[]): string {
  const changed = LANGUAGES.filter((language) => lines.some((line) => isChangedIn(language, line, all)))
  const others = LANGUAGES.filter((language) => !changed.includes(language))
  const isPair = changed.length > 0 && others.length > 0
  return isPair ? `Only in ${changed.join(', ')}: ${others.join(', ')} did not change there.` : ''
}

/** Whether a language changed where a line changed: in its hunk, in the same key, in the same section of an article. */
function isChangedIn(language: string, line: ChangedLine, all: readonly ChangedLine[]): boolean {
  const file = inLanguage(language, line.file)
  if (languageOf(line.file)) return all.some((each) => each.file === file && keyOf(each) === keyOf(line))
  const [before, after] = MARKS.map((mark) =>
    all
      .filter((each) => each.hunk === line.hunk && each.mark === mark)
      .flatMap(({ text }) => text.match(new RegExp(`"${language}":\\s*"(?:[^"\\\\]|\\\\.)*"`, 'g')) ?? []),
  )
  return before.join() !== after.join()
}
