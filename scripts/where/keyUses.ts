/** A file of the code. */
export interface Source {
  file: string
  text: string
}

const PLURAL = /_(zero|one|two|few|many|other)$/
const QUOTE = '[\'"`]'
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * The files that ask for a key of a dictionary: by its name, by the longest
 * beginning of it that something is added to (`contact:reason.${reason}`), as
 * a field of words that are handed on (`words.title`), or by the English words
 * it is made of (`lookUp('Learn More')`).
 * @param dictionary its name, `contact`
 */
export function keyUses(dictionary: string, key: string, sources: readonly Source[]): string[] {
  const name = key.replace(PLURAL, '')
  const parts = name.split('.')
  const starts = [
    literal(name) + QUOTE,
    ...parts.slice(1).map((_, index) => `${literal(parts.slice(0, -1 - index).join('.'))}\\.\\$\\{`),
  ]
  const inFolder = sources.filter(({ file }) => file.includes(`/${dictionary}/`))
  const anywhere = (way: string, flags = '') => ({ way: new RegExp(way, flags), where: sources })
  const ways = [
    ...starts.map((start) => anywhere(`${QUOTE}${dictionary}:${start}`)),
    { way: new RegExp(`\\bwords\\.${literal(name)}\\b`), where: inFolder },
    ...starts.map((start) => anywhere(QUOTE + start)),
    anywhere(`lookUp\\(${QUOTE}${[...name].map(literal).join('\\s*')}${QUOTE}`, 'i'),
  ]
  for (const { way, where } of ways) {
    const found = where.filter(({ text }) => way.test(text)).map(({ file }) => file)
    if (found.length > 0) return found
  }
  return []
}
