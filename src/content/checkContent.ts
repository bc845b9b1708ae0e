/** Checks that span files: what one file names must exist in another. */
import { checkChat } from './checkChat'
import { fieldProblem, linkProblem, repeatedIds, type Surroundings } from './checkField'
import { checkImage } from './checkImage'
import type { ContentFiles } from './contentFiles'
import type { IconSets } from './iconSets'
import { LANGUAGES, type Language } from './languages'
import { present, type PostVersion } from './post'
import type { Problem } from './problem'
import type { Content } from './readContent'
import type { ReadFile } from './readRecords'
import { blogPostSchema } from './schemas/blogPost'
import { visitFields } from './schemaWalk'
import { linkTargets, referenceTargets } from './targets'
import { fieldName } from './validate'

/**
 * Checks references, icons, pictures and links of all files that could be read.
 * @param found what is wrong in the files themselves; nothing is said against naming a file that is being mended
 */
export function checkContent(
  content: Content,
  readFiles: readonly ReadFile[],
  files: ContentFiles,
  icons: IconSets,
  found: readonly Problem[],
): Problem[] {
  const broken = new Set(found.filter((problem) => problem.severity === 'error').map((problem) => problem.file))
  const around: Surroundings = {
    files,
    icons,
    references: referenceTargets(content, broken),
    targets: inEveryLanguage((language) => linkTargets(content, language, broken)),
  }
  const versions = content.posts.flatMap(present)
  return [
    ...readFiles.flatMap((read) => recordProblems(read, around)),
    ...versions.flatMap((version) => postProblems(version, around)),
    ...readFiles.filter((read) => read.type === 'Chat').flatMap((read) => chatProblems(read, content)),
  ]
}

function inEveryLanguage<Value>(of: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<Language, Value>
}

function recordProblems({ file, document, schema, value }: ReadFile, around: Surroundings): Problem[] {
  const problems: Problem[] = repeatedIds(file, document)
  visitFields(schema, value ?? document.value, (meta, field, path) => {
    const found = fieldProblem(meta, field, file, around)
    if (found) problems.push({ file, ...document.locate(path), field: fieldName(path), ...found })
  })
  return problems
}

function postProblems(version: PostVersion, around: Surroundings): Problem[] {
  const { language, file, matter, document, summary } = version
  const problems: Problem[] = []
  visitFields(blogPostSchema, matter, (meta, field, path) => {
    const found = fieldProblem(meta, field, file, around)
    if (found) problems.push({ file, ...document.locate(path), field: fieldName(path), ...found })
  })
  if (matter.image && !matter.imageAlt) {
    problems.push({
      file,
      ...document.locateKey(['image']),
      field: 'imageAlt',
      message: 'The cover has no imageAlt: say what it shows, for visitors who do not see it.',
      severity: 'error',
    })
  }
  for (const { line, column, to } of summary.links) {
    const message = linkProblem(to, [language], around, `/blog/${matter.id}`)
    if (message) problems.push({ file, line, column, field: 'body', message, severity: 'error' })
  }
  for (const { line, column, src } of summary.images) {
    const message = checkImage(around.files, file, src, 600)
    if (message) problems.push({ file, line, column, field: 'body', message, severity: 'error' })
  }
  return problems
}

function chatProblems({ file, document, value }: ReadFile, content: Content): Problem[] {
  if (!value || !content.company) return []
  return checkChat(
    value as Parameters<typeof checkChat>[0],
    content.company.figures.map((figure) => figure.id),
  ).map(({ path, message }) => ({
    file,
    ...document.locate(path),
    field: fieldName(path),
    message,
    severity: 'error',
  }))
}
