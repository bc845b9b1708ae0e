/** Checks of single fields: the icon, picture, record or page they name must exist. */
import { checkImage } from './checkImage'
import { checkLink, type LinkTargets } from './checkLink'
import type { ContentFiles } from '../source/contentFiles'
import type { DataDocument } from '../source/dataDocument'
import type { FieldMeta, ReferenceTarget, LocalizedText } from '../schemas/fields'
import type { IconSets } from './iconSets'
import { LANGUAGES, type Language } from '../../routing/languages'
import { neutralPath } from '../../routing/localizePath'
import type { Problem } from '../report/problem'
import { hint } from '../report/suggest'
import type { References } from './targets'
import { fieldName } from '../source/validate'

/** What the files of a field name: everything a check looks things up in. */
export interface Surroundings {
  files: ContentFiles
  icons: IconSets
  /** Where the site itself is, as `https://brightkeel.example`; null while that is not known. */
  origin: string | null
  references: References
  targets: Record<Language, LinkTargets>
}

/** What is wrong with a field, wherever it stands; null when nothing is. */
export type Finding = Pick<Problem, 'message' | 'severity'> | null

/**
 * Checks the value of one field against what it names outside its own file.
 * @param file path of the file it stands in
 */
export function checkField(meta: FieldMeta, value: unknown, file: string, around: Surroundings): Finding {
  if (meta.kind === 'words') return untranslated(value)
  if (typeof value !== 'string') return null
  const message = stringProblem(meta, value, file, around)
  return message === null ? null : { message, severity: 'error' }
}

function stringProblem(meta: FieldMeta, value: string, file: string, around: Surroundings): string | null {
  switch (meta.kind) {
    case 'icon':
    case 'brand-icon': {
      const set = around.icons[meta.kind]
      return set.names.has(value) ? null : `"${value}" is not ${set.title}.${hint(value, set.names)}`
    }
    case 'reference': {
      const allowed = around.references[meta.to as ReferenceTarget]
      return allowed.has(value)
        ? null
        : `"${value}" is not ${REFERENCE_NAMES[meta.to as ReferenceTarget]}.${hint(value, allowed)}`
    }
    case 'image':
      return checkImage(around.files, file, value, meta.minWidth ?? 0)
    case 'link':
      return linkProblem(value, LANGUAGES, around)
    default:
      return null
  }
}

/**
 * Checks a link for every language whose pages show it.
 * @param here path of the page it stands on
 * @returns what is wrong, or null
 */
export function linkProblem(
  to: string,
  languages: readonly Language[],
  around: Surroundings,
  here?: string,
): string | null {
  const own = ownPath(to, around.origin)
  if (own) return `"${to}" is a page of this site. Write "${own}"; visitors stay in their language.`
  const messages = languages.map((language) => checkLink(to, around.targets[language], here))
  const first = messages.findIndex((message) => message !== null)
  if (first === -1) return null
  return messages.includes(null) ? `In language "${languages[first]}": ${messages[first]}` : messages[first]
}

/** The path of an address of this site without its language, or null for other addresses. */
function ownPath(to: string, origin: string | null): string | null {
  if (!/^https?:/i.test(to) || !URL.canParse(to)) return null
  const { origin: there, pathname, search, hash } = new URL(to)
  return there === origin ? `${neutralPath(pathname.replace(/(.)\/$/, '$1'))}${search}${hash}` : null
}

const REFERENCE_NAMES: Record<ReferenceTarget, string> = {
  Author: 'an author',
  Category: 'a category',
  Project: 'a project',
  Service: 'a service',
  Solution: 'a solution',
  Industry: 'an industry',
  Figure: 'a figure of content/site.json',
}

/** A sentence that is the same in two languages was forgotten, a name was not: hence four words, and a warning. */
function untranslated(value: unknown): Finding {
  const { en, ru } = (value ?? {}) as Partial<LocalizedText>
  if (typeof en !== 'string' || en !== ru || en.split(/\s+/).length < 4) return null
  return { message: 'The Russian words are the English ones. Translate them.', severity: 'warning' }
}

/** Entries of any list that carry an `id` must differ in it, at any depth. */
export function repeatedIds(file: string, document: DataDocument): Problem[] {
  const problems: Problem[] = []
  const search = (value: unknown, path: PropertyKey[]): void => {
    if (Array.isArray(value)) {
      const seen = new Set<unknown>()
      value.forEach((item, index) => {
        const id = (item as { id?: unknown } | null)?.id
        const at = [...path, index, 'id']
        if (id !== undefined && seen.has(id))
          problems.push({
            file,
            ...document.locate(at),
            field: fieldName(at),
            message: `${JSON.stringify(id)} stands twice in this list.`,
            severity: 'error',
          })
        seen.add(id)
        search(item, [...path, index])
      })
    } else if (value && typeof value === 'object') {
      for (const [key, item] of Object.entries(value)) search(item, [...path, key])
    }
  }
  search(document.value, [])
  return problems
}
