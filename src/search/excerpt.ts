/** What of a document is shown: the section that answers, and the sentence with the words that were looked for. */
import type { PlaceName, SearchDocument, SearchSection } from './searchFiles'
import { isNamed, synonymsIn } from './synonyms'
import { wordsOf } from './words'

/** A piece of text, and whether it is what was looked for. */
export interface Piece {
  text: string
  isMatch: boolean
}

export interface Excerpt {
  /** Path without language prefix, with the fragment of the section. */
  to: string
  title: Piece[]
  /** Words of the section's heading; none at the beginning of a page. */
  section: Piece[]
  sentence: Piece[]
}

/** How much each stem that was found tells. */
type Worths = ReadonlyMap<string, number>

type Wholes = ReadonlyMap<string, string>

/** Letters of a sentence that are shown. */
const LONGEST = 190
/** Letters of what is no sentence. */
const LONGEST_CRUMB = 40
/** Letters before the first word that was found, in a sentence that is cut. */
const LEAD = 60

/** What a text tells of the query: each stem counts once. */
function worthOf(text: string, worths: Worths): number {
  const stems = new Set(wordsOf(text).map(({ stem }) => stem))
  return [...stems].reduce((sum, stem) => sum + (worths.get(stem) ?? 0), 0)
}

function worthOfSection({ title, names = [], texts }: SearchSection, worths: Worths): number {
  const called = names.flatMap(({ words }) => words).join('\n')
  return worthOf([title, called, ...texts].join('\n'), worths) + worthOf(`${title}\n${called}`, worths)
}

/** The same with other words for what was looked for, where a text has none of its own. */
function withSynonyms(texts: readonly string[], names: readonly PlaceName[], worths: Worths): Worths {
  if (worthOf(texts.join('\n'), worths) > 0) return worths
  const stems = texts.flatMap(wordsOf).map(({ stem }) => stem)
  const others = names.filter((name) => isNamed(name, worths)).flatMap((name) => synonymsIn(stems, name))
  return new Map([...worths, ...others.map((stem): [string, number] => [stem, 1])])
}

function best<Item>(items: readonly Item[], worth: (item: Item) => number): { item: Item; worth: number } | null {
  return items.reduce<{ item: Item; worth: number } | null>((found, item) => {
    const own = worth(item)
    return found && found.worth >= own ? found : { item, worth: own }
  }, null)
}

/** Sentences of a text; an address or a name with a point in it, as `Node.js`, does not end one. */
function sentencesOf(text: string): string[] {
  return (text.match(/\S.*?(?:[.!?…]["”»)]*(?=\s|$)|$)/gs) ?? []).map((sentence) => sentence.trim())
}

/** A name or a label, as `Kotlin`, not a sentence. */
const isCrumb = (text: string) => text.length < LONGEST_CRUMB && !/[.!?…]$/.test(text)

/** Items of a list of names in one line. */
function withoutCrumbs(texts: readonly string[]): string[] {
  const lines: string[] = []
  let wasCrumb = false
  for (const text of texts) {
    const isName = isCrumb(text)
    if (isName && wasCrumb) lines[lines.length - 1] += ` · ${text}`
    else lines.push(text)
    wasCrumb = isName
  }
  return lines
}

/** The sentence that tells most; where none tells anything, the first that is one. */
function sentenceOf(texts: readonly string[], worths: Worths): string | undefined {
  const sentences = withoutCrumbs(texts).flatMap(sentencesOf)
  const found = best(sentences, (sentence) => worthOf(sentence, worths))
  return (found?.worth === 0 && sentences.find((sentence) => !isCrumb(sentence))) || found?.item
}

/** The beginning of a long sentence, or what stands around the first word that was found; no line begins with the dots. */
function shortened(sentence: string, worths: Worths): string {
  if (sentence.length <= LONGEST) return sentence
  const first = wordsOf(sentence).find(({ stem }) => worths.has(stem))?.from ?? 0
  const from = first + LEAD < LONGEST ? 0 : sentence.indexOf(' ', first - LEAD) + 1
  const cut = sentence.slice(from, from + LONGEST)
  const isWhole = from + LONGEST >= sentence.length
  return `${from > 0 ? '…\u00a0' : ''}${isWhole ? cut : `${cut.slice(0, Math.max(1, cut.lastIndexOf(' ')))}\u00a0…`}`
}

/** A text cut where words were found. */
export function markedPieces(text: string, worths: Worths): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { stem, from, to } of wordsOf(text)) {
    if (!worths.has(stem)) continue
    if (from > end) pieces.push({ text: text.slice(end, from), isMatch: false })
    pieces.push({ text: text.slice(from, to), isMatch: true })
    end = to
  }
  return end < text.length ? [...pieces, { text: text.slice(end), isMatch: false }] : pieces
}

/** Where a document has the word that was looked for, what is only like it is no match: `Apple` beside `app`. */
function worthsIn({ title, summary, sections }: SearchDocument, worths: Worths, wholes: Wholes): Worths {
  if (wholes.size === 0) return worths
  const texts = [title, summary, ...sections.flatMap((section) => [section.title, ...section.texts])]
  const held = new Set(texts.flatMap(wordsOf).map(({ stem }) => stem))
  return new Map([...worths].filter(([stem]) => !held.has(wholes.get(stem) ?? '')))
}

/**
 * What is shown of a document. It leads to the section that tells most, or to
 * the beginning where the title tells as much.
 * @param everyWorth of all stems the query means
 * @param wholes of the stems that are only like a word of the query, the stem of that word
 */
export function excerptOf(document: SearchDocument, everyWorth: Worths, wholes: Wholes = new Map()): Excerpt {
  const { to, title, summary, sections } = document
  const asked = worthsIn(document, everyWorth, wholes)
  const found = best(sections, (section) => worthOfSection(section, asked))
  const isPart = to.includes('#')
  const isAnswer = found !== null && found.worth > 2 * worthOf(title, asked)
  const section = isAnswer || isPart ? found?.item : undefined
  const texts = section ? section.texts : [summary]
  const worths = withSynonyms([title, section?.title ?? '', ...texts], section?.names ?? [], asked)
  const isAsked = isPart && worthOf(title, worths) >= worthOf(texts.join(' '), worths)
  const sentence = isAsked
    ? shortened(texts.join(' · '), new Map())
    : shortened(sentenceOf(texts, worths) ?? summary, worths)
  return {
    to: section?.anchor && !isPart ? `${to}#${section.anchor}` : to,
    title: markedPieces(title, worths),
    section: section && !isPart && section.title !== title ? markedPieces(section.title, worths) : [],
    sentence: markedPieces(sentence, worths),
  }
}
