import { STOP_WORDS } from '../search/languageWords'
import { stemmerOf } from '../search/siteIndex'
import type { Findable, Topics } from './examples'
import { vocabularyOf } from './reading'

/** Shorter keywords match whole words only: "this" contains "hi". DESIGN section 7. */
const SHORTEST_PART = 4

const WORD_BEFORE = /[\p{L}\p{N}]*$/u
const WORD_BEHIND = /^[\p{L}\p{N}]*/u

/** The positions of a topic's keywords in a normalised text, including the rest of the words around them. */
function placesOf({ keywords = {} }: Findable, text: string, of: Topics<Findable>, isAnywhere: boolean) {
  const { written } = vocabularyOf(of)
  const stemOf = stemmerOf(of.language)
  /** Words of the site match inflected forms; beginnings such as "technolog" match longer words, except stop words. */
  const mayGoOn = (last: string, word: string) =>
    last.length >= SHORTEST_PART &&
    !STOP_WORDS.has(word) &&
    (isAnywhere || !written.has(last) || stemOf(word) === stemOf(last))
  const places: { keyword: string; from: number; to: number }[] = []
  for (const keyword of Object.values(keywords).flat()) {
    const [last] = WORD_BEFORE.exec(keyword) ?? ['']
    for (let at = text.indexOf(keyword); at !== -1; at = text.indexOf(keyword, at + 1)) {
      const [before] = WORD_BEFORE.exec(text.slice(0, at)) ?? ['']
      const [behind] = WORD_BEHIND.exec(text.slice(at + keyword.length)) ?? ['']
      if (before !== '' && !(isAnywhere && keyword.length >= SHORTEST_PART)) continue
      if (behind !== '' && !mayGoOn(last, last + behind)) continue
      places.push({ keyword, from: at - before.length, to: at + keyword.length + behind.length })
    }
  }
  return places
}

/**
 * The topics whose keywords are in a text, in their order; the first answers
 * (spec section 5). Keywords match whole words first, and parts of words only
 * if no whole word matches: "What is your email?" is not a question about "ai"
 * (DESIGN section 7).
 * @param text normalised
 * @returns the topics, the text followed by these keywords, and the text with spaces instead of the matched words
 */
export function keyedTopics<Topic extends Findable>(text: string, of: Topics<Topic>, isAnywhere = false) {
  const found = of.topics.map((topic) => ({ topic, places: placesOf(topic, text, of, isAnywhere) }))
  const keyed = found.filter(({ places }) => places.length > 0)
  if (keyed.length === 0 && !isAnywhere) return keyedTopics(text, of, true)
  const places = keyed.flatMap((each) => each.places)
  const asked = [text, ...places.map(({ keyword }) => keyword)].join(' ')
  const left = places.reduce((rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to), text)
  return { keyed: keyed.map(({ topic }) => topic), asked, left }
}
