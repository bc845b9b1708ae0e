/** The content check in the form: shows the problems that `npm run check` finds in an entry at its fields, during editing. */
import type { ApiEntry, CustomFieldControlProps } from '@sveltia/cms'
import { Component, type FormEvent, type createElement } from 'react'
import { CONTENT_TYPES, type ContentTypeName } from '../content/model/contentTypes'
import { splitFrontMatter } from '../content/read/frontMatter'
import { readContentFrom } from '../content/readContent'
import type { Problem } from '../content/report/problem'
import { TEXT_ROOTS } from '../content/read/contentFiles'
import { labelOf } from '../content/schemas/walkSchema'
import { DEFAULT_LANGUAGE, factsOf } from '../routing/languages'
import { countProblems } from '../content/report/formatProblems'
import { formatOf, plainText, withText, type FormEntry } from './formats'
import { assets, filesOf, loadSiteCopy } from './siteCopy'

/** The editor renders with its own React. */
declare const window: Window & { h: typeof createElement }

/** Hides all other fields of a file that opens as text. */
const ONLY_TEXT = `[data-mode]:has([data-whole-file]) [data-key-path]:not([data-key-path="source"]) { display: none }
  [data-whole-file] { width: 100%; font: inherit; color: inherit; background: none }`

/** Milliseconds without input before the check runs. */
const PAUSE = 700
/** The cache of earlier checks: a check reads only changed files again. */
const known = { drafts: true, cache: new Map(), records: new Map() }

/** The file of an entry; before the first save its name is only in the address. */
function fileOf({ collection, slug, path }: ApiEntry): string {
  if (path) return path
  const name = slug || location.hash.slice(location.hash.lastIndexOf('/') + 1)
  if (collection in TEXT_ROOTS)
    return `${TEXT_ROOTS[collection as keyof typeof TEXT_ROOTS]}/${name}/${DEFAULT_LANGUAGE}.mdx`
  const type = CONTENT_TYPES[collection as ContentTypeName]
  return `content/${'folder' in type.layout ? type.layout.folder : ''}/${name}.json`
}

/** Texts of the files that saving the entry writes. @param own the language of the form's side that `data` belongs to */
function textsOf(draft: ApiEntry, own: string): Record<string, string> {
  const file = fileOf(draft)
  const format = formatOf(file)
  if (!file.endsWith('.mdx')) return { [file]: format.toFile(draft.data) }
  const versions = { ...(draft.i18n as Record<string, { data: FormEntry }>), [own]: draft }
  const written = Object.entries(versions).filter(([, { data }]) => Object.values(data ?? {}).some(Boolean))
  const fileIn = (language: string) => file.replace(/[^/]+$/, `${language}.mdx`)
  return Object.fromEntries(written.map(([language, { data }]) => [fileIn(language), format.toFile(data)]))
}

/**
 * The problems of an entry; lines of a body are counted from its first line.
 * The content of a picture that the site was not built with is only checked in
 * the pull request.
 */
async function problemsOf(draft: ApiEntry, own: string): Promise<Problem[]> {
  const site = await loadSiteCopy()
  const texts = textsOf(draft, own)
  const { problems } = await readContentFrom(filesOf(site, texts), site.installed, known)
  const isKnown = ({ id, message }: Problem) =>
    id === 'picture/unreadable' ||
    message.startsWith('"blob:') ||
    (id === 'picture/missing' && assets.find?.(message.split('"')[1]))
  return problems.flatMap((problem) => {
    if (!(problem.file in texts) || isKnown(problem)) return []
    if (problem.field !== 'body') return [problem]
    const { body, bodyLinesAbove } = splitFrontMatter('', texts[problem.file])
    const above = bodyLinesAbove + body.slice(0, body.search(/\S|$/)).split('\n').length - 1
    return [{ ...problem, line: problem.line - above }]
  })
}

/** The path of a field in the form: `[3].question.en` → `items`, `3`, `question`, `en`. */
const stepsOf = (field: string) =>
  `${field.startsWith('[') ? 'items' : ''}${field}`.replaceAll(/\[(\d+)\]/g, '.$1').split('.')

