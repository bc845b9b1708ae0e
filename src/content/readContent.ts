import { checkBrand } from './check/checkBrand'
import { checkContent } from './check/checkContent'
import { checkDictionaries, checkLanguages } from './check/checkDictionaries'
import { checkTranslations } from './check/checkTranslations'
import { dayOf, siteNow } from './clock'
import { type ContentFiles } from './read/contentFiles'
import { CONTENT_TYPES, holdsRecordsOf, type Content, type ContentTypeName, type Entry } from './model/contentTypes'
import { printFigures, withFigures, type PrintedFigure } from './model/figures'
import type { InstalledNames } from './check/installedNames'
import { nextChange, publishedContent } from './model/publication'
import { contentRouteRecords } from './model/contentRouteRecords'
import { buildRoutes, type RouteSpec } from '../routing/routes'
import { collectProblems, filesWithErrors, hasErrors, sortProblems, type Problem } from './report/problem'
import { loadParser } from './mdx/parseBody'
import { readCases, readPosts } from './read/readArticles'
import { readRecords } from './read/readRecords'
import { checkStaticNames, checkStrayFiles, checkSymbolicLinks } from './check/checkFiles'

export interface ReadOptions {
  /** Whether the returned `content` includes unpublished texts. They are checked in any case. */
  drafts?: boolean
  /** ISO day of the check, in UTC. */
  today?: string
}

export interface ReadContentResult {
  /** Must not be built while `problems` contains errors. */
  content: Content
  /** Every page of the site in every language. The check and the build use this route table. */
  routes: RouteSpec[]
  problems: Problem[]
  fileCount: number
  /** ISO day from which a build of the same files differs. */
  nextChange: string
}

/**
 * Reads and checks all content, and the words of the interface beside it, in
 * one pass and without stopping at the first problem.
 * @param installed names in packages that content may use
 */
export async function readContentFrom(
  files: ContentFiles,
  installed: InstalledNames,
  { drafts = false, today = dayOf(siteNow()) }: ReadOptions = {},
): Promise<ReadContentResult> {
  const records = readRecords(files)
  const ledger = records.entries.find((entry) => entry.type === 'Ledger')
  const figures = ledger ? printFigures(ledger.record.figures, ledger.wordsIn) : []
  const source = { files, parser: await loadParser(), figures }
  const posts = readPosts(source)
  const cases = readCases(source)
  const folders = [...posts.folders, ...cases.folders]
  const dictionaries = checkDictionaries(files)
  const missing = [...records.missing, ...dictionaries.missing]
  const paths = [records, posts, cases, dictionaries].flatMap((read) => read.paths)
  const entries = records.entries.map((entry) => filled(entry, figures))
  const broken = [...filesWithErrors(records.problems)]
  const types = Object.keys(CONTENT_TYPES) as ContentTypeName[]
  const incompleteTypes = new Set<string>([
    ...types.filter((type) => broken.some((file) => holdsRecordsOf(type, file))),
    ...(hasErrors(posts.problems) ? ['BlogPost'] : []),
    ...(hasErrors(cases.problems) ? ['Case'] : []),
  ])
  const content: Content = {
    company: entries.find((entry) => entry.type === 'Company')?.record ?? null,
    figures,
    entries,
    incompleteTypes,
    posts: posts.articles,
    cases: cases.articles,
    dictionaries: dictionaries.dictionaries,
  }
  const found = [
    ...records.problems,
    ...posts.problems,
    ...cases.problems,
    ...collectProblems((report) => checkStrayFiles(files, paths, missing, report)),
    ...collectProblems((report) => checkSymbolicLinks(files, report)),
    ...collectProblems((report) => checkStaticNames(files, report)),
    ...collectProblems((report) => checkBrand(files, report)),
  ]
  const shown = drafts ? content : publishedContent(content, today)
  const routes = buildRoutes(contentRouteRecords(shown))
  const read = { content, routes, records: records.files, folders, files, icons: installed, today }
  const problems = [...found, ...checkContent(read, found)]
  problems.push(
    ...checkTranslations(content, problems),
    ...dictionaries.problems,
    ...checkLanguages(files, installed.stemmers),
  )
  return {
    content: shown,
    routes,
    problems: sortProblems(problems),
    nextChange: nextChange(content, today),
    fileCount: paths.length,
  }
}

/** The entry with its figures filled in. Figures of the chat are filled in later, with the data of the chat. */
function filled(entry: Entry, figures: readonly PrintedFigure[]): Entry {
  if (entry.type === 'Chat') return entry
  const record = withFigures(CONTENT_TYPES[entry.type].schema, entry.record, figures, entry.wordsIn)
  return { ...entry, record } as Entry
}
