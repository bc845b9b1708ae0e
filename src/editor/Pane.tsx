/** The pane beside a form: what the check says, and a page of the site with the draft in it. */
import type { ApiEntry, CustomPreviewTemplateProps } from '@sveltia/cms'
import { useEffect, useMemo, useState } from 'react'
import { countProblems, textLine } from '../content/report/formatProblems'
import type { Problem } from '../content/report/problem'
import { DEFAULT_LANGUAGE, factsOf, LANGUAGES } from '../routing/languages'
import { localizePath } from '../routing/localizePath'
import { languageOf, languageOfFile, problemsOf } from './check'
import { ownPage, siteIn } from './page'
import { openField, PageFrame, type PageReport } from './PageFrame'

/** Milliseconds without input before the check runs. */
const PAUSE = 700

/** The widths of the page, in pixels. */
const WIDTHS = ['360', '768', '1280']

const THEMES = ['light', 'dark']

/** Styles of the pane, for the editor's document of it. */
export const PANE_STYLES = `
body, p { margin: 0; }
.pane { display: flex; flex-direction: column; gap: 6px; box-sizing: border-box; height: 100vh; padding: 12px; }
.pane { background: canvas; color: canvastext; font: 14px/1.4 system-ui, sans-serif; overflow-wrap: anywhere; }
.pane > :not(.page) { flex: none; max-height: 30%; overflow: auto; }
.page { flex: 1; min-height: 0; overflow: hidden; }
iframe { border: 0; transform-origin: 0 0; background: white; }
button { font: inherit; color: inherit; text-align: start; border: 0; background: none; text-decoration: underline dotted; }
[data-severity='error'] { color: light-dark(#b3261e, #ffb4ab); }`

/** The value that a promise gives; undefined until then. */
function useLoaded<Value>(promise: Promise<Value> | undefined): Value | undefined {
  const [loaded, setLoaded] = useState<{ promise: Promise<Value>; value: Value }>()
  useEffect(() => {
    void promise?.then((value) => setLoaded({ promise, value }))
  }, [promise])
  return loaded?.promise === promise ? loaded?.value : undefined
}

interface SelectProps {
  label: string
  value: string
  options: readonly string[]
  nameOf?: (option: string) => string
  onChoose(option: string): void
}

const Select = ({ label, value, options, nameOf = (option) => option, onChoose }: SelectProps) => (
  <select aria-label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
    {options.map((option) => (
      <option key={option} value={option}>
        {nameOf(option)}
      </option>
    ))}
  </select>
)

/** A line of words and of fields that a click opens in the form. */
const Fields = ({ words, paths }: { words: string; paths: readonly string[] }) =>
  paths.length > 0 && (
    <p>
      {words}{' '}
      {paths.map((path) => (
        <button key={path} type="button" onClick={() => openField(path)}>
          {path}
        </button>
      ))}
    </p>
  )

/** The path in the form of a problem's field: a list file has its entries in `items`. */
const pathInForm = (field: string) => field.replace(/^\[/, 'items[').replace(/\[(\d+)\]/g, '.$1')

/** The problems as the command line prints them. They are in English whatever the language of the text is. */
const ProblemList = ({ problems }: { problems: readonly Problem[] | undefined }) => (
  <section lang="en" aria-label="Check" aria-live="polite">
    <p>{problems ? countProblems(problems) : 'Checking …'}</p>
    {problems?.map((problem) => (
      <p key={textLine(problem)}>
        <button
          type="button"
          data-severity={problem.severity}
          onClick={() => openField(pathInForm(problem.field), languageOfFile(problem.file))}
        >
          {textLine(problem)}
        </button>
      </p>
    ))}
  </section>
)

interface PaneProps {
  entry: ApiEntry
  /** Path of its file, also of one that is not written yet. */
  file: string
  getAsset: CustomPreviewTemplateProps['getAsset']
}

const EXPLANATION =
  'Write in the form: the page beside it changes at once. Click a sentence of the page to find its field. Nothing is sent anywhere.'

export function Pane({ entry, file, getAsset }: PaneProps) {
  const isArticle = file.endsWith('.mdx')
  const [chosen, choosePath] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [formLanguage, chooseLanguage] = useState(DEFAULT_LANGUAGE)
  const [width, chooseWidth] = useState(WIDTHS[2])
  const [theme, chooseTheme] = useState(document.documentElement.dataset.theme ?? THEMES[0])
  const [problems, setProblems] = useState<Problem[]>()
  const [report, setReport] = useState<PageReport>()
  const [field, setField] = useState('')

  const language = isArticle ? languageOf(entry) : formLanguage
  const site = useLoaded(siteIn(language))
  const isNew = site !== undefined && !(file in site.texts)
  const own = isNew ? (isArticle ? site.pageLike(file) : null) : ownPage(file)
  const isSearched = !isNew && (isAsked || !own)
  const search = useMemo(() => (isSearched ? site?.pagesOf(file) : undefined), [isSearched, site, file])
  const pages = useLoaded(search)
  const path = [chosen, own].find((each) => each && (!pages || pages.includes(each))) ?? pages?.[0] ?? ''
  const html = useLoaded(path ? site?.page(path) : undefined)

  useEffect(() => {
    const timer = setTimeout(() => void problemsOf(entry, file).then(setProblems), PAUSE)
    return () => clearTimeout(timer)
  }, [entry, file])

  useEffect(() => {
    const showField = ({ target }: FocusEvent) => {
      const { keyPath = '' } =
        (target as Element).closest<HTMLElement>('[data-mode="edit"] [data-key-path]')?.dataset ?? {}
      if (keyPath) setField(keyPath)
    }
    document.addEventListener('focusin', showField)
    return () => document.removeEventListener('focusin', showField)
  }, [])

  return (
    <div className="pane" style={{ colorScheme: theme }}>
      {sessionStorage.getItem('trial') === 'true' && <p>{EXPLANATION}</p>}
      <ProblemList problems={problems} />
      {report && (
        <section aria-label="Draft">
          <p>{report.title}</p>
          <Fields words="Not on this page before the next build:" paths={report.unseen} />
          <Fields words="Not placed, because other fields have the same words:" paths={report.unplaced} />
        </section>
      )}
      <p>
        {/* All pages are read when somebody reaches for their list. */}
        <span onFocus={() => setAsked(true)} onPointerEnter={() => setAsked(true)}>
          <Select label="Page" value={path} options={pages ?? [path]} onChoose={choosePath} />
        </span>
        {!isArticle && (
          <Select
            label="Language"
            value={language}
            options={LANGUAGES}
            nameOf={(each) => factsOf(each).name}
            onChoose={chooseLanguage}
          />
        )}
        <Select label="Width" value={width} options={WIDTHS} onChoose={chooseWidth} />
        <Select label="Theme" value={theme} options={THEMES} onChoose={chooseTheme} />
      </p>
      {isNew && !own && <p>A new record is on the pages after the next build.</p>}
      {html === '' && (
        <p>
          No build of this page is here. Under &quot;npm run dev&quot;,{' '}
          <a href={localizePath(path, language)}>the page</a> shows each change seconds after you save it.
        </p>
      )}
      {site && html && (
        <PageFrame
          key={`${file} ${language} ${path}`}
          {...{ html, site, file, entry, language, isNew, width: Number(width), theme, field, getAsset }}
          hasArticle={isArticle && path === own}
          onReport={setReport}
        />
      )}
    </div>
  )
}
