import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** No vowels, so that no name is a word, and no d: ad blockers hide classes that contain "ad". */
const LETTERS = 'bcfghjklmnpqrstvwxzBCFGHJKLMNPQRSTVWXZ'

/** Class names of a site, two characters each: they stand in every page hundreds of times. */
interface ClassNames {
  /** Changes with the set of classes: modules compiled under other names must not be used again. */
  digest: string
  /** Short name of a class, or undefined for one that is not known. */
  of(file: string, name: string): string | undefined
}

/**
 * Numbers the classes and animations of all style modules below a folder, in the order of their paths.
 * @throws when there are more classes than names
 */
export function classNames(folder: string): ClassNames {
  const sheets = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort()
  const keys = sheets.flatMap((file) => {
    const whole = path.join(folder, file)
    return namesIn(fs.readFileSync(whole, 'utf8')).map((name) => keyOf(whole, name))
  })
  if (keys.length > LETTERS.length ** 2) throw new Error(`${keys.length} classes are more than there are short names.`)
  const numbers = new Map(keys.map((key, number) => [key, number]))
  return {
    digest: crypto.createHash('sha1').update(keys.join('\n')).digest('hex'),
    of(file, name) {
      const number = numbers.get(keyOf(file, name))
      if (number === undefined) return undefined
      return LETTERS[Math.floor(number / LETTERS.length)] + LETTERS[number % LETTERS.length]
    },
  }
}

/** The classes and animations a style module defines. */
function namesIn(css: string): string[] {
  const rules = css.replace(/\/\*.*?\*\//gs, '')
  const found = rules.matchAll(/\.([a-zA-Z_][\w-]*)(?=[^{}]*\{)|@keyframes\s+([\w-]+)/g)
  return [...new Set([...found].map(([, className, animation]) => className ?? animation))].sort()
}

function keyOf(file: string, name: string): string {
  return `${path.relative(process.cwd(), path.resolve(file)).replaceAll(path.sep, '/')} ${name}`
}
