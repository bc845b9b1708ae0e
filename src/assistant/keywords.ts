import { plainWords } from '../text/normalise'
import { allOf, type ByLanguage, type Findable } from './topics'

/** Shorter keywords match whole words only: "this" contains "hi". DESIGN section 7. */
const SHORTEST_PART = 4

/** Whether a keyword begins a word of a text, or, with `anywhere`, is in one. Both are words with single spaces. */
function has(text: string, keyword: string, anywhere: boolean): boolean {
  if (keyword.length < SHORTEST_PART) return ` ${text} `.includes(` ${keyword} `)
  return anywhere ? text.includes(keyword) : ` ${text}`.includes(` ${keyword}`)
}

/**
 * The first topics in their order with a keyword in a text (spec section 5). `ruled`: at the start of a
 * word, of a `careful` topic before all others, or else inside a word. `further`: with a keyword of `more`, if no
 * keyword decides, or only one of a `generic` topic.
 */
export function keyedTopics<Topic extends Findable>(
  text: string,
  topics: readonly Topic[],
): { ruled?: Topic; further?: Topic } {
  const words = plainWords(text)
  const first = (keywordsOf: (topic: Topic) => ByLanguage | undefined, anywhere = false) =>
    topics.find((topic) => allOf(keywordsOf(topic)).some((keyword) => has(words, keyword, anywhere)))
  const ruled = first(({ careful, keywords }) => (careful ? keywords : undefined)) ?? first(({ keywords }) => keywords)
  if (ruled && !ruled.generic) return { ruled }
  const further = first(({ more }) => more)
  return { ruled: ruled ?? (further ? undefined : first(({ keywords }) => keywords, true)), further }
}