/** The field in the form, or its nearest ancestor in the form. */
function fieldOf({ field, file }: Problem): Element | null | undefined {
  const pane = `[data-mode="edit"][data-locale="${languageIn(file) ?? '_default'}"]`
  const paths = stepsOf(field).map((_, index, steps) => steps.slice(0, index + 1).join('.'))
  return paths.map((path) => document.querySelector(`${pane} [data-key-path="${path}"]`)).findLast(Boolean)
}

const languageIn = (file: string) => /\/([^/]+)\.mdx$/.exec(file)?.[1]

/** The number of problems, and a line for each different one: `Русский › Title: Required field "title" is missing.` */
const summary = (problems: readonly Problem[], listed: readonly Problem[]) =>
  [countProblems(problems), ...new Set(listed.map((problem) => `${fieldName(problem)}: ${problem.message}`))].join('\n')

/** The form's name for a field: `Русский › Title`, `Items › 3 › Question`. */
function fieldName({ field, file }: Problem): string {
  const language = languageIn(file)
  const steps = stepsOf(field).map(labelOf)
  return [...(language ? [factsOf(language).name] : []), ...steps].join(' › ')
}

/** Shows the messages under their fields, in place of earlier ones. @returns those whose field is not on the screen */
function show(problems: readonly Problem[]): Problem[] {
  for (const old of document.querySelectorAll('[data-problem]')) old.remove()
  return problems.filter((problem) => {
    const field = fieldOf(problem)
    const sentence = document.createElement('p')
    sentence.dataset.problem = problem.id
    sentence.style.color = `var(--sui-${problem.severity === 'error' ? 'error' : 'warning'}-foreground-color)`
    sentence.textContent = problem.field === 'body' ? `Line ${problem.line}: ${problem.message}` : problem.message
    field?.append(sentence)
    return !field?.checkVisibility()
  })
}

/**
 * Asks for confirmation before an entry with errors is saved.
 * @throws {Error} `called_off` if the user declines; `CHANGES` of `writeEditor.ts` then cancel the saving
 */
export async function askBeforeSaving({ entry }: { entry: { toJS: () => unknown } }): Promise<void> {
  const problems = await problemsOf(entry.toJS() as ApiEntry, DEFAULT_LANGUAGE)
  // A picture that was just added is saved together with the entry.
  const errors = problems.filter(({ severity, id }) => severity === 'error' && id !== 'picture/missing')
  if (errors.length > 0 && !confirm(`${summary(errors, errors)}\n\nSave all the same?`)) throw new Error('called_off')
}

/** The field `source` of every form: shows the number of problems, and the problems whose field is not on the screen. */
export class CheckField extends Component<CustomFieldControlProps, { status: string }> {
  override state = { status: '…' }
  #timer: ReturnType<typeof setTimeout> | undefined
  #problems: readonly Problem[] = []
  // The editor creates fields when they scroll into view.
  readonly #place = () => void show(this.#problems)

  override componentDidMount() {
    addEventListener('scrollend', this.#place, { capture: true })
    this.checkSoon()
  }

  override componentWillUnmount() {
    clearTimeout(this.#timer)
    removeEventListener('scrollend', this.#place, { capture: true })
  }

  override componentDidUpdate({ entry }: CustomFieldControlProps) {
    if (this.props.entry !== entry) this.checkSoon()
  }

  checkSoon() {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.check(), PAUSE)
  }

  async check() {
    const draft = this.props.entry?.toJS() as unknown as ApiEntry | undefined
    const side = document.getElementById(this.props.forID)?.closest<HTMLElement>('[data-locale]')
    if (draft) this.#problems = await problemsOf(draft, side?.dataset.locale ?? DEFAULT_LANGUAGE)
    this.setState({ status: summary(this.#problems, show(this.#problems)) })
  }

  override render() {
    const { forID, onChange } = this.props
    const status = window.h('output', { id: forID, style: { whiteSpace: 'pre-line' } }, this.state.status)
    const value = plainText({ source: String(this.props.value ?? '') })
    if (value === undefined) return status
    const onInput = ({ currentTarget }: FormEvent<HTMLTextAreaElement>) => onChange(withText(currentTarget.value))
    const text = { value, rows: 30, 'aria-label': 'The whole file', 'data-whole-file': '', onInput }
    return window.h('div', {}, status, window.h('style', {}, ONLY_TEXT), window.h('textarea', text))
  }
}
