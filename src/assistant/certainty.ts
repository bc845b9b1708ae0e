import { counts, intentsReached, readingOf, type MatchableIntent } from './matchReply'
import { contentWords } from './nearest'
import { otherReadings } from './otherKeyboard'
import { occurs, placesOf, stemsNear } from './stems'

/** What a question reaches, and whether the first of it may be said for certain. */
interface Understanding {
  /** Ids of intents, the first in the order of the specification first. */
  ids: readonly string[]
  isDoubtful: boolean
}

/** The least share of a question's words that subjects must be to answer it. */
const SUBJECTS_TELL = 0.4

/** Any number stands as `#` where signs are looked for: `#k` is "5k" and "12.5 k". */
const NUMBER = /\d[\d.,\s]*/g

/** Share of the words that bear meaning which the subjects and keywords of all intents name. */
function shareNamed(text: string, intents: readonly MatchableIntent[]): number {
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

/** Whether a question holds a keyword of an intent, or a phrase that always wins; a mere subject asks nothing. */
function asks(text: string, { keywords, always }: MatchableIntent): boolean {
  return [text, ...otherReadings(text)].some((reading) =>
    [keywords, always].some((list) => stemsNear(reading, list).some((stem) => occurs(reading, stem, 'anywhere'))),
  )
}

/**
 * What a question means, and how surely. Takes any string, never throws.
 *
 * An answer is doubtful where the question only names a subject in a sentence
 * about something else ("How do we find a name for our *restaurant*?"), and
 * where a sign of another intent stands beside a keyword: money, a wish for a
 * person, a fear for an idea. A doubtful answer is not given; the visitor is
 * asked. A sign that no keyword stands beside is answered itself.
 */
export function understand(question: string, intents: readonly MatchableIntent[]): Understanding {
  const text = readingOf(question, intents)
  const ids = intentsReached(text, intents)
  const counted = text.replace(NUMBER, '#')
  const winner = intents.find(({ id }) => id === ids[0])
  const isAsked = winner !== undefined && asks(text, winner)
  if (winner && stemsNear(text, winner.always).some((phrase) => counts(text, phrase, winner, 'word-start'))) {
    return { ids, isDoubtful: false }
  }
  const signed = intents
    .filter((intent) => stemsNear(counted, intent.signs).some((sign) => counts(counted, sign, intent, 'word-start')))
    .map(({ id }) => id)
  if (signed.length > 0 && !isAsked) return { ids: [...new Set([...signed, ...ids])], isDoubtful: signed.length > 1 }
  if (signed.some((id) => !ids.includes(id))) return { ids: [...new Set([...ids, ...signed])], isDoubtful: true }
  const names = stemsNear(text, winner?.subjects).some((stem) => occurs(text, stem, 'anywhere'))
  return { ids, isDoubtful: !winner || (!isAsked && names && shareNamed(text, intents) < SUBJECTS_TELL) }
}
