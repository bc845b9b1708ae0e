/** Words as a typesetter joins them. In the node layer, so that writers type plain spaces. */
import { languageFile, type Typesetting } from '../../routing/languageFiles'
import { byLanguage, type Language } from '../../routing/languages'
import type { Block, CodeToken } from '../../content/mdx/blocks'
import { mapInlines } from '../../content/mdx/bodyText'

/** Ways in which a space does not part words: before a dash, before a unit after its number … */
const BEFORE_DASH = '(?=[—–](?:[ \\n]|$))'
const BEFORE_UNIT = '(?<=\\d.)(?=[%$€₽]|(?:[KMG]B|Mbit|ms|px|[КМГ]Б|Мбит|мс)(?![a-zа-яё]))'
/** … after a number that is a lower bound (30+ clients) … */
const AFTER_BOUND = '(?<=\\d\\+.)(?=\\p{L})'
/** … and, where a language says so, between a name and its number (Android 8.0). */
const AFTER_NAME = '(?<=[a-z].)(?=\\d)'

const anyOf = (words: string) => `(?:${words.split(' ').join('|')})`

/** One pattern that starts with the space: the engine looks at the rest there only. */
function spacesOf({ lastLetters = 3, shortWords, particles, counted, joinNumberToName }: Typesetting): RegExp {
  const ways = [
    BEFORE_DASH,
    BEFORE_UNIT,
    AFTER_BOUND,
    // Words that are counted stay with their number (2 недели).
    counted && `(?<=\\d.)(?=${anyOf(counted)})`,
    // Prepositions, conjunctions and negations lean on the word after them (в дом), if a phone holds both in large type …
    shortWords && `(?<=(?:^|[\\s(«“„])${anyOf(shortWords)}.)(?=\\S|$)(?![\\p{L}-]{12})`,
    // … particles on the word before (что ли).
    particles && `(?=${anyOf(particles)}(?!\\p{L}))`,
    // A few letters would end a paragraph on a line of their own, unless they make the word before too long for a
    // phone, alone or with the one that leans on it; a question is a heading, and balanced.
    `(?<!\\p{L}{9}.${shortWords ? `|(?<!\\p{L})${anyOf(shortWords)}.\\p{L}{5,}.` : ''})(?=${shortWords ? '(?:\\p{L}{1,2} )?' : ''}\\p{L}{1,${lastLetters}}[.]$)`,
    joinNumberToName && AFTER_NAME,
  ]
  return new RegExp(`[ \\n](?:${ways.filter(Boolean).join('|')})`, 'gisu')
}

/**
 * After these a browser breaks a line without a space: a dash or hyphen between figures (2–4, 345-67),
 * the hyphen of an ordinal (2021-го), of a suffix (что-то) or of a prefix (по-прежнему).
 */
function breaksOf({ prefixes, suffixes }: Typesetting): RegExp {
  const ways = [
    '(?<=\\d)[–-](?=\\d)',
    '(?<=\\d)-(?=\\p{L}{1,2}(?!\\p{L}))',
    suffixes && `-(?=${anyOf(suffixes)}(?!\\p{L}))`,
    prefixes && `(?<=(?<!\\p{L})${anyOf(prefixes)})-(?=\\p{L})`,
  ]
  return new RegExp(ways.filter(Boolean).join('|'), 'giu')
}

const SPACES = byLanguage((language) => spacesOf(languageFile(language).typesetting ?? {}))
const BREAKS = byLanguage((language) => breaksOf(languageFile(language).typesetting ?? {}))

/** Whether a percent sign stands apart from its number, by CLDR. */
const PARTS_PERCENT = byLanguage((language) =>
  /\s/.test(new Intl.NumberFormat(language, { style: 'percent' }).format(1)),
)
const CLOSE_PERCENT = /(?<=\d)%/g

/**
 * Keeps together what a line must not part: a dash stays with the word before
 * it, a unit or what is counted with its number, the ends of a range with each
 * other, a short last word with the one before, and what `typesetting` of
 * `language.json` lists: short words and particles with the word they lean on
 * (в дом, что ли, что-то, по-прежнему).
 * By no-break spaces (U+00A0) and word joiners (U+2060). A percent sign that was
 * typed close to its number is set apart from it where the language does so.
 *
 * Our own, for `typograf` parts ranges, lower bounds and particles, changes
 * what was written (dashes, quotes), glues English articles, and takes 0.25 ms
 * a sentence where this takes 0.004.
 */
export function typeset(words: string, language: Language): string {
  const spaced = PARTS_PERCENT[language] && words.includes('%') ? words.replace(CLOSE_PERCENT, '\u00a0%') : words
  return spaced.replace(SPACES[language], '\u00a0').replace(BREAKS[language], '$&\u2060')
}

/** Colours code. */
export type Highlight = (code: string, language: string) => CodeToken[]

/**
 * A body as its page shows it: the same for its words, and its code coloured.
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
