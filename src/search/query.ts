import { normalise } from '../assistant/normalise'
import { otherReadings } from '../assistant/otherKeyboard'
import { isTelling, wordsOf } from './words'

/** A word that is looked for. */
export interface QueryWord {
  stem: string
  /** Letters as they were typed, in the form in which they are compared. */
  typed: string
  /** How much it tells: words that every sentence holds tell next to nothing. */
  importance: number
  /** May not be written to its end yet. */
  isLast: boolean
}

const HARDLY = 0.05

/** The words of a query, each once. Single letters count where there is nothing else. */
export function queryWords(query: string): QueryWord[] {
  const text = normalise(query)
  const words = wordsOf(text).map(({ stem, from, to }) => {
    const typed = text.slice(from, to)
    const importance = typed.length > 1 && isTelling(typed) ? 1 : HARDLY
    return { stem, typed, importance, isLast: to === text.length }
  })
  const once = words.filter(({ stem }, index) => words.findIndex((other) => other.stem === stem) === index)
  const telling = once.filter(({ importance }) => importance === 1)
  return telling.length > 0 ? once : once.map((word) => ({ ...word, importance: 1 }))
}

const CYRILLIC = 'абвгдежзийклмнопрстуфхцчшщъыьэюя'
const IN_LATIN = 'a b v g d e zh z i y k l m n o p r s t u f h c ch sh sch  y  e yu ya'.split(' ')

/** A foreign name in Russian letters as it may be written at home: `котлин` is `kotlin`, `црм` is `crm`. */
export function inLatin(word: string): string {
  return [...word].map((letter) => IN_LATIN[CYRILLIC.indexOf(letter)] ?? letter).join('')
}

/** `съезд` is `c]tpl` on the other keyboard, which nobody has meant: a sign within a word is no letter. */
const isWords = (reading: string) => !/\p{L}[[\];`,]\p{L}|^[[\];'`,.]|^\p{L}[[\];'`,.]$/u.test(reading)

/**
 * What a query may have been meant to be, itself first: typed with the keyboard
 * in the other language (`ghbdtn`, `руддщ`), or Russian in Latin letters
 * (`razrabotka`).
 */
export function readingsOf(query: string): string[] {
  const text = normalise(query)
  return [text, ...otherReadings(text).filter(isWords)].filter((reading) => /[\p{L}\p{N}]/u.test(reading))
}
