/**
 * Words without their endings. Russian by Snowball's algorithm
 * (https://snowballstem.org/algorithms/russian/stemmer.html), English by its
 * most frequent endings alone: what they leave is no word, but the same for the
 * forms of one.
 */

const RUSSIAN_VOWEL = /[аеиоуыэюя]/
const PERFECTIVE = /(?:ившись|ывшись|ивши|ывши|ив|ыв)$|([ая])(?:вшись|вши|в)$/
const REFLEXIVE = /с[яь]$/
const ADJECTIVE = /(?:ими|ыми|его|ого|ему|ому|ее|ие|ые|ое|ей|ий|ый|ой|ем|им|ым|ом|их|ых|ую|юю|ая|яя|ою|ею)$/
const PARTICIPLE = /(?:ивш|ывш|ующ)$|([ая])(?:ем|нн|вш|ющ|щ)$/
const VERB =
  /(?:ейте|уйте|ила|ыла|ена|ите|или|ыли|ило|ыло|ено|ует|уют|ены|ить|ыть|ишь|ей|уй|ил|ыл|им|ым|ен|ят|ит|ыт|ую|ю)$|([ая])(?:ете|йте|ешь|нно|ла|на|ли|ем|ло|но|ет|ют|ны|ть|й|л|н)$/
const NOUN =
  /(?:иями|ями|ами|ией|иям|ием|иях|ев|ов|ие|ье|еи|ии|ей|ой|ий|ям|ем|ам|ом|ах|ях|ию|ью|ия|ья|а|е|и|й|о|у|ы|ь|ю|я)$/
const ABSTRACT = /[аеиоуыэюя][^аеиоуыэюя]+[аеиоуыэюя].*?(ость?)$/

/** Cuts the first ending that fits; the vowel an ending has to follow stays. */
function cut(word: string, ...endings: readonly RegExp[]): string | null {
  const ending = endings.find((each) => each.test(word))
  return ending ? word.replace(ending, (_, vowel: unknown) => (typeof vowel === 'string' ? vowel : '')) : null
}

function russian(word: string): string {
  const start = word.search(RUSSIAN_VOWEL) + 1
  if (start === 0) return word
  const root = word.slice(0, start)
  let rest = word.slice(start)
  const perfective = cut(rest, PERFECTIVE)
  if (perfective !== null) rest = perfective
  else {
    rest = rest.replace(REFLEXIVE, '')
    const adjective = cut(rest, ADJECTIVE)
    rest = adjective === null ? (cut(rest, VERB, NOUN) ?? rest) : (cut(adjective, PARTICIPLE) ?? adjective)
  }
  rest = rest.replace(/и$/, '')
  if (ABSTRACT.test(rest)) rest = rest.replace(/ость?$/, '')
  return (
    root +
    rest
      .replace(/ейше?$/, '')
      .replace(/ь$/, '')
      .replace(/нн$/, 'н')
  )
}

const ENGLISH_VOWEL = /[aeiouy]/

/** One syllable that ends as `car` does: with an `e` it is another word, `care`. */
const SHORT = /^[^aeiouy]*[aeiouy][^aeiouywx]$/

const withSilentE = (word: string) => (SHORT.test(word) ? `${word}e` : word)

/** `planned` → `plan`, `used` → `use`, `caring` → `care`, `testing` → `test`; nothing where no vowel would be left. */
function withoutVerbEnding(word: string): string {
  const rest = word.replace(/(?:ing|ed)(?:ly)?$/, '')
  if (rest === word || rest.length < 2 || !ENGLISH_VOWEL.test(rest)) return word
  if (/([bdfgmnprt])\1$/.test(rest)) return rest.slice(0, -1)
  return withSilentE(rest)
}

function english(word: string): string {
  const singular = word
    .replace(/(?:sses|(x|ch|sh)es)$/, (ending, kept: string | undefined) => kept ?? ending.slice(0, 2))
    .replace(/ies$/, 'y')
    .replace(/^(.{2,}[^su])s$/, '$1')
  const rest = withoutVerbEnding(singular)
    .replace(/^(.{3,})(?:ization|isation|izer|iser|ize|ise)$/, '$1')
    .replace(/^(.{4,})(?<!e)er$/, (_, kept: string) => withSilentE(kept))
    .replace(/^(.{4,})(?:ment|ness|ion|or|ly)$/, '$1')
  const ended = rest.length > 3 ? rest.replace(/[eyi]$/, '') : rest.replace(/(.{2})e$/, '$1')
  return SHORT.test(ended) ? rest : ended
}

/** The stem of a normalised word (`assistant/normalise`); of any other text, the text. */
export function stem(word: string): string {
  if (word.length < 3) return word
  if (/^[а-я]+$/.test(word)) return russian(word)
  return /^[a-z]+$/.test(word) ? english(word) : word
}
