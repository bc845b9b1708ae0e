import type { Language } from '../../routing/languages'
import { localizePath } from '../../routing/localizePath'
import { excerptOf, type Excerpt } from '../../search/excerpt'
import type { ResultKind } from '../../search/searchFiles'
import type { Found, SearchAnswer } from '../../search/searchSite'

/** One thing that was found, as it is shown. */
export interface Result extends Omit<Excerpt, 'to'> {
  /** Address on the site, with the fragment of the section. */
  href: string
  kind: ResultKind
  /** What the header calls the page. */
  label?: string
  language: Language
}

/** What was found in one language. */
export interface ResultGroup {
  language: Language
  /** How many there are in all; the first are shown. */
  count: number
  results: Result[]
}

/** What a search shows. */
export interface ResultList {
  query: string
  /** What was looked for in place of the query, when that is something else. */
  reading: string | null
  own: ResultGroup
  others: ResultGroup[]
}

/** Pages in other languages are an addition. */
const MOST_OF_OTHERS = 3

async function groupOf({ language, ranked, worths, wholes, document }: Found, most: number): Promise<ResultGroup> {
  const results = await Promise.all(
    ranked.slice(0, most).map(async ({ number }) => {
      const found = await document(number)
      const { to, ...excerpt } = excerptOf(found, worths, wholes)
      const { kind, label } = found
      return { ...excerpt, href: localizePath(to, language), kind, language, ...(label ? { label } : {}) }
    }),
  )
  return { language, count: ranked.length, results }
}

const asCompared = (text: string) => text.toLowerCase().replace(/ё/g, 'е').replace(/\s+/g, ' ').trim()

/**
 * Fetches what is shown of an answer.
 * @param most how many of the own language
 * @throws what fetching threw
 */
export async function resultsOf({ query, own, others }: SearchAnswer, most: number): Promise<ResultList> {
  const [first, ...rest] = await Promise.all([
    groupOf(own, most),
    ...others.map((found) => groupOf(found, MOST_OF_OTHERS)),
  ])
  const { reading } = [own, ...others].find(({ ranked }) => ranked.length > 0) ?? own
  return { query, reading: asCompared(reading) === asCompared(query) ? null : reading, own: first, others: rest }
}
