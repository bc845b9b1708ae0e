/** Position of the assistant: its button and its teaser cover neither text nor a control. */
import { expect, type Page } from '@playwright/test'
import { isDemo } from '../../scripts/test/demo'
import { chat } from './content'

/** Text and controls of the page that are under a part of the assistant. Runs in the page. */
function below(part: Element): string[] {
  const own = part.getBoundingClientRect()
  /** Whether a box overlaps the part, and the element is visible there: not clipped by a scroll container. */
  const isThere = (element: Element) => (box: DOMRect) => {
    const [left, right] = [Math.max(box.left, own.left), Math.min(box.right, own.right)]
    const [top, bottom] = [Math.max(box.top, own.top), Math.min(box.bottom, own.bottom)]
    if (left >= right || top >= bottom) return false
    return document.elementsFromPoint((left + right) / 2, (top + bottom) / 2).includes(element)
  }
  const range = document.createRange()
  const lines = (node: Node) => {
    range.selectNodeContents(node)
    return [...range.getClientRects()]
  }
  return [...document.querySelectorAll(':is(main, footer) :not(svg *)')]
    .filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return left < own.right && right > own.left && top < own.bottom && bottom > own.top
    })
    .filter((element) =>
      element.matches('a, button, input, select, summary, textarea')
        ? isThere(element)(element.getBoundingClientRect())
        : [...element.childNodes].some(
            (node) => node.nodeType === 3 && node.nodeValue?.trim() && lines(node).some(isThere(element)),
          ),
    )
    .map((element) => `${Math.round(window.scrollY)} px: ${element.outerHTML.slice(0, 80)}`)
}

/** Shortens timers of up to 250 ms, so that the page comes to rest at once. Runs before the page. */
export function hurry(): void {
  const later = window.setTimeout
  const soon = (run: TimerHandler, after = 0, ...values: unknown[]) =>
    later(run as () => void, after > 250 ? after : 0, ...values)
  Object.assign(window, { later, setTimeout: soon })
}

/** Scrolls down the whole page in steps of 160 px, and lists what the assistant covers at each stop. Runs in the page. */
async function walkDown(findBelow: typeof below): Promise<string[]> {
  const { later } = window as unknown as { later: typeof setTimeout }
  const parts = ['aside button[aria-expanded]', 'aside > div:has(> button > span)']
  const found = () =>
    parts.flatMap((part) =>
      [...document.querySelectorAll(part)]
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .flatMap(findBelow),
    )
  const height = document.documentElement.scrollHeight - window.innerHeight
  const wrong: string[] = []
  for (let top = 0; top < height + 160; top += 160) {
    window.scrollTo({ top, behavior: 'instant' })
    // Dispatched here: the browser's own event comes only with the next frame.
    window.dispatchEvent(new Event('scroll'))
    let left: string[] = []
    // React may not have rendered the new position yet.
    for (let tries = 0; tries < 50; tries += 1) {
      await new Promise((rested) => later(rested, tries === 0 ? 10 : 40))
      left = found()
      if (left.length === 0) break
    }
    wrong.push(...left)
  }
  return wrong
}

/** If the site has an assistant, the text of its teaser is visible and covers neither text nor a control. */
export async function expectTeaser(page: Page): Promise<void> {
  if (!chat) return
  const teaser = page.locator('aside > div:has(> button > span)')
  await expect(async () => {
    // Other content, and articles after the demo's five, may leave no room: then a dot on the button replaces the teaser.
    if ((!isDemo() || /\/blog\/(?![1-5]$)/.test(page.url())) && (await teaser.getAttribute('data-docked'))) return
    await expect(teaser).toBeVisible({ timeout: 100 })
    expect((await teaser.boundingBox())!.width).toBeGreaterThan(100)
    await expect(teaser).toBeInViewport({ ratio: 1, timeout: 100 })
    expect(await teaser.evaluate(below)).toEqual([])
  }).toPass({ intervals: [50], timeout: 20_000 })
}

/** At each stop of 160 px, once the page rests, button and teaser cover neither text nor a control. Needs `hurry`. */
export async function expectRoomAtRest(page: Page): Promise<void> {
  // Only boxes are measured, so nothing has to be painted.
  await page.evaluate(() => document.documentElement.style.setProperty('opacity', '0'))
  expect(await page.evaluate<string[]>(`(${String(walkDown)})(${String(below)})`)).toEqual([])
  await page.evaluate(() => {
    document.documentElement.style.removeProperty('opacity')
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
}
