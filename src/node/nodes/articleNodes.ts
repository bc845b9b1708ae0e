/**
 * Turns posts and cases into nodes: two per article and language in which it has a page. The body has its own node, so
 * that queries for lists, which sort and filter all articles, never decode bodies, and are not run again when a word of a
 * body changes.
 */
import path from 'node:path'
import { RECOMMENDED_ARTICLES } from '../../constants'
import { readingMinutes } from '../../content/mdx/bodyText'
import type { Content, Entry } from '../../content/model/contentTypes'
import { versionsOf, type Article, type ArticleFrontMatter, type ArticleVersion } from '../../content/model/post'
import { heldUntil } from '../../content/model/publication'
import { shownVersion, translationOf } from '../../content/model/translation'
import { blogPostSchema } from '../../content/schemas/blogPost'
import { caseSchema } from '../../content/schemas/case'
import type { AnySchema } from '../../content/schemas/walkSchema'
import { DEFAULT_LANGUAGE, type Language } from '../../routing/languages'
import {
  digest,
  localizeRecord,
  nodeId,
  Pictures,
  plainNode,
  textFileNodeId,
  type ContentNode,
  type NodeTools,
} from './nodeParts'
import { typeset, typesetBlocks } from './typeset'

/**
 * A `File` node for every article that has a page. gatsby-plugin-mdx creates an
 * `Mdx` node from it. Only checked articles get a node, so the plugin never reads
 * one with errors.
 */
export function textFileNodes({ posts, cases }: Content, tools: NodeTools): ContentNode[] {
  return [...posts, ...cases].flatMap((article: Article) =>
    versionsOf(article).map(({ file, language, hash }) => {
      const fields = {
        key: file,
        language,
        absolutePath: path.resolve(file),
        relativePath: file,
        ext: path.extname(file),
      }
      const node = plainNode('File', textFileNodeId(file), fields, [hash, fields])
      return { ...node, content: () => tools.readText(file) }
    }),
  )
}

/** The nodes of the posts of a language. */
export function postNodes(content: Content, language: Language, tools: NodeTools): ContentNode[] {
  const listed = content.posts.flatMap((post) => {
    const shown = shownVersion(post, language)
    return shown ? [{ post, shown }] : []
  })
  const first = listed.slice(0, RECOMMENDED_ARTICLES + 1).map(({ post }) => post)
  return listed.flatMap(({ post, shown }) => {
    const recommended = first
      .filter((other) => other !== post)
      .slice(0, RECOMMENDED_ARTICLES)
      .map((other) => nodeId('BlogPost', String(other.id), language))
    const { frontMatter, summary } = shown
    const { id: _id, image, imageAlt, ...written } = frontMatter
    const type = { name: 'BlogPost', key: String(post.id), schema: blogPostSchema }
    const facts = withoutBookkeeping(written)
    return articleNodes(content, { type, article: post, shown, facts, language }, tools, (head, picture) => ({
      postId: post.id,
      cover: image ? picture(image) : ((head.category as { cover?: string }).cover ?? null),
      coverAlt: imageAlt ?? null,
      minutes: readingMinutes(summary.words, shown.language),
      recommended,
    }))
  })
}

/** Key of the first case about a project that has a page in the language, or null. */
export function caseOf({ cases }: Content, project: string, language: Language): string | null {
  const found = cases.find((each) => shownVersion(each, language)?.frontMatter.project === project)
  return found?.folder ?? null
}

/** Ids of a service's cases with a page in the language and no project, and of its projects: those with a case first. */
export function casesOf({ cases }: Content, { key, record }: Entry<'Service'>, language: Language) {
  const own = cases.flatMap((each) => {
    const matter = shownVersion(each, language)?.frontMatter
    return matter?.services.includes(key) ? [{ folder: each.folder, project: matter.project }] : []
  })
  const hasCase = (project: string) => own.some((each) => each.project === project)
  const projects = [...record.projects.filter(hasCase), ...record.projects.filter((project) => !hasCase(project))]
  return {
    cases: own.flatMap(({ folder, project }) => (project ? [] : nodeId('Case', folder, language))),
    projects: projects.map((project) => nodeId('Project', project, language)),
  }
}

