/** Checks of the fields of a record, each a rule; all rules share one walk through the record. */
import { posix } from 'node:path'
import { LANGUAGES, type Language } from '../../routing/languages'
import { pathOfFile } from '../../routing/pageKinds'
import { toNeutralPath } from '../../routing/localizePath'
import type { ContentTypeName } from '../model/contentTypes'
import type { ContentFiles } from '../read/contentFiles'
import { localizedPicture, pictureFile } from '../read/pictureFiles'
import type { DataDocument, FieldPath } from '../report/positions'
import type { FieldPosition, Report } from '../report/problem'
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
export type FieldRule = (field: Field, report: Report) => void

/** A record with its schema and positions. */
interface CheckedRecord {
  type?: ContentTypeName
  schema: AnySchema
  document: DataDocument
  value: unknown
}

/** Runs rules on each field of a record that carries a kind, also of a record with errors. */
export function checkFields(record: CheckedRecord, rules: readonly FieldRule[], report: Report): void {
  const { type, schema, document, value } = record
  visitRecord(schema, value ?? document.value, {
    field: (meta, field, path) => {
      const at = (below: FieldPath = []) => document.at([...path, ...below])
      for (const rule of rules) rule({ type, meta, value: field, at }, report)
    },
    list: (items, path) => {
      // Entries that carry an `id` must differ in it.
      const seen = new Set<unknown>()
      items.forEach((item, index) => {
        const id = (item as { id?: unknown } | null)?.id
        if (id !== undefined && seen.has(id))
          report(
            'field/repeated-id',
            document.at([...path, index, 'id']),
            `${JSON.stringify(id)} stands twice in this list.`,
          )
        seen.add(id)
      })
    },
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

/**
 * The rule that the icon, picture, record or page a field names must exist.
 * @param pictures gets the pictures that are named
 */
export function nameRule(context: CheckContext, pictures: Set<string>): FieldRule {
  return ({ meta, value, at }, report) => {
    if (typeof value !== 'string') return
    const expect = (names: ReadonlySet<string>, id: 'reference/icon' | 'reference/record', what: string) => {
      if (!names.has(value)) report(id, at(), `"${value}" is not ${what}.${hint(value, names)}`)
    }
    switch (meta.kind) {
      case 'icon':
      case 'brand-icon':
        expect(context.icons[meta.kind].names, 'reference/icon', context.icons[meta.kind].title)
        break
      case 'reference': {
        const to = meta.to as ReferenceTarget
        expect(context.references[to], 'reference/record', `a known ${to.toLowerCase()}`)
        break
      }
      case 'image': {
        const { files } = context
        for (const language of LANGUAGES) {
          const src = localizedPicture(value, language)
          const file = pictureFile(at().file, src)
          if (file) pictures.add(file)
          // A language may do without a file of its own.
          if (src === value || (file && files.size(file) !== null))
            checkImage(files, src, at(), meta.minWidth ?? 0, report)
        }
        break
      }
      case 'link':
        checkLinkIn(value, LANGUAGES, at(), context, report)
        break
      case 'address':
      case 'origin':
        checkAddress(value, at(), report, meta.kind === 'origin')
        break
      default:
    }
  }
}

/**
 * Checks a link for every language whose pages show it.
 * @param here path of the page it stands on
 */
export function checkLinkIn(
  to: string,
  languages: readonly Language[],
  at: FieldPosition,
  { origin, targets, heldBack }: CheckContext,
  report: Report,
  here?: string,
): void {
  const own = ownPath(to, origin)
  if (own) {
    report('link/own-site', at, `"${to}" is a page of this site. Write "${own}"; visitors stay in their language.`)
    return
  }
  const isFile = /^\.{1,2}\/.*\.(?:mdx?|json)$/.test(to)
  const page = isFile ? pathOfFile(posix.join(posix.dirname(at.file), to)) : null
  if (page) {
    report('link/relative', at, `"${to}" is a file. Write the address of its page: "${page}".`)
    return
  }
  const reasons = languages.map(
    (language) => checkLink(to, targets[language], here) ?? checkHeldBack(to, heldBack[language], here),
  )
  const first = reasons.findIndex((reason) => reason !== null)
  const reason = reasons[first]
  if (!reason) return
  const [id, message] = reason
  report(id, at, reasons.includes(null) ? `In language "${languages[first]}": ${message}` : message)
}

/** The path of an address of this site without its language, or null for other addresses. */
function ownPath(to: string, origin: string | null): string | null {
  if (!/^https?:/i.test(to) || !URL.canParse(to)) return null
  const { origin: there, pathname, search, hash } = new URL(to)
  return there === origin ? `${toNeutralPath(pathname.replace(/(.)\/$/, '$1'))}${search}${hash}` : null
}
