import { expect, test } from './support'

test.use({ expectedErrors: [/Failed to load resource.*404/] })

const POST = {
  en: ['Blog Post Not Found', 'Return to Blog', '/blog'],
  ru: ['Статья не найдена', 'Вернуться в блог', '/ru/blog'],
}
const SOLUTION = {
  en: ['Solution not found', 'View all solutions', '/solutions'],
  ru: ['Решение не найдено', 'Все решения', '/ru/solutions'],
}
const INDUSTRY = {
  en: ['Industry Not Found', 'View industries', '/'],
  ru: ['Отрасль не найдена', 'Все отрасли', '/ru'],
}
const PAGE = { en: ['Page not found', 'Go to the home page', '/'], ru: ['Страница не найдена', 'На главную', '/ru'] }

const UNKNOWN = [
  { path: '/blog/999', words: POST },
  { path: '/blog/not-a-number', words: POST },
  { path: '/solutions/nothing-like-it', words: SOLUTION },
  { path: '/industries/piracy', words: INDUSTRY },
  { path: '/services/alchemy', words: PAGE },
  { path: '/no/such/page', words: PAGE },
]

for (const language of ['en', 'ru'] as const) {
  for (const { path: neutralPath, words } of UNKNOWN) {
    const path = (language === 'ru' ? '/ru' : '') + neutralPath
    const [title, link, target] = words[language]

    test(`${path} answers 404 with "${title}" and keeps to it`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.locator('header button[data-ready]').first()).toBeAttached()
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(path)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await page.getByRole('link', { name: link, exact: true }).click()
      await expect.poll(() => new URL(page.url()).pathname).toBe(target)
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeHidden()
    })
  }
}

test('an unknown industry says what the specification says', async ({ page }) => {
  await page.goto('/industries/piracy')
  await expect(page.getByText('The requested industry page does not exist.')).toBeVisible()
})
