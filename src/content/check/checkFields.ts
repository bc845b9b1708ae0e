/** Checks of the fields of a record, each a rule; all rules share one walk through the record. */
import type { ContentTypeName } from '../model/contentTypes'
import { toNeutralPath } from '../../routing/localizePath'
import { LANGUAGES, type Language } from '../../routing/languages'
import type { ContentFiles } from '../read/contentFiles'
import { localizedPicture, pictureFile } from '../read/pictureFiles'
import type { DataDocument, FieldPath } from '../report/positions'
import { problem, type FieldPosition, type Problem } from '../report/problem'
import { hint } from '../report/suggest'
import type { FieldMeta, LocalizedText, ReferenceTarget } from '../schemas/fields'
import { visitRecord, type AnySchema } from '../schemas/walkSchema'
import { checkImage } from './checkImage'
import { checkAddress, checkHeldBack, checkLink, type HeldBackPages, type LinkTargets } from './checkLink'
import type { IconSets } from './iconSets'
import type { References } from './targets'

/** A present field of a record that carries a kind. */
export interface Field {
  /** Type of its record; none for the front matter of a text. */
  type?: ContentTypeName
  meta: FieldMeta
  value: unknown
  /** Position of the field, or of a part of it; takes its time. */
  at(this: void, below?: FieldPath): FieldPosition
}

/** Checks one field by itself. */
export type FieldRule = (field: Field) => Problem[]

/** A record with its schema and positions. */
interface CheckedRecord {
  type?: ContentTypeName
  schema: AnySchema
  document: DataDocument
  value: unknown
}

/** Runs rules on each field of a record that carries a kind, also of a record with errors. */
export function checkFields({ type, schema, document, value }: CheckedRecord, rules: readonly FieldRule[]): Problem[] {
  const problems: Problem[] = []
  visitRecord(schema, value ?? document.value, {
    field: (meta, field, path) => {
      const at = (below: FieldPath = []) => document.at([...path, ...below])
      for (const rule of rules) problems.push(...rule({ type, meta, value: field, at }))
    },
    list: (items, path) => {
      problems.push(...checkIds(items, (index) => document.at([...path, index, 'id'])))
    },
  })
  return problems
}

/** Entries of a list that carry an `id` must differ in it. */
function checkIds(items: readonly unknown[], at: (index: number) => FieldPosition): Problem[] {
  const seen = new Set<unknown>()
  return items.flatMap((item, index) => {
    const id = (item as { id?: unknown } | null)?.id
    if (id === undefined) return []
    const isRepeated = seen.has(id)
    seen.add(id)
    return isRepeated
      ? [problem('field/repeated-id', at(index), `${JSON.stringify(id)} stands twice in this list.`)]
      : []
  })
}

/** The words of a field in each language they are written in; none for a field of another kind. */
export function wordsOf({ meta, value, at }: Field): { text: string; language: Language; at: () => FieldPosition }[] {
  if (meta.kind !== 'words') return []
  return LANGUAGES.flatMap((language) => {
    const text: unknown = (value as Partial<LocalizedText>)[language]
    return typeof text === 'string' ? [{ text, language, at: () => at([language]) }] : []
  })
}

/** Everything the names in fields are looked up in. */
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

/** The rule that the icon, picture, record or page a field names must exist. */
export function nameRule(context: CheckContext): FieldRule {
  return ({ meta, value, at }) => {
    if (typeof value !== 'string') return []
    switch (meta.kind) {
      case 'icon':
      case 'brand-icon': {
        const { names, title } = context.icons[meta.kind]
        return names.has(value)
          ? []
          : [problem('reference/icon', at(), `"${value}" is not ${title}.${hint(value, names)}`)]
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
      case 'origin':
        return checkAddress(value, at(), meta.kind === 'origin')
      default:
        return []
    }
  }
}

/** A rule that reports nothing: it adds the pictures a record names to a set, in every language. */
export function pictureRule(named: Set<string>): FieldRule {
  return ({ meta, value, at }) => {
    if (meta.kind === 'image' && typeof value === 'string') addPicture(named, at().file, value)
    return []
  }
}

/** Adds a picture that a file names, with its own files of other languages. */
export function addPicture(named: Set<string>, from: string, src: string): void {
  const file = pictureFile(from, src)
  if (file) for (const language of LANGUAGES) named.add(localizedPicture(file, language))
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
