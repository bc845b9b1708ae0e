/** The site on a connection that stalls or breaks some of its files. */
import type { Page } from '@playwright/test'
import { FORM_PAGE, isThere, menuName, pages, say, word } from './content'
import { expect, hasStarted, scrollTop, test as base } from './support'

/** `stall` answers only after `mend`, `half` ends in the middle, `missing` is a 404. */
type Fault = 'stall' | 'half' | 'missing'

interface Network {
  /** From now on, requests with a matching path fail. */
  break(path: RegExp, fault: Fault): Promise<unknown>
  /** Answers the stalled requests. */
  mend(): void
}

const test = base.extend<{ network: Network }>({
  network: async ({ page }, use) => {
    let mend = () => {}
    const mended = new Promise<void>((resolve) => (mend = resolve))
    const breakFiles = (path: RegExp, fault: Fault) =>
      page.route(
        ({ pathname }) => path.test(pathname),
        async (route) => {
          if (fault === 'missing') return route.fulfill({ status: 404 })
          if (fault === 'stall') return mended.then(() => route.continue())
          const body = await (await route.fetch()).text()
          return route.fulfill({ body: body.slice(0, body.length / 2) })
        },
      )
    await use({ break: breakFiles, mend })
  },
})

const PORTFOLIO = isThere('/projects') ? say(pages.projects.hero.title) : ''

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true })
const PROJECTS = PORTFOLIO && menuName('/projects', 'en')

test.describe('a link leads on @projects', () => {
  test.use({
    expectedErrors: [/Failed to load resource|Loading chunk|Not rendering|SyntaxError|Unexpected|Invalid|missing \)/],
  })

  for (const [fault, path, how] of [
    ['page data stalls', /page-data\/projects\/page-data/, 'stall'],
    ['its data is cut off', /page-data\/projects\/page-data/, 'half'],
    ['its chunk is missing', /\/\d+-\w+\.js/, 'missing'],
  ] as const)
    test(`when ${fault}: by the browser itself, and seen to be busy until then`, async ({ page, network }) => {
      await page.goto('/about')
      if (how === 'stall') await page.clock.install()
      await network.break(path, how)
      await footerLink(page, PROJECTS).click()
      if (how === 'stall') {
        await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true')
        await page.clock.fastForward(4000)
      }
      await expect(page).toHaveURL('/projects')
      await expect(heading(page)).toHaveText(PORTFOLIO)
    })

  test('of two links the second, while the first stalls; and Back ends a journey @blog', async ({ page, network }) => {
    await page.goto('/about')
    await network.break(/page-data\/projects\/page-data/, 'stall')
    await footerLink(page, PROJECTS).click()
    await footerLink(page, menuName('/blog', 'en')).click()
    await expect(page).toHaveURL(/\/blog$/)
    // The browser loaded this page as a document; until its scripts have started, the browser also handles its links.
    await expect.poll(() => page.evaluate(hasStarted)).toBe(true)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await footerLink(page, PROJECTS).click()
    await page.clock.runFor(400)
    await expect(page.locator('html')).toHaveAttribute('data-busy')
    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
    await page.clock.runFor(4000)
    await expect(page.locator('html')).not.toHaveAttribute('data-busy')
    expect(new URL(page.url()).pathname).toBe('/about')
  })
})

