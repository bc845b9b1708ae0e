/** Pictures of pages of two builds, side by side. */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { PREVIEW_FOLDER } from '../../src/node/output/preview/previewFiles'
import { chromiumPath } from '../process/browser'
import { createSiteServer } from '../server/createSiteServer'
import type { LookChange } from './compareLooks'
import type { SiteReview } from './reviewSites'

/** A phone and a desk. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]
/** Pages that are tried until one looks different. */
const MOST_TRIED = 3

type Sides = { before: string; after: string }

/**
 * Takes the pictures of an example page for each change of styles, light and
 * without motion, in the widths of a phone and of a desk.
 * @returns for each change the page and the addresses of its pictures in the preview; of a change that no picture shows nothing
 */
export async function takePictures(
  base: string,
  head: string,
  looks: readonly LookChange[],
): Promise<({ page: string; pictures: Sides[] } | null)[]> {
  const servers = [base, head].map((root) => createSiteServer({ root }))
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
  const folder = path.join(head, PREVIEW_FOLDER, 'looks')
  fs.mkdirSync(folder, { recursive: true })
  const keep = (picture: Buffer) => {
    const name = `${createHash('sha1').update(picture).digest('hex').slice(0, 16)}.jpg`
    fs.writeFileSync(path.join(folder, name), picture)
    return `/${PREVIEW_FOLDER}/looks/${name}`
  }
  try {
    const origins = await Promise.all(
      servers.map(async (server) => {
        await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
        return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      }),
    )
    const tab = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' })
    const found: ({ page: string; pictures: Sides[] } | null)[] = []
    for (const { pages, target } of looks) {
      let shown: { page: string; pictures: Sides[] } | null = null
      for (const page of pages.slice(0, MOST_TRIED)) {
        const pictures: Sides[] = []
        for (const viewport of WINDOWS) {
          await tab.setViewportSize(viewport)
          const before = await pictureOf(tab, origins[0] + page, target)
          const after = await pictureOf(tab, origins[1] + page, target)
          if (!before.equals(after)) pictures.push({ before: keep(before), after: keep(after) })
        }
        if (pictures.length > 0) shown ??= { page, pictures }
        if (shown) break
      }
      found.push(shown)
    }
    return found
  } finally {
    await browser.close()
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
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
export async function addPictures(base: string, head: string, { entries, looks }: SiteReview): Promise<void> {
  const changes = entries.filter(({ role }) => role === 'look')
  const taken = changes.length > 0 ? await takePictures(base, head, looks) : []
  for (const [index, found] of taken.entries()) {
    if (!found) continue
    changes[index].pages.sort((a, b) => Number(b === found.page) - Number(a === found.page))
    changes[index].pictures = found.pictures
  }
  for (const picture of entries.filter(({ role }) => role === 'picture').flatMap(({ pictures = [] }) => pictures)) {
    const file = path.join(base, picture.before)
    if (!picture.before.startsWith('/static/') || !fs.existsSync(file)) continue
    picture.before = `/${PREVIEW_FOLDER}/before${picture.before}`
    fs.cpSync(file, path.join(head, picture.before))
  }
}
