/** What the nodes of records and of texts are made with. */
import crypto from 'node:crypto'
import { CONTENT_TYPES, type Entry } from '../../content/model/contentTypes'
import type { CodeToken } from '../../content/mdx/blocks'
import type { Content } from '../../content/model/content'
import { figureSchema } from '../../content/schemas/company'
import { localizedPicture } from '../../content/read/pictureFiles'
import { DEFAULT_LANGUAGE, type Language } from '../../routing/languages'
import type { LanguageContext } from './localizeRecord'

export interface ContentNode {
  id: string
  type: string
  /** Changes when anything the node is made of changes. */
  digest: string
  /** Fields of the node. A function, because the body of a text is parsed only when the node is written. */
  fields(): Record<string, unknown>
  /** Of the file of a text: all that stands in it. */
  content?(): string
  /** File of the text the node is made of: it becomes a child of the Mdx node of that file. */
  text?: string
}

/** Id of the node of a text's file, which is named from the root of the repository. */
export function textFileNodeId(file: string): string {
  return `File:${file}`
}

export type Highlight = (code: string, language: string) => CodeToken[]

export interface NodeTools {
  highlight: Highlight
  /** What stands in a text file, from the root of the repository. */
  readText(file: string): string
  /** Whether there is such a file, from the root of the repository. */
  hasFile(file: string): boolean
  /** Digest of the code that makes nodes: all that are kept between builds are written anew when it changes, and their pages asked for again. */
  nodeFormat: string
  /** Digest of a picture file, so that a new picture makes a new node. */
  imageDigest(file: string): string
  /** ISO day of the build, in UTC. */
  today: string
  /** Where the site lives, given what the content says. */
  siteUrl(fromContent: string): string
}

/** The pictures of a node, as they are met in its fields. */
export class Pictures {
  private readonly found = new Set<string>()

  constructor(
    private readonly language: Language,
    private readonly tools: NodeTools,
  ) {}

  /** The picture in the language, or the one for everybody. */
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

/** The record a reference names that is stored as a copy. */
export function embeddedRecord(content: Content, to: string, key: string): ReturnType<LanguageContext['embedded']> {
  if (to === 'Figure') {
    return {
      schema: figureSchema,
      value: content.figures.find((figure) => figure.id === key),
      file: 'content/figures.json',
    }
  }
  const entry = categoryByName(content, key)
  return { schema: CONTENT_TYPES.Category.schema, value: entry?.record, file: entry?.file ?? '' }
}

function categoryByName(content: Content, name: string): Entry | undefined {
  return content.entries.find((entry) => entry.type === 'Category' && entry.record.name[DEFAULT_LANGUAGE] === name)
}

/** Changes when the value does. */
export function digest(value: unknown): string {
  return crypto.createHash('sha1').update(JSON.stringify(value)).digest('hex')
}
