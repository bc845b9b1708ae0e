import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/**
 * What axe finds wrong with a page as it is shown, one line a rule:
 * `rule: elements`. axe runs in the page itself; its Playwright wrapper opens a
 * window for each report and takes three times as long.
 * @param within selector of the part that is looked at
 */
export async function violations(page: Page, options: RunOptions = {}, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([part, runOptions]) => {
      // A colour on its way from one theme to the other has a contrast that nobody reads.
      const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      await Promise.allSettled(fading.map(({ finished }) => finished))
      const found = await (window as unknown as { axe: typeof axe }).axe.run(part, runOptions)
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    },
    [within, { ...options, resultTypes: ['violations'] }] as [string, RunOptions],
  )
}
