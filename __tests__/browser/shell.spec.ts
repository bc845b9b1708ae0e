import type { Page } from '@playwright/test'
import { company, industries, last, mainServices, pages, say } from './content'
import { expect, hasStarted, test } from './support'

test('the header changes once the page is scrolled more than 10 px', async ({ page }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  const background = () => header.evaluate((element) => getComputedStyle(element).borderBottomColor)
  const atTop = await background()
  await page.evaluate(() => window.scrollTo(0, 10))
  await expect.poll(background).toBe(atTop)
  await page.evaluate(() => window.scrollTo(0, 11))
  await expect.poll(background).not.toBe(atTop)
})

test('the header stays at the top of the window, over the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const header = page.getByRole('banner')
  const { height } = (await header.boundingBox())!
  for (const top of [0, 900]) {
    await page.evaluate((y) => window.scrollTo(0, y), top)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top)
    const box = await header.boundingBox()
    expect([box!.x, box!.y]).toEqual([0, 0])
    expect(
      await header.evaluate(
        (element, y) => element.contains(document.elementFromPoint(window.innerWidth / 2, y)),
        height / 2,
      ),
    ).toBe(true)
  }
})

test('Services opens on hover and closes 150 ms after the pointer leaves', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Services' })
  const link = page
    .getByRole('banner')
    .getByRole('link', { name: say(mainServices[0].title) })
    .first()
  await button.hover()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(link).toBeVisible()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await page.mouse.move(640, 700)
  await page.clock.runFor(149)
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.clock.runFor(2)
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('a dropdown works by keyboard and Esc gives focus back', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Industries' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: say(industries[0].title) })
      .first(),
  ).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(button).toBeFocused()
})

test('menus close when the location changes', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Industries' })
  await button.hover()
  await page
    .getByRole('banner')
    .getByRole('link', { name: say(last(industries).title) })
    .first()
    .click()
  await expect(page).toHaveURL(`/industries/${last(industries).key}`)
  await page.mouse.move(640, 700)
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('the drawer traps focus, has collapsible groups and closes on Esc and on navigation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/ru')
  await page.getByRole('button', { name: 'Открыть меню' }).click()
  const drawer = page.getByRole('dialog', { name: 'Основная навигация' })
  await expect(drawer).toBeVisible()
  await drawer.getByText('Отрасли', { exact: true }).click()
  await expect(drawer.getByRole('link', { name: say(last(industries).title, 'ru') })).toBeVisible()
  await drawer.getByText('Услуги', { exact: true }).click()
  await expect(drawer.getByRole('link', { name: say(last(industries).title, 'ru') })).toBeHidden()
  for (let press = 0; press < 30; press += 1) await page.keyboard.press('Tab')
  expect(
    await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    ),
  ).toBe(true)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await page.getByRole('button', { name: 'Открыть меню' }).click()
  await drawer.getByRole('link', { name: 'Блог' }).click()
  await expect(page).toHaveURL(/\/ru\/blog$/)
  await expect(page.getByRole('dialog', { name: 'Основная навигация' })).toBeHidden()
})

test('the language switch keeps page, query and fragment', async ({ page }) => {
  await page.goto('/solutions?from=mail#contact')
  await page.getByRole('banner').getByRole('link', { name: 'Русский' }).first().click()
  await expect(page).toHaveURL(/\/ru\/solutions\?from=mail#contact$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL(/\/solutions\?from=mail#contact$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a new page starts at the top and Back restores the position', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'About' })
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/\/about$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
})

test('an in-page link leaves 100 px above its section', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).first().click()
  await expect
    .poll(() => page.locator('#contact').evaluate((section) => Math.round(section.getBoundingClientRect().top)))
    .toBe(100)
})

const focusIsWithin = (page: Page, selector: string) =>
  page.evaluate((where) => Boolean(document.activeElement?.closest(where)), selector)

for (const touch of [false, true]) {
  test.describe(touch ? 'by touch' : 'by keyboard', () => {
    test.use({ hasTouch: touch })

    for (const [path, selector, target] of [
      ['/about', 'body a', '#main'],
      ['/', 'main a[href$="#contact"]', '#contact'],
      ['/about?from=mail', 'header a[href$="#contact"]', '#contact'],
    ] as const) {
      test(`the link "${selector}" on ${path} takes the focus to ${target}`, async ({ page }) => {
        await page.goto(path)
        const link = page.locator(selector).first()
        await link.focus()
        if (touch) await link.tap()
        else await page.keyboard.press('Enter')
        await expect(page).toHaveURL(new RegExp(`${target}$`))
        await expect.poll(() => focusIsWithin(page, target)).toBe(true)
        await page.keyboard.press('Tab')
        expect(await focusIsWithin(page, target)).toBe(true)
      })
    }
  })
}