test.describe('what is pressed before the scripts are there happens once they are', () => {
  const waiting = async (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' })

  test.beforeEach(({ network }) => network.break(/^\/app-/, 'stall'))

  test('on the home page @chat @testimonials @more @screens', async ({ page, network }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await waiting(page, '/')
    const chat = page.getByRole('button', { name: word('common:chat.open') })
    const card = page.locator('#projects article').first()
    await page.getByRole('banner').locator('button[aria-pressed]').first().click()
    await page.getByRole('button', { name: word('home:services.more') }).click()
    await page.getByRole('button', { name: word('home:testimonials.next') }).click()
    await card.getByRole('button').click()
    await chat.click()
    await chat.click()
    await expect(chat).toHaveAttribute('aria-busy', 'true')
    network.mend()
    await expect(page.getByRole('dialog', { name: word('chat:title') })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('button', { name: word('home:services.less') })).toBeVisible()
    await expect(page.getByRole('button', { name: word('home:testimonials.previous') })).toBeVisible()
    await expect(card.getByRole('button')).toHaveAttribute('aria-expanded', 'true')
  })

  test('words and a filter of the blog @blog', async ({ page, network }) => {
    await waiting(page, '/blog')
    const filter = page.locator('main [aria-pressed]').nth(1)
    await page.getByRole('searchbox').fill('zzz')
    await filter.click()
    network.mend()
    await expect(filter).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(word('blog:blog.empty.title'))).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('zzz')
  })

  test('words typed over those of an address, after Back', async ({ page, network }) => {
    await waiting(page, '/search?q=about')
    await page.getByRole('main').getByRole('searchbox').fill('contact')
    await waiting(page, '/')
    await page.goBack({ waitUntil: 'domcontentloaded' })
    network.mend()
    await expect(page).toHaveURL(/q=contact$/)
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('contact')
  })

  const scroll = (page: Page, top: number) => page.evaluate((to) => window.scrollTo(0, to), top)
  const started = (page: Page) => expect.poll(() => page.evaluate(hasStarted)).toBe(true)

  test('scrolling, which Back finds @projects', async ({ page, network }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await waiting(page, '/about')
    await scroll(page, 300)
    network.mend()
    await started(page)
    await footerLink(page, PROJECTS).evaluate((link: HTMLElement) => link.click())
    await expect(heading(page)).toHaveText(PORTFOLIO)
    await expect.poll(() => scrollTop(page)).toBe(0)
    await page.goBack()
    await expect.poll(() => scrollTop(page)).toBe(300)
  })

  test('scrolling where an earlier visit was elsewhere', async ({ page, network }) => {
    network.mend()
    await page.goto('/about')
    await scroll(page, 300)
    await expect.poll(() => scrollTop(page)).toBe(300)
    await page.goto('/search')
    await page.goto('/about')
    expect(await scrollTop(page)).toBe(0)
    await page.goto('/search')
    await page.goBack()
    await started(page)
    await expect.poll(() => scrollTop(page)).toBe(0)
  })

  test('scrolling away from the fragment of the address', async ({ page, network }) => {
    await page.clock.install()
    await waiting(page, `${FORM_PAGE}#contact`)
    await expect.poll(() => scrollTop(page)).not.toBe(0)
    // Nearer than the height of the window, the page scrolls to its fragment again.
    await scroll(page, 50)
    network.mend()
    await started(page)
    // Past the delay after which the page scrolls to its fragment.
    await page.clock.runFor(300)
    expect(await scrollTop(page)).toBe(50)
  })

  test.describe('after React has replaced the page', () => {
    test.use({ expectedErrors: [/Minified React error #4\d\d/] })

    test('words in a form into which a program has put an element', async ({ page, network }) => {
      await waiting(page, FORM_PAGE)
      await page
        .locator('#contact [name="email"]')
        .evaluate((email) => email.after(document.createElement('pass-word')))
      await page.locator('#contact [name="message"]').fill('Please draw an engine.')
      network.mend()
      await expect(page.locator('pass-word')).toHaveCount(0)
      await expect(page.locator('#contact [name="message"]')).toHaveValue('Please draw an engine.')
    })
  })

  test('an order, and the button of the form @order', async ({ page, network }) => {
    await waiting(page, '/projects')
    await page.locator('article').first().locator('a[href$="#contact"]').click()
    await page.locator('[name="firstName"]').fill('Ada')
    await page.locator('[name="message"]').fill('Please draw an engine.')
    await page.locator('#contact [type="submit"]').click()
    network.mend()
    await expect(page.locator('[name="project"]')).not.toHaveValue('')
    await expect(page.getByText(word('contact:error.lastName.required'))).toBeVisible()
    await expect(page.locator('[name="firstName"]')).toHaveValue('Ada')
    await expect(page.locator('[name="message"]')).toHaveValue('Please draw an engine.')
  })
})
