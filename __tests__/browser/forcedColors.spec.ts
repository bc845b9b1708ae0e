/**
 * With forced colours (contrast themes of Windows), backgrounds and shadows
 * disappear: a line or a sign must show each state. And if a visitor asks for
 * more contrast, there are no soft greys.
 */
import type { Page } from '@playwright/test'
import { violations } from './axe'
import { posts, steps, timeline, word } from './content'
import { expect, languageLink, test } from './support'

const [post] = posts
const long = posts.find(({ headings }) => headings > 1)
const SYSTEM = { forcedColors: 'active', reducedMotion: 'reduce' } as const
const OWN = { forcedColors: 'none', reducedMotion: 'reduce' } as const

/** Lines on and around elements, and their font weight: everything except colours. Runs in the page. */
function readLines(elements: Element[]): { current: boolean; lines: string }[] {
  return elements.map((element) => {
    const { textDecorationLine, fontWeight, borderWidth, borderStyle, outlineStyle } = getComputedStyle(element)
    const lines = [textDecorationLine, fontWeight, borderWidth, borderStyle, outlineStyle].join(', ')
    return { current: element.hasAttribute('aria-current'), lines }
  })
}

/** Marks controls that have a background or a shadow of their own. Runs in the page. */
function markSurfaces(): void {
  const controls = 'button, input:not([tabindex="-1"]), textarea, select, main a, header a, dialog, [role="dialog"]'
  for (const element of document.querySelectorAll(controls)) {
    const { backgroundColor, boxShadow } = getComputedStyle(element)
    const stands = boxShadow !== 'none' || !/^rgba\(.*, 0\)$/.test(backgroundColor)
    element.toggleAttribute('data-surface', stands && element.checkVisibility())
  }
}

/** Marked controls without a border of their own or of their parent. Runs in the page. */
function surfacesWithoutEdge(): string[] {
  const hasEdge = (element: Element | null) => {
    if (!element) return false
    const { borderStyle, borderWidth } = getComputedStyle(element)
    return borderStyle !== 'none' && /[1-9]/.test(borderWidth)
  }
  return [...document.querySelectorAll('[data-surface]')]
    .filter((element) => !hasEdge(element) && !hasEdge(element.parentElement))
    .map((element) => element.outerHTML.slice(0, 160))
}

/** Expects an edge around everything that stands on a surface of its own. */
async function expectEdges(page: Page, where: string): Promise<void> {
  await page.emulateMedia(OWN)
  await page.evaluate(markSurfaces)
  expect(await page.locator('[data-surface]').count()).toBeGreaterThan(2)
  await page.emulateMedia(SYSTEM)
  // The skip link is visible only with the focus, and then has the focus ring.
  const bare = (await page.evaluate(surfacesWithoutEdge)).filter((element) => !element.includes('href="#main"'))
  expect(bare, where).toEqual([])
}

test.describe('in the colours of the system', () => {
  test.beforeEach(({ page }) => page.emulateMedia(SYSTEM))

  test('page, language and category one is at have lines that others have not @blog @ru', async ({ page }) => {
    const linesOf = async (part: string) => {
      const shown = page.locator(`${part}:visible`)
      await shown.first().waitFor()
      const [{ lines }] = await shown.evaluateAll(readLines)
      return lines
    }
    const differs = async (area: string, current: string, other: string) =>
      expect(await linesOf(`${area} ${current}`)).not.toBe(await linesOf(`${area} ${other}`))
    await page.goto('/blog')
    await differs('header nav', 'a[aria-current="page"]', 'a[href="/about"]')
    await expectEdges(page, 'blog')
    await languageLink(page, 'ru')
    await differs('header', '[hreflang][aria-current]', '[hreflang]:not([aria-current])')
    await differs('main', '[aria-pressed="true"]', '[aria-pressed="false"]')
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('button', { name: word('common:nav.open'), exact: true }).click()
    await differs('dialog', 'a[aria-current="page"]', 'a[href="/about"]')
  })

  if (long)
    test('contents of an article lead to sections, and stay in view', async ({ page }) => {
      await page.goto(`/blog/${long.id}`)
      const contents = page.getByRole('navigation', { name: word('blogPost:blogPost.contents') })
      const link = contents.getByRole('link').last()
      const title = (await link.textContent())!
      await link.click()
      await expect(page).toHaveURL(/#.+/)
      await expect(page.getByRole('main').getByRole('heading', { name: title })).toBeInViewport()
      await expect(contents).toBeInViewport()
    })

  test('the step that is on looks apart from those to come', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    const lists = [
      ['/', '#process', steps.length],
      ['/about', '#timeline', timeline.length],
    ] as const
    // With fewer steps, all of them are on, or none.
    for (const [address, list] of lists.filter(([, , count]) => count > 3))
      await test.step(`in ${list} of ${address}`, async () => {
        await page.goto(address)
        await page.locator(`${list} li`).nth(1).scrollIntoViewIfNeeded()
        const marked = page.locator(`${list} li[aria-current="step"]`)
        await expect(marked).toBeVisible()
        const place = await marked.evaluate((step) => [...step.parentElement!.children].indexOf(step))
        const step = page.locator(`${list} li`).nth(place)
        const { x, y } = (await step.boundingBox())!
        const look = () => page.screenshot({ clip: { x: x - 2, y, width: 22, height: 28 } })
        const on = await look()
        await step.evaluate((element) => {
          element.removeAttribute('aria-current')
          element.removeAttribute('data-reached')
        })
        expect(on.equals(await look())).toBe(false)
      })
  })

  test('what stands on a surface has an edge, and what is wrong has a sign @chat', async ({ page }) => {
    await page.goto('/')
    await expectEdges(page, 'home')
    await page.locator('#contact [type="submit"]').click()
    const wrong = page.locator('#contact [aria-invalid="true"]')
    await expect(wrong.first()).toBeFocused()
    const message = page.locator(`[id="${(await wrong.first().getAttribute('aria-describedby'))?.split(' ')[0]}"]`)
    await expect(message).toHaveText(word('contact:error.firstName.required'))
    await expect(message.locator('svg')).toBeVisible()
    await page.locator('aside [aria-expanded]').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectEdges(page, 'assistant')
  })
})

test('whoever asks for more contrast gets seven to one in both themes', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' })
  const expectContrast = async (where: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await violations(page, { runOnly: ['color-contrast-enhanced'] }), `${where}, ${colorScheme}`).toEqual([])
    }
  }
  await page.goto('/')
  await page.locator('#contact [type="submit"]').click()
  await expect(page.locator('#contact [aria-invalid="true"]').first()).toBeFocused()
  await expectContrast('home')
  if (post) {
    await page.goto(`/blog/${post.id}`)
    await expectContrast('article')
  }
})
