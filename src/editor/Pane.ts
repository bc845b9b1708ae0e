/** The pane beside a form: what the check says, and a page of the site with the draft in it. */
import type { ApiEntry, CustomPreviewTemplateProps } from '@sveltia/cms'
import { Component } from 'react'
import { createRoot } from 'react-dom/client'
import { countProblems, textLine } from '../content/report/formatProblems'
import { labelOf } from '../content/schemas/walkSchema'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../routing/languages'
import { localizePath } from '../routing/localizePath'
import { article } from './article'
import { languageOfFile, problemsOf } from './check'
import type { FormEntry } from './formats'
import { compareDraft, keyOf } from './leaves'
import { openField } from './openField'
import { builtFileOf, loadPage, loadPicture, ownPage, showCover, siteIn, unplacedIn, writeDraft } from './page'
import { findSpots, placedIn, type LeafIndex } from './places'
import { isTrial } from './siteCopy'

/** Milliseconds without input before the check runs. */
const PAUSE = 700

/** Most problems that are listed: each makes the editor slower. */
const LISTED = 50

const EXPLANATION =
  'Write in the form: the page beside it changes at once. Click a sentence of the page to find its field. Nothing is sent anywhere.'

/** Ways to look at a page; the width is in pixels. */
const WAYS = { Page: [], Language: LANGUAGES, Width: ['1280', '768', '360'], Theme: ['light', 'dark'] }

/** The way that was chosen last, also for the next form; without a page, the form begins on its own. */
const way = { Page: '', Language: DEFAULT_LANGUAGE, Width: '1280', Theme: 'light' }

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

/** The parts of the pane. The check is in English, whatever the language of the text is. */
const PARTS = `
<p ${isTrial ? '' : 'hidden'}>${EXPLANATION}</p>
<section lang="en" aria-label="Check" aria-live="polite">Checking …</section>
<section aria-label="Draft"></section>
<form>${Object.entries(WAYS)
  .map(([label, options]) => `<select name="${label}" aria-label="${label}">${optionsOf(options)}</select>`)
  .join('\n')}</form>
<p role="status"></p>
<div class="page"><iframe title="Page"></iframe></div>`

function optionsOf(names: readonly string[]): string {
  return names.map((name) => `<option>${name}</option>`).join('')
}

/** A field as the form names it: `items.0.question.en` is `Items › 0 › Question › En`. */
const nameOf = (path: string) => path.split('.').map(labelOf).join(' › ')

