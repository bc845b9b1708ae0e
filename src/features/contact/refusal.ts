import { cleanValue, type ContactField } from './contactValues'

/** Why an address or a number was refused: a key of the `contact` namespace and what its text names. */
interface Refusal {
  key: `contact:refused.${'phoneSign' | 'start' | 'sign' | 'space' | 'end' | 'letter'}`
  /** The sign or letter that was refused. */
  sign: string
  /** The part of the address around a letter. */
  part?: string
}

const LATIN = /\p{Script=Latin}/gu
/** The alphabets with letters that look like Latin ones. */
const LOOKALIKE = /[\p{Script=Cyrillic}\p{Script=Greek}]/gu

/**
 * Finds a letter of another alphabet in an e-mail address, such as a Cyrillic "а" in `ann@exаmple.com`: a reply to it
 * cannot arrive. Registries accept no name that mixes Latin with Cyrillic or Greek, and no name in Latin letters below
 * a Cyrillic or Greek top-level domain. Whole names in one alphabet pass: `анна@почта.рф`, `anna@почта.com`.
 */
export function foreignLetter(address: string): Pick<Refusal, 'sign' | 'part'> | undefined {
  const parts = address.split(/[.@]/)
  const ending = parts.slice(-2)
  const names = ending[1]?.match(LOOKALIKE) ? [...parts, ending.join('.')] : parts
  for (const part of names) {
    const latin = part.match(LATIN) ?? []
    const others = part.match(LOOKALIKE) ?? []
    const [sign] = latin.length < others.length ? latin : others
    if (sign && latin.length > 0) return { sign, part }
  }
  return undefined
}

function phoneRefusal(value: string): Refusal | undefined {
  // A sign is named with its neighbours: `ext.`
  const sign = /[^\d\s()+-]+/u.exec(value)?.[0]
  if (sign) return { key: 'contact:refused.phoneSign', sign }
  const start = /^\+?\s*([^1-9+])/.exec(value)?.[1]
  if (start) return { key: 'contact:refused.start', sign: start }
  return value.lastIndexOf('+') > 0 ? { key: 'contact:refused.phoneSign', sign: '+' } : undefined
}

function emailRefusal(value: string): Refusal | undefined {
  const sign = /[,;:<>()[\]"\\]+|\.{2,}/.exec(value)?.[0]
  if (sign) return { key: 'contact:refused.sign', sign }
  if (value.includes(' ')) return { key: 'contact:refused.space', sign: ' ' }
  if (value.endsWith('.')) return { key: 'contact:refused.end', sign: '.' }
  const letter = foreignLetter(value)
  return letter && { key: 'contact:refused.letter', ...letter }
}

/**
 * Names what the visitor has to change in an invalid e-mail address or number.
 * @returns undefined if no single sign is at fault, as in a number that is too short
 */
export function refusalOf(field: ContactField, typed: string): Refusal | undefined {
  const value = cleanValue(field, typed)
  if (field === 'phone') return phoneRefusal(value)
  return field === 'email' ? emailRefusal(value) : undefined
}
