import { allOf, type Findable } from './topics'

/** Shorter keywords match whole words only: "this" contains "hi". DESIGN section 7. */
const SHORTEST_PART = 4

const IN_WORD = /[\p{L}\p{N}]/u

/** Whether a keyword begins a word of a text, or, with `anywhere`, is in one. */
function has(text: string, keyword: string, anywhere: boolean): boolean {
  for (let at = text.indexOf(keyword); at !== -1; at = text.indexOf(keyword, at + 1)) {
    const isStart = !IN_WORD.test(text.charAt(at - 1))
    const isEnd = !IN_WORD.test(text.charAt(at + keyword.length))
    if (keyword.length >= SHORTEST_PART ? anywhere || isStart : isStart && isEnd) return true
  }
  return false
}

/**
 * The topic that keywords assign to a question (spec section 5): the first in
 * their order, by words that begin with a keyword of `careful` topics, then of
 * all topics, then with one of their further keywords, then by keywords inside
 * words. @param text normalised
 */
export function keyedTopic<Topic extends Findable>(text: string, topics: readonly Topic[]): Topic | undefined {
  const first = (list: 'keywords' | 'more', among = topics, anywhere = false) =>
    among.find((topic) => allOf(topic[list]).some((keyword) => has(text, keyword, anywhere)))
  const careful = topics.filter((topic) => topic.careful)
  return first('keywords', careful) ?? first('keywords') ?? first('more') ?? first('keywords', topics, true)
}
