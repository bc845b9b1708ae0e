import { localizePath } from '../../src/routing/localizePath'
import { notFound, say } from './content'
import { expect, test } from './support'

test.use({ expectedErrors: [/Failed to load resource.*404/] })

const UNKNOWN = [
  { path: '/blog/999', kind: 'post' },
  { path: '/ru/blog/not-a-number', kind: 'post' },
  { path: '/solutions/nothing-like-it', kind: 'solution' },
  { path: '/ru/industries/piracy', kind: 'industry' },
  { path: '/services/alchemy', kind: 'page' },
  { path: '/ru/no/such/page', kind: 'page' },
] as const

// What the served pages say and answer is looked at without a browser (site/lists, site/hosts).
test('a page that is not there keeps to what it says when its scripts have come, and leads on', async ({ page }) => {
  for (const { path, kind } of UNKNOWN)
    await test.step(path, async () => {
      const language = path.startsWith('/ru/') ? 'ru' : 'en'
      const { title, link } = notFound[kind]
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      const heading = page.getByRole('heading', { level: 1, name: say(title, language), exact: true })
      await expect(heading).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(path)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await page.getByRole('link', { name: say(link.label, language), exact: true }).click()
      await expect.poll(() => new URL(page.url()).pathname).toBe(localizePath(link.to.replace(/#.*$/, ''), language))
      await expect(heading).toBeHidden()
    })
})

test('odd addresses keep their pages as well', async ({ page }) => {
  for (const [path, kind, language] of [
    ['/about%20', 'page', 'en'],
    ['/ru/blog/%D0%BF', 'post', 'ru'],
    ['/x%2Cy', 'page', 'en'],
    ['/solutions/100%25', 'solution', 'en'],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const name = say(notFound[kind].title, language)
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    expect(page.url()).toContain(path)
  }
})
