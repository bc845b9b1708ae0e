/** Parts shared by the nodes of records and of texts. */
import crypto from 'node:crypto'
import { iconFile } from '../../content/check/installedNames'
import { CONTENT_TYPES, entriesOf, type Content } from '../../content/model/contentTypes'
import type { PrintedFigure } from '../../content/model/figures'
import { localizedPicture } from '../../content/read/pictureFiles'
import { folderOf, joinPath } from '../../content/report/paths'
import { figureSchema } from '../../content/schemas/company'
import type { LocalizedText } from '../../content/schemas/fields'
import { visitRecord, type AnySchema } from '../../content/schemas/walkSchema'
import { DEFAULT_LANGUAGE, type Language } from '../../routing/languages'
import { iconSvg } from './iconSvg'
import { typeset, type Highlight } from './typeset'

export interface ContentNode {
  id: string
  type: string
  /** Changes when any input of the node changes. */
  digest: string
  /** Fields of the node. A function, because the body of a text is parsed only when the node is written. */
  fields(): Record<string, unknown>
  /** Whole content of the file; only nodes of text files have it. */
  content?(): string
  /** Text file whose Mdx node becomes the parent of this node. */
  text?: string
}

/** Id of the node of a record in a language. */
export function nodeId(type: string, key: string, language: Language): string {
  return `${type}:${key}:${language}`
}

/** Id of the node of a text file, whose path starts at the root of the repository. */
export function textFileNodeId(file: string): string {
  return `File:${file}`
}

export interface NodeTools {
  highlight: Highlight
  /** Content of a text file, whose path starts at the root of the repository. */
  readText(file: string): string
  /** The path of a file as the disk has it, from the root of the repository; undefined if it does not exist. */
  findFile(file: string): string | undefined
  /** Digest of the code that makes nodes: when it changes, all nodes kept from the last build are replaced. */
  nodeFormat: string
  /** Digest of a picture or drawing, so that a changed file makes a new node. */
  imageDigest(file: string): string
  /** ISO day of the build, in UTC. */
  today: string
  siteUrl(fromContent: string): string
}

/** Collects the pictures and drawings used in a node's fields. */
export class Pictures {
  private readonly found = new Set<string>()

  constructor(
    private readonly language: Language,
    private readonly tools: NodeTools,
  ) {}

  /** Path of a picture beside `file`, in the variant for the language, if any. Paths start at the repository's root. */
  add(file: string, name: string): string {
    const picture = joinPath(folderOf(file), name)
    return this.use(this.tools.findFile(localizedPicture(picture, this.language)) ?? picture)
  }

  /** The drawing beside `file`, as SVG: the same in every language. */
  drawing(file: string, name: string): string {
    return iconSvg(this.tools.readText(this.use(joinPath(folderOf(file), name))))
  }

  /** An icon of the interface, as SVG. */
  icon(name: string): string {
    return iconSvg(this.tools.readText(iconFile('', 'icon', name)))
  }

  private use(path: string): string {
    const file = this.tools.findFile(path) ?? path
    this.found.add(file)
    return file
  }

  digests(): string[] {
    return [...this.found].map((file) => this.tools.imageDigest(file))
  }
}

/** References stored as a copy of the record instead of a link to a node. */
export const EMBEDDED_REFERENCES = ['Category', 'Figure']

/** The file and language of a value, and the collector of its pictures. */
export interface ValueContext {
  content: Content
  language: Language
  contentLanguage: Language
  file: string
  pictures: Pictures
}

/**
 * The fields of a record's node in one language: words become strings,
 * references become node ids or copies, pictures become paths from the root of
 * the repository.
 */
export function localizeRecord(schema: AnySchema, value: unknown, context: ValueContext): unknown {
  const { content, language, contentLanguage, file, pictures } = context
  return visitRecord(schema, value, {
    field: ({ kind, to }, field) => {
      if (kind === 'words') return typeset((field as LocalizedText)[language], contentLanguage)
      if (kind === 'image') return pictures.add(file, field as string)
      if (kind === 'drawing') return pictures.drawing(file, field as string)
      if (kind === 'icon') return pictures.icon(field as string)
      if (kind !== 'reference' || !to) return field
      if (!EMBEDDED_REFERENCES.includes(to)) return nodeId(to, field as string, language)
      if (to === 'Figure')
        return localizeFigure(
          content.figures.find(({ id }) => id === field),
          context,
        )
      const categories = entriesOf(content.entries, 'Category')
      const category = categories.find(({ record }) => record.name[DEFAULT_LANGUAGE] === field)
      if (!category) return null
      const place = { ...context, file: category.file, contentLanguage: category.wordsIn[language] }
      return {
        ...(localizeRecord(CONTENT_TYPES.Category.schema, category.record, place) as object),
        contentLanguage: place.contentLanguage,
      }
    },
  })
}

/** The fields of a figure of the ledger in one language. */
function localizeFigure(figure: PrintedFigure | undefined, context: ValueContext): object | null {
  if (!figure) return null
  const place = { ...context, file: 'content/figures.json', contentLanguage: figure.wordsIn[context.language] }
  return { ...(localizeRecord(figureSchema, figure, place) as object), contentLanguage: place.contentLanguage }
}

/** SHA-1 of a value as JSON. */
export function digest(value: unknown): string {
  return crypto.createHash('sha1').update(JSON.stringify(value)).digest('hex')
}

/** A node with computed fields. @param madeOf the data of its digest */
export function plainNode(type: string, id: string, fields: Record<string, unknown>, madeOf: unknown = fields) {
  return { id, type, digest: digest(madeOf), fields: () => fields } satisfies ContentNode
}
