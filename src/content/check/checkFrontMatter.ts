import { checkField, type Surroundings } from './checkField'
import type { PostFile } from '../model/post'
import type { Problem } from '../report/problem'
import { hasTitleMark, isScaffold, STILL_SCAFFOLD } from '../mdx/scaffoldWords'
import { blogPostSchema } from '../schemas/blogPost'
import { visitFields } from '../schemas/schemaWalk'
import { fieldName } from '../source/validate'

/**
 * Checks the front matter of a post beyond what each field may be by itself:
 * the things it names, fields that need each other, and words nobody has
 * written yet.
 */
export function checkFrontMatter({ file, frontMatter, document }: PostFile, around: Surroundings): Problem[] {
  if (!frontMatter || !document) return []
  const { title, excerpt, date, updated, image, imageAlt, lineDrawing } = frontMatter
  const problems: Problem[] = []
  const say = (field: keyof typeof frontMatter, message: string, severity: Problem['severity'] = 'error') =>
    problems.push({ file, ...document.locate([field]), field, message, severity })

  visitFields(blogPostSchema, frontMatter, (meta, value, path) => {
    const found = checkField(meta, value, file, around)
    if (found) problems.push({ file, ...document.locate(path), field: fieldName(path), ...found })
  })
  if (image && imageAlt === undefined) {
    problems.push({
      file,
      ...document.locateKey(['image']),
      field: 'imageAlt',
      message: 'The cover has no imageAlt: say what it shows, for visitors who do not see it.',
      severity: 'error',
    })
  }
  if (imageAlt !== undefined && image === undefined) {
    problems.push({
      file,
      ...document.locateKey(['imageAlt']),
      field: 'imageAlt',
      message: 'There is no image that this text could stand for. Name one, or remove the line.',
      severity: 'error',
    })
  }
  if (lineDrawing === true && image === undefined)
    say('lineDrawing', 'There is no image that this could be said of. Name one, or remove the line.')
  // ISO days sort as text.
  if (typeof updated === 'string' && typeof date === 'string' && updated < date)
    say('updated', `${updated} is before the day of publication, ${date}.`)
  if (isScaffold(String(excerpt))) say('excerpt', STILL_SCAFFOLD, 'warning')
  if (hasTitleMark(String(title)))
    say('title', 'The mark behind the title is still the words of the scaffold. Translate the title.', 'warning')
  return problems
}
