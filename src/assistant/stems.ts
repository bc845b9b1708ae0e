import type { Language } from '../routing/languages'
import { memoize } from '../search/memoize'

/**
 * Stems by language, normalised. `=ии` matches the whole word only; `money ~
 * back` matches both words in one sentence, in any order; `(rent|lease) a
 * tester` stands for two keywords.
 */
export type Keywords = Readonly<Record<Language, readonly string[]>>

/** Where in the question a keyword counts. */
export type Reach = 'word-start' | 'anywhere'

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

function isWordCharacter(text: string, index: number): boolean {
  return LETTER_OR_DIGIT.test(text.charAt(index))
}

/** A parsed keyword. */
export interface Stem {
  /** As written in the content. */
  keyword: string
  text: string
  /** Marked with `=`, or too short to match inside words (DESIGN section 7): there is a "hi" in "this". */
  isWhole: boolean
  /** Stems that must occur in the same sentence, a few words before or after. */
  beside?: readonly Stem[]
}

const BESIDE = ' ~ '
/** Most words between two stems joined by `~`: "деньги, если не понравится, вернёте?" */
const MOST_BETWEEN = 5

/**
 * Parses the keywords of all languages: English words are understood on the
 * Russian site, too. `undefined` gives an empty list.
 */
export function stemsOf(keywords: Keywords = NO_KEYWORDS): readonly Stem[] {
  return stemsOfKeywords(keywords)
}

const NO_KEYWORDS: Keywords = {}
/** The assistant has about three thousand keywords, so each list is parsed once. */
const stemsOfKeywords = memoize((keywords: Keywords): readonly Stem[] =>
  Object.values(keywords).flat().flatMap(stemsOfKeyword),
)

/** Quick filter: the stems whose letters occur anywhere in a normalised text. */
export function stemsNear(text: string, keywords: Keywords | undefined): readonly Stem[] {
  return stemsOf(keywords).filter((stem) => text.includes(stem.text))
}

const GROUP = /\(([^()]*)\)/

/** Expands alternatives: `(rent|lease) ~ (coder|tester)` gives four keywords. */
export function alternatives(keyword: string): string[] {
  const group = GROUP.exec(keyword)
  if (!group) return [keyword]
  const [written, words = ''] = group
  return words.split('|').flatMap((word) => alternatives(keyword.replace(written, () => word)))
}

/** The stems of a keyword, one for each of its alternatives. */
function stemsOfKeyword(keyword: string): Stem[] {
  return keyword.includes('(') ? alternatives(keyword).map((one) => stemOf(one, keyword)) : [stemOf(keyword)]
}

/** Parses a plain list of keywords. */
export const stemsOfWords = memoize((words: readonly string[]): readonly Stem[] => words.flatMap(stemsOfKeyword))

/**
 * Parses one keyword without alternatives. A leading `=` or fewer than four
 * letters make it match whole words only.
 * @param keyword as written in the content, if it has alternatives
 */
export function stemOf(one: string, keyword = one): Stem {
  const end = one.indexOf(BESIDE)
  const first = end === -1 ? one : one.slice(0, end)
  const isMarked = first.startsWith('=')
  const stem = { keyword, text: isMarked ? first.slice(1) : first, isWhole: isMarked || first.length < 4 }
  if (end === -1) return stem
  const others = one.slice(end + BESIDE.length).split(BESIDE)
  return { ...stem, beside: others.map((other) => stemOf(other)) }
}

/** A keyword without alternatives as a visitor would type it. */
export function spoken(keyword: string): string {
  return keyword
    .split(BESIDE)
    .map((part) => part.replace(/^=/, ''))
    .join(' ')
}

/** Whether two positions of a text are in one sentence, a few words apart. */
function isNear(text: string, one: number, other: number): boolean {
  const between = text.slice(Math.min(one, other), Math.max(one, other))
  return !/[.!?…]\s/.test(between) && between.split(' ').length <= MOST_BETWEEN + 2
}

/** The positions at which a stem counts in a normalised text. */
export function placesOf(text: string, stem: Stem, reach: Reach): number[] {
  const places = placesOfLetters(text, stem, reach)
  if (places.length === 0 || !stem.beside) return places
  const others = stem.beside.map((other) => placesOf(text, other, 'word-start'))
  return places.filter((at) => others.every((found) => found.some((other) => isNear(text, at, other))))
}

function placesOfLetters(text: string, { text: stem, isWhole }: Stem, reach: Reach): number[] {
  if (stem === '') return []
  const places: number[] = []
  for (let at = text.indexOf(stem); at !== -1; at = text.indexOf(stem, at + 1)) {
    const atStart = at === 0 || !isWordCharacter(text, at - 1)
    const atEnd = !isWordCharacter(text, at + stem.length)
    if (isWhole ? atStart && atEnd : reach === 'anywhere' || atStart) places.push(at)
  }
  return places
}

/** Whether a stem counts in a normalised text. */
export function occurs(text: string, stem: Stem, reach: Reach): boolean {
  return placesOf(text, stem, reach).length > 0
}
