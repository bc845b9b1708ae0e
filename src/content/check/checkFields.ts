/** Rules for the fields of a record. All rules run in one walk through the record. */
import { LANGUAGES, type Language } from '../../routing/languages'
import { pathOfFile } from '../../routing/pageKinds'
import { isFilePath, toNeutralPath } from '../../routing/localizePath'
import type { ContentTypeName } from '../model/contentTypes'
import { NO_ICON } from '../model/newRecord'
import type { ContentFiles } from '../read/contentFiles'
import { localizedPicture, pictureFile } from '../read/pictureFiles'
import type { DataDocument, FieldPath } from '../report/positions'
import { folderOf, joinPath } from '../report/paths'
import type { FieldPosition, Report } from '../report/problem'
import { hint } from '../report/suggest'
import type { FieldMeta, LocalizedText, ReferenceTarget } from '../schemas/fields'
import { visitRecord, type AnySchema } from '../schemas/walkSchema'
import { checkDrawing, checkImage } from './checkImage'
import { checkHeldBack, checkLink, type HeldBackPages, type LinkTargets } from './checkLink'
import type { IconSets } from './installedNames'
import type { References } from './targets'

/** A field of a record, if its schema has a kind. */
export interface Field {
  /** Type of the record; undefined for front matter. */
  type?: ContentTypeName
  meta: FieldMeta
  value: unknown
  /** Position of the field, or of a part of it. Slow: call it for problems only. */
  at(this: void, below?: FieldPath): FieldPosition
  /** The list with this value; empty for a value that is in no list. */
  list(this: void): readonly unknown[]
}

export type FieldRule = (field: Field, report: Report) => void

interface CheckedRecord {
  type?: ContentTypeName
  schema: AnySchema
  document: DataDocument
  value: unknown
}

/** Runs rules on each field with a kind, also in a record that is not valid. */
export function checkFields(record: CheckedRecord, rules: readonly FieldRule[], report: Report): void {
  const { type, schema, document, value } = record
  visitRecord(schema, value ?? document.value, {
    field: (meta, field, path) => {
      const at = (below: FieldPath = []) => document.at([...path, ...below])
      const list = () => {
        const parent = path
          .slice(0, -1)
          .reduce<unknown>((above, step) => Reflect.get(Object(above), step), document.value)
        return Array.isArray(parent) ? (parent as unknown[]) : []
      }
      for (const rule of rules) rule({ type, meta, value: field, at, list }, report)
    },
    list: (items, path) => {
      for (const name of [null, 'id', 'src', 'from'] as const) {
        const named = items.map((item) => (name ? (item as Partial<Record<string, unknown>> | null)?.[name] : item))
        for (const [index, each] of named.entries()) {
          if (typeof each !== 'string' || named.indexOf(each) === index) continue
          const message = `The list has ${JSON.stringify(each)} twice. Remove one, or name another.`
          report('field/repeated', document.at([...path, index, ...(name ? [name] : [])]), message)
        }
      }
    },
  })
}

/** The texts of a field by language; empty for a field of another kind than `words`. */
export function wordsOf({ meta, value, at }: Field): { text: string; language: Language; at: () => FieldPosition }[] {
  if (meta.kind !== 'words') return []
  return LANGUAGES.flatMap((language) => {
    const text: unknown = (value as Partial<LocalizedText>)[language]
    return typeof text === 'string' ? [{ text, language, at: () => at([language]) }] : []
  })
}

/** The valid names, files and addresses. */
export interface CheckContext {
  files: ContentFiles
  icons: IconSets
  /** Origin of the site: `https://brightkeel.example`; null if it is not known. */
  origin: string | null
  /** Ids of the ledger; none if it could not be read. */
  figures: ReadonlySet<string>
  references: References
  targets: Record<Language, LinkTargets>
  heldBack: Record<Language, HeldBackPages>
  /** ISO day of the check, in UTC. */
  today: string
}

const ICON_NAMES = { icon: 'an icon of lucide.dev', 'brand-icon': 'a brand mark of simpleicons.org' }

/**
 * The rule that icons, pictures, records and pages exist.
 * @param pictures the pictures that fields use are added to it
 */
export function nameRule(context: CheckContext, pictures: Set<string>): FieldRule {
  return ({ meta, value, at, list }, report) => {
    if (typeof value !== 'string') return
    const reportUnknown = (names: Iterable<string>, id: 'reference/icon' | 'reference/record', what: string) => {
      const others = [...names].filter((name) => !list().includes(name))
      report(id, at(), `"${value}" is not ${what}.${hint(value, others)}`)
    }
    switch (meta.kind) {
      case 'icon':
      case 'brand-icon': {
        const names = context.icons[meta.kind]
        const still = 'This is still the icon of the scaffold. Choose one of lucide.dev.'
        if (!names.includes(value)) reportUnknown(names, 'reference/icon', ICON_NAMES[meta.kind])
        else if (value === NO_ICON) report('words/scaffold', at(), still)
        break
      }
      case 'reference': {
        const to = meta.to as ReferenceTarget
        const names = context.references[to]
        if (!names.has(value)) reportUnknown(names, 'reference/record', `a known ${to.toLowerCase()}`)
        break
      }
      case 'image': {
        const { files } = context
        for (const language of LANGUAGES) {
          const src = localizedPicture(value, language)
          const file = pictureFile(files, at().file, src)
          if (file) pictures.add(file)
          // The variant for a language is optional.
          if (src === value || (file && files.size(file) !== null))
            checkImage(files, src, at(), meta.minWidth ?? 0, report)
        }
        break
      }
      case 'drawing': {
        const file = pictureFile(context.files, at().file, value)
        if (file) pictures.add(file)
        checkDrawing(context.files, value, at(), report)
        break
      }
      case 'link':
        checkLinkIn(value, LANGUAGES, at(), context, report)
        break
      default:
    }
  }
}

/**
 * Checks a link in every language that has it.
 * @param here path of the page with the link
 */
export function checkLinkIn(
  to: string,
  languages: readonly Language[],
  at: FieldPosition,
  { files, origin, targets, heldBack }: CheckContext,
  report: Report,
  here?: string,
): void {
  const own = ownPath(to, origin)
  const [, name, place = ''] = /^([^/?#][^?#]*\.(?:mdx?|json))(#.*)?$/.exec(to) ?? []
  const file = name && joinPath(folderOf(at.file), name)
  const page = file && files.size(file) !== null ? pathOfFile(file) : null
  if (page) {
    report('link/relative', at, `"${to}" is a file. Write the path of its page: "${page}${place}".`)
    return
  }
  const reasons = languages.map(
    (language) => checkLink(own ?? to, targets[language], here) ?? checkHeldBack(own ?? to, heldBack[language], here),
  )
  const first = reasons.findIndex((reason) => reason !== null)
  const reason = reasons[first]
  if (!reason && own) report('link/own-site', at, `"${to}" is an address of this site. Write "${own}".`)
  if (!reason) return
  const [id, message] = reason
  report(id, at, reasons.includes(null) ? `In language "${languages[first]}": ${message}` : message)
}

/** The path of an address of this site, of a page without its language, or null for other addresses. */
function ownPath(to: string, origin: string | null): string | null {
  if (!/^https?:/i.test(to) || !URL.canParse(to)) return null
  const { origin: there, pathname, search, hash } = new URL(to)
  if (there.replace(/^http:/, 'https:') !== origin) return null
  return `${isFilePath(pathname) ? pathname : toNeutralPath(pathname.replace(/(.)\/$/, '$1'))}${search}${hash}`
}
