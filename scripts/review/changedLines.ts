/** The lines that a branch changed in its files. */
import { execFileSync, type StdioOptions } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { parsePatch } from 'diff'
import { LANGUAGES } from '../../src/routing/languages'
import type { ChangedLine } from '../../src/sources/changedLines'

export function git(root: string, args: readonly string[]): string {
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe']
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, stdio } as const
  return execFileSync('git', ['-c', 'core.quotePath=false', ...args], options).trimEnd()
}

/** The files and lines that differ from a commit, committed or not, untracked files included. */
export function changesSince(root: string, commit: string) {
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
  const hunks = parsePatch(patch).flatMap(({ oldFileName, newFileName, hunks: own }) =>
    own.map((hunk) => ({ ...hunk, files: { '-': oldFileName, '+': newFileName } })),
  )
  return hunks.flatMap(({ oldStart, newStart, lines, files }, hunk) => {
    const next = { '-': oldStart, '+': newStart }
    return lines.flatMap((row): ChangedLine[] => {
      const mark = row[0] as '-' | '+'
      const line = next[mark]++
      const file = files[mark]?.replace(/^[ab]\//, '') ?? ''
      // Only `npm run translations` writes the digests of the original.
      return /^[-+](?!translated\w+:)/.test(row) ? [{ file, line, mark, text: row.slice(1), hunk }] : []
    })
  })
}

/** `file:line` of the lines of the branch; those of the base only if there are no others. */
export function placesOf(lines: readonly ChangedLine[]): string[] {
  const now = lines.filter(({ mark }) => mark === '+')
  return (now.length > 0 ? now : lines).map(
    ({ file, line, mark }) => `${file}:${line}${mark === '-' ? ' (before)' : ''}`,
  )
}

/** The language of a file; undefined if it holds all of them. */
const languageOf = (file: string) => /^locales\/([^/]+)\/|\/([^/]+)\.mdx$/.exec(file)?.slice(1).find(Boolean)
const keyIn = ({ text }: ChangedLine) => /^\s*"([^"]*)":/.exec(text)?.[1]

/** Says so if the files of some lines changed in one language, and not in another. */
export function oneLanguageNote(lines: readonly ChangedLine[], all: readonly ChangedLine[]): string {
  const changed = LANGUAGES.filter((language) => lines.some((line) => isChangedIn(language, line, all)))
  const others = LANGUAGES.filter((language) => !changed.includes(language))
  const isPair = changed.length > 0 && others.length > 0
  return isPair ? `Only in ${changed.join(', ')}: ${others.join(', ')} did not change there.` : ''
}

/** Whether a language changed where a line changed: in its hunk, in the same key, in the same article. */
function isChangedIn(language: string, line: ChangedLine, all: readonly ChangedLine[]): boolean {
  const file = line.file.replace(new RegExp(`/${languageOf(line.file)}(?=[/.])`), `/${language}`)
  if (languageOf(line.file)) return all.some((each) => each.file === file && keyIn(each) === keyIn(line))
  const [before, after] = ['-', '+'].map((mark) =>
    all
      .filter((each) => each.hunk === line.hunk && each.mark === mark)
      .flatMap(({ text }) => text.match(new RegExp(`"${language}":\\s*"(?:[^"\\\\]|\\\\.)*"`, 'g')) ?? []),
  )
  return before.join() !== after.join()
}
