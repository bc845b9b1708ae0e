/** Parts shared by the nodes of records and of texts. */
import crypto from 'node:crypto'
import { CONTENT_TYPES, entriesOf, type Content } from '../../content/model/contentTypes'
import { figureSchema } from '../../content/schemas/company'
import { localizedPicture } from '../../content/read/pictureFiles'
import { DEFAULT_LANGUAGE, type Language } from '../../routing/languages'
import type { LanguageContext } from './localizeRecord'
import type { Highlight } from './typeset'

export interface ContentNode {
  id: string
  type: string
  /** Changes when anything the node is made of changes. */
  digest: string
  /** Fields of the node. A function, because the body of a text is parsed only when the node is written. */
  fields(): Record<string, unknown>
  /** Whole content of the file; only nodes of text files have it. */
  content?(): string
  /** Text file whose Mdx node becomes the parent of this node. */
  text?: string
}

/** Id of the node of a text file, whose path starts at the root of the repository. */
export function textFileNodeId(file: string): string {
  return `File:${file}`
}

export interface NodeTools {
  highlight: Highlight
  /** Content of a text file, whose path starts at the root of the repository. */
  readText(file: string): string
  /** Whether a file exists; its path starts at the root of the repository. */
  hasFile(file: string): boolean
  /** Digest of the code that makes nodes: when it changes, all nodes kept from the last build are replaced. */
  nodeFormat: string
  /** Digest of a picture file, so that a new picture makes a new node. */
  imageDigest(file: string): string
  /** ISO day of the build, in UTC. */
  today: string
  /** Address of the site, given the one of the content. */
  siteUrl(fromContent: string): string
}

/** Collects the pictures named in a node's fields. */
export class Pictures {
  private readonly found = new Set<string>()

  constructor(
    private readonly language: Language,
    private readonly tools: NodeTools,
  ) {}

  /** The picture in the language, or the one for all languages. */
  add(file: string): string {
    const own = localizedPicture(file, this.language)
    const shown = this.tools.hasFile(own) ? own : file
    this.found.add(shown)
    return shown
  }

  digests(): string[] {
    return [...this.found].map((file) => this.tools.imageDigest(file))
  }
}

/** What `localizeRecord` is told of a value; the pictures it names are added to `found`. */
export function languageContext(content: Content, language: Language, file: string, found: Pictures): LanguageContext {
  return {
    language,
    file,
    picture: (named) => found.add(named),
    embedded: (to, key) => {
      if (to === 'Figure')
        return {
          schema: figureSchema,
          value: content.figures.find((figure) => figure.id === key),
          file: 'content/figures.json',
        }
      const categories = entriesOf(content.entries, 'Category')
      const category = categories.find(({ record }) => record.name[DEFAULT_LANGUAGE] === key)
      return { schema: CONTENT_TYPES.Category.schema, value: category?.record, file: category?.file ?? '' }
    },
  }
}

/** SHA-1 of a value as JSON. */
export function digest(value: unknown): string {
  return crypto.createHash('sha1').update(JSON.stringify(value)).digest('hex')
}
