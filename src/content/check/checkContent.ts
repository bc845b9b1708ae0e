/** Checks that span files: what one file names must exist in another. */
import path from 'node:path'
import { LANGUAGES, type Language } from '../../routing/languages'
import type { Content } from '../model/content'
import { CONTENT_TYPES, entriesOf, type ContentTypeName } from '../model/contentTypes'
import type { TextFolder } from '../model/post'
import type { ContentFiles } from '../read/contentFiles'
import type { RecordFile } from '../read/readRecords'
import type { DataDocument } from '../report/positions'
import type { Problem } from '../report/problem'
import type { Chat } from '../schemas/chat'
import type { Company } from '../schemas/company'
import type { Ledger } from '../schemas/ledger'
import type { Redirect } from '../schemas/redirect'
import { checkChat } from './checkChat'
import { checkFields, nameRule, pictureRule, type CheckContext } from './checkFields'
import { checkLedger, checkReplyTime, checkTextFigures, figureRule } from './checkFigures'
import { checkFiles } from './checkFiles'
import { checkLists, checkRedirects } from './checkRecords'
import { checkDictionaryTerms, checkTextTerms, termRule, type Glossary } from './checkTerms'
import { checkFacts, checkPosts, checkText } from './checkTexts'
import { wordsRule } from './checkWords'
import type { IconSets } from './iconSets'
import { heldBackPages, linkTargets, pagePaths, referenceTargets, type LinkedContent } from './targets'

/** What was read, and where it was read from. */
interface ReadContentFiles extends LinkedContent {
  records: readonly RecordFile[]
  folders: readonly TextFolder[]
  glossary: Glossary
  files: ContentFiles
  icons: IconSets
  /** ISO day of the check, in UTC. */
  today: string
}

/**
 * Checks references, icons, pictures and links of all files that could be read, and facts that languages repeat.
 * @param foundInFiles what is wrong in the files themselves; nothing is said against naming a file that is being mended
 */
export function checkContent(read: ReadContentFiles, foundInFiles: readonly Problem[]): Problem[] {
  const { content, records, folders, glossary, files, icons, today } = read
  const pages = pagePaths(read)
  const betweenPosts = checkPosts(content.posts, folders)
  const found = [...foundInFiles, ...betweenPosts]
  const broken = new Set(found.filter(({ severity }) => severity === 'error').map(({ file }) => file))
  const texts = folders.flatMap((folder) => LANGUAGES.flatMap((language) => folder[language] ?? []))
  const textsByFile = new Map(texts.map((text) => [text.file, text]))
  const context: CheckContext = {
    files,
    icons,
    today,
    origin: originOf(content.company?.url),
    references: referenceTargets(content, broken),
    heldBack: byLanguage((language) => heldBackPages(content, language, today)),
    targets: byLanguage((language) => linkTargets(read, language, broken, textsByFile)),
  }
  const pictures = new Set<string>()
  // Without a ledger nothing is known of figures; what is wrong in it is reported there.
  const figures = new Set(content.figures.map(({ id }) => id))
  const rules = [
    nameRule(context),
    pictureRule(pictures),
    wordsRule,
    termRule(glossary),
    ...(figures.size > 0 ? [figureRule(figures)] : []),
  ]
  const isKnown = knownErrors(found)
  const unread = typesOf(broken)
  const problems = [
    ...records.flatMap((record) => [
      ...checkFields(record, rules),
      ...checkType(record, content, broken, unread, pages),
    ]),
    ...checkLists(records),
    ...texts.flatMap((text) => [
      ...checkText(text, context, pictures),
      ...checkTextFigures(text, figures),
      ...checkTextTerms(text, files, glossary),
    ]),
    ...checkDictionaryTerms(files, glossary),
  ].filter(({ file, field }) => field === 'body' || !isKnown(file, field))
  const isWrong = knownErrors([...found, ...problems])
  return [
    ...betweenPosts,
    ...problems,
    ...folders.flatMap((folder) => checkFacts(folder, isWrong)),
    ...checkFiles(files, texts, pictures, foldersWithErrors([...found, ...problems])),
  ]
}

/** Checks that only one type of record has. */
function checkType(
  { type, document, value }: RecordFile,
  content: Content,
  broken: ReadonlySet<string>,
  unread: ReadonlySet<ContentTypeName>,
  pages: ReadonlySet<string>,
): Problem[] {
  if (!value) return []
  const { entries, figures } = content
  switch (type) {
    case 'Chat':
      return checkAssistant(value as Chat, document, content, broken)
    case 'Ledger':
      return checkLedger(value as Ledger, document, entries, unread)
    case 'Company':
      return checkReplyTime(value as Company, document, figures)
    case 'Redirect':
      return checkRedirects(value as Redirect[], document, pages)
    default:
      return []
  }
}

/** Tells of a field of a file whether an error is known: one is enough to mend it. */
function knownErrors(problems: readonly Problem[]): (file: string, field: string) => boolean {
  const name = (file: string, field: string) => `${file} ${field}`
  const known = new Set(
    problems.filter(({ severity }) => severity === 'error').map(({ file, field }) => name(file, field)),
  )
  return (file, field) => known.has(name(file, field))
}

/** Folders of files with errors, `content/blog/3-x/`: which pictures they mean to name is not known. */
function foldersWithErrors(problems: readonly Problem[]): string[] {
  const wrong = problems.filter(({ severity }) => severity === 'error').map(({ file }) => file)
  return [...new Set(wrong.map((file) => file.slice(0, file.lastIndexOf('/') + 1)))]
}

function byLanguage<Value>(of: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<Language, Value>
}

function originOf(url: string | undefined): string | null {
  return url && URL.canParse(url) ? new URL(url).origin : null
}

function checkAssistant(
  chat: Chat,
  document: DataDocument,
  { entries, figures }: Content,
  broken: ReadonlySet<string>,
): Problem[] {
  const ids = figures.map(({ id }) => id)
  const topics = entriesOf(entries, 'FaqEntry').flatMap(({ record }) => record.topic ?? [])
  return checkChat(chat, document, ids, topics).filter(
    ({ id }) =>
      (id !== 'chat/faq-topic' || !broken.has('content/faq.json')) && (id !== 'chat/placeholder' || ids.length > 0),
  )
}

/** The types whose records stand in some of the files. */
function typesOf(files: ReadonlySet<string>): Set<ContentTypeName> {
  const holds = (type: ContentTypeName) => {
    const { layout } = CONTENT_TYPES[type]
    if ('folder' in layout) return [...files].some((file) => path.posix.dirname(file) === `content/${layout.folder}`)
    return 'list' in layout && files.has(`content/${layout.list}`)
  }
  return new Set((Object.keys(CONTENT_TYPES) as ContentTypeName[]).filter(holds))
}
