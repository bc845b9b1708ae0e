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
import { elementOf, shapeOf, type AnySchema } from '../../content/schemas/schemaWalk'
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

export interface NodeSurroundings {
  highlight: Highlight
  /** Whether there is such a file, from the root of the repository. */
  hasFile(file: string): boolean
  /** Digest of a picture file, so that a new picture makes a new node. */
  imageDigest(file: string): string
  /** Where the site lives, given what the content says. */
  siteUrl(fromContent: string): string
}

/** Bump when the way a body becomes blocks changes, so that nodes kept between builds are written anew. */
const BODY_FORMAT = 3

/** Every node of the content, in every language. */
export function contentNodes(content: Content, around: NodeSurroundings): ContentNode[] {
  return LANGUAGES.flatMap((language) => [
    ...recordNodes(content, language, around),
    ...postNodes(content, language, around),
  ])
}

function recordNodes(content: Content, language: Language, around: NodeSurroundings): ContentNode[] {
  const context = (file: string): LanguageContext => ({
    language,
    file,
    picture: (named) => pictureFor(named, language, around),
    embedded: (to, key) => embeddedRecord(content, to, key),
  })
  const node = (type: ContentTypeName, key: string, value: Record<string, unknown>): ContentNode => {
    const fields = { key, language, ...value }
    return {
      id: nodeId(nodeTypeName(type), key, language),
      type: nodeTypeName(type),
      digest: digest([fields, pictureDigests(fields, around)]),
      fields: () => fields,
    }
  }
  return (Object.keys(CONTENT_TYPES) as ContentTypeName[]).flatMap((type) => {
    const { layout, schema } = CONTENT_TYPES[type]
    const entries = content.entries.filter((entry) => entry.type === type)
    const values = entries.map(
      (entry) => inLanguage(schema, entry.record, context(entry.file)) as Record<string, unknown>,
    )
    if ('list' in layout) return [node(type, 'only', { items: values })]
    if (type === 'Company') values.forEach((company) => (company.url = around.siteUrl(String(company.url))))
    return entries.map((entry, index) => node(type, entry.key, values[index]))
  })
}

/** The picture in the language, or the one for everybody. */
function pictureFor(file: string, language: Language, around: NodeSurroundings): string {
  const own = localizedPicture(file, language)
  return around.hasFile(own) ? own : file
}

function embeddedRecord(content: Content, to: string, key: string): ReturnType<LanguageContext['embedded']> {
  if (to === 'Figure') {
    const figures = shapeOf(CONTENT_TYPES.Company.schema)?.figures as AnySchema
    return {
      schema: elementOf(figures) as AnySchema,
      value: content.company?.figures.find((figure) => figure.id === key),
      file: 'content/site.json',
    }
  }
  const entry = categoryByName(content, key)
  return { schema: CONTENT_TYPES.Category.schema, value: entry?.record, file: entry?.file ?? '' }
}

function categoryByName(content: Content, name: string): Entry | undefined {
  return content.entries.find((entry) => entry.type === 'Category' && entry.record.name[DEFAULT_LANGUAGE] === name)
}

function postNodes(content: Content, language: Language, around: NodeSurroundings): ContentNode[] {
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
    return postNode(content, post, shown, { language, recommended }, around)
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
  around: NodeSurroundings,
): ContentNode {
  const { frontMatter, summary, file } = shown
  const original = post.versions[DEFAULT_LANGUAGE]
  const { status, contentLanguage } = translationOf(post, language)
  const folder = path.posix.dirname(file)
  const { id: _id, image, imageAlt, ...facts } = frontMatter
  const written = contentLanguage ?? language
  const picture = (named: string) => pictureFor(named, written, around)
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
    digest: digest([BODY_FORMAT, shown.hash, fields, pictureDigests({ cover, pictures }, around)]),
    parentFile: file,
    fields: () => ({
      ...fields,
      blocks: highlighted(typesetBlocks(shown.blocks(original?.summary.headings), written), around.highlight),
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

/** Digests of all pictures named in a node, found by their path. */
function pictureDigests(fields: unknown, around: NodeSurroundings): string[] {
  const found: string[] = []
  JSON.stringify(fields, (_key, value: unknown) => {
    if (typeof value === 'string' && /^content\/.*\.(png|jpe?g|webp)$/i.test(value))
      found.push(around.imageDigest(value))
    return value
  })
  return found
}

function digest(value: unknown): string {
  return crypto.createHash('sha1').update(JSON.stringify(value)).digest('hex')
}
