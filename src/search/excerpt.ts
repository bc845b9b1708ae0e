/** Makes the excerpt of a search result: the section that matches best, and a sentence with the searched words. */
import { termsOf, WORD, type SearchDocument, type SearchSection, type StemOf } from './siteIndex'

/** A piece of a text, and whether it is a searched word. */
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

interface Terms {
  found: ReadonlySet<string>
  stemOf: StemOf
}

function countTerms(text: string, { found, stemOf }: Terms): number {
  const stems = new Set(text.match(WORD)?.map(stemOf))
  return [...found].filter((term) => stems.has(term)).length
}

/** A section's heading, and keywords that lead to it, count twice. */
const countInSection = ({ title, texts, keywords = [] }: SearchSection, terms: Terms) => {
  const heads = [title, ...keywords]
  return countTerms([...heads, ...texts].join('\n'), terms) + countTerms(heads.join('\n'), terms)
}

/** The first item with the highest count above zero. */
const best = <Item>(items: readonly Item[], countOf: (item: Item) => number) =>
  items
    .map((item) => ({ item, count: countOf(item) }))
    .reduce<{ item?: Item; count: number }>((most, each) => (each.count > most.count ? each : most), { count: 0 })

/** Sentences of a text. A point in an address or a name such as `Node.js` does not end a sentence. */
const sentencesOf = (text: string) => text.match(/\S.*?(?:[.!?…]["”»)]*(?=\s|$)|$)/gs) ?? []

/** Splits a text into matches and the text between them. */
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

/** Maximum number of characters before the first match in a shortened sentence. */
const LEAD = 60

/** If the first match is far from the start of a sentence, shortens the sentence to start a few words before it. */
function withoutBeginning([first, ...rest]: Piece[]): Piece[] {
  if (rest.length === 0 || first.isMatch || first.text.length < 2 * LEAD) return [first, ...rest]
  const kept = first.text.slice(first.text.indexOf(' ', first.text.length - LEAD) + 1)
  return [{ ...first, text: `…\u00a0${kept}` }, ...rest]
}

/**
 * The excerpt of a document. It links to the section with the most terms, or to
 * the beginning of the page if the title has as many terms.
 */
export function excerptOf({ to, title, summary, sections }: SearchDocument, terms: Terms): Excerpt {
  const found = best(sections, (section) => countInSection(section, terms))
  const isPart = to.includes('#')
  const leads = found.count > 2 * countTerms(title, terms)
  const section = isPart ? (found.item ?? sections[0]) : leads ? found.item : undefined
  const sentences = (section?.texts ?? [summary]).flatMap(sentencesOf)
  // A category or the label of a link is no sentence.
  const full = sentences.filter((each) => /[.!?…]/.test(each))
  const whole = isPart ? (full.length > 0 ? full : sentences).join(' ') : summary
  const { item: sentence = whole } = best(sentences, (each) => countTerms(each, terms))
  return {
    to: section?.anchor && !isPart ? `${to}#${section.anchor}` : to,
    title: markedPieces(title, terms),
    section: section && !isPart && section.title !== title ? markedPieces(section.title, terms) : [],
    sentence: withoutBeginning(markedPieces(sentence, terms)),
  }
}

/** Whether an excerpt shows more than half of the words of a query, in any form. */
export function showsMost({ title, section, sentence }: Excerpt, query: string, stemOf: StemOf): boolean {
  const shown = [...title, ...section, ...sentence].flatMap(({ text, isMatch }) => (isMatch ? stemOf(text) : []))
  const wanted = [...new Set(termsOf(query, stemOf))]
  return wanted.filter((term) => shown.includes(term)).length > wanted.length / 2
}
