import { allOf, type ByLanguage, type Findable } from './topics'

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

interface Keyed<Topic> {
  topic: Topic
  /** The topic by the keywords of the specification alone. */
  ruled: Topic | undefined
}

/**
 * The topic that keywords assign to a question (spec section 5): the first in
 * their order, by words that begin with a keyword of `careful` topics, then of
 * all topics, then with a further keyword, then by keywords inside words.
 * Before a keyword of a `generic` topic comes a longer further keyword of any
 * topic: "step by step" before "work". @param text normalised
 */
export function keyedTopic<Topic extends Findable>(text: string, topics: readonly Topic[]): Keyed<Topic> | undefined {
  const lengthOf = (keywords?: ByLanguage, anywhere = false) =>
    Math.max(0, ...allOf(keywords).map((keyword) => (has(text, keyword, anywhere) ? keyword.length : 0)))
  const first = (anywhere = false, among = topics) => among.find(({ keywords }) => lengthOf(keywords, anywhere) > 0)
  const careful = topics.filter((topic) => topic.careful)
  const ruled = first(false, careful) ?? first()
  if (ruled && !ruled.generic) return { topic: ruled, ruled }
  const length = lengthOf(ruled?.keywords)
  const further = topics.filter(({ more }) => lengthOf(more) > length)
  const specific = further.filter((topic) => !topic.generic)
  const longest = Math.max(...specific.map(({ more }) => lengthOf(more)))
  const found = specific.find(({ more }) => lengthOf(more) === longest) ?? further.at(0)
  const topic = found ?? ruled ?? first(true)
  return topic && { topic, ruled: found ? ruled : topic }
}
