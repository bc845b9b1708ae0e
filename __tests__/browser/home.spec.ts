import type { Page } from '@playwright/test'
import { LANGUAGES } from '../../src/routing/languages'
import { localizePath } from '../../src/routing/localizePath'
import {
  company,
  homeFigures,
  last,
  mainServices,
  menuName,
  pages,
  projects,
  say,
  steps,
  testimonials,
  word,
  written,
} from './content'
import { bringTo, expect, scrollTop, test, topOf } from './support'

const phone = (page: Page) => page.getByRole('figure', { name: say(pages.home.mockup!.label) })
/** Index of the highlighted feature row. */
const highlighted = (page: Page) =>
  phone(page).evaluate((figure) =>
    [...figure.querySelectorAll('ul:last-of-type > li')].findIndex((row) => row.hasAttribute('data-active')),
  )

/** Stops the clock at the beginning of the alternation. */
async function startAlternation(page: Page) {
  await page.getByRole('button', { name: word('home:mockup.pause') }).click()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  const first = await highlighted(page)
  await page.getByRole('button', { name: word('home:mockup.play') }).click()
  await expect(page.getByRole('button', { name: word('home:mockup.pause') })).toBeVisible()
  return { first, second: 1 - first }
}

/** Scrolls the top of a step of the process to a height in the viewport, in pixels. */
const placeStep = (page: Page, index: number, height: number) => bringTo(page.locator('#process li').nth(index), height)

test('the phone highlights two features in turn, unless paused @mockup', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const { first, second } = await startAlternation(page)
  await page.clock.runFor(2999)
  expect(await highlighted(page)).toBe(first)
  await page.clock.runFor(1)
  await expect.poll(() => highlighted(page)).toBe(second)
  await page.clock.runFor(3000)
  await expect.poll(() => highlighted(page)).toBe(first)
  await test.step('paused', async () => {
    await page.getByRole('button', { name: word('home:mockup.pause') }).click()
    await page.clock.runFor(9000)
    expect(await highlighted(page)).toBe(first)
  })
})

test('its links leave 100 px above their targets @home-projects @home-industries', async ({ page }) => {
  await page.goto('/')
  for (const [motion, part, name, id] of [
    ['no-preference', 'main', pages.home.discuss ? say(pages.home.discuss) : word('common:getStarted'), 'contact'],
    ['reduce', 'main', word('home:hero.scroll'), 'projects'],
    ['reduce', 'main', word('home:industries.talk'), 'contact'],
    ['reduce', 'banner', menuName('/#contact', 'en'), 'contact'],
  ] as const) {
    await page.emulateMedia({ reducedMotion: motion })
    await page.getByRole(part).getByRole('link', { name }).first().click()
    await expect(page).toHaveURL(`/#${id}`)
    await expect.poll(() => topOf(page.locator(`#${id}`))).toBe(100)
  }
})

test('shows three services or all, and Back finds them as they were left @more', async ({ page }) => {
  await page.goto('/')
  const cards = page.locator('#services').getByRole('listitem')
  const card = cards.filter({ has: page.locator(`[href="/services/${last(mainServices).key}"]`) })
  const toggle = page.locator('[aria-controls="services-list"]')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 760 })
    await expect(cards.filter({ visible: true })).toHaveCount(3)
    await toggle.click()
    await expect(cards.filter({ visible: true })).toHaveCount(mainServices.length)
    await toggle.click()
  }
  await expect(cards.filter({ visible: true })).toHaveCount(3)
  await toggle.press('Enter')
  await expect(cards.nth(3).getByRole('link')).toBeFocused()
  await card.click()
  await expect(page).toHaveURL(`/services/${last(mainServices).key}`)
  await expect.poll(() => scrollTop(page)).toBe(0)
  await page.goBack()
  await expect(toggle).toHaveText(word('home:services.less'))
  await expect(card).toBeInViewport()
})

