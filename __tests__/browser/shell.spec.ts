import type { Page } from '@playwright/test'
import { localizePath } from '../../src/routing/localizePath'
import { company, industries, last, mainServices, menuName, OTHER, posts, say, word, type Words } from './content'
import { cutRings } from './focusRings'
import { boxesOf, expect, hasStarted, languageLink, menuLink, scrollTop, test } from './support'
import { textFaults } from './textFaults'

test('the header stays at the top, over the page, and changes from 10 px of scroll on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/about')
  const header = page.getByRole('banner')
  const background = () => header.evaluate((element) => getComputedStyle(element).borderBottomColor)
  const covers = (element: Element, y: number) => element.contains(document.elementFromPoint(window.innerWidth / 2, y))
  const atTop = await background()
  const { height } = (await header.boundingBox())!
  for (const top of [0, 10, 11, 300]) {
    await page.evaluate((y) => window.scrollTo(0, y), top)
    await expect.poll(() => scrollTop(page)).toBe(top)
    const changed = expect.poll(background, `scrolled ${top} px`)
    await (top > 10 ? changed.not.toBe(atTop) : changed.toBe(atTop))
    const box = await header.boundingBox()
    expect([box!.x, box!.y]).toEqual([0, 0])
    expect(await header.evaluate(covers, height / 2)).toBe(true)
  }
})

