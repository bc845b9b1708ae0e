/**
 * Stems by language, normalised. A leading `=` means the whole word: `=ии`;
 * `money ~ back` are words of one sentence, in any order; `(rent|lease) a
 * tester` is two keywords.
 */
export interface Keywords {
  en: readonly string[]
  ru: readonly string[]
}

/** What a keyword has to be in the question to count. */
export type Reach = 'word-start' | 'anywhere'

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

function isWordCharacter(text: string, index: number): boolean {
  return LETTER_OR_DIGIT.test(text.charAt(index))
}

/** A keyword as it is looked for. */
export interface Stem {
  /** As it is listed. */
  keyword: string
  text: string
  /** Marked as a whole word, or too short to be anything else (DESIGN section 7): there is a "hi" in "this". */
  isWhole: boolean
  /** What must stand beside it: in the same sentence, before or after, a few words away. */
  beside?: readonly Stem[]
}

const BESIDE = ' ~ '
/** Words that may stand between two that belong together: "деньги, если не понравится, вернёте?" */
const MOST_BETWEEN = 5

const NO_STEMS: readonly Stem[] = []
/** Lists are read once: a question is compared with some three thousand keywords. */
const read = new WeakMap<Keywords, readonly Stem[]>()

/**
 * Keywords as they are looked for, of both languages: two alphabets cannot
 * disturb each other on either site. Takes none for an empty list.
 */
export function stemsOf(keywords: Keywords | undefined): readonly Stem[] {
  if (!keywords) return NO_STEMS
  const known = read.get(keywords)
  if (known) return known
  const stems = [...keywords.en, ...keywords.ru].flatMap(stemsOfKeyword)
  read.set(keywords, stems)
  return stems
}

/** Those whose letters stand in a normalised text: few of a list do, and only they need a closer look. */
export function stemsNear(text: string, keywords: Keywords | undefined): readonly Stem[] {
  return stemsOf(keywords).filter((stem) => text.includes(stem.text))
}

const GROUP = /\(([^()]*)\)/

/** The keywords that one with alternatives stands for: of `(rent|lease) ~ (coder|tester)` four. */
export function alternatives(keyword: string): string[] {
  const group = GROUP.exec(keyword)
  if (!group) return [keyword]
  const [written, words = ''] = group
  return words.split('|').flatMap((word) => alternatives(keyword.replace(written, () => word)))
}

/** What is looked for of one keyword as it is listed: a stem of each of its alternatives, with the name of all. */
function stemsOfKeyword(keyword: string): Stem[] {
  return keyword.includes('(') ? alternatives(keyword).map((one) => stemOf(one, keyword)) : [stemOf(keyword)]
}

const readWords = new WeakMap<readonly string[], readonly Stem[]>()

/** What is looked for of words in one list, read once as well. */
export function stemsOfWords(words: readonly string[]): readonly Stem[] {
  const known = readWords.get(words)
  if (known) return known
  const stems = words.flatMap(stemsOfKeyword)
  readWords.set(words, stems)
  return stems
}

/**
 * One keyword without alternatives as it is looked for: a leading `=` or fewer
 * than four letters make it, or a part of it, a whole word.
 * @param keyword as it is listed, where that is one with alternatives
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

/** What a visitor would type to use a keyword without alternatives. */
export function spoken(keyword: string): string {
  return keyword
    .split(BESIDE)
    .map((part) => part.replace(/^=/, ''))
    .join(' ')
}

/** Whether two places of a text are in one sentence, with few words between. */
function isNear(text: string, one: number, other: number): boolean {
  const between = text.slice(Math.min(one, other), Math.max(one, other))
  return !/[.!?…]\s/.test(between) && between.split(' ').length <= MOST_BETWEEN + 2
}

/** Where a stem counts in a normalised text: the places of its first letters. */
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
