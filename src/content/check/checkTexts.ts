/** Checks of a text, between the files of a text, and between posts. */
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../routing/languages'
import { pathOfFile } from '../../routing/pageKinds'
import type { BodySummary } from '../mdx/findings'
import { hasTitleMark, isScaffold, STILL_SCAFFOLD } from '../mdx/scaffoldWords'
import { isUnderstood, versionsOf, type Post, type TextFile, type TextFolder } from '../model/post'
import { counted } from '../report/formatProblems'
import { foreignLetter, languageName, sameLooking } from '../report/letters'
import {
  fileProblem,
  FIRST_POSITION,
  problem,
  type FieldPosition,
  type Position,
  type Problem,
} from '../report/problem'
import type { ProblemId } from '../report/problemIds'
import { day } from '../schemas/fields'
import { checkFields, checkLinkIn, nameRule, pictureRule, addPicture, type CheckContext } from './checkFields'
import { checkImage } from './checkImage'
import { checkLanguage, wordsRule } from './checkWords'

/** Narrowest picture, in pixels, that stays sharp in a body. */
const BODY_PICTURE_WIDTH = 600

/**
 * Checks one text: what its front matter and its body name.
 * @param pictures gets the pictures it names
 */
export function checkText(text: TextFile, context: CheckContext, pictures: Set<string>): Problem[] {
  const { language, file, frontMatter, version, summary } = text
  const page =
    version && typeof frontMatter?.id === 'number' ? `/blog/${frontMatter.id}` : (pathOfFile(file) ?? undefined)
  const inBody = ({ line, column }: Position): FieldPosition => ({ file, line, column, field: 'body' })
  for (const { src } of summary.images) addPicture(pictures, file, src)
  return [
    ...checkFrontMatter(text, context, pictures),
    ...summary.links.flatMap((link) => checkLinkIn(link.to, [language], inBody(link), context, page)),
    ...summary.images.flatMap((image) => [
      ...checkImage(context.files, image.src, inBody(image), BODY_PICTURE_WIDTH),
      ...(/\.(png|jpe?g|webp)$/i.test(image.alt.trim())
        ? [
            problem(
              'picture/file-name',
              inBody(image),
              `"${image.alt}" is the name of a file. Say what the picture shows.`,
            ),
          ]
        : []),
    ]),
  ]
}

/** Validates days as the schema does: what is no day is reported by it, and compared with nothing here. */
const DAY = day('')
const isDay = (value: unknown): value is string => DAY.safeParse(value).success

/** Checks the front matter beyond its schema: what it names, and fields that need each other. */
function checkFrontMatter(
  { language, frontMatter, document, schema }: TextFile,
  context: CheckContext,
  pictures: Set<string>,
): Problem[] {
  if (!frontMatter || !document) return []
  const { title, excerpt, date, updated, image, imageAlt, lineDrawing, draft, publish } = frontMatter
  const record = { schema, document, value: frontMatter }
  const problems = checkFields(record, [
    nameRule(context),
    pictureRule(pictures),
    wordsRule,
    ({ meta, value, at }) =>
      meta.kind === 'plain-text' && typeof value === 'string' && !hasTitleMark(value)
        ? checkLanguage(value, language, at)
        : [],
  ])
  const report = (id: ProblemId, field: string, message: string) =>
    problems.push(problem(id, document.at([field]), message))

  if (image && imageAlt === undefined)
    problems.push(
      problem(
        'post/cover-without-words',
        { ...document.atKey(['image']), field: 'imageAlt' },
        'The cover has no imageAlt: say what it shows, for visitors who do not see it.',
      ),
    )
  if (imageAlt !== undefined && image === undefined)
    problems.push(
      problem(
        'post/words-without-cover',
        document.atKey(['imageAlt']),
        'There is no image that this text could stand for. Name one, or remove the line.',
      ),
    )
  if (lineDrawing === true && image === undefined)
    report(
      'post/words-without-cover',
      'lineDrawing',
      'There is no image that this could be said of. Name one, or remove the line.',
    )
  // ISO days sort as text.
  if (isDay(updated) && isDay(date) && updated < date)
    report('post/updated-before-date', 'updated', `${updated} is before the day of publication, ${date}.`)
  for (const field of ['date', 'updated'] as const) {
    const value = frontMatter[field]
    if (isDay(value) && value > context.today && publish === undefined && !draft)
      report(
        'post/future-day',
        field,
        `${value} is still to come, and the post is shown at once. Is the year right? To hold it back: "publish: ${value}".`,
      )
  }
  if (language === DEFAULT_LANGUAGE && isDay(publish) && isDay(date) && publish !== date)
    report(
      'post/publish-and-date',
      'date',
      `Readers get the post on ${publish}, and it says ${date}. Write "date: ${publish}".`,
    )
  if (isScaffold(String(excerpt))) report('post/scaffold', 'excerpt', STILL_SCAFFOLD)
  if (hasTitleMark(String(title)))
    report(
      'post/scaffold',
      'title',
      'The mark behind the title is still the words of the scaffold. Translate the title.',
    )
  return problems
}

