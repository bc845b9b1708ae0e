import { plainWords } from '../text/normalise'
import { allOf, type ByLanguage, type Findable } from './topics'

/** Shorter keywords match whole words only: "this" contains "hi". DESIGN section 7. */
const SHORTEST_PART = 4

/** Whether a keyword begins a word of a text, or, `inside`, is in one. Both are words with single spaces. */
function has(text: string, keyword: string, inside: boolean): boolean {
  if (keyword.length < SHORTEST_PART) return ` ${text} `.includes(` ${keyword} `)
  return inside && !keyword.includes(' ') ? text.includes(keyword) : ` ${text}`.includes(` ${keyword}`)
}

/**
 * The first topics in their order with a keyword in a text (spec section 5). `ruled`: one of a `careful` topic before
 * all others, then at the start of a word, then inside one. `further`: with a keyword of `more`.
 */
export function keyedTopics<Topic extends Findable>(
  text: string,
  topics: readonly Topic[],
): { ruled?: Topic; further?: Topic } {
  const words = plainWords(text)
  const first = (keywordsOf: (topic: Topic) => ByLanguage | undefined, inside = false) =>
    topics.find((topic) => allOf(keywordsOf(topic)).some((keyword) => has(words, keyword, inside)))
  const careful = first((topic) => (topic.careful ? topic.keywords : undefined))
  const ruled = careful ?? first((topic) => topic.keywords)
  return {
    ruled: ruled ?? first((topic) => (topic.careful ? undefined : topic.keywords), true),
    further: first((topic) => topic.more),
  }
}
