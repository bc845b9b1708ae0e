/** Pictures before and after: files, and one page of each kind at two widths. */
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { toNeutralPath } from '../../src/routing/localizePath'
import { PREVIEW_FOLDER } from '../../src/sources/previewData'
import { chromiumPath } from '../process/browser'
import { createSiteServer } from '../server/createSiteServer'
import { listenLocally } from '../server/listen'
import { groupBy } from '../../src/text/groupBy'
import type { Site } from './readSite'
import { entryOf, type Entry } from './record'

const PICTURE = /^(content|static|src)\/.*\.(png|jpe?g|webp|avif|gif|svg|ico)$/

/** The changed picture files, both versions copied into the preview. */
export function comparePictures(base: string, head: string, files: readonly string[]): Entry[] {
  const keep = (root: string, file: string, side: string): string => {
    if (!fs.existsSync(path.join(root, file))) return ''
    const name = `${PREVIEW_FOLDER}/${side}/${file}`
    fs.cpSync(path.join(root, file), path.join(head, 'public', name))
    return `/${name}`
  }
  return files
    .filter((file) => PICTURE.test(file))
    .map((file) => {
      const versions = { before: keep(base, file, 'before'), after: keep(head, file, 'after') }
      const note = versions.before && versions.after ? '' : versions.after ? 'New.' : 'Gone.'
      return entryOf({ group: 'Pictures', title: file, note, pictures: [versions] })
    })
}

/** A phone and a desktop. */
const WIDTHS = [390, 1280]
/** The height that is shown of a page, and how much of it is above the first difference. */
const SHOWN = 900
const ABOVE = 100
/** Files that change screenshots. */
const STYLES_AND_MARKUP = /^src\/.*\.(css|tsx)$|^(content|src)\/brand\//

/**
 * Compares one page of each kind. Both sides show the words of the base and no pictures, so that they differ in nothing
 * but styles and markup.
 * @param pairs new addresses by old ones
 */
export async function compareScreenshots(
  before: Site,
  after: Site,
  pairs: ReadonlyMap<string, string>,
  files: readonly string[],
): Promise<Entry[]> {
  const kindOf = (page: string) =>
    toNeutralPath(page)
      .replace(/^.+(?=\/404\.html$)/, '')
      .replace(/(?<=\/.+\/).+/, '…')
  const kinds = groupBy([...pairs], ([, page]) => kindOf(page))
  const places = files.filter((file) => STYLES_AND_MARKUP.test(file))
  const entries: Entry[] = []
  const servers = await Promise.all(
    [before, after].map(({ folder: root }) => listenLocally(createSiteServer({ root }), 0)),
  )
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
  try {
    for (const width of WIDTHS) {
      const viewport = { width, height: 800 }
      const context = await browser.newContext({ viewport, colorScheme: 'light', reducedMotion: 'reduce' })
      // Without React the page stays as it was built.
      await context.route('**/*.js', (route) => route.abort())
      for (const [kind, [addresses]] of kinds) {
        const urls = servers.map(({ port }, side) => `http://127.0.0.1:${port}${addresses[side]}`)
        const { shots, left } = await comparableShots(context, urls)
        const note = left.length > 0 ? `Not compared, number or order of contents differs: ${left.join(', ')}.` : ''
        const pictures = await differentParts(shots, width, after.folder)
        const own = { title: `${kind}, ${width} px`, note, pages: [addresses[1]], places }
        // Without changed styles and components, parts that were left out cannot look different.
        if (pictures || (left.length > 0 && places.length > 0))
          entries.push(entryOf({ group: 'Screenshots', ...own, pictures: pictures ? [pictures] : [] }))
      }
      await context.close()
    }
  } finally {
    await browser.close()
    await Promise.all(servers.map(({ close }) => close()))
  }
  return entries
}