/** The path in the form of a problem's field: a list file has its entries in `items`. */
const pathInForm = (field: string) => field.replace(/^\[/, 'items[').replace(/\[(\d+)\]/g, '.$1')

/** A paragraph of words and buttons. */
function line(...parts: (string | Node)[]): HTMLElement {
  const paragraph = document.createElement('p')
  paragraph.append(...parts)
  return paragraph
}

function button(words: string, onclick: () => void, severity = ''): HTMLElement {
  const made = Object.assign(document.createElement('button'), { type: 'button', textContent: words, onclick })
  made.dataset.severity = severity
  return made
}

/** A pane. The editor renders it with its own React, so that its parts are plain elements. */
class Pane extends Component<CustomPreviewTemplateProps> {
  /** Path of the form's file, for entries that have none yet. */
  newFile = ''
  private readonly main = document.createElement('main')
  private timer = 0
  /** Address of the page in the frame. */
  private address = ''
  private shown: ReturnType<Pane['load']> | null = null
  /** The file whose places on the page show the draft. */
  private built = ''
  /** Path of the field with the focus. */
  private field = ''

  override render() {
    return null
  }

  override componentDidMount() {
    this.main.className = 'pane'
    this.main.innerHTML = PARTS
    this.props.document.body.append(this.main)
    way.Page = ''
    for (const select of this.main.querySelectorAll('select')) {
      const name = select.name as keyof typeof way
      select.value = way[name]
      select.hidden = name === 'Language' && this.newFile.endsWith('.mdx')
      select.onchange = () => this.choose(select, select.value)
    }
    document.addEventListener('focusin', this.markFocused)
    this.componentDidUpdate()
  }

  override componentDidUpdate() {
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => void this.check(), PAUSE)
    void this.show()
  }

  override componentWillUnmount() {
    clearTimeout(this.timer)
    document.removeEventListener('focusin', this.markFocused)
  }

  /** The language of an article's form. */
  private get language(): string {
    return this.props.window.frameElement?.closest<HTMLElement>('[data-locale]')?.dataset.locale ?? DEFAULT_LANGUAGE
  }

  private part<Part extends HTMLElement>(selector: string): Part {
    return this.main.querySelector(selector) as Part
  }

  private say(note: string, severity = ''): void {
    const status = this.part('[role="status"]')
    status.textContent = note
    status.dataset.severity = severity
  }

  private open(path: string, locale?: string): void {
    this.say('')
    openField(path, locale, () => this.say(`The form has no field ${nameOf(path)}.`))
  }

  private async check(): Promise<void> {
    const entry = this.props.entry.toJS() as unknown as ApiEntry
    const problems = await problemsOf(entry, this.newFile, this.language)
    const lines = problems.slice(0, LISTED).map((problem) => {
      const { severity, field, file } = problem
      return line(button(textLine(problem), () => this.open(pathInForm(field), languageOfFile(file)), severity))
    })
    if (problems.length > LISTED) lines.push(line(`and ${problems.length - LISTED} more`))
    const list = this.part('[aria-live]')
    const now = [line(countProblems(problems)), ...lines]
    // A screen reader reads what is replaced.
    if (list.textContent !== now.map(({ textContent }) => textContent).join('')) list.replaceChildren(...now)
  }

  /** Shows the draft in the page. */
  private async show(): Promise<void> {
    const { entry: map, getAsset } = this.props
    const entry = map.toJS() as unknown as ApiEntry
    const data = entry.data as FormEntry
    const file = entry.path || this.newFile
    const isArticle = file.endsWith('.mdx')
    const language = isArticle ? this.language : way.Language
    const { texts, index, pages } = await siteIn(language)
    const built = builtFileOf(file, texts, language)
    const path = way.Page || ownPage(built)
    const hasArticle = isArticle && path === ownPage(built)
    const address = localizePath(path, language)
    const select = this.part<HTMLSelectElement>('select')
    if (select.length === 0) select.innerHTML = optionsOf(pages)
    select.value = path
    this.main.style.colorScheme = way.Theme
    this.main.style.setProperty('--width', `${way.Width}px`)
    this.built = built
    if (address !== this.address) this.shown = this.load((this.address = address), index, hasArticle)
    const page = await this.shown
    if (!page || map !== this.props.entry) return
    page.document.documentElement.dataset.theme = way.Theme

    const draft = compareDraft(texts, built, data, language)
    const isOwn = built === file
    const seen = writeDraft(page.spots, draft, language, isOwn, (name, image) => {
      void loadPicture(name, file, texts, getAsset).then(({ src }) => Object.assign(image, { srcset: '', src }))
    })
    if (isArticle) showCover(page.spots, built, Boolean(data.lineDrawing))
    const isWritten = (at: string) => isOwn || Boolean(data[at.replace(/\..*/, '')])
    const unseen = draft.changed.filter((at) => !seen.has(at) && isWritten(at) && !(at === 'body' && hasArticle))
    const listed = (words: string, paths: readonly string[]) =>
      paths.length > 0 ? [line(words, ...paths.flatMap((at) => [' ', button(nameOf(at), () => this.open(at))]))] : []
    this.part('[aria-label="Draft"]').replaceChildren(
      line(page.document.title),
      ...(isOwn ? [] : [line(`This entry has no page yet: you see it in the place of ${built}.`)]),
      ...listed('Not on this page before the next build:', unseen),
      ...listed('Not placed, because other fields have the same words:', unplacedIn(page.spots, built)),
    )

    page.isDrawn ||= draft.changed.includes('body')
    if (!page.article || !page.isDrawn) return
    const missing: string[] = []
    const pictureOf = (name: string) => loadPicture(name, file, texts, getAsset, () => missing.push(name))
    try {
      const text = await article((data.body as string | undefined) ?? '', texts, language, pictureOf)
      if (map !== this.props.entry) return
      page.article.className = ''
      page.root?.render(text)
      this.say(missing.length > 0 ? `Not in the asset library of this entry: ${missing.join(', ')}` : '', 'error')
    } catch (error) {
      this.say(`The page keeps the text before this change: ${String(error)}`, 'error')
    }
  }

  /** Loads a page into the frame; null if no build of it is there. In its article that of the draft is drawn. */
  private async load(path: string, index: LeafIndex, hasArticle: boolean) {
    const frame = this.part<HTMLIFrameElement>('iframe')
    const html = await loadPage(path)
    if (path !== this.address) return null
    frame.hidden = html === ''
    this.say(html ? '' : `No build of this page is here. Under "npm run dev", ${path} shows each saved change.`)
    frame.srcdoc = html
    await new Promise((loaded) => (frame.onload = loaded))
    const page = frame.contentDocument
    if (!html || !page) return null
    const spots = findSpots(page, index)
    for (const spot of spots) {
      const { dataset } = spot.element as HTMLElement
      for (const leaf of placedIn(spot)) dataset.fields = `${dataset.fields ?? ''} ${keyOf(leaf)}`
    }
    const found = hasArticle ? page.querySelector<HTMLElement>('[data-part="article"]') : null
    if (found) found.dataset.fields = keyOf({ file: this.built, path: 'body' })
    page.addEventListener('click', this.openClicked)
    return { document: page, spots, article: found, root: found && createRoot(found), isDrawn: false }
  }

  private readonly openClicked = (event: MouseEvent): void => {
    const target = event.target as Element
    if (!target.closest('summary')) event.preventDefault()
    const fields = target.closest<HTMLElement>('[data-fields]')?.dataset.fields?.trim().split(' ') ?? []
    const [file, path] = (fields.find((each) => each.startsWith(`${this.built}#`)) ?? fields[0] ?? '').split('#')
    if (file === this.built) this.open(path)
    else this.say(path ? `These words are in ${file}: ${nameOf(path)}` : '')
  }

  /** Marks the field with the focus, on the page in its language. */
  private readonly markFocused = ({ target }: FocusEvent): void => {
    const focused = (target as Element).closest<HTMLElement>('[data-mode="edit"] [data-key-path]')
    if (!focused?.dataset.keyPath) return
    this.field = focused.dataset.keyPath
    const language = LANGUAGES.find((each) => this.field.endsWith(`.${each}`)) ?? way.Language
    if (language === way.Language) void this.mark()
    else this.choose(this.part('[name="Language"]'), language)
  }

  /** Shows the page in another way, and the field with the focus on it. */
  private choose(select: HTMLSelectElement, value: string): void {
    select.value = value
    way[select.name as keyof typeof way] = value
    void this.show().then(() => this.mark())
  }

  /** Frames the field that had the focus last, and brings it in sight. */
  private async mark(): Promise<void> {
    const page = (await this.shown)?.document
    const field = CSS.escape(keyOf({ file: this.built, path: this.field }))
    const place = page?.querySelector<HTMLElement>(`body [data-fields~=${field}]`)
    page?.querySelector('[data-shown]')?.removeAttribute('data-shown')
    if (!place) return
    for (let at = place.closest('details'); at; at = at.parentElement?.closest('details') ?? null) at.open = true
    place.scrollIntoView({ block: place.dataset.part === 'article' ? 'start' : 'center' })
    place.dataset.shown = ''
  }
}

/** The pane of a form. @param file path of the form's file, for entries that have none yet */
export const paneOf = (file: string) =>
  class extends Pane {
    override newFile = file
  }
