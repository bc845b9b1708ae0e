/** The Content-Security-Policy, enforced by the browser: nothing the site does is against it, and what is not the site's is stopped. */
import { localizePath } from '../../src/routing/localizePath'
import { PAGE_KINDS } from './content'
import { expect, test } from './support'

declare global {
  interface Window {
    /** What the policy stopped on this page. */
    stopped?: string[]
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const stopped: string[] = (window.stopped = [])
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      stopped.push(`${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
})

for (const language of ['en', 'ru'] as const) {
  test(`no page of ${language} does what the policy forbids, loaded whole or reached by a link`, async ({ page }) => {
    test.slow()
    for (const kind of PAGE_KINDS) {
      await page.goto(localizePath(kind, language))
      expect(await page.evaluate(() => window.stopped), kind).toEqual([])
    }
    await page.goto(localizePath('/', language))
    for (const part of ['/about', '/projects', '/blog']) {
      await page
        .locator(`footer a[href="${localizePath(part, language)}"]`)
        .first()
        .click()
      await expect(page).toHaveURL(localizePath(part, language))
    }
    expect(await page.evaluate(() => window.stopped)).toEqual([])
  })
}

test('chat, theme, language, search and the form work under the policy', async ({ page, mail }) => {
  await page.goto('/')
  await page.getByRole('button', { name: /theme/i }).first().click()
  await page.getByRole('button', { name: 'Open chat' }).click()
  await page.getByPlaceholder('Type your message...').fill('hello')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('log')).toContainText('hello')
  await page.getByRole('button', { name: 'Close chat' }).click()
  const form = page.locator('#contact form')
  await form.locator('[name=firstName]').fill('Ada')
  await form.locator('[name=lastName]').fill('Lovelace')
  await form.locator('[name=email]').fill('ada@example.com')
  await form.locator('[name=phone]').fill('+15550100100')
  await form.locator('[name=message]').fill('We need an engine, soon.')
  await form.getByRole('button', { name: /send/i }).click()
  await expect.poll(() => mail.kept().length).toBe(1)
  await page.goto('/blog')
  await page.getByRole('searchbox').fill('budget')
  await expect(page.locator('main article').first()).toBeVisible()
  expect(await page.evaluate(() => window.stopped)).toEqual([])
})

test.describe('what is not the site’s', () => {
  test.use({ expectedErrors: [/Content Security Policy/] })

  test('is stopped: a script, a handler, a style and a picture that somebody put into the page', async ({ page }) => {
    await page.goto('/about')
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "taken"'
      document.body.append(script)
      const intruder = document.createElement('div')
      intruder.innerHTML = '<img src="https://elsewhere.example/a.png" alt="" onerror="document.title=1" style="top:0">'
      document.body.append(intruder)
    })
    await expect
      .poll(() => page.evaluate(() => (window.stopped ?? []).map((line) => line.split(' ')[0]).sort()))
      .toEqual(['img-src', 'script-src-attr', 'script-src-elem', 'style-src-attr'])
    expect(await page.title()).not.toMatch(/taken|^1$/)
  })
})
