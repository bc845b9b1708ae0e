import { normalise } from './normalise'

/** Something of the site that may answer a question: a FAQ, or a page by its title. */
export interface Answerable {
  /** The question of a FAQ, or a title. */
  label: string
  /** Path without language prefix. */
  to: string
  /** What a FAQ answers. */
  answer?: string
}

export interface Neighbour {
  item: Answerable
  /** From 0, nothing in common, to 1, the same words. */
  likeness: number
  /** Words in common. */
  shared: number
}

/** Words that every sentence holds. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and any are as at be but by can could d did do does for from get give has have how i if in into is it its ll me my need no not of on or our ours out please s shall so some somebody t than that the their them then there they this to up us was we were what when which who whom will with would you your yours ' +
    'а без бы в вам вас ваш ваша ваше ваши вы где да для до его если есть еще же за и из или их к как какая какие какой ко когда кто ли мне мы на нам нас наш наша наше наши не нет но ну о об от по под при про с со та так там те то тоже у уж уже что чтобы эта эти это этот я'
  ).split(' '),
)

const WORD = /[\p{L}\p{N}]+/gu

function bearsMeaning(word: string): boolean {
  return word.length > 1 && !STOP_WORDS.has(word)
}

/** The words of a normalised text that bear meaning, with their places. */
export function contentWords(text: string): { word: string; at: number }[] {
  return [...text.matchAll(WORD)]
    .map(({ 0: word, index }) => ({ word, at: index }))
    .filter(({ word }) => bearsMeaning(word))
}

/** Words without their endings, roughly: the first five letters tell Russian and English forms of one word together. */
function stems(text: string): Set<string> {
  const words = normalise(text).match(WORD) ?? []
  return new Set(words.filter(bearsMeaning).map((word) => word.slice(0, 5)))
}

interface Index {
  entries: readonly { item: Answerable; label: ReadonlySet<string>; answer: ReadonlySet<string> }[]
  /** Rare words tell more than those that every label holds. */
  weigh: (stem: string) => number
}

/** What the site answers is read once. */
const indexes = new WeakMap<readonly Answerable[], Index>()

function indexOf(items: readonly Answerable[]): Index {
  const known = indexes.get(items)
  if (known) return known
  const entries = items.map((item) => ({ item, label: stems(item.label), answer: stems(item.answer ?? '') }))
  const counted = new Map<string, number>()
  for (const { label } of entries) for (const stem of label) counted.set(stem, (counted.get(stem) ?? 0) + 1)
  const weigh = (stem: string) => Math.log(1 + items.length / (1 + (counted.get(stem) ?? 0)))
  const index = { entries, weigh }
  indexes.set(items, index)
  return index
}

function length(found: Iterable<string>, weigh: (stem: string) => number): number {
  let sum = 0
  for (const stem of found) sum += weigh(stem) ** 2
  return Math.sqrt(sum)
}

/**
 * What of the site comes nearest to a question, best first: the cosine between
 * the words of the question and those of a label, weighed by their rarity;
 * words of a FAQ's answer count a little. Only what has a word in common.
 */
export function nearest(question: string, items: readonly Answerable[]): Neighbour[] {
  const { entries, weigh } = indexOf(items)
  const asked = stems(question)
  const askedLength = length(asked, weigh)
  return entries
    .map(({ item, label, answer }) => {
      const common = [...asked].filter((stem) => label.has(stem))
      const inAnswer = [...answer].filter((stem) => asked.has(stem))
      const cosine = length(common, weigh) ** 2 / (askedLength * length(label, weigh) || 1)
      const besides = (0.15 * length(inAnswer, weigh)) / (askedLength || 1)
      return { item, likeness: Math.min(1, cosine + besides), shared: common.length, cosine }
    })
    .filter(({ likeness }) => likeness > 0)
    .sort((one, other) => other.likeness - one.likeness)
    .map(({ item, cosine, shared, likeness }) => ({
      item,
      likeness: shared > 0 ? Math.max(cosine, likeness) : likeness,
      shared,
    }))
}
