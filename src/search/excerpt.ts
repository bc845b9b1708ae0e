/** What is shown of a document that was found: the section that answers, and a sentence with the words searched for. */
import { WORD, type SearchDocument, type SearchSection, type StemOf } from './siteIndex'

/** A piece of a text, and whether it is a word that was searched for. */
export interface Piece {
  text: string
  isMatch: boolean
}

export interface Excerpt {
  /** Path without language, with the fragment of the section. */
  to: string
  title: Piece[]
  /** Heading of the section; empty at the beginning of a page. */
  section: Piece[]
  sentence: Piece[]
}

/** Stems that were found, and how stems are made. */
interface Terms {
  found: ReadonlySet<string>
  stemOf: StemOf
}

function countTerms(text: string, { found, stemOf }: Terms): number {
  const stems = new Set(text.match(WORD)?.map(stemOf))
  return [...found].filter((term) => stems.has(term)).length
}

/** A section's heading counts twice. */
const countInSection = ({ title, texts }: SearchSection, terms: Terms) =>
  countTerms([title, ...texts].join('\n'), terms) + countTerms(title, terms)

/** The first item with the highest count above zero. */
const best = <Item>(items: readonly Item[], countOf: (item: Item) => number) =>
  items
    .map((item) => ({ item, count: countOf(item) }))
    .reduce<{ item?: Item; count: number }>((most, each) => (each.count > most.count ? each : most), { count: 0 })

/** Sentences of a text. A point in an address or a name, as `Node.js`, ends none. */
const sentencesOf = (text: string) => text.match(/\S.*?(?:[.!?…]["”»)]*(?=\s|$)|$)/gs) ?? []

/** A text cut into matches and what stands between. */
function markedPieces(text: string, terms: Terms): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!terms.found.has(terms.stemOf(word))) continue
    if (index > end) pieces.push({ text: text.slice(end, index), isMatch: false })
    end = index + word.length
    pieces.push({ text: word, isMatch: true })
  }
  return end < text.length ? [...pieces, { text: text.slice(end), isMatch: false }] : pieces
}

/** Letters before the first match in a sentence that is cut. */
const LEAD = 60

/** A sentence that has its first match far behind is cut to begin some words before it. */
function withoutBeginning([first, ...rest]: Piece[]): Piece[] {
  if (rest.length === 0 || first.isMatch || first.text.length < 2 * LEAD) return [first, ...rest]
  const kept = first.text.slice(first.text.indexOf(' ', first.text.length - LEAD) + 1)
  return [{ ...first, text: `…\u00a0${kept}` }, ...rest]
}

/**
 * What is shown of a document. It leads to the section that has most of the
 * terms, or to the beginning where the title has as many.
 */
export function excerptOf({ to, title, summary, sections }: SearchDocument, terms: Terms): Excerpt {
  const found = best(sections, (section) => countInSection(section, terms))
  const isPart = to.includes('#')
  const section = isPart || found.count > 2 * countTerms(title, terms) ? found.item : undefined
  const sentences = (section?.texts ?? [summary]).flatMap(sentencesOf)
  const { item: sentence = summary } = best(sentences, (each) => countTerms(each, terms))
  return {
    to: section?.anchor && !isPart ? `${to}#${section.anchor}` : to,
    title: markedPieces(title, terms),
    section: section && !isPart && section.title !== title ? markedPieces(section.title, terms) : [],
    sentence: withoutBeginning(markedPieces(sentence, terms)),
  }
}