test('a dropdown opens by pointer and key; leaving, Esc and a new location close it', async ({ page }) => {
  await page.goto('/privacy')
  const button = page
    .getByRole('navigation', { name: word('common:nav.main') })
    .getByRole('button', { name: menuName('services', 'en') })
  const link = (title: Words) => menuLink(page, 'banner', say(title))
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(link(mainServices[0].title)).toBeFocused()
  expect(await page.evaluate(textFaults, 'header')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(link(mainServices[0].title)).toBeHidden()
  await expect(button).toBeFocused()
  // A window that is lower than the panel.
  await page.setViewportSize({ width: 1280, height: 240 })
  await button.hover()
  await link(last(mainServices).title).click()
  await expect(page).toHaveURL(`/services/${last(mainServices).key}`)
  await page.mouse.move(10, 230)
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('on a phone the header names the company beside its mark', async ({ page }) => {
  await page.goto('/privacy')
  const logo = page.getByRole('banner').getByRole('link').first()
  // A name longer than ours gives way to the controls.
  for (const width of company.name.length <= 'Brightkeel'.length ? [360, 390, 412, 430, 768] : []) {
    await page.setViewportSize({ width, height: 800 })
    const [mark, name] = await boxesOf(logo.locator('[aria-hidden], [aria-hidden] + span'))
    expect(name.left, `${width} px`).toBeGreaterThan(mark.right)
    expect(name.top, `${width} px`).toBeLessThan(mark.bottom)
  }
})

test('the menu of a phone traps the focus, closes behind a link @ru @blog @industries', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/ru/privacy')
  await page.getByRole('button', { name: word('common:nav.open', 'ru') }).click()
  const drawer = page.getByRole('dialog', { name: word('common:nav.main', 'ru') })
  const group = drawer.getByText(menuName('industries', 'ru'), { exact: true })
  await expect(group).toBeInViewport({ ratio: 1 })
  await group.click()
  await expect(drawer.getByRole('link', { name: say(last(industries).title, 'ru') })).toBeVisible()
  await drawer.getByText(menuName('services', 'ru'), { exact: true }).click()
  await expect(drawer.getByRole('link', { name: say(last(industries).title, 'ru') })).toBeHidden()
  for (let press = 0; press < 30; press += 1) await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement!.matches('body, dialog, dialog *'))).toBe(true)
  expect(await cutRings(page, 'dialog[open]')).toEqual([])
  expect(await page.evaluate(textFaults, 'dialog[open]')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  // The second time, the link leads to the current page.
  for (const way of ['to another page', 'to the same page'])
    await test.step(way, async () => {
      await page.getByRole('button', { name: word('common:nav.open', 'ru') }).click()
      await drawer.getByRole('link', { name: menuName('/blog', 'ru') }).click()
      await expect(page).toHaveURL(/\/ru\/blog$/)
      await expect(drawer).toBeHidden()
    })
})

test('the language switch keeps page, query and fragment @ru @solutions', async ({ page }) => {
  await page.goto('/solutions?from=mail#contact')
  const russian = await languageLink(page, 'ru')
  await expect(russian).toHaveAccessibleName('RU, Русский')
  const opened = page.context().waitForEvent('request', (request) => request.isNavigationRequest())
  await russian.click({ modifiers: ['ControlOrMeta'] })
  expect((await opened).url()).toMatch(/\/ru\/solutions\?from=mail(?:#|$)/)
  // A fragment is not sent.
  await expect(russian).toHaveAttribute('href', /\/ru\/solutions\?from=mail#contact$/)
  await russian.click()
  await expect(page).toHaveURL(/\/ru\/solutions\?from=mail#contact$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await (await languageLink(page, 'en')).click()
  await expect(page).toHaveURL(/\/solutions\?from=mail#contact$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a new page starts at the top and is announced; Back restores the position', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(localizePath('/', OTHER))
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect.poll(() => scrollTop(page)).toBe(900)
  await menuLink(page, 'contentinfo', menuName('/about', OTHER)).evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(localizePath('/about', OTHER))
  await expect.poll(() => scrollTop(page)).toBe(0)
  await expect(page.locator('body > p[aria-live="polite"]')).toHaveText(new RegExp(` — ${company.name}$`))
  await expect(page.locator('#gatsby-announcer')).toHaveText(/^Navigated/)
  await expect(page.locator('#gatsby-announcer')).toBeHidden()
  await page.goBack()
  await expect.poll(() => scrollTop(page)).toBe(900)
})

const FRAGMENT_LINKS = [
  ['/about', 'body a', '#main'],
  ['/about?from=mail', 'header a[href$="#contact"]', '#contact'],
  ['/', 'main a[href$="#contact"]', '#contact'],
] as const

for (const [way, links] of [
  ['keyboard', FRAGMENT_LINKS],
  ['touch', FRAGMENT_LINKS.slice(-1)],
] as const)
  test.describe(`by ${way}`, () => {
    test.use({ hasTouch: way === 'touch' })

    test('a link to a part of a page takes the focus there', async ({ page }) => {
      const isWithin = (part: string) => page.evaluate((where) => Boolean(document.activeElement?.closest(where)), part)
      for (const [path, selector, target] of links)
        await test.step(`"${selector}" on ${path}`, async () => {
          await page.goto(path)
          const link = page.locator(selector).first()
          await link.focus()
          await expect(link).toBeInViewport()
          if (way === 'touch') await link.tap()
          else await page.keyboard.press('Enter')
          await expect(page).toHaveURL(new RegExp(`${target}$`))
          await expect.poll(() => isWithin(target)).toBe(true)
          await page.keyboard.press('Tab')
          expect(await isWithin(target)).toBe(true)
        })
    })
  })

test('a fragment that cannot be decoded is none, however it comes @chat', async ({ page }) => {
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
  await follow('/search#100%')
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
  await expect(title).toBeVisible()
  await page.getByRole('button', { name: word('common:chat.open') }).click()
  await expect(page.getByRole('dialog', { name: word('chat:title') })).toBeVisible()
})

const darkIn = (tab: Page) => tab.getByRole('banner').getByRole('button', { name: word('common:theme.dark') })

async function openInLight(page: Page) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto('/privacy')
}

test('the theme follows another tab, also of a page that comes back', async ({ page, context }) => {
  await openInLight(page)
  const other = await context.newPage()
  await openInLight(other)
  await darkIn(other).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(darkIn(page)).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(() => {
    localStorage.removeItem('theme')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  await expect(darkIn(page)).toHaveAttribute('aria-pressed', 'false')
})

test('every colour changes at once, with the system and with the button', async ({ page }) => {
  /** Colour of text, the variables with which the style sheets adapt drawings, and the colour of the browser's bar. */
  const colours = () =>
    page.evaluate(() => [
      ...['color', '--invert', '--blend'].map((name) => getComputedStyle(document.body).getPropertyValue(name)),
      [...document.querySelectorAll('meta')].find(({ media }) => media && matchMedia(media).matches)?.content,
    ])
  await openInLight(page)
  const inLight = await colours()
  await page.emulateMedia({ colorScheme: 'dark' })
  const inDark = await colours()
  expect(inDark.filter((each, index) => each === inLight[index])).toEqual([])
  // Elements that appear at that moment do not count; they take a hundredth of a millisecond.
  const fading = () => document.getAnimations().filter((each) => each instanceof CSSTransition).length
  expect(await page.evaluate(fading)).toBe(0)
  await expect(darkIn(page)).toHaveAttribute('aria-pressed', 'true')
  for (const expected of [inLight, inDark]) {
    await darkIn(page).click()
    expect(await colours()).toEqual(expected)
  }
})

test('a chosen theme survives a reload; what the system has is no choice', async ({ page }) => {
  await openInLight(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await darkIn(page).click()
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.locator('[data-bar="light"]')).toHaveAttribute('media', 'all')
  await darkIn(page).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(darkIn(page)).toHaveAttribute('aria-pressed', 'false')
})

const heightOfPage = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

for (const path of ['/', ...posts.slice(-1).map(({ id }) => localizePath(`/blog/${id}`, OTHER))]) {
  test(`no part of ${path} changes its height as the scripts take it over`, async ({ page }) => {
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    await page.route('**/*.js', (route) => arrived.then(() => route.continue()))
    // A reload lays out the whole page at once, a visit does not. Load events may wait for scripts that are held back.
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.reload({ waitUntil: 'domcontentloaded' })
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const bands = page.locator('main section, #footer')
    const heights = async () => (await boxesOf(bands)).map(({ height }) => Math.round(height))
    const before = await heights()
    arrive()
    await expect.poll(() => page.evaluate(hasStarted)).toBe(true)
    await expect(page.getByText(word('contact:noScript'))).toHaveCount(0)
    expect(await heights()).toEqual(before)
  })
}

test('a page that is reloaded far down keeps its position', async ({ page }) => {
  await page.goto('/')
  const height = await heightOfPage(page)
  const top = Math.round(height * 0.7)
  await page.evaluate((y) => window.scrollTo(0, y), top)
  await page.reload()
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(top)
  expect(await heightOfPage(page)).toBe(height)
})
