import fs from 'node:fs'
import type { Page } from '@playwright/test'
import { answerTo } from '../../src/assistant/answerTo'
import type { ChatData } from '../../src/assistant/topics'
import { violations } from './axe'
import { chat, company, last, leading, menuName, say, word } from './content'
import { cutRings } from './focusRings'
import { boxesOf, expect, languageLink, menuLink, test } from './support'
import { textFaults } from './textFaults'

const toggle = (page: Page) => page.locator('aside button[aria-expanded]')
const panel = (page: Page) => page.getByRole('dialog', { name: word('chat:title') })
const log = (page: Page) => panel(page).getByRole('log')
const messages = (page: Page) => log(page).locator('> div')
const quick = (page: Page) =>
  panel(page)
    .getByRole('list', { name: word('chat:quickQuestions') })
    .getByRole('button')
const input = (page: Page) => panel(page).getByPlaceholder(word('chat:placeholder'))
/** The intent with this question. */
const intentOf = (asked: string) => chat?.intents.find(({ question }) => question && say(question) === asked)
/** A question whose reply offers another one, after a question; most assistants have one. */
function questionThatLeadsOn(before: string): string | undefined {
  const data = JSON.parse(fs.readFileSync('public/chat/en.json', 'utf8')) as ChatData
  const reply = answerTo(before, data)
  return data.topics.flatMap(({ question }) => question ?? []).find((each) => answerTo(each, data, reply).asks?.length)
}
const send = (page: Page) => panel(page).getByRole('button', { name: word('chat:send') })
const TYPING = word('chat:typing')
const TEASER = word('common:chat.teaser')

async function open(page: Page, path = '/about', time?: string) {
  await page.clock.install({ time })
  await page.goto(path)
  await toggle(page).click()
  await expect(input(page)).toBeFocused()
}

/** Asks while the clock stands still, and advances it by the two seconds within which the answer comes. */
async function ask(page: Page, question: string) {
  await input(page).fill(question)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await send(page).click()
  await expect(panel(page).getByText(TYPING)).toBeAttached()
  await page.clock.fastForward(2000)
  await page.clock.resume()
}

test('the panel loads when somebody reaches for the button, not with the page', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto('/about')
  const teaser = page.getByText(TEASER)
  await expect(teaser).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(requested.filter((path) => path.startsWith('/chat/'))).toEqual([])
  const before = requested.length
  await toggle(page).hover()
  await expect.poll(() => requested.slice(before)).toContain('/chat/en.json')
  await expect.poll(() => requested.slice(before).filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0)
  await test.step('a dismissed teaser comes back neither on the next page nor on the next visit', async () => {
    await page.getByRole('button', { name: word('common:chat.dismiss') }).click()
    await expect(teaser).toBeHidden()
    await menuLink(page, 'contentinfo', menuName('/#contact', 'en')).click()
    await expect(page).toHaveURL('/#contact')
    await expect(toggle(page)).toBeVisible()
    await expect(teaser).toBeHidden()
    // It would be in the DOM once the scripts run, even if not yet in position.
    await page.goto('/privacy')
    await expect(teaser).toHaveCount(0)
  })
})

test('it opens with a greeting, the time and questions', async ({ page }) => {
  await open(page, '/about', '2031-03-15T14:05:00Z')
  await expect(panel(page).getByText(word('chat:online'))).toBeVisible()
  await expect(log(page)).toContainText(say(chat!.greeting).slice(0, 12))
  await expect(log(page).getByText('2:05 PM', { exact: true })).toBeVisible()
  await expect(page.getByText(TEASER)).toBeHidden()
  await expect(quick(page)).toHaveText(chat!.quickQuestions.map((question) => say(question)))
  const newest = (await log(page).locator('> *').last().boundingBox())!
  const next = (await quick(page).first().boundingBox())!
  expect(next.y - newest.y - newest.height, 'from the greeting to its questions').toBeLessThan(64)
})

test('a question of the list is answered after one to two seconds, with links', async ({ page }) => {
  await open(page, '/about', '2031-03-15T14:05:00Z')
  await page.clock.pauseAt('2031-03-15T15:00:00Z')
  await quick(page).last().click()
  await expect(quick(page)).toHaveCount(0)
  await expect(input(page)).toBeFocused()
  const question = say(last(chat!.quickQuestions))
  const links = intentOf(question)?.links ?? []
  await expect(log(page)).toContainText(question)
  await expect(panel(page).getByText(TYPING)).toBeAttached()
  await page.clock.runFor(990)
  await expect(panel(page).getByText(TYPING)).toBeAttached()
  await page.clock.runFor(1010)
  await expect(panel(page).getByText(TYPING)).not.toBeAttached()
  for (const { label, to } of links)
    await expect(log(page).getByRole('link', { name: say(label), exact: true })).toHaveAttribute('href', to)
})