test('a fragment that cannot be decoded is none, however it comes', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 })
  const follow = (href: string) =>
    page.evaluate((to) => {
      const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: to }))
      link.click()
      link.remove()
    }, href)
  await page.goto('/about#%D0%BF%D1')
  await expect(page).toHaveURL(/\/about$/)
  await follow('#100%')
  await expect(page).toHaveURL(/\/about$/)
  await page.evaluate(() => (window.location.hash = '#70%'))
  await expect(page).toHaveURL(/\/about$/)
  await follow('/projects#100%')
  await expect(title).toHaveText(say(pages.projects.hero.title))
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
  await expect(title).toBeVisible()
  await page.getByRole('button', { name: 'Open chat' }).click()
  await expect(page.getByRole('dialog', { name: 'Assistant' })).toBeVisible()
})

test('a new page is announced in its language', async ({ page }) => {
  await page.goto('/ru')
  await page.getByRole('contentinfo').getByRole('link', { name: 'О компании' }).click()
  await expect(page).toHaveURL(/\/ru\/about$/)
  await expect(page.locator('body > p[aria-live="polite"]')).toHaveText(new RegExp(` — ${company.name}$`))
  await expect(page.locator('#gatsby-announcer')).toHaveAttribute('aria-live', 'off')
})

test('the theme switch turns the page around at its first press, survives a reload, and the footer gives it back', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  const html = page.locator('html')
  const dark = page.getByRole('banner').getByRole('button', { name: 'Dark theme' })
  const system = page.getByRole('contentinfo').getByRole('button', { name: 'System theme' })
  await expect(dark).toHaveAttribute('aria-pressed', 'true')
  await expect(system).toHaveAttribute('aria-pressed', 'true')
  await dark.click()
  await expect(html).toHaveAttribute('data-theme', 'light')
  await dark.click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(system).toHaveAttribute('aria-pressed', 'false')
  await page.reload({ waitUntil: 'commit' })
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await system.click()
  await expect(html).not.toHaveAttribute('data-theme')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(dark).toHaveAttribute('aria-pressed', 'false')
})

test('the footer shows contacts and the current year', async ({ page }) => {
  await page.clock.setFixedTime('2031-05-05T12:00:00Z')
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(`© 2031 ${company.name}`)
  await expect(footer.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`)
  await expect(footer.getByRole('link', { name: company.supportEmail })).toBeVisible()
  await expect(footer.getByRole('link', { name: company.phone })).toHaveAttribute(
    'href',
    `tel:${company.phone.replace(/[^+\d]/g, '')}`,
  )
})

const heightOfPage = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
const waits = (page: Page, band: string) =>
  page.locator(band).evaluate((element) => getComputedStyle(element).contentVisibility === 'auto')

test('bands below the screen wait for the first paint, and no longer', async ({ page }) => {
  await page.addInitScript(() => {
    window.PerformanceObserver = class {
      observe() {}
    } as unknown as typeof PerformanceObserver
    window.requestAnimationFrame = () => 0
  })
  await page.goto('/', { waitUntil: 'load' })
  for (const band of ['#process', '#footer']) expect(await waits(page, band)).toBe(true)
  await page.evaluate(() => (document.documentElement.dataset.painted = ''))
  for (const band of ['#process', '#footer']) expect(await waits(page, band)).toBe(false)
})

test('without scripts no band waits', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false })
  await page.goto('/')
  for (const band of ['#process', '#footer']) expect(await waits(page, band)).toBe(false)
  await page.close()
})

test('once the page has started no band waits', async ({ page }) => {
  await page.goto('/')
  for (const band of ['#process', '#contact', '#footer']) expect(await waits(page, band)).toBe(false)
})

for (const path of ['/', '/ru/blog/1']) {
  test(`no part of ${path} changes its height as the scripts take it over`, async ({ page }) => {
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    await page.route('**/*.js', async (route) => {
      await arrived
      await route.continue()
    })
    // The load event may wait for scripts that are held.
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(page.locator('html[data-painted]')).toHaveCount(1)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const heights = () =>
      page
        .locator('main section, #footer')
        .evaluateAll((bands) => bands.map((band) => `${band.id} ${Math.round(band.getBoundingClientRect().height)}`))
    const before = await heights()
    arrive()
    await expect.poll(() => page.evaluate(hasStarted)).toBe(true)
    await expect(page.locator('[data-waiting]')).toHaveCount(0)
    expect(await heights()).toEqual(before)
  })
}

test('a page that is reloaded far down stands where it stood', async ({ page }) => {
  await page.goto('/')
  const height = await heightOfPage(page)
  const top = Math.round(height * 0.7)
  await page.evaluate((y) => window.scrollTo(0, y), top)
  await page.reload()
  expect(await waits(page, '#footer')).toBe(false)
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(top)
  expect(await heightOfPage(page)).toBe(height)
})

test('for visitors who want less motion the theme changes at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await page.goto('/')
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color)
  const inLight = await ink()
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await ink()).not.toBe(inLight)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})
