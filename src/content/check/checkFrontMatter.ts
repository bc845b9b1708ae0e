import { checkFields, type CheckContext } from './checkField'
import type { TextFile } from '../model/post'
import { DEFAULT_LANGUAGE } from '../../routing/languages'
import { problem, type Problem } from '../report/problem'
import type { ProblemId } from '../report/problemIds'
import { day } from '../schemas/fields'
import { hasTitleMark, isScaffold, STILL_SCAFFOLD } from '../mdx/scaffoldWords'

/** What is no day is told by the schema, and compared with nothing. */
const DAY = day('')

/**
 * Checks the front matter of a text beyond what each field may be by itself:
 * the things it names, fields that need each other, and words nobody has
 * written yet.
 */
export function checkFrontMatter(
  { language, frontMatter, document, schema }: TextFile,
  context: CheckContext,
): Problem[] {
  if (!frontMatter || !document) return []
  const { title, excerpt, date, updated, image, imageAlt, lineDrawing, draft, publish } = frontMatter
  const problems = checkFields(schema, frontMatter, document, context)
  const say = (id: ProblemId, field: string, message: string) =>
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
    say(
      'post/words-without-cover',
      'lineDrawing',
      'There is no image that this could be said of. Name one, or remove the line.',
    )
  const isDay = (value: unknown): value is string => DAY.safeParse(value).success
  // ISO days sort as text.
  if (isDay(updated) && isDay(date) && updated < date)
    say('post/updated-before-date', 'updated', `${updated} is before the day of publication, ${date}.`)
  for (const field of ['date', 'updated'] as const) {
    const value = frontMatter[field]
    if (isDay(value) && value > context.today && publish === undefined && !draft)
      say(
        'post/future-day',
        field,
        `${value} is still to come, and the post is shown at once. Is the year right? To hold it back: "publish: ${value}".`,
      )
  }
  if (language === DEFAULT_LANGUAGE && isDay(publish) && isDay(date) && publish !== date)
    say(
      'post/publish-and-date',
      'date',
      `Readers get the post on ${String(publish)}, and it says ${String(date)}. Write "date: ${String(publish)}".`,
    )
  if (isScaffold(String(excerpt))) say('post/scaffold', 'excerpt', STILL_SCAFFOLD)
  if (hasTitleMark(String(title)))
    say('post/scaffold', 'title', 'The mark behind the title is still the words of the scaffold. Translate the title.')
  return problems
}