test('the keyboard opens it; Esc closes it and gives back focus and wheel', async ({ page }) => {
  await page.goto('/about')
  await toggle(page).focus()
  await page.keyboard.press('Enter')
  await expect(input(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(toggle(page)).toBeFocused()
  await page.mouse.move(300, 400)
  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
})

test('opened again, it goes on without a greeting, by the question of a reply @leads', async ({ page }) => {
  await open(page)
  await ask(page, leading.page!.question)
  await expect(messages(page)).toHaveCount(3)
  await page.keyboard.press('Escape')
  await toggle(page).click()
  await expect(messages(page)).toHaveCount(3)
  await expect(quick(page)).toHaveCount(0)
  const question = questionThatLeadsOn(leading.page!.question)
  await ask(page, question ?? 'What else?')
  await expect(messages(page)).toHaveCount(5)
  if (question) await messages(page).last().getByRole('button').last().click()
  await expect(messages(page)).toHaveCount(question ? 7 : 5)
  await expect(messages(page).last()).toBeInViewport()
})

test('no focus ring in it is cut off @leads', async ({ page }) => {
  await open(page)
  // Only the keyboard shows rings.
  for (const key of ['Escape', 'Enter']) await page.keyboard.press(key)
  await expect(input(page)).toBeFocused()
  expect(await cutRings(page, 'aside')).toEqual([])
  await page.setViewportSize({ width: 1280, height: 600 })
  expect(await cutRings(page, 'aside'), 'questions in one line').toEqual([])
  await ask(page, leading.page!.question)
  await expect(messages(page)).toHaveCount(3)
  await page.keyboard.press('Tab')
  expect(await cutRings(page, 'aside'), 'links of a reply').toEqual([])
})

test('a long conversation shows its newest message, and its wheel scrolls no page', async ({ page }) => {
  await open(page)
  for (const question of ['services', 'price', 'mobile']) {
    await ask(page, question)
    await expect(panel(page).getByText(TYPING)).not.toBeAttached()
  }
  await expect(messages(page).last()).toBeInViewport()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page, {}, 'aside'), colorScheme).toEqual([])
    expect(await page.evaluate(textFaults, '[role="dialog"]'), colorScheme).toEqual([])
  }
  await page.evaluate(() => window.scrollTo(0, 300))
  await log(page).hover()
  for (const delta of [400, 400, -4000, -400]) await page.mouse.wheel(0, delta)
  await expect.poll(() => log(page).evaluate((element) => element.scrollTop)).toBe(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(300)
  const zoom = await log(page).evaluate((element) =>
    element.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, ctrlKey: true, bubbles: true, cancelable: true })),
  )
  expect(zoom, 'Ctrl and wheel still zoom').toBe(true)
})

test('a conversation goes on behind a link and in the other language @leads @ru', async ({ page }) => {
  const { question: asked, label, to } = leading.page!
  await open(page)
  await ask(page, asked)
  await log(page).getByRole('link', { name: label, exact: true }).last().click()
  await expect(page).toHaveURL(to)
  await expect(log(page)).toContainText(asked)
  await expect(input(page)).not.toBeFocused()
  await (await languageLink(page, 'ru')).click()
  await expect(page).toHaveURL(`/ru${to}`)
  const russian = page.getByRole('dialog', { name: word('chat:title', 'ru') })
  await expect(russian.getByRole('log')).toContainText(asked)
  await expect(russian.getByRole('log').locator('[lang="en"]')).not.toHaveCount(0)
  await russian.getByRole('textbox').fill('сроки')
  await page.keyboard.press('Enter')
  const answer = russian.getByRole('log').locator('> div').nth(4)
  await expect(answer).toHaveText(/[а-яё]{4}/)
  await expect(answer.locator('[lang]')).toHaveCount(0)
})

