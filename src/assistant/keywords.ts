import type { Language } from '../routing/languages'

/** Phrases by language, normalised. Those of every language count on every page: visitors mix them. */
export type Keywords = Readonly<Record<Language, readonly string[]>>

/** Shorter keywords are whole words only: there is a "hi" in "this". DESIGN section 7. */
const SHORTEST_PART = 4

const isWordCharacter = (text: string, index: number) => /[\p{L}\p{N}]/u.test(text.charAt(index))

/** Whether a keyword stands in a normalised text: at the start of a word, or anywhere. */
function stands(text: string, keyword: string, isAnywhere: boolean): boolean {
  for (let at = text.indexOf(keyword); at !== -1; at = text.indexOf(keyword, at + 1)) {
    const begins = !isWordCharacter(text, at - 1)
    const ends = !isWordCharacter(text, at + keyword.length)
    if (keyword.length < SHORTEST_PART ? begins && ends : begins || isAnywhere) return true
  }
  return false
}

/**
 * The topics whose keywords stand in a text, in their order; the first answers
 * (spec section 5). Keywords are tried at the start of words, and only if there
 * are none anywhere in a word: "What is your email?" is no question about the
 * "ai" in it (DESIGN section 7).
 * @param text normalised
 */
export function topicsByKeyword<Topic extends { keywords?: Keywords }>(
  text: string,
  topics: readonly Topic[],
): readonly Topic[] {
  const having = (isAnywhere: boolean) =>
    topics.filter(({ keywords = {} }) =>
      Object.values(keywords).some((list) => list.some((keyword) => stands(text, keyword, isAnywhere))),
    )
  const found = having(false)
  return found.length > 0 ? found : having(true)
}

/** What an inflection adds to a keyword. */
const ENDING = /^[\p{L}\p{N}]{1,3}(?![\p{L}\p{N}])/u

/** The text without the keywords of a topic and their endings. */
export function withoutKeywords(text: string, keywords: Keywords): string {
  const found = Object.values(keywords)
    .flat()
    .filter((keyword) => stands(text, keyword, false))
    .sort((one, other) => other.length - one.length)
  return found.reduce((rest, keyword) => {
    const [first, ...others] = rest.split(keyword)
    return [first, ...others.map((behind) => behind.replace(ENDING, ''))].join(' ')
  }, text)
}
