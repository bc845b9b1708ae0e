import type { Page } from '@playwright/test'
import { last, PAGE_KINDS, projects, say, word } from './content'
import { boxesOf, expect, test } from './support'

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const toggle = (page: Page, name: string) =>
  page.getByRole('button', { name: word('projectGrid:projectGrid.screenshotsOf', 'en', { title: name }) })

/** Left edges of a card's screenshots, after their transitions. */
async function edges(page: Page, name: string): Promise<number[]> {
  const images = card(page, name).getByRole('img')
  await images.first().evaluate((image) =>
    Promise.all(
      image
        .closest('article')!
        .getAnimations({ subtree: true })
        // Animations that follow the scroll position never finish.
        .filter((animation) => animation instanceof CSSTransition)
        .map((animation) => animation.finished),
    ),
  )
  return images.evaluateAll((all) => all.map((image) => Math.round(image.getBoundingClientRect().left)))
}

test('fans out one card at a time, a card and a row @screens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/projects')
  const [one, other] = [projects[0], last(projects)].map(({ title }) => say(title))
  const stacked = await edges(page, one)
  await expect(async () => {
    if ((await toggle(page, one).getAttribute('aria-expanded')) === 'false') await toggle(page, one).click()
    await expect(toggle(page, one)).toHaveAttribute('aria-expanded', 'true', { timeout: 250 })
  }).toPass()
  const [left, middle, right] = await edges(page, one)
  const width = (await card(page, one).getByRole('img').nth(1).boundingBox())!.width
  expect(middle - left).toBeGreaterThan(width * 0.9)
  expect(right - middle).toBeGreaterThan(width * 0.9)
  await toggle(page, other).press('Enter')
  await expect(toggle(page, other)).toHaveAttribute('aria-expanded', 'true')
  expect(await edges(page, one)).toEqual(stacked)
  // Beside the screens, each of which is a link now.
  await toggle(page, other).click({ position: { x: 8, y: 8 } })
  await expect(toggle(page, other)).toHaveAttribute('aria-expanded', 'false')
  const screen = card(page, other).getByRole('listitem').getByRole('link').first()
  await screen.press('Enter')
  await expect(page).toHaveURL(/\/static\//)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('shows every screenshot side by side @ru @screens', async ({ page }) => {
    await page.goto('/ru/projects')
    await expect(page.locator('#projects').getByRole('button')).toHaveCount(0)
    const boxes = await boxesOf(page.locator('#projects article').last().getByRole('img'))
    expect(boxes[1].left).toBeGreaterThanOrEqual(boxes[0].right)
    expect(boxes[2].left).toBeGreaterThanOrEqual(boxes[1].right)
    await page.goto((await page.locator('#projects li li a').first().getAttribute('href'))!)
    const width = await page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)
    expect(width).toBeGreaterThan(boxes[0].width * 1.5)
  })
})

for (const kind of PAGE_KINDS.filter((each) => each.startsWith('/projects/')).slice(-1))
  test('the page of a case marks how its sum ended, and orders its project @order', async ({ page }) => {
    await page.goto(kind)
    const usual = await page
      .locator('[data-line] svg')
      .evaluateAll(([line]) => line && getComputedStyle(line).borderTopColor)
    for (const outcome of await page.locator('[data-line="outcome"] svg').all())
      await expect(outcome).not.toHaveCSS('border-top-color', usual)
    await page.locator('article a[aria-label][href$="#contact"]').click()
    await expect(page.locator('[name="project"]')).not.toHaveValue('')
  })
