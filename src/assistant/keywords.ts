import { STOP_WORDS } from '../search/languageWords'
import { allOf, type ByLanguage, type Findable } from './topics'

/** Shorter keywords match whole words only: "this" contains "hi". DESIGN section 7. */
const SHORTEST_PART = 4

const WORD_BEFORE = /[\p{L}\p{N}]*$/u
const WORD_BEHIND = /^[\p{L}\p{N}]*/u

/** Whether a keyword begins a word of a text, or, with `anywhere`, is in one. A stop word is only matched as a whole. */
function has(text: string, keyword: string, anywhere: boolean): boolean {
  const isPart = keyword.length >= SHORTEST_PART
  for (let at = text.indexOf(keyword); at !== -1; at = text.indexOf(keyword, at + 1)) {
    const [before] = WORD_BEFORE.exec(text.slice(0, at)) ?? ['']
    const [behind] = WORD_BEHIND.exec(text.slice(at + keyword.length)) ?? ['']
    const isWhole = before === '' && behind === ''
    if (isWhole) return true
    if (isPart && (anywhere || before === '') && !STOP_WORDS.has(before + keyword + behind)) return true
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
  const first = (list: readonly Topic[], keywordsOf: (topic: Topic) => ByLanguage | undefined, anywhere = false) =>
    list.find((topic) => allOf(keywordsOf(topic)).some((keyword) => has(text, keyword, anywhere)))
  const careful = topics.filter((topic) => topic.careful)
  return (
    first(careful, ({ keywords }) => keywords) ??
    first(topics, ({ keywords }) => keywords) ??
    first(topics, ({ more }) => more) ??
    first(topics, ({ keywords }) => keywords, true)
  )
}
