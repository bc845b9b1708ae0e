/** Typesets words with no-break spaces. The node layer does this, so that writers can type plain spaces. */
import { languageFile, type Typesetting } from '../../routing/languageFiles'
import { byLanguage, type Language } from '../../routing/languages'
import type { Block, CodeToken } from '../../content/mdx/blocks'
import { mapInlines } from '../../content/mdx/bodyText'

/** Places where a space must not break: before a dash, before a unit after its number … */
const BEFORE_DASH = '(?=[—–](?:[ \\n]|$))'
const BEFORE_UNIT = '(?<=\\d.)(?=[%\\p{Sc}]|(?:[KMG]B|Mbit|ms|px|[КМГ]Б|Мбит|мс)(?![a-zа-яё]))'
/** … after a number that is a lower bound (30+ clients) … */
const AFTER_BOUND = '(?<=\\d\\+.)(?=\\p{L})'
/** … and, if the language sets it, between a name and its number (Android 8.0). */
const AFTER_NAME = '(?<=[a-z].)(?=\\d)'

const anyOf = (words: string) => `(?:${words.split(' ').join('|')})`

/** One pattern that starts with the space, so that the engine tests the rest only after spaces. */
function spacesOf({ lastLetters = 3, shortWords, particles, counted, joinNumberToName }: Typesetting): RegExp {
  const ways = [
    BEFORE_DASH,
    BEFORE_UNIT,
    AFTER_BOUND,
    // Counted words stay with their number (2 недели).
    counted && `(?<=\\d.)(?=${anyOf(counted)})`,
    // Prepositions, conjunctions and negations stay with the next word (в дом), if both fit on a phone in large type …
    shortWords && `(?<=(?:^|[\\s(«“„])${anyOf(shortWords)}.)(?=\\S|$)(?!(?<=\\p{L}{2}.)[\\p{L}-]{12}|[\\p{L}-]{15})`,
    // … particles stay with the word before (что ли).
    particles && `(?=${anyOf(particles)}(?!\\p{L}))`,
    // A short last word stays with the word before it, unless that word, alone or with a word joined to it, becomes too
    // long for a phone. Questions are excluded: they are headings, which are balanced.
    `(?<!\\p{L}{9}.${shortWords ? `|(?<!\\p{L})${anyOf(shortWords)}.\\p{L}{5,}.` : ''})(?=${shortWords ? '(?:\\p{L}{1,2} )?' : ''}\\p{L}{1,${lastLetters}}[.]$)`,
    joinNumberToName && AFTER_NAME,
  ]
  return new RegExp(`[ \\n](?:${ways.filter(Boolean).join('|')})`, 'gisu')
}

/**
 * Places where a browser breaks a line without a space: after a dash or hyphen between numbers (2–4, 345-67),
 * after the hyphen of an ordinal (2021-го), of a suffix (что-то) or of a prefix (по-прежнему); none in a mail address.
 */
function breaksOf({ prefixes, suffixes }: Typesetting): RegExp {
  const ways = [
    '(?<=\\d)[–-](?=\\d)',
    '(?<=\\d)-(?=\\p{L}{1,2}(?!\\p{L}))',
    suffixes && `-(?=${anyOf(suffixes)}(?!\\p{L}))`,
    prefixes && `(?<=(?<!\\p{L})${anyOf(prefixes)})-(?=\\p{L})`,
  ]
  return new RegExp(`(?:${ways.filter(Boolean).join('|')})(?<!@\\S*)(?!\\S*@)`, 'giu')
}

/** Words with a hyphen, in any language; not those of addresses, file names and commands, which readers copy. */
const HYPHENATED =
  /(?<![\p{L}\p{M}\p{N}@#./:_{-])[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)+(?![\p{L}\p{M}\p{N}]|[@./:_-][\p{L}\p{N}_-])/gu

/** Most letters of a word with a hyphen that fits on a phone in large type. A longer one may break behind its hyphen. */
const LONGEST_WHOLE = 14

/** Keeps a word with a hyphen whole (E-commerce, QR-код), if it fits. */
const keepWhole = (word: string) => (word.length > LONGEST_WHOLE ? word : word.replaceAll('-', '-\u2060'))

const SPACES = byLanguage((language) => spacesOf(languageFile(language).typesetting ?? {}))
const BREAKS = byLanguage((language) => breaksOf(languageFile(language).typesetting ?? {}))

/** Whether a language has a space before the percent sign (CLDR). */
const PARTS_PERCENT = byLanguage((language) =>
  /\s/.test(new Intl.NumberFormat(language, { style: 'percent' }).format(1)),
)
const CLOSE_PERCENT = /(?<=\d)%/g

/**
 * Inserts no-break spaces (U+00A0) and word joiners (U+2060) where a line must
 * not break: a dash stays with the word before it, a unit or counted word with
 * its number, the two ends of a range together, a short last word with the word
 * before it, the parts of a word with a hyphen, and the short words and
 * particles of `typesetting` in `language.json` with their neighbour (в дом,
 * что ли; in words of any length что-то, по-прежнему).
 * Adds a space before a percent sign if the language has one there.
 *
 * `typograf` is not used, because it breaks ranges, lower bounds and particles,
 * changes dashes and quotes, joins English articles, and takes 0.25 ms per
 * sentence; this function takes 0.004 ms.
 */
export function typeset(words: string, language: Language): string {
  const spaced = PARTS_PERCENT[language] && words.includes('%') ? words.replace(CLOSE_PERCENT, '\u00a0%') : words
  const joined = spaced.replace(SPACES[language], '\u00a0')
  // Most sentences have no hyphen.
  return /[-–]/.test(joined) ? joined.replace(HYPHENATED, keepWhole).replace(BREAKS[language], '$&\u2060') : joined
}

export type Highlight = (code: string, language: string) => CodeToken[]

/**
 * A body for its page: its words are typeset, and its code is highlighted.
 * The check needs neither.
 */
export function typesetBlocks(blocks: readonly Block[], language: Language, highlight: Highlight): Block[] {
  const words = (text: string) => typeset(text, language)
  return mapInlines(blocks, {
    content: (run) => run.map((piece) => (typeof piece === 'string' ? words(piece) : piece)),
    words,
    code: (block) => ({ ...block, tokens: highlight(block.tokens.map(String).join(''), block.language) }),
  })
}
