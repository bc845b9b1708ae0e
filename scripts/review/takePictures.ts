/** Pictures of pages of two builds, side by side. */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { PREVIEW_FOLDER } from '../../src/node/output/preview/previewFiles'
import { chromiumPath } from '../process/browser'
import { createSiteServer } from '../server/createSiteServer'
import { listenLocally } from '../server/listen'
import type { Side } from './findParts'
import type { SiteReview } from './reviewSites'

/** A phone and a desk. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]
/** Pages that are tried until one looks different. */
const MOST_TRIED = 3

/**
 * Adds to each change of styles the pictures of an example page, light and
 * without motion, in the widths of a phone and of a desk. The example becomes
 * the first of its pages; a change that no picture shows gets none.
 */
async function addLooks(base: string, head: string, { entries, looks }: SiteReview): Promise<void> {
  const folder = path.join(head, PREVIEW_FOLDER, 'looks')
  fs.mkdirSync(folder, { recursive: true })
  const keep = (picture: Buffer) => {
    const name = `${createHash('sha1').update(picture).digest('hex').slice(0, 16)}.jpg`
    fs.writeFileSync(path.join(folder, name), picture)
    return `/${PREVIEW_FOLDER}/looks/${name}`
  }
  const servers = await Promise.all([base, head].map((root) => listenLocally(createSiteServer({ root }), 0)))
  const [old, now] = servers.map(({ port }) => `http://127.0.0.1:${port}`)
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
  try {
    const tab = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' })
    for (const { entry: look, target } of looks) {
      const entry = entries.find(({ place }) => place === look.place)
      for (const page of entry ? look.pages.slice(0, MOST_TRIED) : []) {
        const pictures: { before: string; after: string }[] = []
        for (const viewport of WINDOWS) {
          await tab.setViewportSize(viewport)
          const before = await pictureOf(tab, old + page, target)
          const after = await pictureOf(tab, now + page, target)
          if (!before.equals(after)) pictures.push({ before: keep(before), after: keep(after) })
        }
        if (!entry || pictures.length === 0) continue
        entry.pages.sort((a, b) => Number(b === page) - Number(a === page))
        entry.pictures = pictures
        break
      }
    }
  } finally {
    await browser.close()
    for (const { close } of servers) await close()
  }
}

/** What a window shows of a page, with the first element that a selector finds in its middle. */
async function pictureOf(tab: Page, address: string, selector: string | null): Promise<Buffer> {
  await tab.goto(address, { waitUntil: 'networkidle' })
  await tab.evaluate(async (wanted) => {
    document.querySelector('preview-overlay')?.remove()
    if (wanted) document.querySelector(wanted)?.scrollIntoView({ block: 'center', behavior: 'instant' })
    await Promise.all([
      document.fonts.ready,
      ...[...document.images]
        .filter(({ loading, complete }) => loading !== 'lazy' && !complete)
        .map((image) => image.decode().catch(() => {})),
    ])
  }, selector)
  return tab.screenshot({ type: 'jpeg', quality: 80, animations: 'disabled', caret: 'hide' })
}

/**
 * Adds pictures to a review of a preview: of pages whose looks changed, and of
 * pictures that changed as they were in the base.
 */
export async function addPictures(base: string, head: string, review: SiteReview): Promise<void> {
  if (review.looks.length > 0) await addLooks(base, head, review)
  const shown = review.entries.filter(({ role }) => role === 'picture').flatMap(({ pictures = [] }) => pictures)
  for (const picture of shown) {
    if (picture.before.startsWith('/static/')) picture.before = `/${PREVIEW_FOLDER}/before${picture.before}`
    for (const [side, site] of Object.entries({ before: base, after: head })) {
      // Below the folder stands a file of the site, or of the repository.
      const [, file] = picture[side as Side].split(`/${PREVIEW_FOLDER}/${side}/`)
      const from = [site, path.dirname(site)].map((folder) => path.join(folder, file ?? '')).find(fs.existsSync)
      if (file && from) fs.cpSync(from, path.join(head, PREVIEW_FOLDER, side, file))
    }
  }
}
