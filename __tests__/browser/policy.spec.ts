/** The Content-Security-Policy blocks foreign code. Every test checks that the site itself violates nothing (`quietPage`). */
import { expect, test } from './support'

test.use({ expectedErrors: [/Content Security Policy|elsewhere\.example/] })

test('the policy stops a script, a handler, a style and a picture put into the page', async ({ page }) => {
  const stopped: string[] = []
  page.on('console', (message) => {
    const [, directive] = /^Content Security Policy: (\S+)/.exec(message.text()) ?? []
    if (directive) stopped.push(directive)
  })
  await page.goto('/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken"'
    document.body.append(script)
    const intruder = document.createElement('div')
    intruder.innerHTML = '<img src="https://elsewhere.example/a.png" alt="" onerror="document.title=1" style="top:0">'
    document.body.append(intruder)
  })
  await expect
    .poll(() => [...stopped].sort())
    .toEqual(['img-src', 'script-src-attr', 'script-src-elem', 'style-src-attr'])
  expect(await page.title()).not.toMatch(/taken|^1$/)
})
