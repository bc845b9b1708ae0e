/** The pane beside a form: what the check says, and a page of the site with the draft in it. */
import type { ApiEntry, CustomPreviewTemplateProps } from '@sveltia/cms'
import { useEffect, useLayoutEffect, useMemo, useState, type CSSProperties } from 'react'
import { createRoot } from 'react-dom/client'
import { countProblems, textLine } from '../content/report/formatProblems'
import type { Problem } from '../content/report/problem'
import { labelOf } from '../content/schemas/walkSchema'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../routing/languages'
import { localizePath } from '../routing/localizePath'
import { article } from './article'
import { languageOf, languageOfFile, problemsOf } from './check'
import type { FormEntry } from './formats'
import { compareDraft } from './leaves'
import { openField } from './openField'
import {
  builtFileOf,
  fieldAt,
  loadPage,
  loadPicture,
  ownPage,
  showCover,
  showPage,
  siteIn,
  unplacedIn,
  writeDraft,
  type Shown,
} from './page'
import { placedIn } from './places'
import { isTrial } from './siteCopy'

/** Milliseconds without input before the check runs. */
const PAUSE = 700

const EXPLANATION =
  'Write in the form: the page beside it changes at once. Click a sentence of the page to find its field. Nothing is sent anywhere.'

/** Ways to look at a page; the width is in pixels. */
const WAYS = { Width: ['1280', '768', '360'], Theme: ['light', 'dark'] } as const

/** The way that was chosen last, also for the next form. */
const last = { way: { Language: DEFAULT_LANGUAGE, Width: '1280', Theme: 'light' } }

