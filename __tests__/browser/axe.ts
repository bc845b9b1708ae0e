import fs from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** Minified, because every document of a test compiles it. */
const AXE = fs.readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/**
 * The problems that axe finds in the page as shown, one line per rule:
 * `rule: elements`. axe runs in the page itself; its Playwright wrapper opens a
 * window for each report and takes three times as long.
 * @param within selector of the part to check
 */
export async function violations(page: Page, options: axe.RunOptions = {}, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(
    async ([part, runOptions]) => {
      // The contrast of a colour during the transition between themes does not matter.
      const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      await Promise.allSettled(fading.map(({ finished }) => finished))
      const found = await (window as unknown as { axe: typeof axe }).axe.run(part, runOptions)
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    },
    [within, { ...options, resultTypes: ['violations'] }] as [string, axe.RunOptions],
  )
}
