/** The pane beside a form: what the check says, and a page of the site with the draft in it. */
import type { ApiEntry, CustomPreviewTemplateProps } from '@sveltia/cms'
import { Component } from 'react'
import { createRoot } from 'react-dom/client'
import type { Problem } from '../content/report/problem'
import { labelOf } from '../content/schemas/walkSchema'
import { element } from '../overlay/dom'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../routing/languages'
import { localizePath } from '../routing/localizePath'
import { article } from './article'
import { listProblems, problemsOf } from './check'
import type { FormEntry } from './formats'
import { compareDraft, LEDGER, pathInForm, type Leaf } from './leaves'
import { openField } from './openField'
import { fieldOf, frameElement, loadPage, loadPicture, unplacedIn, writeDraft } from './page'
import { findSpots, placedIn, type LeafIndex } from './places'
import { builtFileOf, ownPage, saved, siteIn } from './site'
import { isTrial } from './trial'

/** Milliseconds without input before the check runs. */
const PAUSE = 700

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
[data-severity='error'] { color: light-dark(#b3261e, #ffb4ab); }
[data-severity='warning'] { color: light-dark(#7a4d00, #ffcc80); }`

const optionsOf = (names: readonly string[]) => names.map((name) => `<option>${name}</option>`).join('')

/** The parts of the pane. The check is in English, whatever the language of the text is. */
const MARKUP = `
<p ${isTrial ? '' : 'hidden'}>Write in the form: the page beside it changes at once. Click a sentence of the page to find
its field. Nothing is sent anywhere.</p>
<section lang="en" aria-label="Check" aria-live="polite">Checking …</section>
<section aria-label="Draft"></section>
<form>${Object.entries(WAYS)
  .map(([label, options]) => `<select name="${label}" aria-label="${label}">${optionsOf(options)}</select>`)
  .join('\n')}</form>
<p role="status"></p>
<div class="page"><iframe title="Page"></iframe></div>`

/** A field as the form names it: `items.0.question.en` is `Items › 1 › Question › En`. */
const nameOf = (path: string) => path.split('.').map(stepName).join(' › ')
const stepName = (step: string) => labelOf(step.replace(/^\d+$/, (place) => String(Number(place) + 1)))

/**
 * The pane of a form. The editor renders it with its own React, so that its parts are plain elements.
 * @param newFile path of the form's file, for entries that have none yet
 */
export const paneOf = (newFile: string) =>
  class Pane extends Component<CustomPreviewTemplateProps> {
    private readonly main = element('main', { class: 'pane' })
    private timer = 0
    /** Address of the page in the frame. */
    private address = ''
    private shown: ReturnType<Pane['load']> | null = null
    /** The file whose places on the page show the draft. */
    private built = ''
    private data: FormEntry = {}
    /** Path of the field with the focus. */
    private field = ''

    override render() {
      return null
    }

    override componentDidMount() {
      this.main.innerHTML = MARKUP
      this.props.document.body.append(this.main)
      way.Page = ''
      this.part('[name="Language"]').hidden = newFile.endsWith('.mdx')
      const form = this.part<HTMLFormElement>('form')
      form.onchange = () => void this.choose(Object.fromEntries(new FormData(form)))
      document.addEventListener('focusin', this.markFocused)
      this.componentDidUpdate()
    }

    override componentDidUpdate() {
      clearTimeout(this.timer)
      const check = () => problemsOf(this.props.entry.toJS() as unknown as ApiEntry, newFile, this.language)
      const list = (problems: Problem[]) => listProblems(this.part('[aria-live]'), problems, this.open)
      this.timer = window.setTimeout(() => void check().then(list), PAUSE)
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

    private readonly open = (path: string, locale?: string): void => {
      this.say('')
      openField(pathInForm(path, this.data), locale, () => this.say(`The form has no field ${nameOf(path)}.`))
    }

    /** Shows the draft in the page. */
    private async show(): Promise<void> {
      const { entry: map, getAsset } = this.props
      const { data, path: ofEntry } = map.toJS() as unknown as ApiEntry
      const file = ofEntry || newFile
      const isArticle = file.endsWith('.mdx')
      const language = isArticle ? this.language : way.Language
      const { texts, index, pages } = await siteIn(language)
      const built = builtFileOf(file, texts, language)
      const isOwn = built === file
      const path = way.Page || ownPage(built)
      const hasArticle = isArticle && path === ownPage(built)
      const address = localizePath(path, language)
      if (this.address === '') this.part('select').innerHTML = optionsOf(pages)
      for (const select of this.main.querySelectorAll('select'))
        select.value = { ...way, Page: path }[select.name as keyof typeof way]
      this.main.style.colorScheme = way.Theme
      this.main.style.setProperty('--width', `${way.Width}px`)
      Object.assign(this, { built, data })
      if (address !== this.address) this.shown = this.load((this.address = address), index, hasArticle, isOwn)
      const page = await this.shown
      if (!page || map !== this.props.entry) return
      page.document.documentElement.dataset.theme = way.Theme

      const draft = compareDraft(texts, built, data, language, saved)
      // The dark theme inverts the cover of an article if it is a line drawing.
      const style = isArticle && !data.lineDrawing ? 'filter: none; mix-blend-mode: normal' : ''
      const seen = writeDraft(page.spots, draft, language, isOwn, (name, image) => {
        void loadPicture(name, file, texts, getAsset).then(({ src }) =>
          Object.assign(image, { srcset: '', src, style }),
        )
      })
      if (page.article) seen.add('body')
      const isWritten = (at: string) => isOwn || Boolean(data[at.replace(/\..*/, '')])
      const unseen = draft.changed.filter((at) => !seen.has(at) && isWritten(at))
      this.part('[aria-label="Draft"]').replaceChildren(
        element('p', {}, page.document.title),
        ...(isOwn ? [] : [element('p', {}, `This entry has no page yet: you see it in the place of ${built}.`)]),
        ...this.listed('Not on this page before the next build:', unseen),
        ...this.listed('Not placed, because other fields have the same words:', unplacedIn(page.spots, built)),
      )

      page.isDrawn ||= draft.changed.includes('body') || LEDGER in saved
      if (!page.article || !page.isDrawn) return
      const missing: string[] = []
      const pictureOf = (name: string) => loadPicture(name, file, texts, getAsset, () => missing.push(name))
      try {
        const text = await article((data.body as string | undefined) ?? '', { ...texts, ...saved }, language, pictureOf)
        if (map !== this.props.entry) return
        page.article.className = ''
        page.root?.render(text)
        this.say(missing.length > 0 ? `Not among the pictures of this entry: ${missing.join(', ')}` : '', 'error')
      } catch (error) {
        this.say(`The page keeps the text before this change: ${String(error)}`, 'error')
      }
    }

    /** Fields by name, each of which leads there; nothing if there are none. */
    private listed(words: string, paths: readonly string[]): HTMLElement[] {
      const buttonFor = (at: string) => element('button', { type: 'button', onclick: () => this.open(at) }, nameOf(at))
      return paths.length > 0 ? [element('p', {}, words, ...paths.flatMap((at) => [' ', buttonFor(at)]))] : []
    }

    /** Loads a page into the frame; null if no build of it is there. In its article that of the draft is drawn. */
    private async load(path: string, index: LeafIndex, hasArticle: boolean, isOwn: boolean) {
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
      const found = hasArticle ? page.querySelector<HTMLElement>('[data-part="article"]') : null
      if (found && !isOwn) page.querySelector('nav:has(+ * [data-part="article"])')?.replaceChildren()
      page.addEventListener('click', (event) => {
        const target = event.target as Element
        if (!target.closest('summary')) event.preventDefault()
        if (found?.contains(target)) return this.open('body')
        const field = fieldOf(target, spots, this.built)
        if (field?.file === this.built) this.open(field.path)
        else this.say(field ? `These words are in ${field.file}: ${nameOf(field.path)}` : '')
      })
      return { document: page, spots, article: found, root: found && createRoot(found), isDrawn: false }
    }

    /** Marks the field with the focus, on the page in its language. */
    private readonly markFocused = ({ target }: FocusEvent): void => {
      const focused = (target as Element).closest<HTMLElement>('[data-mode="edit"] [data-key-path]')
      if (!focused?.dataset.keyPath) return
      this.field = focused.dataset.keyPath
      const language = LANGUAGES.find((each) => this.field.endsWith(`.${each}`))
      void this.choose(language ? { Language: language } : {})
    }

    /** Shows the page in another way, and frames the first place of the field that had the focus last. */
    private async choose(chosen: object): Promise<void> {
      Object.assign(way, chosen)
      await this.show()
      const page = await this.shown
      if (!page) return
      const isMarked = ({ file, path }: Leaf) => file === this.built && pathInForm(path, this.data) === this.field
      const spot = page.spots.find((each) => page.document.body.contains(each.element) && placedIn(each).some(isMarked))
      frameElement(page.document, this.field === 'body' ? page.article : (spot?.element as HTMLElement | undefined))
    }
  }