/** Styles of the pane, for the editor's document of it. The page is as wide as chosen, and scaled to fit. */
export const PANE_STYLES = `
body, p { margin: 0; }
.pane { display: flex; flex-direction: column; gap: 6px; box-sizing: border-box; height: 100vh; padding: 12px; }
.pane { background: canvas; color: canvastext; font: 14px/1.4 system-ui, sans-serif; overflow-wrap: anywhere; }
.pane > :not(.page) { flex: none; max-height: 30%; overflow: auto; }
.page { flex: 1; min-height: 0; overflow: clip; container-type: size; }
iframe { --scale: min(1, tan(atan2(100cqw, var(--width)))); width: var(--width); height: calc(100cqh / var(--scale)); }
iframe { transform: scale(var(--scale)); transform-origin: 0 0; border: 0; background: white; }
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

/** A field as the form names it: `items.0.question.en` is `Items › 1 › Question › En`. */
const nameOf = (path: string) =>
  path
    .split('.')
    .map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : labelOf(step)))
    .join(' › ')

/** The path in the form of a problem's field: a list file has its entries in `items`. */
const pathInForm = (field: string) => field.replace(/^\[/, 'items[').replace(/\[(\d+)\]/g, '.$1')

interface PaneProps {
  entry: ApiEntry
  /** Path of its file, also of one that is not written yet. */
  file: string
  getAsset: CustomPreviewTemplateProps['getAsset']
}

export function Pane({ entry, file, getAsset }: PaneProps) {
  const isArticle = file.endsWith('.mdx')
  const [way, setWay] = useState({ ...last.way, Page: '' })
  const [problems, setProblems] = useState<Problem[]>()
  const [shown, setShown] = useState<Shown>()
  const [fields, setFields] = useState({ title: '', unseen: [] as string[], unplaced: [] as string[] })
  const [field, setField] = useState('')
  const [note, setNote] = useState('')

  const language = isArticle ? languageOf(entry) : way.Language
  const site = useLoaded(siteIn(language))
  const built = site ? builtFileOf(file, site.texts, language) : file
  const path = way.Page || ownPage(built)
  const html = useLoaded(useMemo(() => site && loadPage(localizePath(path, language)), [site, path, language]))
  const hasArticle = isArticle && path === ownPage(built)
  const draft = useMemo(
    () => site && compareDraft(site.texts, built, entry.data as FormEntry, language),
    [site, built, entry, language],
  )

  const open = (at: string, locale?: string) => {
    setNote('')
    openField(at, locale, () => setNote(`The form has no field ${nameOf(at)}.`))
  }

  useEffect(() => {
    const timer = setTimeout(() => void problemsOf(entry, file).then(setProblems), PAUSE)
    return () => clearTimeout(timer)
  }, [entry, file])

  useEffect(() => {
    const showField = ({ target }: FocusEvent) =>
      setField(
        (old) => (target as Element).closest<HTMLElement>('[data-mode="edit"] [data-key-path]')?.dataset.keyPath ?? old,
      )
    document.addEventListener('focusin', showField)
    return () => document.removeEventListener('focusin', showField)
  }, [])

  useLayoutEffect(() => {
    if (!shown || !draft || !site) return
    const seen = writeDraft(shown.spots, draft, language, built === file, (name, image) => {
      void loadPicture(name, file, site.texts, getAsset).then(({ src }) => Object.assign(image, { srcset: '', src }))
    })
    if (isArticle) showCover(shown.spots, built, Boolean((entry.data as FormEntry).lineDrawing))
    const isWritten = (at: string) => built === file || Boolean((entry.data as FormEntry)[at.replace(/\..*/, '')])
    const unseen = draft.changed.filter((at) => !seen.has(at) && isWritten(at) && !(at === 'body' && hasArticle))
    setFields({ title: shown.document.title, unseen, unplaced: unplacedIn(shown.spots, built) })
  }, [shown, draft, site, built, file, entry, language, isArticle, hasArticle, getAsset])

  useEffect(() => {
    if (!site || !shown?.article || !hasArticle || !(shown.root ?? draft?.changed.includes('body'))) return
    let isLatest = true
    const missing: string[] = []
    const pictureOf = (name: string) => loadPicture(name, file, site.texts, getAsset, () => missing.push(name))
    void article((entry.data as { body?: string }).body ?? '', site.texts, language, pictureOf).then(
      (text) => {
        if (!isLatest || !shown.article) return
        if (!shown.root) shown.article.className = ''
        shown.root ??= createRoot(shown.article)
        shown.root.render(text)
        setNote(missing.length > 0 ? `Not in the asset library of this entry: ${missing.join(', ')}` : '')
      },
      (error: unknown) => setNote(`The page keeps the text before this change: ${String(error)}`),
    )
    return () => void (isLatest = false)
  }, [shown, entry, draft, hasArticle, site, file, language, getAsset])

  useEffect(() => {
    const spot = shown?.spots.find((each) =>
      placedIn(each).some((leaf) => field && leaf.file === built && `${leaf.path}.`.startsWith(`${field}.`)),
    )
    const place = (hasArticle && field === 'body' ? shown?.article : spot?.element) as HTMLElement | null | undefined
    if (!place || place.closest('head')) return
    for (let at = place.closest('details'); at; at = at.parentElement?.closest('details') ?? null) at.open = true
    place.scrollIntoView({ block: place === shown?.article ? 'start' : 'center' })
    place.style.setProperty('outline', '3px solid #a64dff')
    return () => void place.style.removeProperty('outline')
  }, [shown, field, built, hasArticle, way])

  useLayoutEffect(() => {
    shown?.document.documentElement.setAttribute('data-theme', way.Theme)
    const openClicked = (event: MouseEvent) => {
      const target = event.target as Element
      if (!target.closest('summary')) event.preventDefault()
      const leaf = fieldAt(shown?.spots ?? [], target, built)
      if (hasArticle && shown?.article?.contains(target)) open('body')
      else if (leaf?.file === built) open(leaf.path)
      else setNote(leaf ? `These words are in ${leaf.file}: ${nameOf(leaf.path)}` : '')
    }
    shown?.document.addEventListener('click', openClicked)
    return () => shown?.document.removeEventListener('click', openClicked)
  })

  const listed = (words: string, paths: readonly string[]) =>
    paths.length > 0 && (
      <p>
        {words}{' '}
        {paths.map((each) => (
          <button key={each} type="button" onClick={() => open(each)}>
            {nameOf(each)}
          </button>
        ))}
      </p>
    )

  return (
    <div className="pane" style={{ colorScheme: way.Theme }}>
      {isTrial && <p>{EXPLANATION}</p>}
      {/* The check is in English, whatever the language of the text is. */}
      <section lang="en" aria-label="Check" aria-live="polite">
        <p>{problems ? countProblems(problems) : 'Checking …'}</p>
        {problems?.map((problem) => (
          <p key={textLine(problem)}>
            <button
              type="button"
              data-severity={problem.severity}
              onClick={() => open(pathInForm(problem.field), languageOfFile(problem.file))}
            >
              {textLine(problem)}
            </button>
          </p>
        ))}
      </section>
      <section aria-label="Draft">
        <p>{fields.title}</p>
        {built !== file && <p>This entry has no page yet: you see it in the place of {built}.</p>}
        {listed('Not on this page before the next build:', fields.unseen)}
        {listed('Not placed, because other fields have the same words:', fields.unplaced)}
      </section>
      <p>
        {Object.entries({ Page: site?.pages ?? [path], ...(isArticle ? {} : { Language: LANGUAGES }), ...WAYS }).map(
          ([label, options]) => (
            <select
              key={label}
              aria-label={label}
              value={label === 'Page' ? path : way[label as keyof typeof way]}
              onChange={({ target }) => setWay((last.way = { ...way, [label]: target.value }))}
            >
              {options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          ),
        )}
      </p>
      <p role="status">{note}</p>
      {html === '' && (
        <p>
          No build of this page is here. Under &quot;npm run dev&quot;, {localizePath(path, language)} shows each saved
          change.
        </p>
      )}
      {site && html && (
        <div className="page">
          <iframe
            key={`${language} ${path}`}
            title="Page"
            srcDoc={html}
            onLoad={({ currentTarget: { contentDocument } }) =>
              contentDocument && setShown(showPage(contentDocument, site))
            }
            style={{ '--width': `${way.Width}px` } as CSSProperties}
          />
        </div>
      )}
    </div>
  )
}
