/** Takes pictures of pages of two builds, side by side. */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { PREVIEW_FOLDER } from '../../src/node/output/preview/previewFiles'
import { chromiumPath } from '../process/browser'
import { createSiteServer } from '../server/createSiteServer'
import { listenLocally } from '../server/listen'
import { SIDES, type Branch } from './branch'
import type { LookChange } from './compareLooks'
import type { SiteReview } from './reviewSites'

/** A phone and a desktop. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]
/** Maximum number of pages, and of elements of a page, that are tried until one looks different. */
const MOST_TRIED = 4

/**
 * Adds to each change of styles pictures of an element on an example page, light and without motion, at the width of a
 * phone and of a desktop. The example becomes the first of its pages; a change that no picture shows gets none.
 */
async function addLooks(head: string, { entries, looks }: SiteReview): Promise<void> {
  const folder = path.join(head, PREVIEW_FOLDER, 'looks')
  fs.mkdirSync(folder, { recursive: true })
  const keep = (picture: Buffer) => {
    const name = `${createHash('sha1').update(picture).digest('hex').slice(0, 16)}.jpg`
    fs.writeFileSync(path.join(folder, name), picture)
    return `/${PREVIEW_FOLDER}/looks/${name}`
  }
  const { port, close } = await listenLocally(createSiteServer({ root: head }), 0)
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
  try {
    const tab = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' })
    for (const look of looks) {
      const entry = entries.find(({ place }) => place === look.entry.place)
      for (const page of entry ? look.entry.pages.slice(0, MOST_TRIED) : []) {
        const pictures: { before: string; after: string }[] = []
        for (const viewport of WINDOWS) {
          const open = () => tab.goto(`http://127.0.0.1:${port}${page}`, { waitUntil: 'networkidle' })
          await tab.setViewportSize(viewport)
          await open()
          const places = (await undo(tab, look)).slice(0, MOST_TRIED)
          const before = await picturesOf(tab, look, places)
          await open()
          const after = await picturesOf(tab, look, places)
          const shown = after.findIndex(({ own }, number) => !own.equals(before[number].own))
          if (shown !== -1) pictures.push({ before: keep(before[shown].whole), after: keep(after[shown].whole) })
        }
        if (!entry || pictures.length === 0) continue
        entry.pages.sort((a, b) => Number(b === page) - Number(a === page))
        entry.pictures = pictures
        break
      }
    }
  } finally {
    await browser.close()
    await close()
  }
}

/**
 * Takes pictures of the window around each element, and of the element alone: movement beside it does not count.
 * @param places indices of the elements among the targets
 */
async function picturesOf(tab: Page, { targets }: LookChange, places: readonly number[]) {
  const pictures: { whole: Buffer; own: Buffer }[] = []
  for (const place of places) {
    const find = async ([selector, at]: readonly [string, number]) => {
      document.querySelector('preview-overlay')?.remove()
      const element = document.querySelectorAll(selector)[at]
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      for (const image of document.images) image.loading = 'eager'
      const images = [...document.images].map((image) => image.decode().catch(() => {}))
      await Promise.all([document.fonts.ready, ...images])
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const [x, y] = [Math.max(0, left), Math.max(0, top)]
      return { x, y, width: Math.min(innerWidth, right) - x, height: Math.min(innerHeight, bottom) - y }
    }
    const clip = await tab.evaluate(find, [targets.join(), place] as const)
    const options = { type: 'jpeg', quality: 80, animations: 'disabled', caret: 'hide' } as const
    const isShown = clip.width >= 1 && clip.height >= 1
    const own = isShown ? await tab.screenshot({ ...options, clip }) : Buffer.alloc(0)
    pictures.push({ whole: await tab.screenshot(options), own })
  }
  return pictures
}

/**
 * Restores the old values of a style change on the open page only, so that its pictures show no other change. Opening
 * the page again restores the new values: a browser loses a shorthand with variables when it is read back.
 * @returns the indices, among the targets, of the elements whose computed style changes
 */
function undo(tab: Page, { old, scope, targets }: LookChange): Promise<number[]> {
  return tab.evaluate(
    ([wanted, beginning, selector]) => {
      const undone: { style: CSSStyleDeclaration; property: string; was: string }[] = []
      const written = new RegExp(`${beginning || '(?!)'}([\\w-]+?)--\\w+`, 'g')
      const rules = [...document.styleSheets].flatMap((sheet) =>
        [...sheet.cssRules].map((rule) => ({ rule, above: '' })),
      )
      for (const { rule, above } of rules) {
        const name = above + rule.cssText.split('{')[0].replace(written, '$1').replace(/\s/g, '')
        for (const child of (rule as CSSGroupingRule).cssRules ?? []) rules.push({ rule: child, above: name })
        const { style } = rule as CSSStyleRule
        for (const { property, value: was } of wanted.filter((each) => each.rule.replace(/\s/g, '') === name))
          undone.push({ style, property, was })
      }
      const elements = [...document.querySelectorAll(selector)]
      const visible = [...elements.keys()].filter((place) => elements[place].checkVisibility())
      const looks: string[][] = []
      for (const values of [[], undone]) {
        for (const { style, property, was } of values) style.setProperty(property, was)
        looks.push(
          visible.map((place) => {
            const parts = [null, '::before', '::after'].map((part) => getComputedStyle(elements[place], part))
            return parts.flatMap((part) => Array.from(part, (property) => part.getPropertyValue(property))).join()
          }),
        )
      }
      return visible.filter((_, number) => looks[0][number] !== looks[1][number])
    },
    [old, scope, targets.join()] as const,
  )
}

/**
 * Adds pictures to the review of a preview: of pages whose looks changed, and
 * the base's version of changed pictures.
 */
export async function addPictures({ roots, sites }: Branch, review: SiteReview): Promise<void> {
  if (review.looks.length > 0) await addLooks(sites.after, review)
  for (const picture of review.entries.flatMap(({ pictures = [] }) => pictures)) {
    if (picture.before.startsWith('/static/')) picture.before = `/${PREVIEW_FOLDER}/before${picture.before}`
    for (const side of SIDES) {
      // The rest of the address is a file of the site or of the repository.
      const [, file = ''] = picture[side].split(`/${PREVIEW_FOLDER}/${side}/`)
      const from = [sites[side], roots[side]].map((folder) => path.join(folder, file)).find(fs.existsSync)
      if (file && from) fs.cpSync(from, path.join(sites.after, PREVIEW_FOLDER, side, file))
    }
  }
}
