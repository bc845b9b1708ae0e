/** Checks of one text, of its translations against each other, and of posts against each other. */
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../routing/languages'
import { pathOfFile } from '../../routing/pageKinds'
import { isToWrite } from '../mdx/scaffoldWords'
import { isUnderstood, versionsOf, type Post, type ArticleFile, type ArticleFolder } from '../model/post'
import { pictureFile } from '../read/pictureFiles'
import { counted } from '../report/formatProblems'
import { FIRST_POSITION, type FieldPosition, type Position, type Report, type ProblemId } from '../report/problem'
import { checkFields, checkLinkIn, nameRule, type CheckContext } from './checkFields'
import { placeholderRule } from './checkFigures'
import { checkImage } from './checkImage'
import { checkTranslated, wordsRule } from './checkWords'

/** Minimum width of a picture in a body, in pixels. */
const BODY_PICTURE_WIDTH = 600

/**
 * Checks the links, pictures and fields of one text.
 * @param original its file in the default language
 * @param pictures the pictures the text uses are added to it
 */
export function checkText(
  text: ArticleFile,
  original: ArticleFile | undefined,
  context: CheckContext,
  pictures: Set<string>,
  report: Report,
): void {
  const { language, file, frontMatter, version, summary } = text
  const page =
    version && typeof frontMatter?.id === 'number' ? `/blog/${frontMatter.id}` : (pathOfFile(file) ?? undefined)
  const inBody = ({ line, column }: Position): FieldPosition => ({ file, line, column, field: 'body' })
  checkFrontMatter(text, original, context, pictures, report)
  for (const link of summary.links) checkLinkIn(link.to, [language], inBody(link), context, report, page)
  for (const { src, ...at } of summary.images) {
    const picture = pictureFile(context.files, file, src)
    if (picture) pictures.add(picture)
    checkImage(context.files, src, inBody(at), BODY_PICTURE_WIDTH, report)
  }
}

/** Checks the front matter beyond its schema: references, and fields that depend on each other. */
function checkFrontMatter(
  { language, frontMatter, document, schema }: ArticleFile,
  original: ArticleFile | undefined,
  context: CheckContext,
  pictures: Set<string>,
  report: Report,
): void {
  if (!frontMatter) return
  const reportField = (id: ProblemId, field: string, message: string) => report(id, document.at([field]), message)
  const { image, imageAlt, draft, publish } = frontMatter
  checkFields(
    { schema, document, value: frontMatter },
    [
      nameRule(context, pictures),
      wordsRule,
      placeholderRule(context.figures),
      ({ meta, value, at }) => {
        if (meta.kind !== 'plain-text' || typeof value !== 'string' || isToWrite(value)) return
        const there = original?.frontMatter?.[at().field]
        checkTranslated(value, language, typeof there === 'string' ? there : undefined, at, report)
      },
    ],
    report,
  )
  const noAlt = 'The cover has no imageAlt. Describe the picture for visitors who cannot see it.'
  if (image && imageAlt === undefined)
    report('post/cover-without-words', { ...document.atKey(['image']), field: 'imageAlt' }, noAlt)
  for (const field of ['date', 'updated'] as const) {
    const value = frontMatter[field]
    // ISO days sort as text.
    if (typeof value !== 'string' || value <= context.today || publish !== undefined || draft) continue
    const remedy = `Correct the date, or add "publish: ${value}".`
    reportField('post/future-day', field, `${value} is in the future, but the post is published now. ${remedy}`)
  }
}

/**
 * Checks the folders of posts, and the posts against each other: ids, folder names, titles, outlines, featured post.
 * @param folders the files that could be read, sorted by folder name
 */
export function checkPosts(posts: readonly Post[], folders: readonly ArticleFolder[], report: Report): void {
  for (const folder of folders)
    for (const own of translations(folder)) {
      const original = folder[DEFAULT_LANGUAGE]
      if (original?.frontMatter && own.frontMatter && isUnderstood(own.summary) && isUnderstood(original.summary))
        compareOutlines(own, original, report)
    }
  for (const post of posts) checkFolder(post, report)
  const first = new Map<number, Post>()
  for (const post of posts) {
    const other = first.get(post.id)
    if (!other) first.set(post.id, post)
    else
      for (const { document } of versionsOf(post))
        report('post/id-taken', document.at(['id']), `content/blog/${other.folder} has this id. Use the next free one.`)
  }
  // The list has one featured post (spec section 3).
  const [onTop, ...others] = posts.flatMap(
    (post) => versionsOf(post).find((version) => version.frontMatter.featured) ?? [],
  )
  for (const { document } of others)
    report('post/featured-twice', document.at(['featured']), `${onTop.file} is featured too. Only one post may be.`)
}

/** Checks that the folder of a post is named after its id: `<id>-<slug>` in lower case. */
function checkFolder(post: Post, report: Report): void {
  const [, number] = /^(\d+)-[a-z0-9]+(-[a-z0-9]+)*$/.exec(post.folder) ?? []
  for (const { frontMatter, document } of versionsOf(post)) {
    const { id } = frontMatter
    const message = `The folder of post ${id} is named "${id}-" and a short title in lower case, not "${post.folder}".`
    if (Number(number) !== id) report('post/folder-name', document.at(['id']), message)
  }
}

/** Fields with the same value in every language. */
export const SHARED_FACTS = [
  'id',
  'project',
  'services',
  'category',
  'author',
  'date',
  'featured',
  'image',
  'lineDrawing',
] as const

/** Values of these fields in a file that leaves them out. */
const DEFAULTS: Readonly<Record<string, unknown>> = { featured: false, lineDrawing: false, services: [] }

/**
 * Checks that a translation has the same facts as its original. A field with an
 * error is not compared.
 * @param isWrong whether a field of a file has an error
 */
export function checkFacts(
  folder: ArticleFolder,
  isWrong: (file: string, field: string) => boolean,
  report: Report,
): void {
  const original = folder[DEFAULT_LANGUAGE]
  if (!original?.frontMatter) return
  for (const { file, frontMatter, document } of translations(folder)) {
    if (!frontMatter) continue
    for (const fact of SHARED_FACTS) {
      const own = JSON.stringify(frontMatter[fact] ?? DEFAULTS[fact])
      const there = JSON.stringify(original.frontMatter[fact] ?? DEFAULTS[fact])
      if (own === there || isWrong(file, fact) || isWrong(original.file, fact)) continue
      const difference = `${own ?? 'Nothing'} here, ${there ?? 'nothing'} in ${original.file}.`
      report('post/fact-differs', document.at([fact]), `${difference} The field must be the same in every language.`)
    }
  }
}

function translations(folder: ArticleFolder): ArticleFile[] {
  return LANGUAGES.flatMap((language) => (language === DEFAULT_LANGUAGE ? [] : (folder[language] ?? [])))
}

/** Headings share their ids by position, so outlines must be the same (DESIGN section 3). */
function compareOutlines({ file, summary }: ArticleFile, original: ArticleFile, report: Report): void {
  const own = summary.headings
  const there = original.summary.headings
  const differing = own.findIndex((heading, index) => heading.depth !== there[index]?.depth)
  if (differing === -1 && own.length === there.length) return
  const { line, column } = own[differing === -1 ? own.length - 1 : differing] ?? FIRST_POSITION
  const message =
    own.length === there.length
      ? `Heading ${differing + 1} has level ${own[differing].depth}, the original has level ${there[differing].depth}.`
      : `${counted(own.length, 'heading')} here, ${there.length} in the original. Links to headings may not work in this language.`
  report('post/outline', { file, line, column, field: 'body' }, message)
}