/** Static hosts keep the not-found page of the blog in `blog/404.html`, where this post would stand. */
export const NOT_FOUND_ID = 404

/**
 * Checks every folder by itself, and the posts against each other: numbers, names, outlines, the one on top.
 * @param folders what could be read of them, in the order of their names
 */
export function checkPosts(posts: readonly Post[], folders: readonly TextFolder[]): Problem[] {
  return [
    ...folders.flatMap(checkOutline),
    ...folders.flatMap(checkTitles),
    ...posts.flatMap(checkFolder),
    ...checkRepeatedIds(posts),
    ...checkFeatured(posts),
  ]
}

/** Names a letter of another alphabet that no eye finds, with its place and code point. */
function lookAlike(name: string): string {
  const foreign = foreignLetter(name, sameLooking(name))
  return foreign ? ` Its ${foreign}.` : ''
}

/** Checks that the folder of a post is named after its id: `<id>-<slug>` in lower case. */
function checkFolder(post: Post): Problem[] {
  const shape = /^(\d+)-[a-z0-9]+(-[a-z0-9]+)*$/.exec(post.folder)
  return versionsOf(post).flatMap(({ file, frontMatter, document }): Problem[] => {
    if (!shape)
      return [
        fileProblem(
          'post/folder-name',
          file,
          `The folder is named "${post.folder}"; name it <id>-<slug> in lower case, as ${frontMatter.id}-short-title.${lookAlike(post.folder)}`,
        ),
      ]
    if (frontMatter.id === NOT_FOUND_ID) {
      return [
        problem(
          'post/id-reserved',
          document.at(['id']),
          `/blog/${NOT_FOUND_ID} is the page for posts that do not exist. Use the next number.`,
        ),
      ]
    }
    if (Number(shape[1]) === frontMatter.id) return []
    return [
      problem(
        'post/id-and-folder',
        document.at(['id']),
        `The folder says ${shape[1]}, the post says ${frontMatter.id}. They must be the same.`,
      ),
    ]
  })
}

/** Facts of a text that every language repeats: a reader must not find two dates. */
const SHARED_FACTS = ['id', 'project', 'category', 'author', 'date', 'featured', 'image', 'lineDrawing'] as const

/** Facts that are false where they are not stated. */
const SWITCHES: readonly string[] = ['featured', 'lineDrawing']

/**
 * Checks that a translation repeats the facts of the original. Of two facts
 * one of which is wrong by itself, that one alone is to be mended.
 * @param isWrong whether an error is known of a field of a file
 */
