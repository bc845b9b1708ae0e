import type { Page } from '@playwright/test'

/**
 * Controls without a focus ring, or with a ring that a box around them clips at any scroll position. Call it after a key press,
 * because browsers show rings only then.
 * @param within selector of the part to check
 */
export const cutRings = (page: Page, within: string): Promise<string[]> =>
  page.locator(within).evaluate((part) => {
    const isCut = (control: HTMLElement): boolean => {
      control.focus({ preventScroll: true })
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(control)
      // The ring is around the whole click area.
      if (outlineStyle === 'none') return getComputedStyle(control, '::after').outlineStyle !== 'solid'
      if (outlineStyle !== 'solid' || parseFloat(outlineWidth) < 3) return true
      const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset) - 0.5
      const ring = control.getBoundingClientRect()
      for (let box = control.parentElement; box && box !== document.body; box = box.parentElement) {
        const { display, overflow, position } = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        const scrolls = /auto|scroll/.test(overflow)
        const [left, top] = scrolls ? [box.scrollLeft, box.scrollTop] : [0, 0]
        const x = ring.left - edge.left - box.clientLeft + left
        const y = ring.top - edge.top - box.clientTop + top
        const [width, height] = scrolls ? [box.scrollWidth, box.scrollHeight] : [box.clientWidth, box.clientHeight]
        const isWithin = Math.min(x, y) >= reach && x + ring.width + reach <= width && y + ring.height + reach <= height
        if (overflow !== 'visible' && display !== 'contents' && !isWithin) return true
        if (scrolls || position === 'fixed') return false
      }
      return false
    }
    const controls = part.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:not([tabindex="-1"]), textarea, select, summary, [tabindex="0"]',
    )
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && isCut(control))
      .map((control) => control.outerHTML.slice(0, 120))
  })
