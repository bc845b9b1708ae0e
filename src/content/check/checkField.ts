/** Checks of single fields: the icon, picture, record or page they name must exist, and words must be plain words. */
import { checkImage } from './checkImage'
import { pictureFile, localizedPicture } from '../read/pictureFiles'
import { checkAddress, checkHeldBack, checkLink, type HeldBackPages, type LinkTargets } from './checkLink'
import { checkSentences, checkWords } from './checkWords'
import type { ContentFiles } from '../read/contentFiles'
import type { DataDocument } from '../report/positions'
import type { FieldMeta, ReferenceTarget } from '../schemas/fields'
import type { IconSets } from './iconSets'
import { LANGUAGES, type Language } from '../../routing/languages'
import { toNeutralPath } from '../../routing/localizePath'
import { problem, type FieldPosition, type Problem } from '../report/problem'
import { hint } from '../report/suggest'
import { visitFields, type AnySchema } from '../schemas/walkSchema'
import type { References } from './targets'

/** What the files of a field name: everything a check looks things up in. */
export interface CheckContext {
  files: ContentFiles
  icons: IconSets
  /** Where the site itself is, as `https://brightkeel.example`; null while that is not known. */
  origin: string | null
  references: References
  targets: Record<Language, LinkTargets>
  heldBack: Record<Language, HeldBackPages>
  /** ISO day of the check, in UTC. */
  today: string
}

/** Checks every field of a record that carries a kind. */
export function checkFields(
  schema: AnySchema,
  value: unknown,
  document: DataDocument,
  context: CheckContext,
): Problem[] {
  const problems: Problem[] = []
  visitFields(schema, value, (meta, field, path) => {
    problems.push(...checkField(meta, field, (below = []) => document.at([...path, ...below]), context))
  })
  return problems
}

/**
 * Checks the value of one field against what it names outside its own file.
 * @param at where the field stands, or a part of it
 */
export function checkField(
  meta: FieldMeta,
  value: unknown,
  at: (below?: PropertyKey[]) => FieldPosition,
  context: CheckContext,
): Problem[] {
  if (meta.kind === 'words') return checkWords(value, at)
  if (typeof value !== 'string') return []
  switch (meta.kind) {
    case 'icon':
    case 'brand-icon': {
      const set = context.icons[meta.kind]
      return set.names.has(value)
        ? []
        : [problem('reference/icon', at(), `"${value}" is not ${set.title}.${hint(value, set.names)}`)]
    }
    case 'reference': {
      const to = meta.to as ReferenceTarget
      const allowed = context.references[to]
      return allowed.has(value)
        ? []
        : [problem('reference/record', at(), `"${value}" is not ${REFERENCE_NAMES[to]}.${hint(value, allowed)}`)]
    }
    case 'image':
      return [value, ...ownPictures(value, at().file, context.files)].flatMap((src) =>
        checkImage(context.files, src, at(), meta.minWidth ?? 0),
      )
    case 'link':
      return checkLinkIn(value, LANGUAGES, at(), context)
    case 'address':
      return checkAddress(value, at())
    case 'origin':
      return checkAddress(value, at(), true)
    case 'plain-text':
      return checkSentences(value, at)
    default:
      return []
  }
}

/** The files some languages have of a picture, named as it is. */
function ownPictures(src: string, from: string, files: ContentFiles): string[] {
  return LANGUAGES.map((language) => localizedPicture(src, language)).filter((name) => {
    const file = name === src ? null : pictureFile(from, name)
    return file !== null && files.size(file) !== null
  })
}

/**
 * Checks a link for every language whose pages show it.
 * @param here path of the page it stands on
 */
export function checkLinkIn(
  to: string,
  languages: readonly Language[],
  at: FieldPosition,
  context: CheckContext,
  here?: string,
): Problem[] {
  const own = ownPath(to, context.origin)
  if (own)
    return [
      problem('link/own-site', at, `"${to}" is a page of this site. Write "${own}"; visitors stay in their language.`),
    ]
  const found = languages.map((language) => {
    const problems = checkLink(to, at, context.targets[language], here)
    return problems.length > 0 ? problems : checkHeldBack(to, at, context.heldBack[language], here)
  })
  const first = found.findIndex((problems) => problems.length > 0)
  if (first === -1) return []
  const inSome = found.some((problems) => problems.length === 0)
  return found[first].map((one) =>
    inSome ? { ...one, message: `In language "${languages[first]}": ${one.message}` } : one,
  )
}

/** The path of an address of this site without its language, or null for other addresses. */
function ownPath(to: string, origin: string | null): string | null {
  if (!/^https?:/i.test(to) || !URL.canParse(to)) return null
  const { origin: there, pathname, search, hash } = new URL(to)
  return there === origin ? `${toNeutralPath(pathname.replace(/(.)\/$/, '$1'))}${search}${hash}` : null
}

const REFERENCE_NAMES: Record<ReferenceTarget, string> = {
  Author: 'an author',
  Category: 'a category',
  Project: 'a project',
  Service: 'a service',
  Solution: 'a solution',
  Industry: 'an industry',
  Figure: 'a figure of content/figures.json',
}

/** Entries of any list that carry an `id` must differ in it, at any depth. */
export function checkIds(document: DataDocument): Problem[] {
  const problems: Problem[] = []
  const search = (value: unknown, path: PropertyKey[]): void => {
    if (Array.isArray(value)) {
      const seen = new Set<unknown>()
      value.forEach((item, index) => {
        const id = (item as { id?: unknown } | null)?.id
        if (id !== undefined && seen.has(id))
          problems.push(
            problem(
              'field/repeated-id',
              document.at([...path, index, 'id']),
              `${JSON.stringify(id)} stands twice in this list.`,
            ),
          )
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