/** The nodes of the cases of a language. */
export function caseNodes(content: Content, language: Language, tools: NodeTools): ContentNode[] {
  return content.cases.flatMap((article) => {
    const shown = shownVersion(article, language)
    if (!shown) return []
    const type = { name: 'Case', key: article.folder, schema: caseSchema }
    const client = typeset(shown.frontMatter.client, shown.language)
    const facts = withoutBookkeeping(shown.frontMatter)
    const isDrawn = content.entries.some((entry) => entry.type === 'CaseDrawings' && entry.key === article.folder)
    const drawings = isDrawn ? nodeId('CaseDrawings', article.folder, language) : null
    return articleNodes(content, { type, article, shown, facts, language }, tools, () => ({
      client,
      drawings,
      hasProject: 'project' in facts,
    }))
  })
}

/** The front matter without fields about publication and translation. */
function withoutBookkeeping<Matter extends ArticleFrontMatter>(frontMatter: Matter) {
  const { translatedFrom: _made, translatedUpTo: _upTo, draft: _draft, publish: _publish, ...facts } = frontMatter
  return facts
}

interface ShownArticle {
  type: { name: string; key: string; schema: AnySchema }
  article: Article
  shown: ArticleVersion
  /** Front matter that becomes fields of the node. */
  facts: ArticleFrontMatter
  language: Language
}

/**
 * The two nodes of an article, with the fields that posts and cases share.
 * @param own returns the fields of its kind, from the localized front matter and a function that registers pictures
 */
function articleNodes(
  content: Content,
  { type, article, shown, facts, language }: ShownArticle,
  tools: NodeTools,
  own: (head: Record<string, unknown>, picture: (name: string) => string) => Record<string, unknown>,
): [head: ContentNode, body: ContentNode] {
  const { frontMatter, file } = shown
  const { status, contentLanguage } = translationOf(article, language)
  const written = contentLanguage ?? language
  const pictures = new Pictures(written, tools)
  const head = localizeRecord(type.schema, facts, {
    content,
    language,
    contentLanguage: written,
    file,
    pictures,
  }) as Record<string, unknown>
  const id = nodeId(type.name, type.key, language)
  const body = bodyNode(`${id}:body`, { article, shown, language, written }, tools)
  const fields = {
    ...head,
    title: typeset(frontMatter.title, written),
    excerpt: typeset(frontMatter.excerpt, written),
    key: type.key,
    language,
    translation: status,
    contentLanguage,
    heldUntil: heldUntil(article, shown, tools.today) || null,
    body: body.id,
    ...own(head, (name) => pictures.add(file, name)),
  }
  return [plainNode(type.name, id, fields, [fields, pictures.digests()]), body]
}

interface ShownBody extends Pick<ShownArticle, 'article' | 'shown' | 'language'> {
  written: Language
}

/** The node of a body. Only the page of the article queries it. */
function bodyNode(id: string, { article, shown, language, written }: ShownBody, tools: NodeTools): ContentNode {
  const headings = article.versions[DEFAULT_LANGUAGE]?.summary.headings
  const found = new Pictures(written, tools)
  const fields = {
    key: id,
    language,
    pictures: shown.summary.images.map(({ src }) => ({ src, file: found.add(shown.file, src) })),
    headings: shown.headings(headings).map((heading) => ({ ...heading, text: typeset(heading.text, written) })),
  }
  return {
    id,
    type: 'TextBody',
    text: shown.file,
    digest: digest([shown.hash, fields, found.digests()]),
    fields: () => ({
      ...fields,
      // A string, because Gatsby walks through every object of a node several times.
      blocks: JSON.stringify(typesetBlocks(shown.blocks(headings), written, tools.highlight)),
    }),
  }
}
