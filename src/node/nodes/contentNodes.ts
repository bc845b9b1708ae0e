/** Checked content to nodes: one per record and language. Plain data, so that it can be tested without Gatsby. */
import crypto from 'node:crypto'
import path from 'node:path'
import { CONTENT_TYPES, type ContentTypeName, type Entry } from '../../content/model/contentTypes'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../routing/languages'
import type { Block, CodeToken } from '../../content/mdx/blocks'
import { readingMinutes } from '../../content/mdx/bodyText'
import type { Content } from '../../content/model/content'
import type { Post, PostVersion } from '../../content/model/post'
import { RECOMMENDED_ARTICLES } from '../../constants'
import { blogPostSchema } from '../../content/schemas/blogPost'
import { figureSchema } from '../../content/schemas/company'
import { localizedPicture } from '../../content/source/localizedPicture'
import { shownVersion, translationOf } from '../../content/model/translation'
import { nodeTypeName } from './graphqlTypes'
import { inLanguage, nodeId, type LanguageContext } from './inLanguage'
import { typeset, typesetBlocks } from './typeset'

export interface ContentNode {
  id: string
  type: string
  /** Changes when anything the node is made of changes. */
  digest: string
  /** File whose node is the parent, from the root of the repository; posts only. */
  parentFile?: string
  /** Fields of the node. A function, because the body of a post is parsed only when the node is written. */
  fields(): Record<string, unknown>
}

export type Highlight = (code: string, language: string) => CodeToken[]

export interface NodeTools {
  highlight: Highlight
  /** Whether there is such a file, from the root of the repository. */
  hasFile(file: string): boolean
  /** Digest of the code that turns a body into blocks: nodes kept between builds are written anew when it changes. */
  bodyFormat: string
  /** Digest of a picture file, so that a new picture makes a new node. */
  imageDigest(file: string): string
  /** Where the site lives, given what the content says. */
  siteUrl(fromContent: string): string
}

/** Every node of the content, in every language. */
export function contentNodes(content: Content, tools: NodeTools): ContentNode[] {
  return LANGUAGES.flatMap((language) => [
    ...recordNodes(content, language, tools),
    ...postNodes(content, language, tools),
  ])
}

function recordNodes(content: Content, language: Language, tools: NodeTools): ContentNode[] {
  const node = (type: ContentTypeName, key: string, value: object, pictureDigests: string[]): ContentNode => {
    const fields = { key, language, ...value }
    return {
      id: nodeId(nodeTypeName(type), key, language),
      type: nodeTypeName(type),
      digest: digest([fields, pictureDigests]),
      fields: () => fields,
    }
  }
  return (Object.keys(CONTENT_TYPES) as ContentTypeName[]).flatMap((type) => {
    const { layout, schema } = CONTENT_TYPES[type]
    const values = content.entries.flatMap((entry) => {
      if (entry.type !== type) return []
      const found = new Pictures(language, tools)
      const context: LanguageContext = {
        language,
        file: entry.file,
        picture: (named) => found.add(named),
        embedded: (to, key) => embeddedRecord(content, to, key),
      }
      const value = inLanguage(schema, entry.record, context) as Record<string, unknown>
      if (type === 'Company') {
        value.url = tools.siteUrl(String(value.url))
        value.figures = content.figures.map((figure) => inLanguage(figureSchema, figure, context))
      }
      return [{ key: entry.key, value, digests: found.digests() }]
    })
    if ('list' in layout)
      return [
        node(
          type,
          'only',
          { items: values.map(({ value }) => value) },
          values.flatMap(({ digests }) => digests),
        ),
      ]
    return values.map(({ key, value, digests }) => node(type, key, value, digests))
  })
}

/** The pictures of a node, as they are met in its fields. */
class Pictures {
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

function embeddedRecord(content: Content, to: string, key: string): ReturnType<LanguageContext['embedded']> {
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

function postNodes(content: Content, language: Language, tools: NodeTools): ContentNode[] {
  const listed = content.posts.flatMap((post) => {
    const shown = shownVersion(post, language)
    return shown ? [{ post, shown }] : []
  })
  const first = listed.slice(0, RECOMMENDED_ARTICLES + 1).map(({ post }) => post)
  return listed.map(({ post, shown }) => {
    const recommended = first
      .filter((other) => other !== post)
      .slice(0, RECOMMENDED_ARTICLES)
      .map((other) => nodeId('BlogPost', String(other.id), language))
    return postNode(content, post, shown, { language, recommended }, tools)
  })
}

interface PostPlace {
  language: Language
  /** Ids of the nodes of the first other posts (spec section 9, "Recommended articles"). */
  recommended: string[]
}

function postNode(
  content: Content,
  post: Post,
  shown: PostVersion,
  { language, recommended }: PostPlace,
  tools: NodeTools,
): ContentNode {
  const { frontMatter, summary, file } = shown
  const original = post.versions[DEFAULT_LANGUAGE]
  const { status, contentLanguage } = translationOf(post, language)
  const folder = path.posix.dirname(file)
  const { id: _id, image, imageAlt, translatedFrom: _made, ...facts } = frontMatter
  const written = contentLanguage ?? language
  const found = new Pictures(written, tools)
  const picture = (named: string) => found.add(named)
  const context: LanguageContext = { language, file, picture, embedded: (to, key) => embeddedRecord(content, to, key) }
  const shape = blogPostSchema
  const head = {
    ...(inLanguage(shape, facts, context) as Record<string, unknown> & { category: { cover?: string } }),
    title: typeset(frontMatter.title, written),
    excerpt: typeset(frontMatter.excerpt, written),
    key: String(post.id),
    postId: post.id,
    language,
    translation: status,
    contentLanguage,
    minutes: readingMinutes(summary.words, written),
    words: summary.words,
  }
  const cover = image ? picture(path.posix.join(folder, image)) : (head.category.cover ?? null)
  const pictures = summary.images.map(({ src }) => ({ src, file: picture(path.posix.join(folder, src)) }))
  const headings = shown
    .headings(original?.summary.headings)
    .map((heading) => ({ ...heading, text: typeset(heading.text, written) }))
  const fields = { ...head, cover, coverAlt: imageAlt ?? null, pictures, headings, recommended }
  return {
    id: nodeId('BlogPost', String(post.id), language),
    type: 'BlogPost',
    digest: digest([tools.bodyFormat, shown.hash, fields, found.digests()]),
    parentFile: file,
    fields: () => ({
      ...fields,
      blocks: highlighted(typesetBlocks(shown.blocks(original?.summary.headings), written), tools.highlight),
    }),
  }
}

/** Colours the code of a body. Done here and not on reading, because the check has no use for it. */
function highlighted(blocks: readonly Block[], highlight: Highlight): Block[] {
  return blocks.map((block) => {
    if (block.type === 'code') return { ...block, tokens: highlight(block.tokens.map(String).join(''), block.language) }
    if (block.type === 'callout' || block.type === 'quote')
      return { ...block, blocks: highlighted(block.blocks, highlight) }
    if (block.type === 'list')
      return {
        ...block,
        items: block.items.map((item) =>
          item.blocks ? { ...item, blocks: highlighted(item.blocks, highlight) } : item,
        ),
      }
    return block
  })
}

function digest(value: unknown): string {
  return crypto.createHash('sha1').update(JSON.stringify(value)).digest('hex')
}
