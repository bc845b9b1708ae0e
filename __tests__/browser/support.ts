/** Fixtures of every browser test: the built site on a server of its own, and a page without errors. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { createMailEndpoint, sendPath, type Behaviour } from '../../scripts/mail/createMailEndpoint'
import { createSiteServer } from '../../scripts/server/createSiteServer'
import { listenLocally } from '../../scripts/server/listen'

export { expect } from '@playwright/test'

interface Site {
  url: string
  /** Folder in which the mail endpoint stores messages. */
  mailFolder: string
  behave: Mail['behave']
}

interface Mail {
  /** Tells the mail endpoint how to treat messages until the end of the test. */
  behave(behaviour: Behaviour): void
  /** Texts of the messages stored during the test, oldest first. */
  kept(): string[]
}

/** Serves a built site on a free port. */
async function open(site: Parameters<typeof createSiteServer>[0]) {
  const server = createSiteServer(site)
  // The files are not compressed, which takes longer than to send them to this machine; `site/hosts` tests it.
  server.prependListener('request', ({ headers }) => void delete headers['accept-encoding'])
  const { port, close } = await listenLocally(server, 0)
  return { url: `http://127.0.0.1:${port}`, close }
}

/** Fills a folder once for all workers: the first one does, the others wait until it has. */
async function makeOnce(folder: string, make: (folder: string) => Promise<void>): Promise<void> {
  const sign = `${folder}.made`
  fs.mkdirSync(path.dirname(folder), { recursive: true })
  try {
    fs.mkdirSync(folder)
  } catch {
    return expect.poll(() => fs.existsSync(sign)).toBe(true)
  }
  await make(folder)
  fs.writeFileSync(sign, '')
}

/** Serves a folder that `make` fills, once for each name. @returns its address */
type ServeCopy = (name: string, make: (folder: string) => Promise<void>) => Promise<string>

interface TestFixtures {
  mail: Mail
  /** Console messages and requests that the test expects, such as one that it makes fail. */
  expectedErrors: RegExp[]
  quietPage: void
}

export const test = base.extend<TestFixtures, { site: Site; serveCopy: ServeCopy }>({
  site: [
    async ({}, use) => {
      const mailFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'brightkeel-mail-'))
      let behaviour: Behaviour = { status: 200 }
      const behave = (next: Behaviour) => void (behaviour = next)
      const mail = createMailEndpoint({ folder: mailFolder, behaviour: () => behaviour, log: () => {} })
      const { url, close } = await open({ root: path.resolve('public'), mail })
      await use({ url, mailFolder, behave })
      await close()
      fs.rmSync(mailFolder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  // A fixture of all tests: for tests with extra worker fixtures, Playwright starts further workers with browsers.
  serveCopy: [
    async ({}, use, { project }) => {
      const copies = new Map<string, Awaited<ReturnType<typeof open>>>()
      await use(async (name, make) => {
        const folder = path.join(project.outputDir, 'copies', name)
        if (!copies.has(name)) copies.set(name, await makeOnce(folder, make).then(() => open({ root: folder })))
        return copies.get(name)!.url
      })
      for (const { close } of copies.values()) await close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  mail: async ({ site: { mailFolder, behave } }, use) => {
    const files = () => fs.readdirSync(mailFolder).sort()
    for (const file of files()) fs.rmSync(path.join(mailFolder, file))
    await use({ behave, kept: () => files().map((file) => fs.readFileSync(path.join(mailFolder, file), 'utf8')) })
    behave({ status: 200 })
  },
  expectedErrors: [[], { option: true }],
  /** `goto` waits until the controls work and nothing moves: a click before React is lost. Not if `waitUntil` is given. */
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page)
    page.goto = async (url, options) => {
      const response = await goto(url, options)
      if (javaScriptEnabled && !options?.waitUntil)
        await expect.poll(() => page.evaluate(hasStarted), { intervals: [50] }).toBe(true)
      return response
    }
    await use(page)
  },
  /**
   * In every test: the console has no errors, the Content-Security-Policy blocks
   * nothing, no other host is requested, and only the form sends POST requests.
   */
  quietPage: [
    async ({ page, expectedErrors }, use) => {
      const reports: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || (message.type() === 'warning' && /hydrat/i.test(message.text())))
          reports.push(message.text())
      })
      page.on('pageerror', (error) => reports.push(error.message))
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url())
        if (/^https?:$/.test(protocol) && !origin.startsWith('http://127.0.0.1:'))
          reports.push(`${request.method()} ${request.url()}`)
        else if (request.method() === 'POST' && !request.url().endsWith(sendPath)) reports.push(`POST ${request.url()}`)
      })
      // Not every engine logs violations of the policy in the console.
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
          console.error(`Content Security Policy: ${violatedDirective} ${blockedURI} ${sample}`),
        ),
      )
      await use()
      const unexpected = reports.filter((text) => !expectedErrors.some((expected) => expected.test(text)))
      if (unexpected.length > 0) throw new Error(`The page is not quiet:\n${unexpected.join('\n')}`)
    },
    { auto: true },
  ],
})

/** A link in the header or the footer. */
export const menuLink = (page: Page, part: 'banner' | 'contentinfo', name: string) =>
  page.getByRole(part).getByRole('link', { name }).first()

/** The header's link to a language; with more than two languages, it opens their menu. */
export async function languageLink(page: Page, language: string): Promise<Locator> {
  const header = page.getByRole('banner')
  const link = header.locator(`a[hreflang="${language}"]`).first()
  if (!(await link.isVisible())) await header.locator('[popovertarget]').click()
  return link
}

/** Scrolls the top of an element to a height of the window (px). @returns its position then */
export const bringTo = (target: Locator, top: number) =>
  target.evaluate((element, y) => {
    window.scrollBy({ top: Math.round(element.getBoundingClientRect().top) - y, behavior: 'instant' })
    return Math.round(element.getBoundingClientRect().top)
  }, top)

/** Position of the top of an element in the window (px). */
export const topOf = (target: Locator) => target.evaluate((each) => Math.round(each.getBoundingClientRect().top))

/** Boxes of elements in the window (px). */
export const boxesOf = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect))

/** The scroll position (px), read after the next frame: Gatsby saves the position of a page in that frame. */
export const scrollTop = (page: Page) =>
  page.evaluate(
    () => new Promise<number>((tell) => requestAnimationFrame(() => setTimeout(() => tell(window.scrollY)))),
  )

/** React has hydrated the first page: the announcer of new pages exists. Runs in the page. */
export function hasStarted(): boolean {
  return document.querySelector('body > p[aria-live]') !== null
}
