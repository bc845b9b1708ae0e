import { FORM_PAGE, industries, mainServices, menuName, PAGE_KINDS, solutions, word } from './content'
import { expect, test, topOf } from './support'

const MAIN = `/services/${mainServices[0].key}`
const SOLUTION = `/solutions/${solutions.at(-1)?.key}`
const INDUSTRY = `/industries/${industries.at(-1)?.key}`

test('links to the form lead to the page’s own or home’s @ru @solutions @industries', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/ru${INDUSTRY}#contact`)
  await expect.poll(() => topOf(page.locator('#contact')), 'opened there').toBe(100)
  for (const [path, part, name, to = path] of [
    [`/ru${INDUSTRY}`, 'banner', menuName('/#contact', 'ru')],
    [`/ru${INDUSTRY}`, 'main', word('common:getStarted', 'ru')],
    [`/ru${MAIN}`, 'main', word('common:getStarted', 'ru')],
    [`/ru${MAIN}`, 'banner', menuName('/#contact', 'ru'), '/ru'],
    [SOLUTION, 'main', word('solutions:solution.contact')],
  ] as const)
    await test.step(`${name} of ${path}`, async () => {
      if (new URL(page.url()).pathname !== path) await page.goto(path)
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await page.getByRole(part).getByRole('link', { name, exact: true }).first().click()
      await expect(page).toHaveURL(`${to}#contact`)
      await expect.poll(() => topOf(page.locator('#contact'))).toBe(100)
    })
})

test('a page prints without buttons and the chat, and with the pictures far below', async ({ page }) => {
  await page.goto(MAIN)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: word('common:getStarted') })).toBeHidden()
  await expect(page.locator('aside button[aria-expanded]')).toBeHidden()
  await page.goto(FORM_PAGE)
  const missing = () =>
    page.locator('main img:visible').evaluateAll((images) => {
      // A browser does this itself when it prints (whatwg/html#6581); `page.pdf()` and an emulated medium do not.
      for (const image of images as HTMLImageElement[]) image.loading = 'eager'
      return images.filter((image) => !(image as HTMLImageElement).naturalWidth).length
    })
  await expect.poll(missing).toBe(0)
  for (const path of PAGE_KINDS.filter((each) => each.startsWith('/projects/')).slice(-1)) {
    await page.goto(path)
    await expect(page.locator('main header > svg'), 'the cover of a case prints as dark text').toBeHidden()
  }
})
