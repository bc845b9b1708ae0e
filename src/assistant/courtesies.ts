import { escapePattern } from '../text/escapePattern'
import { memoize } from '../text/memoize'
import { allOf, type ByLanguage } from './topics'

const patternsOf = memoize((courtesies: ByLanguage) => {
  const list = allOf(courtesies).sort((one, other) => other.length - one.length)
  const words = `(?:${list.map(escapePattern).join('|')})`
  const [start, end] = ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])']
  return [
    // With a name behind it, as in "Thanks, Ann".
    new RegExp(`[,.!?—–]+ *${words},? \\p{L}+[ .!]*$`, 'u'),
    new RegExp(`^${words}${end}[ ,.!?:)—–-]*`, 'u'),
    new RegExp(`[ ,.!?—–-]*${start}${words}[ .!?)]*$`, 'u'),
  ]
})

/** A normalised question without the courtesies before and behind it. */
export function withoutCourtesies(text: string, courtesies: ByLanguage): string {
  const shorter = patternsOf(courtesies)
    .map((pattern) => text.replace(pattern, '').trim())
    .find((each) => each !== text)
  return shorter === undefined ? text : withoutCourtesies(shorter, courtesies)
}
