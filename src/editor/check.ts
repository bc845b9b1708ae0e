/** The content check in the editor: the same problems, in the same words, as those of `npm run check`. */
import type { ApiEntry } from '@sveltia/cms'
import { memoryFiles } from '../content/read/contentFiles'
import { readContentFrom } from '../content/readContent'
import { countProblems, formatProblems, textLine } from '../content/report/formatProblems'
import type { Problem } from '../content/report/problem'
import { element } from '../overlay/dom'
import { DEFAULT_LANGUAGE } from '../routing/languages'
import { languageOfFile, textsOf } from './formats'
import { loadSiteCopy, saved } from './site'

/** What only the check of the pull request knows: here pictures have no content, and new ones no name yet. */
const OF_PICTURES: readonly string[] = ['picture/missing', 'picture/path', 'picture/unreadable']

/** Most problems that are listed: each makes the editor slower. */
const LISTED = 50

/**
 * The problems in the files of an entry, errors first, compared with the site of the last build and what was saved since.
 * @param file its path where the entry has none yet
 * @param language of the fields in `data` of an article
 */
export async function problemsOf(entry: ApiEntry, file: string, language: string): Promise<Problem[]> {
  const { texts: built, installed } = await loadSiteCopy()
  const texts = textsOf(entry.path || file, entry, language)
  const options = { drafts: true, wanted: Object.keys(texts) }
  const { problems } = await readContentFrom(memoryFiles({ ...built, ...saved, ...texts }), installed, options)
  const found = problems.filter(({ id, file: of }) => of in texts && !OF_PICTURES.includes(id))
  const sorted = found.toSorted((one, other) => one.severity.localeCompare(other.severity))
  const accept = 'ask somebody with git to accept it'
  return sorted.map((each) => ({ ...each, message: each.message.replace(/npm run translations.*/, accept) }))
}

/** The path in the form of a problem's field: a list file has its entries in `items`. */
const pathInForm = (field: string) => field.replace(/^\[/, 'items[').replace(/\[(\d+)\]/g, '.$1')

/** Opens a field of a form, of an article in a language. */
type OpenField = (path: string, language?: string) => void

/** Lists the problems of an entry in an element. */
export function listProblems(list: HTMLElement, problems: readonly Problem[], open: OpenField): void {
  const lines = problems.slice(0, LISTED).map((problem) => {
    const onclick = () => open(pathInForm(problem.field), languageOfFile(problem.file))
    const attributes = { type: 'button', 'data-severity': problem.severity, onclick }
    return element('p', {}, element('button', attributes, textLine(problem)))
  })
  const count = element('p', { 'data-severity': problems[0]?.severity ?? '' }, countProblems(problems))
  const more = problems.length > LISTED && element('p', {}, `and ${problems.length - LISTED} more`)
  const now = element('div', {}, count, ...lines, more)
  // A screen reader reads what is replaced.
  if (list.textContent !== now.textContent) list.replaceChildren(...now.children)
}

/** Asks before an entry with errors is saved. @throws {Error} if the answer is no; the editor then saves nothing */
export async function askBeforeSaving({ entry }: { entry: { toJS: () => unknown } }): Promise<void> {
  const asked = entry.toJS() as ApiEntry
  const problems = await problemsOf(asked, '', languageOfFile(asked.path) ?? DEFAULT_LANGUAGE)
  const errors = problems.filter(({ severity }) => severity === 'error')
  const question = `${countProblems(problems)}\n${formatProblems(errors)}\n\nSave all the same?`
  if (errors.length > 0 && !confirm(question)) throw new Error('Not saved: the answer was no.')
}
