import { LANGUAGES, factsOf, type Language } from '../../routing/languages'

/** Finds characters that are invisible or look like others. */

const LATIN = 'ABCEHIJKMOPSTXYaceijopsxyk'
const CYRILLIC = 'АВСЕНІЈКМОРЅТХУасеіјорѕхук'
const CONFUSABLES = new Map([...CYRILLIC].map((letter, index) => [letter, LATIN[index]]))

/** The text with Cyrillic letters replaced by Latin ones that look the same. */
export function sameLooking(text: string): string {
  return [...text].map((letter) => CONFUSABLES.get(letter) ?? letter).join('')
}

/** An invisible or misleading character, with advice. */
interface OddLetter {
  kind: 'control' | 'invisible' | 'look-alike'
  offset: number
  message: string
}

/**
 * Control characters (without tab and line end), marks that change the direction of a
 * line (Unicode TR 36), and zero-width characters.
 * U+200C and U+200D, which join emoji, the tags of a flag (U+1F3F4), and U+FEFF at the start are allowed.
 */
const ODD: readonly [kind: OddLetter['kind'], letters: RegExp, message: string][] = [
  [
    'control',
    /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,
    'is an invisible control character. Delete it.',
  ],
  [
    'invisible',
    /[\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u2028\u2029\u2060-\u2064\u206a-\u206f\u3164\ufeff\uffa0\ue000-\uefff]|[\u{e0000}-\u{e007f}](?<!\u{1f3f4}[\u{e0020}-\u{e007f}]+)/gu,
    'is an invisible character. Delete it, unless it is intended.',
  ],
]
const MIXTURE = /[A-Za-z][\u0400-\u045f]|[\u0400-\u045f][A-Za-z]/
const MIXED = /[A-Za-z]+[\u0400-\u045f]+[A-Za-z\u0400-\u045f]*|[\u0400-\u045f]+[A-Za-z]+[A-Za-z\u0400-\u045f]*/g

/** `U+043E`. */
const codePoint = (letter: string) => `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

const NAMES: Record<string, string> = { '\n': ' ¶', '\u00a0': ' no-break space', '\u00ad': ' soft hyphen' }

/** A text; if another looks like it, with a name for its first character that differs: `A⟨U+0410⟩`. */
export function visibleDifference(text: string, other: string): string {
  const look = (each: string) => sameLooking(each).replace(/[\p{Cf}\s]+/gu, '')
  const [letters, others] = [[...text], [...other]]
  const at = letters.findIndex((letter, index) => letter !== others[index])
  const letter = look(letters[at] ?? '')
  if (at < 0 || look(text) !== look(other) || (letter && letter !== look(others[at] ?? ''))) return text
  letters[at] = `${letter && letters[at]}⟨${codePoint(letters[at])}${NAMES[letters[at]] ?? ''}⟩`
  return letters.join('')
}

/** Finds the invisible and misleading characters of a text. */
export function oddLetters(text: string): OddLetter[] {
  const found = ODD.flatMap(([kind, letters, message]) =>
    [...text.matchAll(letters)].map(({ 0: letter, index }) => ({
      kind,
      offset: index,
      message: `${codePoint(letter)} ${message}`,
    })),
  )
  return MIXTURE.test(text) ? [...found, ...lookAlikes(text)] : found
}

/** Words that mix two alphabets: reports the alphabet with fewer letters, if each looks like a letter of the other. */
function lookAlikes(text: string): OddLetter[] {
  return [...text.matchAll(MIXED)].flatMap(({ 0: word, index }) => {
    const cyrillic = [...word].filter((letter) => letter >= '\u0400')
    const latin = [...word].filter((letter) => letter < '\u0400')
    const isCyrillicOdd = cyrillic.length <= latin.length && cyrillic.every((letter) => CONFUSABLES.has(letter))
    if (!isCyrillicOdd && (latin.length > cyrillic.length || !latin.every((letter) => LATIN.includes(letter))))
      return []
    const [odd] = isCyrillicOdd ? cyrillic : latin
    const message = `"${odd}" in "${word}" is ${isCyrillicOdd ? 'Cyrillic' : 'Latin'} (${codePoint(odd)}), unlike the others. Type the word again.`
    return [{ kind: 'look-alike', offset: index + word.indexOf(odd), message }]
  })
}

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' })

/** `Russian` for `ru`. */
export const languageName = (language: Language) => LANGUAGE_NAMES.of(language) ?? language

/** Names of scripts by ISO 15924, with their letters. */
const SCRIPTS = { Latn: /\p{Script=Latin}/gu, Cyrl: /\p{Script=Cyrillic}/gu } as const

/** Minimum number of words to recognise a script. Products and brands have Latin names in every language. */
const FEWEST_WORDS = { Latn: 4, Cyrl: 2 } as const

/** Whether words may be the same in every language: a number, or a name, which has capitals, as "Marks and Spencer". */
export const isNameLike = (text: string) => !/\p{Ll}{3} \p{Ll}{3,}(?!\p{L}| \p{Lu})/u.test(text)

function scriptOf(text: string): keyof typeof SCRIPTS | null {
  const cyrillic = text.match(SCRIPTS.Cyrl)?.length ?? 0
  const latin = text.match(SCRIPTS.Latn)?.length ?? 0
  if (cyrillic > 0 && cyrillic >= latin) return 'Cyrl'
  return cyrillic === 0 && latin > 3 ? 'Latn' : null
}

/**
 * Detects words in another language of the site, by their letters.
 * @returns null for words in `language`, and where the language is not clear
 */
export function languageWritten(text: string, language: Language): Language | null {
  // Of most sentences this is known without counting letters. A language in a third script is in neither.
  if (factsOf(language).script in SCRIPTS && isWrittenIn(text, language)) return null
  const script = scriptOf(text)
  if (script === null || (script === 'Latn' && isNameLike(text))) return null
  if ((text.match(/\p{L}{2,}/gu)?.length ?? 0) < FEWEST_WORDS[script]) return null
  return LANGUAGES.find((other) => factsOf(other).script === script) ?? null
}

/** Whether words have Cyrillic letters if the language is written in Cyrillic, and none if it is not. */
export function isWrittenIn(text: string, language: Language): boolean {
  return /\p{Script=Cyrillic}/u.test(text) === (factsOf(language).script === 'Cyrl')
}
