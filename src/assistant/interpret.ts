import { counts, intentsReached, prepareQuestion, type MatchableIntent } from './matchReply'
import { contentWords } from './similarity'
import { otherReadings } from '../search/otherKeyboard'
import { occurs, placesOf, stemsNear } from './stems'

/** The intents that match a question, and whether the first is certain enough to answer. */
interface Interpretation {
  /** Ids of intents, in the order of the specification. */
  ids: readonly string[]
  isDoubtful: boolean
}

/** Least share of a question's content words that must be keywords or subjects for a subject to answer it. */
const MIN_NAMED_SHARE = 0.4

/** Numbers are replaced by `#` before signs are looked up: `#k` matches "5k" and "12.5 k". */
const NUMBER = /\d[\d.,\s]*/g

/** Share of the content words that are subjects or keywords of any intent. */
function namedShare(text: string, intents: readonly MatchableIntent[]): number {
  const stems = intents.flatMap(({ subjects, keywords }) => [
    ...stemsNear(text, subjects),
    ...stemsNear(text, keywords),
  ])
  const ranges = stems.flatMap((stem) =>
    placesOf(text, stem, 'word-start').map((from) => ({ from, to: from + stem.text.length })),
  )
  const words = contentWords(text)
  const named = words.filter(({ at }) => ranges.some(({ from, to }) => from <= at && at < to))
  return words.length === 0 ? 1 : named.length / words.length
}

/** Whether a question has a keyword of an intent, or a phrase that always wins. Subjects do not count. */
function hasKeyword(text: string, { keywords, always }: MatchableIntent): boolean {
  return [text, ...otherReadings(text)].some((reading) =>
    [keywords, always].some((list) => stemsNear(reading, list).some((stem) => occurs(reading, stem, 'anywhere'))),
  )
}

/**
 * Finds the intents of a question, and whether the first is certain. Takes any
 * string, never throws.
 *
 * An answer is doubtful if the question only names a subject in a sentence
 * about something else ("How do we find a name for our *restaurant*?"), or if a
 * sign of another intent stands beside a keyword: money, a wish for a person,
 * fear for an idea. A doubtful answer is not given; the visitor is asked. A
 * sign without a keyword beside it is answered itself.
 */
export function interpret(question: string, intents: readonly MatchableIntent[]): Interpretation {
  const text = prepareQuestion(question, intents)
  const ids = intentsReached(text, intents)
  const counted = text.replace(NUMBER, '#')
  const winner = intents.find(({ id }) => id === ids[0])
  const isAsked = winner !== undefined && hasKeyword(text, winner)
  if (winner && stemsNear(text, winner.always).some((phrase) => counts(text, phrase, winner, 'word-start'))) {
    return { ids, isDoubtful: false }
  }
  const signed = intents
    .filter((intent) => stemsNear(counted, intent.signs).some((sign) => counts(counted, sign, intent, 'word-start')))
    .map(({ id }) => id)
  if (signed.length > 0 && !isAsked) return { ids: [...new Set([...signed, ...ids])], isDoubtful: signed.length > 1 }
  if (signed.some((id) => !ids.includes(id))) return { ids: [...new Set([...ids, ...signed])], isDoubtful: true }
  const names = stemsNear(text, winner?.subjects).some((stem) => occurs(text, stem, 'anywhere'))
  return { ids, isDoubtful: !winner || (!isAsked && names && namedShare(text, intents) < MIN_NAMED_SHARE) }
}
