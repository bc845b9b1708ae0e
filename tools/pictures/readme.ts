/**
 * Takes the pictures of the project's README from the production build, in both themes.
 *
 *   npm run build && npx tsx tools/pictures/readme.ts
 *
 * With the folder of a preview that `npm run review` has looked at, the picture of the reviewer's tools:
 *
 *   SITE_PREVIEW=true npm run review && npx tsx tools/pictures/readme.ts review public
 */
import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { chromiumPath } from '../../scripts/process/browser'
import { createSiteServer } from '../../scripts/server/createSiteServer'

const OUT = path.resolve(__dirname, '../../.github/pictures')
const THEMES = ['light', 'dark'] as const
const GAP = 20

interface View {
  path: string
  /** Opens or scrolls to what the picture is of. */
  prepare?: (page: Page) => Promise<void>
}

const DESKTOP: View = { path: '/' }
const PHONES: View[] = [
  { path: '/ru' },
  { path: '/projects', prepare: (page) => page.locator('#projects').evaluate((section) => section.scrollIntoView()) },
  { path: '/industries/real-estate' },
  { path: '/ru/blog/1' },
]

/** What a reviewer has: the source of a sentence, the ribbon with what changed on the page, the page of all changes. */
const TOOLS: View[] = [
  {
    path: '/about',
    prepare: async (page) => {
      await page.locator('preview-overlay summary').first().waitFor()
      await page.keyboard.press('e')
      const title = await page.locator('h1').innerText()
      const outline = page
        .locator('preview-overlay .outlines')
        .getByRole('button', { name: title.replace(/\s+/g, ' ') })
      await outline.first().focus()
      await outline.first().evaluate((button) => {
        window.open = () => null
        ;(button as HTMLElement).click()
      })
    },
  },
  {
    path: '/blog/3',
    prepare: async (page) => {
      for (const summary of [0, 1]) await page.locator('preview-overlay summary').nth(summary).click()
      // What changed in the text stands above the ribbon.
      await page.evaluate(() => {
        const frames = document.querySelector('preview-overlay')?.shadowRoot?.querySelectorAll('.change') ?? []
        const [first] = [...frames].map((frame) => frame.getBoundingClientRect().top).filter((top) => top > 100)
        window.scrollBy(0, first - 84)
      })
    },
  },
  { path: '/__review' },
]

async function shoot(browser: Browser, site: string, theme: (typeof THEMES)[number], view: View, width: number) {
  const page = await browser.newPage({
    viewport: { width, height: 800 },
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  await page.addInitScript(() => sessionStorage.setItem('chat-teaser', 'dismissed'))
  await page.goto(site + view.path, { waitUntil: 'networkidle' })
  await view.prepare?.(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.complete && image.decode())))
  const picture = await page.screenshot()
  await page.close()
  return picture
}

/** Pictures of one size side by side. */
async function row(pictures: readonly Buffer[], width: number): Promise<Buffer> {
  return sharp({
    create: {
      width: pictures.length * (width + GAP) - GAP,
      height: 800,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
    .composite(pictures.map((input, index) => ({ input, left: index * (width + GAP), top: 0 })))
    .png()
    .toBuffer()
}

async function main(): Promise<void> {
  mkdirSync(OUT, { recursive: true })
  const [what, folder = 'public'] = parseArgs({ allowPositionals: true }).positionals
  const server = createSiteServer({ root: path.resolve(folder) })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
  const write = (name: string, picture: Buffer) =>
    sharp(picture)
      .webp({ quality: 80 })
      .toFile(path.join(OUT, `${name}.webp`))
  try {
    for (const theme of THEMES) {
      if (what === 'review') {
        const tools: Buffer[] = []
        for (const view of TOOLS) tools.push(await shoot(browser, site, theme, view, 660))
        await write(`review-${theme}`, await row(tools, 660))
        continue
      }
      await write(`home-${theme}`, await shoot(browser, site, theme, DESKTOP, 1280))
      const phones: Buffer[] = []
      for (const view of PHONES) phones.push(await shoot(browser, site, theme, view, 360))
      await write(`phones-${theme}`, await row(phones, 360))
    }
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

void main()
