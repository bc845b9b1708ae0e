/** Checks that span files: what one file names must exist in another. */
import path from 'node:path'
import { checkChat } from './checkChat'
import { checkFields, checkIds, checkLinkIn, type CheckContext } from './checkField'
import { checkFiles } from './checkFiles'
import { checkFrontMatter, checkFacts, checkPosts } from './checkTexts'
import { checkImage } from './checkImage'
import { checkDictionaryTerms, checkTextTerms, checkRecordTerms, type Glossary } from './checkTerms'
import { checkRedirects, checkLists } from './checkRecords'
import { checkFigureWords, checkLedger, checkReplyTime, checkTextFigures } from './checkFigures'
import type { ContentFiles } from '../read/contentFiles'
import type { IconSets } from './iconSets'
import { LANGUAGES, type Language } from '../../routing/languages'
import { pathOfFile } from '../../routing/pageKinds'
import type { TextFile, TextFolder } from '../model/post'
import { problem, type FieldPosition, type Problem } from '../report/problem'
import { CONTENT_TYPES, type ContentTypeName } from '../model/contentTypes'
import type { Content } from '../model/content'
import type { RecordFile } from '../read/readRecords'
import type { Chat } from '../schemas/chat'
import type { Company } from '../schemas/company'
import type { Ledger } from '../schemas/ledger'
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
  const isKnown = knownErrors(found)
  const unread = typesOf(broken)
  const problems = [
    ...records.flatMap((record) => checkRecord(record, context)),
    ...checkLists(records),
    ...texts.flatMap((text) => checkText(text, context)),
    ...texts.flatMap((text) => checkTextFigures(text, content.figures)),
    ...records.flatMap((record) => checkAssistant(record, content, broken)),
    ...records.flatMap((record) => checkRedirects(record, pages)),
    ...records.flatMap((record) => checkClaims(record, content, unread)),
    ...records.flatMap((record) => checkRecordTerms(record, glossary)),
    ...texts.flatMap((text) => checkTextTerms(text, files, glossary)),
    ...checkDictionaryTerms(files, glossary),
  ].filter(({ file, field }) => field === 'body' || !isKnown(file, field))
  const isWrong = knownErrors([...found, ...problems])
  return [
    ...betweenPosts,
    ...problems,
    ...folders.flatMap((folder) => checkFacts(folder, isWrong)),
    ...checkFiles(files, records, texts, foldersWithErrors([...found, ...problems])),
  ]
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

function checkRecord({ document, schema, value }: RecordFile, context: CheckContext): Problem[] {
  return [...checkIds(document), ...checkFields(schema, value ?? document.value, document, context)]
}

function checkText(text: TextFile, context: CheckContext): Problem[] {
  const { language, file, frontMatter, version, summary } = text
  const page =
    version && typeof frontMatter?.id === 'number' ? `/blog/${frontMatter.id}` : (pathOfFile(file) ?? undefined)
  const place = ({ line, column }: { line: number; column: number }): FieldPosition => ({
    file,
    line,
    column,
    field: 'body',
  })
  return [
    ...checkFrontMatter(text, context),
    ...summary.links.flatMap((link) => checkLinkIn(link.to, [language], place(link), context, page)),
    ...summary.images.flatMap((image) => [
      ...checkImage(context.files, image.src, place(image), 600),
      ...(/\.(png|jpe?g|webp)$/i.test(image.alt.trim())
        ? [
            problem(
              'picture/file-name',
              place(image),
              `"${image.alt}" is the name of a file. Say what the picture shows.`,
            ),
          ]
        : []),
    ]),
  ]
}

function checkAssistant(
  { type, document, value }: RecordFile,
  content: Content,
  broken: ReadonlySet<string>,
): Problem[] {
  if (type !== 'Chat' || !value) return []
  return checkChat(
    value as Chat,
    document,
    content.figures.map((figure) => figure.id),
    content.entries.flatMap((entry) => (entry.type === 'FaqEntry' ? (entry.record.topic ?? []) : [])),
  ).filter(
    ({ id }) =>
      (id !== 'chat/faq-topic' || !broken.has('content/faq.json')) &&
      // Without a ledger nothing is known of figures; what is wrong in it is said of it.
      (id !== 'chat/placeholder' || content.figures.length > 0),
  )
}

/** Figures in words, and in the ledger itself. Without a ledger nothing is known of them. */
/** The types whose records stand in some of the files. */
function typesOf(files: ReadonlySet<string>): Set<ContentTypeName> {
  const holds = (type: ContentTypeName) => {
    const { layout } = CONTENT_TYPES[type]
    if ('folder' in layout) return [...files].some((file) => path.posix.dirname(file) === `content/${layout.folder}`)
    return 'list' in layout && files.has(`content/${layout.list}`)
  }
  return new Set((Object.keys(CONTENT_TYPES) as ContentTypeName[]).filter(holds))
}

function checkClaims(record: RecordFile, content: Content, unread: ReadonlySet<ContentTypeName>): Problem[] {
  if (record.type === 'Ledger')
    return record.value ? checkLedger(record.value as Ledger, record.document, content.entries, unread) : []
  if (content.figures.length === 0) return []
  return [
    ...checkFigureWords(record, new Set(content.figures.map(({ id }) => id))),
    ...(record.type === 'Company' && record.value
      ? checkReplyTime(record.value as Company, record.document, content.figures)
      : []),
  ]
}