test('a screen of a project shows that it has the focus @screens', async ({ page }) => {
  await page.goto('/')
  const link = page.locator('#projects li a').first()
  const card = page.locator('#projects').getByRole('article').first()
  await link.focus()
  const focused = await card.screenshot({ animations: 'disabled' })
  await link.evaluate((element) => (element.style.outline = 'none'))
  expect(focused.equals(await card.screenshot({ animations: 'disabled' }))).toBe(false)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true })

  test('what closes does not carry away what was pressed @more @technologies @faq', async ({ page }) => {
    await page.goto('/')
    await test.step('all services', async () => {
      const toggle = page.locator('[aria-controls="services-list"]')
      await toggle.click()
      const before = await bringTo(toggle, 400)
      await toggle.click()
      await expect(toggle).toHaveText(word('home:services.more'))
      await expect.poll(async () => Math.abs((await topOf(toggle)) - before)).toBeLessThanOrEqual(1)
    })
    for (const section of ['technologies', 'faq'])
      await test.step(section, async () => {
        const [first, second] = [0, 1].map((index) => page.locator(`#${section} summary`).nth(index))
        if (section === 'faq') await first.click()
        // While the first one opens, it keeps its place and moves the second one: it is open when the second one stays.
        const stayed = async () => {
          if ((await topOf(second)) === 400) return true
          await bringTo(second, 400)
          return false
        }
        await expect.poll(stayed).toBe(true)
        await second.click()
        await expect(page.locator(`#${section} details`).nth(0)).not.toHaveAttribute('open')
        await expect.poll(async () => Math.abs((await topOf(second)) - 400)).toBeLessThanOrEqual(1)
      })
  })

  test('the article with the focus is in view @row', async ({ page }) => {
    await page.goto('/')
    const articles = page.locator('#articles h3 a')
    await articles.first().focus()
    await page.keyboard.press('Tab')
    await expect(articles.nth(1)).toBeInViewport({ ratio: 1 })
  })

  test('the top of the page shows the phone, then figures @mockup', async ({ page }) => {
    for (const language of LANGUAGES) {
      await page.goto(localizePath('/', language))
      await expect(page.locator('main figure').first()).toBeInViewport()
      await page.evaluate(() => window.scrollTo({ top: window.innerHeight, behavior: 'instant' }))
      const figure = page.locator('main ul li', { hasText: say(last(homeFigures), language) })
      await expect(figure.first()).toBeInViewport({ ratio: 0.2 })
    }
  })

  test('an order shows its project first and raises no keyboard @order @home-projects', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: `${say(company.orderProject!)}: ${say(projects[0].title)}` }).click()
    const first = page.locator('#contact').getByRole('textbox').first()
    await expect(first).toHaveAttribute('name', 'project')
    await expect(first).toHaveValue(written(projects[0].title))
    await expect(first).toBeInViewport()
    await expect(page.locator('#contact :focus')).toHaveCount(0)
  })
})

/** Number of layers of the drawing in "How we work" that are fully visible. */
const visibleLayers = (page: Page) =>
  page
    .locator('#process svg > [data-layer] > g')
    .evaluateAll((all) => all.filter((layer) => /^(none|inset\(-9%\))$/.test(getComputedStyle(layer).clipPath)).length)

