import { LANGUAGES, factsOf } from '../routing/languages'
import { KEYBOARDS } from './languageWords'

/** Common informal transliterations of Russian, longest first. */
const TRANSLITERATED: readonly (readonly [latin: string, cyrillic: string])[] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['yu', 'ю'],
  ['ju', 'ю'],
  ['ya', 'я'],
  ['ja', 'я'],
  ['yo', 'е'],
  ['jo', 'е'],
  ['oe ', 'ое '],
  ...[...'abvgdezijklmnoprstufhcyw'].map(
    (letter, index) => [letter, [...'абвгдезийклмнопрстуфхцыв'][index] ?? letter] as const,
  ),
  ["'", 'ь'],
  ['q', 'к'],
  ['x', 'кс'],
]

function typedOn(text: string, from: string, to: string): string {
  return [...text].map((letter) => to[from.indexOf(letter)] ?? letter).join('')
}

/** Replaces `y` or `i` after a vowel by `j`, for `й` as in `sayt` and `dizain`; `iye` becomes `ie`. */
function withShortI(text: string): string {
  return text.replace(/(?<=[aeiou])ye/g, 'e').replace(/(?<=[aeiouy])y(?![aou])|(?<=[ae])i/g, 'j')
}

/** Transliterates Latin letters to Russian: `kakaya cena` becomes `какая цена`. */
export function transliterated(text: string): string {
  let rest = `${withShortI(text)} `
  let read = ''
  while (rest !== '') {
    const [latin, cyrillic] = TRANSLITERATED.find(([letters]) => rest.startsWith(letters)) ?? [
      rest.slice(0, 1),
      rest.slice(0, 1),
    ]
    read += cyrillic
    rest = rest.slice(latin.length)
  }
  return read.trim()
}

const HAS_CYRILLIC = LANGUAGES.some((language) => factsOf(language).script === 'Cyrl')

/**
 * Other readings of a normalised text: typed on the keyboard of another
 * language (`ghbdtn` is `привет`, `зкшсу` is `price`), or Russian in Latin
 * letters.
 */
export function otherReadings(text: string): string[] {
  const readings = KEYBOARDS.flatMap((from) => KEYBOARDS.map((to) => (from === to ? text : typedOn(text, from, to))))
  if (HAS_CYRILLIC && !/[а-я]/.test(text)) readings.push(transliterated(text))
  return [...new Set(readings)].filter((reading) => reading !== text)
}
