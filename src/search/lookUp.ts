/** From the words of a query to documents: which stems of the index they mean, and what those weigh. */
import { typosBetween, typosToStem } from '../assistant/typos'
import type { QueryWord } from './query'
import type { TermFile } from './searchFiles'

/** A stem of the index that a word of the query means. */
export interface MeantTerm {
  stem: string
  /** From 0 to 1, the same word. */
  likeness: number
  /** Begins with all that was typed and goes on: `apple` for `app`. */
  isLonger: boolean
  postings: readonly number[]
}

/** Files of terms of a language, fetched when they are asked for. */
export interface TermFiles {
  /** The first stem of each. */
  firsts: readonly string[]
  read(number: number): Promise<TermFile>
}

/** The last word of a query may not be written to its end. */
const BEGINNING = 0.6
const SHORTER = 0.6
const SAME_ROOT = 0.25
const SLIP = 0.45

/** Letters of an ending that a slip may have kept from being cut. */
const LONGEST_ENDING = 3

/** How many files are read for one word before and after the one it stands in. */
const FILES_AROUND = 1

/** Number of the last file that begins with or before a stem. */
function fileOf(stem: string, firsts: readonly string[]): number {
  const after = firsts.findIndex((first) => first > stem)
  return Math.max(0, (after === -1 ? firsts.length : after) - 1)
}

/** The stems that begin like one, with their documents: those of the files around the one it stands in. */
async function beginningWith(
  letters: string,
  stem: string,
  { firsts, read }: TermFiles,
): Promise<[string, readonly number[]][]> {
  const own = fileOf(stem, firsts)
  const start = Math.max(fileOf(letters, firsts), own - FILES_AROUND)
  const end = Math.min(fileOf(`${letters}\uffff`, firsts), own + FILES_AROUND)
  const numbers = Array.from({ length: end - start + 1 }, (_, index) => start + index)
  const files = await Promise.all(numbers.map((number) => read(number)))
  return files.flatMap((file) => Object.entries(file).filter(([other]) => other.startsWith(letters)))
}

function forgiven({ length }: string): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/** Stems as they would be with a slip of the finger. People get the first letter right. */
async function slipped({ stem, typed }: QueryWord, files: TermFiles): Promise<MeantTerm[]> {
  const limit = forgiven(typed)
  if (limit === 0 || /\d/.test(typed)) return []
  const near = await beginningWith(stem.slice(0, 1), stem, files)
  const found = near.flatMap(([other, postings]) => {
    if (Math.abs(other.length - stem.length) > limit + LONGEST_ENDING || other.length < 4) return []
    // The beginning of a word, as `care` of `careers`, is another word.
    if (typed.startsWith(other) && other.length < 2 * (typed.length - other.length)) return []
    const slips = Math.min(typosBetween(stem, other), typosToStem(typed, other) ?? Infinity)
    return slips <= limit ? [{ stem: other, slips, postings }] : []
  })
  const fewest = Math.min(...found.map(({ slips }) => slips))
  return found
    .filter(({ slips }) => slips === fewest)
    .map(({ stem: other, postings }) => ({ stem: other, likeness: SLIP, isLonger: false, postings }))
}

/** How like a stem of the index is to one that is looked for, when both begin alike. */
function likeness(other: string, stem: string): number {
  if (other === stem) return 1
  if (other.startsWith(stem)) return BEGINNING * Math.sqrt(stem.length / other.length)
  if (stem.startsWith(other)) return SHORTER * (other.length / stem.length)
  return SAME_ROOT
}

/** Letters that two stems share when they are of one root: `разработ` of `разработчик` and `разработк`. */
function rootOf(stem: string): string {
  return stem.length < 7 || /\d/.test(stem) ? stem : stem.slice(0, Math.max(5, Math.ceil(stem.length * 0.6)))
}

/**
 * The stems a word means: itself, what begins with it, and what has the same
 * root. A word the index has, and that is written to its end, is no beginning.
 * @returns none where the index has nothing like it
 */
export async function meantTerms({ stem, isLast }: QueryWord, files: TermFiles): Promise<MeantTerm[]> {
  if (files.firsts.length === 0) return []
  const kin = await beginningWith(rootOf(stem), stem, files)
  const terms = kin
    .filter(([other]) => stem.length > 2 || other === stem)
    .map(([other, postings]) => ({
      stem: other,
      likeness: likeness(other, stem),
      isLonger: other !== stem && other.startsWith(stem),
      postings,
    }))
  const isWritten = !isLast && terms.some((term) => term.stem === stem)
  return isWritten ? terms.filter(({ isLonger }) => !isLonger) : terms
}

/** The same for a word the index has nothing for: what may have been meant to be typed. */
export function meantBySlip(word: QueryWord, files: TermFiles): Promise<MeantTerm[]> {
  return files.firsts.length === 0 ? Promise.resolve([]) : slipped(word, files)
}
