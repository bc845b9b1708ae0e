import { PAGE_KINDS } from './content'
import { expect, test } from './support'

test('pages, search and chat call nobody: files of the site are all they ask for', async ({ page, site, mail }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (/^https?:$/.test(new URL(request.url()).protocol) && (origin !== site.url || request.method() !== 'GET'))
      calls.push(`${request.method()} ${request.url()}`)
  })
  for (const path of [...PAGE_KINDS, '/ru', '/blog?q=key']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  await page.locator('aside button[aria-expanded]').click()
  const panel = page.getByRole('dialog', { name: 'Assistant' })
  await panel.getByPlaceholder('Type your message...').fill('How much does an app cost?')
  await panel.getByRole('button', { name: 'Send' }).click()
  await expect(panel.getByRole('log')).not.toBeEmpty()
  expect(calls).toEqual([])
  expect(mail.kept()).toEqual([])
})