test('the process marks steps and draws layers down to the middle of the window @steps', async ({ page }) => {
  await page.goto('/')
  const items = page.locator('#process').getByRole('listitem')
  await expect(items).toHaveCount(steps.length)
  /** Marks of so many steps done, perhaps one under way, the rest to come. */
  const marks = (done: number, ...underWay: 'step'[]) => [
    ...Array<string>(done).fill('done'),
    ...underWay,
    ...Array<string>(steps.length - done - underWay.length).fill('ahead'),
  ]
  const state = () =>
    items.evaluateAll((all) =>
      all.map((step) => step.getAttribute('aria-current') ?? (step.hasAttribute('data-reached') ? 'done' : 'ahead')),
    )

  for (const [index, top, expected] of [
    [0, 402, marks(0)],
    [0, 399, marks(0, 'step')],
    [3, 402, marks(2, 'step')],
    [3, 399, marks(3, 'step')],
  ] as const) {
    await placeStep(page, index, top)
    await expect.poll(state).toEqual(expected)
  }
  await expect(page.locator('#process h2')).toBeInViewport()
  for (const [index, height, count] of [
    [2, 402, 2],
    [2, 399, 3],
    [steps.length - 1, 399, 6],
  ]) {
    await placeStep(page, index, height)
    await expect.poll(() => visibleLayers(page)).toBe(count)
  }
  await bringTo(page.locator('#footer'), 200)
  await expect.poll(state).toEqual(marks(steps.length))
  const drawn = () =>
    page.evaluate(async () => {
      const byTime = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline)
      await Promise.all(byTime.map((animation) => animation.finished.catch(() => undefined)))
      const parts = document.querySelectorAll('[data-drawn], main section [data-layer] > g')
      return [...parts].map((part) => getComputedStyle(part).clipPath)
    })
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  for (let top = 0; top < 12_000; top += 700) await page.mouse.wheel(0, 700)
  await expect
    .poll(async () => (await drawn()).filter((cut) => !/^(none|inset\(-9+%( 109% -9% -9%)?\))$/.test(cut)))
    .toEqual([])
})

const hidden = () =>
  [...document.querySelectorAll('main *')]
    .filter((element) => getComputedStyle(element).opacity === '0' && element.textContent?.trim())
    .map((element) => element.className)

test('blocks below rise into view once, none hides without scrolling @home-services', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(hidden)).toEqual([])
  await page.mouse.wheel(0, 40)
  await expect.poll(async () => (await page.evaluate(hidden)).length).toBeGreaterThan(0)
  const list = page.locator('#services-list')
  await bringTo(list, 300)
  await expect.poll(() => list.evaluate((element) => element.parentElement?.getAttribute('style') || '')).toBe('')
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await bringTo(list, 300)
  expect(await list.evaluate((element) => getComputedStyle(element.parentElement!).opacity)).toBe('1')
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  expect(await page.evaluate(hidden), 'on paper').toEqual([])
})

test('nothing moves where the visitor prefers less motion @steps @mockup', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  await page.mouse.wheel(0, 40)
  await expect.poll(() => scrollTop(page)).toBe(40)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(hidden), 'blocks').toEqual([])
  await placeStep(page, 2, 560)
  await expect.poll(() => visibleLayers(page)).toBe(steps.length)
  await page.clock.runFor(9000)
  expect(await highlighted(page), 'row of the phone').toBe(0)
  await expect(page.getByRole('button', { name: word('home:mockup.pause') })).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page is whole @testimonials @technologies @faq @home-services', async ({ page }) => {
    await page.goto('/')
    const services = page.locator('#services')
    await expect(services.getByRole('listitem').filter({ visible: true })).toHaveCount(mainServices.length)
    await expect(services.getByRole('button')).toBeHidden()
    const group = page.locator('header nav li:has(li)').last()
    await group.hover()
    await expect(group.getByRole('link').first()).toBeVisible()
    await expect(page.locator('#testimonials').getByRole('figure')).toHaveCount(testimonials.length)
    await expect(page.locator('#testimonials').getByRole('button')).toHaveCount(0)
    await expect(page.locator('#process').getByRole('listitem').filter({ visible: true })).toHaveCount(steps.length)
    await expect(page.locator('#technologies details[open] li').first()).toBeVisible()
    const question = page.locator('#faq details').first()
    await question.locator('summary').click()
    await expect(question.locator('p')).toBeVisible()
    await expect(page.locator('main').getByRole('button', { name: word('home:mockup.pause') })).toHaveCount(0)
  })
})
