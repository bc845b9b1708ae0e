/** One term for one thing: words the glossary forbids, in records, posts and dictionaries. */
import { LANGUAGES, type Language } from '../../routing/languages'
import type { Entry } from '../model/contentTypes'
import type { TextFile } from '../model/post'
import { problem, type Problem } from '../report/problem'
import type { ContentFiles } from '../read/contentFiles'
import { wordsOf, type FieldRule } from './checkFields'

interface Term {
  /** What it begins with, up to its first `*`: where these letters are not, its pattern is not asked. */
  letters: RegExp
  pattern: () => RegExp
  term: string
}

interface Terms {
  /** The letters of all forbidden words, wherever they stand: most texts hold none, and are searched once. */
  letters: RegExp
  terms: readonly Term[]
}

export type Glossary = Record<Language, Terms>

/** What any forbidden word of a language begins with. */
export function forbiddenLetters(glossary: Glossary): Record<Language, RegExp> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, glossary[language].letters])) as Record<
    Language,
    RegExp
  >
}

/** The glossary, ready for searching. */
export function glossaryOf(entries: readonly Entry[]): Glossary {
  const glossary = entries.flatMap((entry) => (entry.type === 'GlossaryEntry' ? entry.record : []))
  const termsOf = (language: Language): Terms => ({
    letters: new RegExp(glossary.flatMap(({ forbidden }) => forbidden[language].map(lettersOf)).join('|'), 'i'),
    terms: glossary.flatMap(({ forbidden, term }) =>
      forbidden[language].map((word) => ({
        letters: new RegExp(lettersOf(word), 'i'),
        pattern: wholeWords(word),
        term: term[language],
      })),
    ),
  })
  return Object.fromEntries(LANGUAGES.map((language) => [language, termsOf(language)])) as Record<Language, Terms>
}

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')

/** The letters of a word up to its first `*`, which stands for any ending. */
function lettersOf(word: string): string {
  return escaped(word.replace(/\*.*$/, ''))
}

/** The pattern of a word, made when it is needed: letter classes take their time. */
function wholeWords(word: string): () => RegExp {
  let pattern: RegExp | undefined
  return () => {
    const letters = word.split('*').map(escaped).join('[\\p{L}\\p{N}_]*')
    return (pattern ??= new RegExp(`(?<![\\p{L}\\p{N}_-])${letters}(?![\\p{L}\\p{N}_])`, 'iu'))
  }
}

/** The rule that words use the terms of the glossary; the glossary itself names the others. */
export function termRule(glossary: Glossary): FieldRule {
  return (field) =>
    field.type === undefined || field.type === 'GlossaryEntry'
      ? []
      : wordsOf(field).flatMap(({ text, language, at }) =>
          termsIn(text, glossary[language]).map(({ message }) => problem('words/term', at(), message)),
        )
}

/** Checks the lines of a text, apart from its code. */
export function checkTextTerms(
  { file, language, mayBeForbidden }: TextFile,
  files: ContentFiles,
  glossary: Glossary,
): Problem[] {
  if (!mayBeForbidden) return []
  let isCode = false
  return textOf(files, file)
    .split('\n')
    .flatMap((line, index) => {
      if (/^\s*(```|~~~)/.test(line)) isCode = !isCode
      if (isCode) return []
      return termsIn(
        line.replace(/`[^`]*`|\]\([^)]*\)/g, (code) => ' '.repeat(code.length)),
        glossary[language],
      ).map((found) =>
        problem('words/term', { file, line: index + 1, column: found.at + 1, field: 'body' }, found.message),
      )
    })
}

/** Checks the words of the interface. */
export function checkDictionaryTerms(files: ContentFiles, glossary: Glossary): Problem[] {
  return LANGUAGES.flatMap((language) =>
    files
      .list(`locales/${language}`)
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => {
        const file = `locales/${language}/${name}`
        const lines = textOf(files, file).split('\n')
        return lines.flatMap((line, index) => {
          const [, key = '', text = ''] = /^\s*"([^"]*)":\s*"(.*)"/.exec(line) ?? []
          return termsIn(text, glossary[language]).map((found) =>
            problem(
              'words/term',
              { file, line: index + 1, column: line.indexOf(text) + found.at + 1, field: key },
              found.message,
            ),
          )
        })
      }),
  )
}

function textOf(files: ContentFiles, file: string): string {
  const bytes = files.read(file)
  return bytes ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8') : ''
}

function termsIn(text: string, { letters, terms }: Terms): { at: number; message: string }[] {
  if (!letters.test(text)) return []
  return terms.flatMap(({ letters: first, pattern, term }) => {
    const found = first.test(text) && pattern().exec(text)
    return found
      ? [{ at: found.index, message: `"${found[0]}": the site says "${term}". See content/glossary.json.` }]
      : []
  })
}