export function checkFacts(folder: TextFolder, isWrong: (file: string, field: string) => boolean): Problem[] {
  const original = folder[DEFAULT_LANGUAGE]
  if (!original?.frontMatter) return []
  const stated = ({ frontMatter }: TextFile, fact: (typeof SHARED_FACTS)[number]) =>
    frontMatter?.[fact] ?? (SWITCHES.includes(fact) ? false : undefined)
  return translations(folder).flatMap((own) => {
    const { file, frontMatter, document } = own
    if (!frontMatter || !document) return []
    return SHARED_FACTS.filter(
      (fact) => stated(own, fact) !== stated(original, fact) && !isWrong(file, fact) && !isWrong(original.file, fact),
    ).map((fact) =>
      problem(
        'post/fact-differs',
        document.at([fact]),
        `${JSON.stringify(stated(own, fact)) ?? 'Nothing'} here, ${JSON.stringify(stated(original, fact)) ?? 'nothing'} in ${original.file}. A fact is the same in every language.`,
      ),
    )
  })
}

function translations(folder: TextFolder): TextFile[] {
  return LANGUAGES.flatMap((language) => (language === DEFAULT_LANGUAGE ? [] : (folder[language] ?? [])))
}

/** Two English words in a row are no name: a title that says the same in both languages was forgotten. */
function checkTitles(folder: TextFolder): Problem[] {
  const title = folder[DEFAULT_LANGUAGE]?.frontMatter?.title
  if (typeof title !== 'string' || !/[a-z]{3,} [a-z]{3,}/i.test(title)) return []
  return translations(folder).flatMap(({ frontMatter, document }) =>
    document && frontMatter?.title === title
      ? [
          problem(
            'words/untranslated',
            document.at(['title']),
            `The title is the ${languageName(DEFAULT_LANGUAGE)} one. Translate it.`,
          ),
        ]
      : [],
  )
}

/** Anchors are shared by position, so outlines must agree (DESIGN section 3). A warning: the page still works. */
function checkOutline(folder: TextFolder): Problem[] {
  const original = folder[DEFAULT_LANGUAGE]
  if (!original || !isOutlined(original)) return []
  return translations(folder)
    .filter(isOutlined)
    .flatMap(({ file, summary }) => compareOutlines(file, summary.headings, original.summary.headings))
}

/** Whether a file is so far that its headings can be compared: fields were read, and all of its body was understood. */
function isOutlined({ frontMatter, summary }: TextFile): boolean {
  return frontMatter !== null && isUnderstood(summary)
}

function compareOutlines(file: string, own: BodySummary['headings'], original: BodySummary['headings']): Problem[] {
  const differing = own.findIndex((heading, index) => heading.depth !== original[index]?.depth)
  if (differing === -1 && own.length === original.length) return []
  const at = own[differing === -1 ? own.length - 1 : differing] ?? FIRST_POSITION
  const message =
    own.length === original.length
      ? `Heading ${differing + 1} has level ${own[differing].depth}, the original has level ${original[differing].depth}.`
      : `${counted(own.length, 'heading')} here, ${original.length} in the original. Links to a heading may miss in this language.`
  return [problem('post/outline', { file, line: at.line, column: at.column, field: 'body' }, message)]
}

/** Reports every post whose id an earlier one has. */
function checkRepeatedIds(posts: readonly Post[]): Problem[] {
  const first = new Map<number, Post>()
  return posts.flatMap((post) => {
    const other = first.get(post.id)
    if (!other) {
      first.set(post.id, post)
      return []
    }
    return versionsOf(post).map(({ document }) =>
      problem(
        'post/id-taken',
        document.at(['id']),
        `Post ${post.id} is taken by content/blog/${other.folder}. Use the next free number.`,
      ),
    )
  })
}

/** Reports every featured post but the first (spec section 3: one stands on top of the list). */
function checkFeatured(posts: readonly Post[]): Problem[] {
  const featured = posts.flatMap((post) =>
    versionsOf(post)
      .filter((version) => version.frontMatter.featured)
      .slice(0, 1),
  )
  return featured
    .slice(1)
    .map(({ document }) =>
      problem(
        'post/featured-twice',
        document.at(['featured']),
        `${featured[0].file} is featured already; one post at a time.`,
      ),
    )
}
