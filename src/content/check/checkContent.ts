/** Checks that span files, such as references from one file to another. */
import { byLanguage, DEFAULT_LANGUAGE, LANGUAGES } from '../../routing/languages'
import type { ArticleFolder } from '../model/post'
import type { RecordFile } from '../read/readRecords'
import { collectProblems, filesWithErrors, type Problem, type Report } from '../report/problem'
import type { Chat } from '../schemas/chat'
import type { Redirect } from '../schemas/lists'
import { checkCase } from './checkCases'
import { checkChat, checkExamples, checkRedirects } from './checkRecords'
import { checkFields, nameRule, type CheckContext } from './checkFields'
import { checkTextFigures, placeholderRule } from './checkFigures'
import { checkFiles } from './checkFiles'
import { wordsRule } from './checkWords'
import { checkFacts, checkPosts, checkText } from './checkTexts'
import type { IconSets } from './installedNames'
import { heldBackPages, linkTargets, pagePaths, referenceTargets, type LinkedContent } from './targets'

interface ReadContentFiles extends LinkedContent {
  records: readonly RecordFile[]
  folders: readonly ArticleFolder[]
  icons: IconSets
  /** ISO day of the check, in UTC. */
  today: string
}

/**
 * Checks references, icons, pictures and links of all readable files, and fields that all languages must share.
 * @param foundInFiles the problems found in single files: references to a file with errors are not reported
 */
export function checkContent(read: ReadContentFiles, foundInFiles: readonly Problem[]): Problem[] {
  const { content, records, folders, files, icons, today } = read
  const betweenPosts = collectProblems((report) => checkPosts(content.posts, folders, report))
  const found = [...foundInFiles, ...betweenPosts]
  const broken = filesWithErrors(found)
  const texts = folders.flatMap((folder) => LANGUAGES.flatMap((language) => folder[language] ?? []))
  const textsByFile = new Map(texts.map((text) => [text.file, text]))
  const { url = '' } = content.company ?? {}
  const context: CheckContext = {
    files,
    icons,
    today,
    origin: URL.canParse(url) ? new URL(url).origin : null,
    // A ledger with errors has no figures here; its problems are reported already.
    figures: new Set(content.figures.map(({ id }) => id)),
    references: referenceTargets(content, broken),
    heldBack: byLanguage((language) => heldBackPages(content, language, today)),
    targets: byLanguage((language) => linkTargets(read, language, broken, textsByFile)),
  }
  const pictures = new Set<string>()
  const rules = [nameRule(context, pictures), wordsRule, placeholderRule(context.figures)]
  const isKnown = knownErrors(found)
  const problems = collectProblems((report) => {
    for (const record of records) {
      checkFields(record, rules, report)
      checkType(record, read, report)
    }
    for (const folder of folders)
      for (const text of Object.values(folder)) {
        if (!text) continue
        checkText(text, folder[DEFAULT_LANGUAGE], context, pictures, report)
        checkTextFigures(text, context.figures, report)
      }
    // One error per field is enough.
  }).filter(({ file, field }) => field === 'body' || !isKnown(file, field))
  const all = [...found, ...problems]
  const isWrong = knownErrors(all)
  const last = collectProblems((report) => {
    for (const folder of folders) checkFacts(folder, isWrong, report)
    checkFiles(files, texts, pictures, [...filesWithErrors(all)], report)
  })
  return [...betweenPosts, ...problems, ...last]
}

function checkType(record: RecordFile, read: ReadContentFiles, report: Report): void {
  const { type, file, document, value } = record
  if (type === 'ChatExamples') checkExamples(file, read.content, report)
  if (!value) return
  if (type === 'Chat') checkChat(value as Chat, read.content, document, report)
  if (type === 'CaseDrawings') checkCase(record, read.content, report)
  if (type === 'Redirect') checkRedirects(value as Redirect[], document, pagePaths(read), report)
}

function knownErrors(problems: readonly Problem[]): (file: string, field: string) => boolean {
  const wrong = problems.filter(({ severity }) => severity === 'error')
  const known = new Set(wrong.map(({ file, field }) => `${file} ${field}`))
  return (file, field) => known.has(`${file} ${field}`)
}
