import { languageOfPath, localizePath } from '../../src/routing/localizePath'
import { ABSENT, notFound, say } from './content'
import { expect, test } from './support'

test.use({ expectedErrors: [/Failed to load resource.*404/] })

/** Addresses that the router would not recognize: there the page stays as served (`fetchScripts.ts`). */
const UNKNOWN = [
  { path: '/ru/blog/not-a-number', kind: 'post', leadsOn: true },
  { path: '/solutions/nothing-like-it', kind: 'solution' },
  { path: '/ru/no/such/page', kind: 'page' },
  { path: '/about%20', kind: 'page' },
  { path: '/ru/blog/%D0%BF', kind: 'post' },
  { path: '/x%2Cy', kind: 'page', isServed: true, leadsOn: true },
  { path: '/solutions/100%25', kind: 'solution', isServed: true },
] satisfies { path: string; kind: keyof typeof notFound; isServed?: true; leadsOn?: true }[]

// Text and status of the served pages are tested without a browser (site/pages/specification, site/hosts).
test('a not-found page keeps its text when its scripts have run, and leads on', async ({ page }) => {
  for (const { path, kind, isServed, leadsOn } of UNKNOWN.filter((each) => !ABSENT.test(each.path)))
    await test.step(path, async () => {
      const language = languageOfPath(path)
      const { title, link } = notFound[kind] ?? notFound.page
      const response = await page.goto(path, isServed && { waitUntil: 'networkidle' })
      expect(response?.status()).toBe(404)
      const heading = page.getByRole('heading', { level: 1, name: say(title, language), exact: true })
      await expect(heading).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(path)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      if (isServed) await expect(page.locator('.with-script:visible')).toHaveCount(0)
      if (!leadsOn) return
      await heading.evaluate((element) => element.setAttribute('data-former', ''))
      await page.getByRole('link', { name: say(link.label, language), exact: true }).click()
      await expect.poll(() => new URL(page.url()).pathname).toBe(localizePath(link.to.replace(/#.*$/, ''), language))
      await expect(page.locator('[data-former]')).toHaveCount(0)
    })
})
