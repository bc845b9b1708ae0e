import type { Page } from '@playwright/test'

/** Opens a page and waits until its controls answer: a click that comes before React is lost. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => Object.keys(document.getElementById('gatsby-focus-wrapper') ?? {}).some((key) => key.startsWith('__reactProps')))
}