/** Pictures of both versions of a page, without the parts that only one of them has. */
async function comparableShots(context: BrowserContext, urls: readonly string[]) {
  const tabs: Page[] = []
  for (const url of urls) {
    const tab = await context.newPage()
    await tab.goto(url, { waitUntil: 'load' })
    tabs.push(tab)
  }
  const [old, now] = [await tabs[0].evaluate(showParts, null), await tabs[1].evaluate(showParts, null)]
  // What is styled for its link, such as that of the current page, must not get the words of another link.
  const linksOf = (own: string[], others: string[]) =>
    own.filter((each) => each.startsWith('/') && others.includes(each))
  const isSame = (own: string[], others: string[] = []) =>
    own.length === others.length && linksOf(own, others).join() === linksOf(others, own).join()
  const same = Object.fromEntries(Object.entries(old).filter(([name, own]) => isSame(own, now[name])))
  const shots: Buffer[] = []
  for (const tab of tabs) {
    await tab.evaluate(showParts, same)
    shots.push(await tab.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }))
    await tab.close()
  }
  const left = [old, now]
    .flatMap((own) => Object.keys(own))
    .filter((name) => !same[name])
    .map((name) => name.replace(/ \d.*$/, ''))
  return { shots, left: [...new Set(left)] }
}

/**
 * In the browser: reads the header, the footer and the parts of the text: their words, shapes of pictures, and links within the site.
 * @param known the parts to show with these words and without pictures; the others are hidden
 */
async function showParts(known: Record<string, string[]> | null): Promise<Record<string, string[]>> {
  document.querySelector('preview-overlay')?.remove()
  // Otherwise what is far below is not laid out (`markArrival`).
  delete document.documentElement.dataset.arriving
  const found: Record<string, string[]> = {}
  for (const [at, part] of [...document.querySelectorAll<HTMLElement>('header, footer, #main > *')].entries()) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    const pictures = [...part.querySelectorAll('img')]
    const shapes = pictures.map((each) => `${each.getAttribute('width')} / ${each.getAttribute('height')}`)
    const links = [...part.querySelectorAll('a[href^="/"]')].map((each) => each.getAttribute('href') ?? '')
    const name = `${part.id || `${part.tagName.toLowerCase()} ${at}`} ${texts.length}`
    found[name] = [...texts.map(({ nodeValue }) => nodeValue ?? ''), ...shapes, ...links]
    const content = known?.[name]
    if (known && !content) part.style.display = 'none'
    if (!content) continue
    for (const [number, text] of texts.entries()) text.nodeValue = content[number]
    for (const [number, { style }] of pictures.entries())
      Object.assign(style, { visibility: 'hidden', aspectRatio: content[texts.length + number] })
  }
  await document.fonts.ready
  return found
}

/** The part of both pictures from their first difference; null if they are alike. */
async function differentParts(shots: readonly Buffer[], width: number, folder: string) {
  const { default: pixelmatch } = await import('pixelmatch')
  const heights = await Promise.all(shots.map(async (shot) => (await sharp(shot).metadata()).height))
  const height = Math.max(...heights)
  const size = { width, height, fit: 'contain', position: 'top', background: '#fff' } as const
  const pictures = shots.map((shot) => sharp(shot).resize(size).ensureAlpha())
  const [first, second] = await Promise.all(pictures.map((picture) => picture.clone().raw().toBuffer()))
  const mask = new Uint8Array(first.length)
  if (pixelmatch(first, second, mask, width, height, { diffMask: true, threshold: 0 }) === 0) return null
  const top = Math.max(0, Math.floor(mask.findIndex((value) => value > 0) / 4 / width) - ABOVE)
  const keep = async (picture: Sharp, side: string) => {
    const part = { left: 0, top, width, height: Math.min(SHOWN, height - top) }
    const name = `${PREVIEW_FOLDER}/${side}/screenshot-${randomUUID()}.webp`
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    await picture.extract(part).webp().toFile(path.join(folder, name))
    return `/${name}`
  }
  return { before: await keep(pictures[0], 'before'), after: await keep(pictures[1], 'after') }
}
