/** A page of the site in a frame: its texts follow the draft, and a click on them opens their field. */
import type { ApiEntry, CustomPreviewTemplateProps } from '@sveltia/cms'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { PictureSource } from '../ui/Picture'
import { article } from './article'
import type { FormEntry } from './formats'
import { compareDraft } from './leaves'
import { lendFiles } from './lendFiles'
import { unplacedIn, writeDraft, type Site } from './page'
import { comparable, findSpots, placedIn, type Leaf, type Spot } from './places'

/** What the pane says of a page. */
export interface PageReport {
  /** The title bar. */
  title: string
  /** Fields that differ from the build, and that the page does not show. */
  unseen: string[]
  /** Fields whose words are on the page, but in other fields too. */
  unplaced: string[]
}

interface PageFrameProps {
  html: string
  site: Site
  /** Path of the entry's file, and the entry. */
  file: string
  entry: ApiEntry
  language: string
  isNew: boolean
  /** Whether the page is that of the article in the form. */
  hasArticle: boolean
  width: number
  theme: string
  /** Path in the form of the field to show. */
  field: string
  getAsset: CustomPreviewTemplateProps['getAsset']
  onReport(report: PageReport): void
}

/** The page in the frame. */
interface Shown {
  document: Document
  spots: Spot[]
  /** Pictures of its article as the build made them, by name. */
  pictures: ReadonlyMap<string, PictureSource>
  /** Draws the article; made for the first change of it. */
  root?: Root
}

function readPage(page: Document, { index }: Site): Shown {
  lendFiles(page)
  const images = [...page.querySelectorAll<HTMLImageElement>('[data-part="article"] img')]
  const pictures = images.map(({ src, srcset, width, height }): [string, PictureSource] => [
    comparable(`src=${src}`),
    { src, srcSet: srcset, width, height },
  ])
  return { document: page, spots: findSpots(page, index), pictures: new Map(pictures) }
}

/** Loads a picture of the entry, also one that is not saved yet. */
async function loadPicture(name: string, getAsset: PageFrameProps['getAsset']): Promise<PictureSource> {
  // The type of an asset lacks the method that reads it.
  const asset = getAsset(name) as { toBase64(): Promise<string> } | undefined
  const bytes = await asset?.toBase64()
  const image = new Image()
  image.src = bytes ? `data:image;base64,${bytes}` : name
  await image.decode().catch(() => undefined)
  return { src: image.src, srcSet: '', width: image.naturalWidth || 1200, height: image.naturalHeight || 800 }
}

/** Draws an article in the place of the built one. A new one has the page of another: it is drawn as all of it. */
function draw(shown: Shown, text: ReactNode, isNew: boolean): void {
  if (!shown.root) {
    const host = shown.document.createElement('div')
    host.style.cssText = isNew ? 'max-width: 60rem; margin: auto; padding: 2rem 1rem' : 'display: contents'
    if (isNew) shown.document.querySelector('main')?.replaceChildren(host)
    else shown.document.querySelector('[data-part="article"]')?.replaceWith(host)
    shown.root = createRoot(host)
  }
  shown.root.render(text)
}

/** The field at a place of the page; of several, that of the file. */
function fieldAt(spots: readonly Spot[], target: Element, file: string): Leaf | undefined {
  for (let at: Element | null = target; at; at = at.parentElement) {
    const fields = spots.filter(({ element }) => element === at).flatMap(placedIn)
    const found = fields.find((field) => field.file === file) ?? fields[0]
    if (found) return found
  }
  return undefined
}

/**
 * Opens a field in the form, by the message with which the editor's own previews do. The editor makes fields when
 * their place is in sight: so what is there of the way to the field is brought there first.
 * @param locale language of an article's form; that of the open form if it is left out
 */
export function openField(path: string, locale?: string, tries = 20): void {
  const form = document.querySelector<HTMLElement>('.pane[data-mode="edit"]')
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-key-path]') ?? [])]
  const above = fields.filter(({ dataset }) => `${path}.`.startsWith(`${dataset.keyPath}.`)).at(-1)
  const payload = { locale: locale ?? form?.dataset.locale, keyPath: path }
  if (above?.dataset.keyPath !== path) (above ?? fields.at(-1))?.scrollIntoView({ block: 'center' })
  postMessage({ type: 'highlight-editor-field', payload }, location.origin)
  if (above?.dataset.keyPath !== path && tries > 0) setTimeout(() => openField(path, locale, tries - 1), 100)
}