for (const [from, to] of [
  ['/blog', /\/#contact$/],
  ['/solutions', /\/solutions#contact$/],
] as const)
  test(`a reply's link on ${from} carries the question into the contact form @leads`, async ({ page }) => {
    const { question, label } = leading.form!
    await open(page, from)
    await ask(page, question)
    await panel(page).getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveURL(to)
    await expect(panel(page)).toBeHidden()
    await expect(page.locator('[name="message"]')).toHaveValue(question)
    await expect(page.locator('[name="firstName"]')).toBeFocused()
    await expect(page.locator('#contact')).toBeInViewport()
  })

test.describe('when it cannot be loaded', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })
  const { email, phone } = company
  const sorry = (page: Page) =>
    page.getByText(word(`common:chat.unavailable${phone ? '' : 'ByMail'}`, 'en', { email, phone: phone ?? '' }))

  test('it says how to reach the company, and opens when the answers come late', async ({ page }) => {
    await page.clock.install()
    await page.route('**/chat/en.json', (route) => route.abort())
    await page.goto('/about')
    await toggle(page).click()
    await expect(sorry(page)).toBeVisible()
    await expect(page.locator('aside a[href^="tel:"]')).toBeVisible({ visible: Boolean(phone) })
    await page.unroute('**/chat/en.json')
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/chat/en.json', (route) => answered.then(() => route.continue()))
    await page.clock.pauseAt(Date.now() + 60_000)
    await toggle(page).click()
    await expect(toggle(page)).toHaveAttribute('aria-busy')
    await page.clock.runFor(4000)
    await expect(sorry(page)).toBeVisible()
    await expect(toggle(page)).not.toHaveAttribute('aria-busy')
    await page.clock.resume()
    await menuLink(page, 'contentinfo', menuName('/#contact', 'en')).click()
    await expect(page).toHaveURL('/#contact')
    answer()
    await expect(panel(page), 'a late answer still opens it').toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('the open panel fills the width, can be closed, and fits a phone on its side', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
    const box = await panel(page).boundingBox()
    expect([box!.x, box!.width]).toEqual([0, 320])
    expect(box!.y).toBeGreaterThanOrEqual(0)
    expect(box!.y + box!.height).toBeLessThanOrEqual(640)
    await expect(panel(page)).toHaveAttribute('aria-modal', 'true')
    await expect(page.locator('main[inert], [inert] main')).toBeAttached()
    await toggle(page).click()
    await expect(panel(page)).toBeHidden()
    await expect(page.locator('main[inert], [inert] main')).not.toBeAttached()
    await page.setViewportSize({ width: 740, height: 360 })
    await toggle(page).click()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.locator('[inert]'), 'it no longer covers the page').toHaveCount(0)
    await page.setViewportSize({ width: 740, height: 360 })
    await expect(log(page).getByText(say(chat!.greeting).slice(0, 12))).toBeInViewport({ ratio: 1 })
    await expect(panel(page).getByText(word('chat:online'))).toBeInViewport({ ratio: 1 })
    await expect(toggle(page)).toBeInViewport({ ratio: 1 })
  })

  test('a long reply is seen from its beginning, above the keyboard too @leads', async ({ page }) => {
    await open(page)
    const beginning = messages(page).last().locator('p').first()
    for (const question of [leading.page!.question, 'What about apps and websites, and how long does it take?']) {
      const before = await messages(page).count()
      await ask(page, question)
      await expect(messages(page)).toHaveCount(before + 2)
    }
    await page.setViewportSize({ width: 320, height: 400 })
    const top = () =>
      log(page).evaluate((area) => {
        const words = area.lastElementChild!.querySelector('p')!
        return Math.round(words.getBoundingClientRect().top - area.getBoundingClientRect().top)
      })
    await expect.poll(top).toBeLessThan(60)
    expect(await top()).toBeGreaterThanOrEqual(0)
    await expect(beginning).toBeInViewport()
    await log(page).getByRole('link', { name: leading.page!.label, exact: true }).first().click()
    await expect(page).not.toHaveURL(/about/)
    await expect(panel(page)).toBeHidden()
  })

  test("nothing covers the form's button and the links of the footer @solutions @ru", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/solutions')
    const teaser = page.locator('aside > div', { hasText: TEASER })
    await expect(teaser).toHaveCSS('opacity', '1')
    await page.mouse.wheel(0, 600)
    await expect(teaser).toHaveCSS('opacity', '0')
    await page.mouse.wheel(0, -100)
    await expect(teaser).toHaveCSS('opacity', '1')
    for (const path of ['/solutions', '/ru/solutions', '/ru'])
      await test.step(path, async () => {
        if (path !== '/solutions') await page.goto(path)
        const button = (await toggle(page).boundingBox())!
        const [submit] = await boxesOf(page.locator('#contact [type="submit"]'))
        expect(submit.right).toBeLessThanOrEqual(button.x)
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
        await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeInViewport({ ratio: 1 })
        const links = await boxesOf(page.locator('#footer a'))
        expect(links.filter(({ right, bottom }) => right > button.x && bottom > button.y)).toEqual([])
      })
  })
})
