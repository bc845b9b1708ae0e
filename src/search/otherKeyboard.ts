import { LANGUAGES, factsOf } from '../routing/languages'
import { KEYBOARDS } from './languageWords'
import { WORD } from './siteIndex'

/** Common informal transliterations of Russian, longest first. */
const TRANSLITERATED = new Map(
  [
    "tsya ться,shch щ,sch щ,zh ж,kh х,ts ц,ch ч,sh ш,yu ю,ju ю,ya я,ja я,yo е,jo е,x кс,' ь",
    'a а,b б,v в,g г,d д,e е,z з,i и,j й,k к,l л,m м,n н,o о,p п,q к,r р,s с,t т,u у,f ф,h х,c ц,y ы,w в',
  ].flatMap((pairs) => pairs.split(',').map((pair) => pair.split(' ') as [latin: string, cyrillic: string])),
)
const LATIN = new RegExp([...TRANSLITERATED.keys()].join('|'), 'g')

function typedOn(text: string, from: string, to: string): string {
  return [...text].map((letter) => to[from.indexOf(letter)] ?? letter).join('')
}

/** Replaces `y` or `i` after a vowel by `j`, for `й` as in `sayt` and `dizain`; `iye` becomes `ie`. */
function withShortI(text: string): string {
  return text.replace(/(?<=[aeiou])ye/g, 'e').replace(/(?<=[aeiouy])y(?![aou])|(?<=[ae])i/g, 'j')
}

/** Transliterates Latin letters to Russian: `kakaya cena` becomes `какая цена`. */
export function transliterated(text: string): string {
  return withShortI(text).replace(LATIN, (letters) => TRANSLITERATED.get(letters) ?? letters)
}

const HAS_CYRILLIC = LANGUAGES.some((language) => factsOf(language).script === 'Cyrl')

/**
 * Other readings of a normalised text: typed with the keyboard layout of another
 * language (`ghbdtn` is `привет`, `зкшсу` is `price`), or Russian in Latin
 * letters. A reading has no more words than the text: a letter of one keyboard
 * may be a sign of another, which would cut a word in two.
 */
export function otherReadings(text: string): string[] {
  const readings = KEYBOARDS.flatMap((from) => KEYBOARDS.map((to) => (from === to ? text : typedOn(text, from, to))))
  if (HAS_CYRILLIC && !/[а-я]/.test(text)) readings.push(transliterated(text))
  const countWords = (reading: string) => reading.match(WORD)?.length ?? 0
  return [...new Set(readings)].filter((reading) => reading !== text && countWords(reading) <= countWords(text))
}

/** The fewest letters and digits that a changed word has in another reading, and one whose letters became signs. */
const SHORTEST = { read: 2, cut: 3 }
const SIGN = /[^\p{L}\p{M}\p{N}\s]/gu

/**
 * Whether another reading of a text keeps enough of it: less is a word only by chance. A single letter is no word of
 * another alphabet (`u` is not `у`, and `г.` is not `u.`), and where letters become signs a word must be left: `ютуе`
 * is `.net`, but `эл` is not `'k`, and `2х` not `2[`. One such word is enough, if it is not the same in both.
 */
export function isWhole(reading: string, text: string): boolean {
  const countSigns = (words: string) => words.match(SIGN)?.length ?? 0
  const words = text.split(' ')
  const changed = reading.split(' ').filter((word, place) => word !== words[place])
  const longest = Math.max(0, ...changed.map((word) => word.replace(SIGN, '').length))
  return longest >= (countSigns(reading) > countSigns(text) ? SHORTEST.cut : SHORTEST.read)
}
