/** The keys of a Russian and an American keyboard, each in its place. */
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё'

/** Russian in Latin letters, longest first, as people write it without a standard. */
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

/** A `y` or `i` that is `й` behind a vowel, as in `sayt` and `dizain`, written `j`; what `iye` writes is `ие`. */
function withShortI(text: string): string {
  return text.replace(/(?<=[aeiou])ye/g, 'e').replace(/(?<=[aeiouy])y(?![aou])|(?<=[ae])i/g, 'j')
}

/** Latin letters as the Russian ones that sound like them: `kakaya cena` becomes `какая цена`. */
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

/**
 * What a normalised text may have been meant to be: typed with the keyboard in
 * the other language (`ghbdtn` is `привет`, `зкшсу` is `price`), or Russian
 * written in Latin letters.
 */
export function otherReadings(text: string): string[] {
  const readings = [
    typedOn(text, LATIN, CYRILLIC),
    typedOn(text, CYRILLIC, LATIN),
    /[а-я]/.test(text) ? text : transliterated(text),
  ]
  return [...new Set(readings)].filter((reading) => reading !== text)
}