export function PageFrame(props: PageFrameProps) {
  const { html, site, file, entry, language, isNew, hasArticle, width, theme, field, getAsset, onReport } = props
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width, height: 0 })
  const [shown, setShown] = useState<Shown>()
  const [note, setNote] = useState('')
  const scale = Math.min(1, size.width / width)
  const draft = useMemo(
    () => (isNew ? undefined : compareDraft(site.texts, file, entry.data as FormEntry, language)),
    [site, file, entry, language, isNew],
  )
  const pathInForm = useCallback((leaf: Leaf) => draft?.pathInForm(leaf.path) ?? leaf.path, [draft])

  useLayoutEffect(() => {
    const observer = new ResizeObserver(([{ contentRect }]) => setSize(contentRect))
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  useLayoutEffect(() => {
    shown?.document.documentElement.setAttribute('data-theme', theme)
  }, [shown, theme])

  useLayoutEffect(() => {
    if (!shown || !draft) return
    const showPicture = (name: string, image: Element) =>
      void loadPicture(name, getAsset).then(({ src }) => {
        image.removeAttribute('srcset')
        image.setAttribute('src', src)
      })
    const written = writeDraft(shown.spots, file, draft, language, showPicture)
    const isSeen = (path: string) => written.has(path) || (path === 'body' && hasArticle)
    const unseen = draft.changed.filter((path) => !isSeen(path)).map(draft.pathInForm)
    onReport({ title: shown.document.title, unseen, unplaced: unplacedIn(shown.spots, file) })
  }, [shown, draft, file, language, hasArticle, getAsset, onReport])

  useEffect(() => {
    const isAsBuilt = draft && !draft.changed.includes('body')
    if (!shown || !hasArticle || (isAsBuilt && !shown.root)) return
    let isLatest = true
    const pictureOf = async (name: string) =>
      shown.pictures.get(comparable(`src=${name}`)) ?? (await loadPicture(name, getAsset))
    void article(entry.data as FormEntry, site.texts, language, pictureOf, isNew).then(
      (text) => {
        setNote('')
        if (isLatest) draw(shown, text, isNew)
      },
      (error: unknown) => setNote(`The page keeps the text before this change: ${String(error)}`),
    )
    return () => void (isLatest = false)
  }, [shown, entry, draft, hasArticle, site, language, isNew, getAsset])

  useEffect(() => {
    if (!shown || !field) return
    const spot = shown.spots.find((each) =>
      placedIn(each).some((leaf) => leaf.file === file && `${pathInForm(leaf)}.`.startsWith(`${field}.`)),
    )
    const isArticle = hasArticle && field === 'body'
    const element = isArticle ? shown.document.querySelector('[data-part="article"]') : spot?.element
    const place = element?.closest('head') ? null : (element as HTMLElement | null | undefined)
    if (!place) return
    for (let at = place.closest('details'); at; at = at.parentElement?.closest('details') ?? null) at.open = true
    place.scrollIntoView({ block: isArticle ? 'start' : 'center' })
    place.style.outline = '3px solid #a64dff'
    return () => void (place.style.outline = '')
  }, [shown, field, file, hasArticle, pathInForm, width])

  useEffect(() => {
    if (!shown) return
    const open = (event: MouseEvent) => {
      const target = event.target as Element
      if (!target.closest('summary')) event.preventDefault()
      setNote('')
      const leaf = fieldAt(shown.spots, target, file)
      if (hasArticle && target.closest('[data-part="article"]')) openField('body')
      else if (leaf?.file === file) openField(pathInForm(leaf))
      else if (leaf) setNote(`These words are in ${leaf.file}: ${leaf.path}`)
    }
    shown.document.addEventListener('click', open)
    return () => shown.document.removeEventListener('click', open)
  })

  return (
    <div ref={box} className="page">
      {note && <p role="status">{note}</p>}
      <iframe
        title="Page"
        srcDoc={html}
        onLoad={({ currentTarget: { contentDocument } }) =>
          contentDocument && setShown(readPage(contentDocument, site))
        }
        style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
      />
    </div>
  )
}
