/** The content check in the editor: the same problems, in the same words, as those of `npm run check`. */
import type { ApiEntry } from '@sveltia/cms'
import { memoryFiles } from '../content/read/contentFiles'
import { readContentFrom } from '../content/readContent'
import { countProblems, formatProblems } from '../content/report/formatProblems'
import type { Problem } from '../content/report/problem'
import { DEFAULT_LANGUAGE } from '../routing/languages'
import { formatOf, type FormEntry } from './formats'
import { loadSiteCopy } from './siteCopy'

/** What only the check of the pull request knows: here pictures have no content, and new ones no name yet. */
const OF_PICTURES: readonly string[] = ['picture/missing', 'picture/path', 'picture/unreadable']

/** The language of the file of an article; undefined for other files. */
export const languageOfFile = (file: string): string | undefined => /\/([^/]+)\.mdx$/.exec(file)?.[1]

/** The texts of the files that saving an entry writes. @param file path of the entry, of an article in any language */
function textsOf(file: string, entry: ApiEntry, language: string): Record<string, string> {
  if (!file.endsWith('.mdx')) return { [file]: formatOf(file).toFile(entry.data) }
  const versions = { ...(entry.i18n as Record<string, { data: FormEntry }>), [language]: entry }
  const written = Object.entries(versions).filter(([, { data }]) => Object.values(data ?? {}).some(Boolean))
  const fileIn = (name: string) => file.replace(/[^/]+$/, `${name}.mdx`)
  return Object.fromEntries(written.map(([name, { data }]) => [fileIn(name), formatOf(file).toFile(data)]))
}

/**
 * The problems in the files of an entry, errors first, compared with the site from which the editor was built.
 * @param file its path where the entry has none yet
 * @param language of the fields in `data` of an article
 */
export async function problemsOf(entry: ApiEntry, file: string, language: string): Promise<Problem[]> {
  const { texts: built, installed } = await loadSiteCopy()
  const texts = textsOf(entry.path || file, entry, language)
  const options = { drafts: true, wanted: Object.keys(texts) }
  const { problems } = await readContentFrom(memoryFiles({ ...built, ...texts }), installed, options)
  const found = problems.filter(({ id, file: of }) => of in texts && !OF_PICTURES.includes(id))
  return found.toSorted((one, other) => one.severity.localeCompare(other.severity))
}

/** Asks before an entry with errors is saved. @throws {Error} if the answer is no; the editor then saves nothing */
export async function askBeforeSaving({ entry }: { entry: { toJS: () => unknown } }): Promise<void> {
  const saved = entry.toJS() as ApiEntry
  const problems = await problemsOf(saved, '', languageOfFile(saved.path) ?? DEFAULT_LANGUAGE)
  const errors = problems.filter(({ severity }) => severity === 'error')
  const question = `${countProblems(problems)}\n${formatProblems(errors)}\n\nSave all the same?`
  if (errors.length > 0 && !confirm(question)) throw new Error('Not saved: the answer was no.')
}
