/** Where the assistant stands: its button and its teaser cover neither words nor a control. */
import { expect, type Page } from '@playwright/test'
import { isDemo } from '../../scripts/test/demo'
import { chat } from './content'

/** Words and controls of the page below a part of the assistant. Runs in the page. */
function below(part: Element): string[] {
  const own = part.getBoundingClientRect()
  /** Whether a box shares a place with the part, and an element is to be seen there: not scrolled out of a frame. */
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

/** The page comes to rest as soon as it stands. Runs before the page. */
export function hurry(): void {
  const later = window.setTimeout
  const soon = (run: TimerHandler, after = 0, ...values: unknown[]) =>
    later(run as () => void, after > 250 ? after : 0, ...values)
  Object.assign(window, { later, setTimeout: soon })
}

/** Scrolls a page whole, 160 px at a time, and says what the assistant lies on wherever it rests. Runs in the page. */
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
    // The event is ours: the browser's comes with its next picture.
    window.dispatchEvent(new Event('scroll'))
    let left: string[] = []
    // React may not have shown the place that was found.
    for (let tries = 0; tries < 50; tries += 1) {
      await new Promise((rested) => later(rested, tries === 0 ? 10 : 40))
      left = found()
      if (left.length === 0) break
    }
    wrong.push(...left)
  }
  return wrong
}

/** The words of the teaser, where there is an assistant, are seen, over nothing that is read or pressed. */
export async function expectTeaser(page: Page): Promise<void> {
  if (!chat) return
  const teaser = page.locator('aside > div:has(> button > span)')
  await expect(async () => {
    // Other content, and articles beside the demo's five, may leave no room: a dot on the button tells of it then.
    if ((!isDemo() || /\/blog\/(?![1-5]$)/.test(page.url())) && (await teaser.getAttribute('data-docked'))) return
    await expect(teaser).toBeVisible({ timeout: 100 })
    expect((await teaser.boundingBox())!.width).toBeGreaterThan(100)
    await expect(teaser).toBeInViewport({ ratio: 1, timeout: 100 })
    expect(await teaser.evaluate(below)).toEqual([])
  }).toPass({ intervals: [50], timeout: 20_000 })
}

/** Nowhere on the way down, in steps of 160 px, button or teaser lie on words or a control once the page rests. Needs `hurry`. */
export async function expectRoomAtRest(page: Page): Promise<void> {
  // Boxes are measured, no pictures taken: nothing need be painted.
  await page.evaluate(() => document.documentElement.style.setProperty('opacity', '0'))
  expect(await page.evaluate<string[]>(`(${String(walkDown)})(${String(below)})`)).toEqual([])
  await page.evaluate(() => {
    document.documentElement.style.removeProperty('opacity')
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
}
