/** Checks that span files: what one file names must exist in another. */
import { checkChat } from './checkChat'
import { checkField, linkProblem, repeatedIds, type Surroundings } from './checkField'
import { checkImage } from './checkImage'
import { checkFrontMatter } from './checkFrontMatter'
import { factProblems } from './checkPosts'
import type { ContentFiles } from '../source/contentFiles'
import type { IconSets } from './iconSets'
import { LANGUAGES, type Language } from '../../routing/languages'
import type { PostFile, PostFolder } from '../model/post'
import type { Problem } from '../report/problem'
import type { Content } from '../model/content'
import type { ReadFile } from '../read/readRecords'
import { visitFields } from '../schemas/schemaWalk'
import { linkTargets, pathOfFile, referenceTargets } from './targets'
import { fieldName } from '../source/validate'

/**
 * Checks references, icons, pictures and links of all files that could be read, and facts that languages repeat.
 * @param found what is wrong in the files themselves; nothing is said against naming a file that is being mended
 */
export function checkContent(
  content: Content,
  readFiles: readonly ReadFile[],
  folders: readonly PostFolder[],
  files: ContentFiles,
  icons: IconSets,
  found: readonly Problem[],
): Problem[] {
  const broken = new Set(found.filter((problem) => problem.severity === 'error').map((problem) => problem.file))
  const posts = folders.flatMap((folder) => LANGUAGES.flatMap((language) => folder[language] ?? []))
  const read = new Map(posts.map((post) => [post.file, post]))
  const around: Surroundings = {
    files,
    icons,
    origin: originOf(content.company?.url),
    references: referenceTargets(content, broken),
    targets: inEveryLanguage((language) => linkTargets(content, language, broken, read)),
  }
  const wrongByItself = wrongFields(found)
  const problems = [
    ...readFiles.flatMap((file) => recordProblems(file, around)),
    ...posts.flatMap((post) => postProblems(post, around)),
    ...readFiles.filter(({ type }) => type === 'Chat').flatMap((file) => chatProblems(file, content)),
  ].filter(({ file, field }) => field === 'body' || !wrongByItself(file, field))
  const wrong = wrongFields([...found, ...problems])
  return [...problems, ...folders.flatMap((folder) => factProblems(folder, wrong))]
}

/** Tells of a field of a file whether an error is known: one is enough to mend it. */
function wrongFields(problems: readonly Problem[]): (file: string, field: string) => boolean {
  const name = (file: string, field: string) => `${file} ${field}`
  const known = new Set(
    problems.filter(({ severity }) => severity === 'error').map(({ file, field }) => name(file, field)),
  )
  return (file, field) => known.has(name(file, field))
}

function inEveryLanguage<Value>(of: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<Language, Value>
}

function originOf(url: string | undefined): string | null {
  return url && URL.canParse(url) ? new URL(url).origin : null
}

function recordProblems({ file, document, schema, value }: ReadFile, around: Surroundings): Problem[] {
  const problems: Problem[] = repeatedIds(file, document)
  visitFields(schema, value ?? document.value, (meta, field, path) => {
    const found = checkField(meta, field, file, around)
    if (found) problems.push({ file, ...document.locate(path), field: fieldName(path), ...found })
  })
  return problems
}

function postProblems(post: PostFile, around: Surroundings): Problem[] {
  const { language, file, version, summary } = post
  const problems = checkFrontMatter(post, around)
  const page = version ? `/blog/${version.frontMatter.id}` : (pathOfFile(file) ?? undefined)
  for (const { line, column, to } of summary.links) {
    const message = linkProblem(to, [language], around, page)
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
