/** The content check in the editor: the same problems, in the same words, as those of `npm run check`. */
import type { ApiEntry } from '@sveltia/cms'
import { countProblems, formatProblems, textLine } from '../content/report/formatProblems'
import type { Problem } from '../content/report/problem'
import { element } from '../overlay/dom'
import { DEFAULT_LANGUAGE } from '../routing/languages'
import type { Question } from './checkWorker'
import { languageOfFile, textsOf } from './formats'
import { loadSiteCopy, saved } from './site'

/** What only the check of the pull request knows: here pictures have no content, and new ones no name yet. */
const OF_PICTURES: readonly string[] = ['picture/missing', 'picture/path', 'picture/unreadable']

/** Code from a blob has the policy of `/admin`, which allows the parser; that of its file is the site's. */
const code = new Blob([`import '${location.origin}/admin/check.js'`], { type: 'text/javascript' })
const worker = new Worker(URL.createObjectURL(code), { type: 'module' })

/** Checks a site in the worker. @throws {Error} if the worker has stopped with one */
function ask(question: Question): Promise<Problem[]> {
  const { port1, port2 } = new MessageChannel()
  worker.postMessage(question, [port2])
  return new Promise((resolve, reject) => {
    port1.onmessage = ({ data }: MessageEvent<Problem[]>) => resolve(data)
    worker.onerror = ({ message }) => reject(new Error(message))
  })
}

/**
 * The problems in the files of an entry, and the errors that it causes in others, errors first. The entry is compared with
 * the site of the last build and what was saved since. Problems of other files have no field.
 * @param file its path where the entry has none yet
 * @param language of the fields in `data` of an article
 */
export async function problemsOf(entry: ApiEntry, file: string, language: string): Promise<Problem[]> {
  const { texts: built, installed } = await loadSiteCopy()
  const texts = textsOf(entry.path || file, entry, language)
  const all = await ask({ texts: { ...built, ...saved, ...texts }, installed })
  const found = all.filter(({ id }) => !OF_PICTURES.includes(id))
  const own = found.filter(({ file: of }) => of in texts)
  const others = found.filter(({ file: of, severity }) => severity === 'error' && !(of in texts))
  // What was saved of other files has errors of its own.
  const before = { ...built, ...Object.fromEntries(Object.entries(saved).filter(([each]) => !(each in texts))) }
  const known = others.length > 0 ? (await ask({ texts: before, installed })).map(textLine) : []
  const caused = others.filter((each) => !known.includes(textLine(each))).map((each) => ({ ...each, field: '' }))
  const sorted = [...own, ...caused].toSorted((one, other) => one.severity.localeCompare(other.severity))
  const accept = 'ask somebody with git to accept it'
  return sorted.map((each) => ({ ...each, message: each.message.replace(/npm run translations.*/, accept) }))
}

/** The path in the form of a problem's field: a list file has its entries in `items`; letters are mostly in the text. */
const pathOf = (field: string) =>
  field
    .replace(/^letters$/, 'body')
    .replace(/^\[/, 'items[')
    .replace(/\[(\d+)\]/g, '.$1')

type OpenField = (path: string, language?: string) => void

/** Lists the problems of an entry in an element. */
export function listProblems(list: HTMLElement, problems: readonly Problem[], open: OpenField): void {
  const lines = problems.map((problem) => {
    const onclick = () => open(pathOf(problem.field), languageOfFile(problem.file))
    const text = textLine(problem)
    const line = problem.field ? element('button', { type: 'button', onclick }, text) : text
    return element('p', { 'data-severity': problem.severity }, line)
  })
  const count = element('p', { 'data-severity': problems[0]?.severity ?? '' }, countProblems(problems))
  const now = element('div', {}, count, ...lines)
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
