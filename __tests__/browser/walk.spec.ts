/**
 * A walk through the site, in every available engine: what a visitor does on it,
 * with any content. The console has no errors (see support.ts).
 */
import type { Page } from '@playwright/test'
import { isComplete } from '../../src/routing/languageFiles'
import { LANGUAGES } from '../../src/routing/languages'
import { localizePath } from '../../src/routing/localizePath'
import {
  chat,
  company,
  industries,
  last,
  mainServices,
  menuName,
  PAGE_KINDS,
  PLAIN_PAGE,
  posts,
  projects,
  say,
  word,
  written,
} from './content'
import { expect, languageLink, test } from './support'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const pathOf = (page: Page) => new URL(page.url()).pathname

/** Within half a second of opening the page, the form counts as filled in by a program. */
const likeAPerson = (page: Page) => page.waitForFunction(() => performance.now() > 600)

for (const language of LANGUAGES) {
  const t = (address: string, values?: Record<string, string | number>) => word(address, language, values)
  const at = (path: string) => localizePath(path, language)

  test.describe(`in ${language}`, () => {
    test('every kind of page opens, with its pictures, and its scripts take it over', async ({ page }) => {
      for (const kind of PAGE_KINDS) {
        await test.step(at(kind), async () => {
          await page.goto(at(kind))
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          const broken = await page
            .locator('img')
            .evaluateAll((all: HTMLImageElement[]) => all.filter((each) => each.complete && !each.naturalWidth))
          expect(broken).toEqual([])
        })
      }
    })

    test('the menu leads on, and Back returns @services @menu', async ({ page }) => {
      await page.goto(at('/'))
      const bar = page.getByRole('navigation', { name: t('common:nav.main') }).first()
      const industry = industries.slice(-1).map((record) => ({ list: 'industries', ...record }))
      for (const { list, key, title } of [{ list: 'services', ...mainServices[0] }, ...industry]) {
        await bar.getByRole('button', { name: menuName(list, language) }).click()
        await bar.getByRole('link', { name: say(title, language), exact: true }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(title, language))
        expect(pathOf(page)).toBe(at(`/${list}/${key}`))
      }
      if (industry.length > 0) await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(mainServices[0].title, language))
      await page.goBack()
      await expect.poll(() => pathOf(page)).toBe(at('/'))
    })

    // In an incomplete language, services without a translation are no results.
    if (isComplete(language))
      test('the search of the site leads to a service @search @services', async ({ page }) => {
        const [service] = mainServices
        const title = written(service.title, language)
        await page.goto(at(PLAIN_PAGE))
        await page.getByRole('link', { name: t('common:nav.search'), exact: true }).click()
        await page.getByRole('main').getByRole('searchbox').fill(title)
        await page.getByRole('main').getByRole('link', { name: title }).first().click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(service.title, language))
      })

    test('the skip link takes the keyboard to the content', async ({ page }) => {
      await page.goto(at(PLAIN_PAGE))
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: t('common:skipToContent') })).toBeFocused()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    })

    test('a link that was cut shows its page', async ({ page }) => {
      await page.goto(at(`${PLAIN_PAGE}#100%`))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goto(at(`${PLAIN_PAGE}?q=%D0#%D0%BF%D1`))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

    test('on a phone the menu slides in and leads on @about @menu', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 })
      await page.goto(at('/'))
      await page.getByRole('button', { name: t('common:nav.open') }).click()
      const drawer = page.getByRole('dialog', { name: t('common:nav.main') })
      await drawer.getByRole('link', { name: menuName('/about', language) }).click()
      await expect.poll(() => pathOf(page)).toBe(at('/about'))
      await expect(drawer).toBeHidden()
    })

    test('the order of a project fills the form and moves the focus there @order', async ({ page }) => {
      await page.goto(at('/projects'))
      const title = say(last(projects).title, language)
      const toggle = page.getByRole('button', { name: t('projectGrid:projectGrid.screenshotsOf', { title }) })
      // Only three upright pictures lie in a fan, which opens.
      if ((await toggle.count()) > 0) {
        await toggle.click()
        await expect(toggle).toHaveAttribute('aria-expanded', 'true')
      }
      await page.getByRole('link', { name: `${say(company.orderProject!, language)}: ${title}` }).click()
      await expect(page).toHaveURL(/#contact$/)
      await expect(page.locator('#contact')).toBeInViewport()
      // Titles of pages have no-break spaces.
      const named = async () => (await page.locator('#contact [name="project"]').inputValue()).replace(/\s/g, ' ')
      await expect.poll(named).toBe(written(last(projects).title, language))
      await expect(page.locator('#contact :is(input, textarea):focus')).toBeVisible()
    })

    test('a message is refused, kept, and sent at the second try', async ({ page, mail }) => {
      mail.behave({ status: 429 })
      await page.goto(at('/'))
      await likeAPerson(page)
      const form = page.locator('#contact')
      await form.locator('[type="submit"]').click()
      await expect(form.getByText(t('contact:error.firstName.required'))).toBeVisible()
      const phone = company.visitorPhone === 'none' ? {} : { phone: '+1 (555) 010-0123' }
      const typed = { firstName: 'Ада', lastName: 'Lovelace', email: 'ada@engine.example', ...phone }
      for (const [name, value] of Object.entries({ ...typed, message: 'Please draw an engine.' }))
        await form.locator(`[name="${name}"]`).fill(value)
      await form.locator('[type="submit"]').click()
      await expect(form.getByRole('status')).toHaveText(t('contact:failure'))
      await expect(form.locator('[name="message"]')).toHaveValue('Please draw an engine.')
      if (company.phone)
        await expect(form.getByRole('link', { name: t('contact:offer.call', { phone: company.phone }) })).toBeVisible()
      mail.behave({ status: 200 })
      await form.getByRole('button', { name: t('contact:offer.retry') }).click()
      await expect(form.getByRole('status')).toHaveText(t('contact:success'))
      expect(mail.kept()).toEqual([expect.stringContaining('Please draw an engine.')])
    })
    test.use({ expectedErrors: [/Failed to load resource|status of 429|HTTP.*429/] })

    test('the chat opens, greets, answers and closes', async ({ page }) => {
      await page.goto(at(PLAIN_PAGE))
      const button = page.locator('aside button[aria-expanded]')
      if (!chat) return expect(button).toHaveCount(0)
      await button.click()
      const panel = page.getByRole('dialog', { name: t('chat:title') })
      await expect(panel.getByRole('textbox')).toBeFocused()
      await expect(panel.getByRole('log')).toContainText(say(chat.greeting, language).slice(0, 12))
      await panel.getByRole('button', { name: say(chat.quickQuestions[0], language) }).click()
      await expect(panel.getByRole('log').locator('> div')).toHaveCount(3)
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(button).toBeFocused()
    })

    test('the theme changes and stays, the language changes and keeps the page', async ({ page }) => {
      await page.goto(at(`${PLAIN_PAGE}#values`))
      const html = page.locator('html')
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('common:theme.dark') })
        .first()
        .click()
      await expect(html).toHaveAttribute('data-theme', 'dark')
      await page.reload()
      await expect(html).toHaveAttribute('data-theme', 'dark')
      const other = LANGUAGES.find((each) => each !== language)
      if (!other) return expect(page.getByRole('banner').locator('a[hreflang]')).toHaveCount(0)
      await (await languageLink(page, other)).click()
      await expect(html).toHaveAttribute('lang', other)
      expect(page.url()).toMatch(new RegExp(`${localizePath(PLAIN_PAGE, other)}#values$`))
      await expect(html).toHaveAttribute('data-theme', 'dark')
    })

    test('the blog finds an article, or says that there is none', async ({ page }) => {
      if (posts.length === 0) {
        expect((await page.goto(at('/blog')))?.status()).toBe(404)
        return
      }
      await page.goto(at('/blog'))
      const results = page.locator('#articles').getByRole('article')
      const box = page.getByRole('searchbox')
      await box.fill('zzzzzz')
      await box.press('Enter')
      await expect(page.getByRole('heading', { name: t('blog:blog.empty.title') })).toBeVisible()
      for (const { id } of posts.slice(-1)) {
        await page.getByRole('button', { name: t('blog:blog.empty.clear') }).click()
        const link = results.locator(`a[href="${at(`/blog/${id}`)}"]`)
        const title = (await link.textContent())!
        await box.fill(title)
        await box.press('Enter')
        await expect(results).toHaveCount(1)
        await link.click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      }
    })
  })
}
