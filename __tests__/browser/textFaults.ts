/**
 * Text that a visitor cannot read: cut off by a box around it, outside the window, or over other text.
 * Runs in the page.
 * @param within selector of the part to check
 * @returns one sentence for each fault, with the two texts or the box; empty if all text can be read
 */
export function textFaults(within: string): string[] {
  const root = document.querySelector(within)!
  const isPrinted = matchMedia('print').matches
  const faults = new Set<string>()
  const lines: { block: Element; text: string; box: DOMRect }[] = []
  const range = document.createRange()
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    const text = node.nodeValue!.trim().slice(0, 40)
    let block = node.parentElement!
    if (!text || block.closest('svg') || !block.checkVisibility({ visibilityProperty: true })) continue
    while (getComputedStyle(block).display === 'inline') block = block.parentElement!
    const around: Element[] = []
    for (let each = block; each !== root; each = each.parentElement!) around.push(each)
    const styles = around.map((each) => getComputedStyle(each))
    // Fixed elements may lie over others, boxes that scroll show the rest later, and some text is for screen readers only.
    const isApart = styles.some(
      ({ position, overflowX, clipPath }) =>
        position === 'fixed' || clipPath === 'inset(50%)' || (/auto|scroll/.test(overflowX) && !isPrinted),
    )
    if (isApart) continue
    const clips = around
      .filter((_, index) => /hidden|clip/.test(styles[index].overflowX) && styles[index].display !== 'contents')
      .map((each) => each.getBoundingClientRect())
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      const isHidden = clips.some(({ right, bottom }) => right <= box.left || bottom <= box.top + 4)
      if (box.width < 2 || isHidden) continue
      const isCut = clips.some(({ right, bottom }) => right < box.right - 2 || bottom < box.bottom - 4)
      if (isCut) faults.add(`"${text}" is cut off by a box around it (overflow: hidden).`)
      if (box.left < -1 || box.right > innerWidth + 1) faults.add(`"${text}" is outside the window.`)
      lines.push({ block, text, box })
    }
  }
  lines.sort((one, other) => one.box.top - other.box.top)
  for (const [index, { block, text, box }] of lines.entries())
    for (const next of lines.slice(index + 1)) {
      if (next.box.top >= box.bottom) break
      const isOver = next.box.left < box.right - 2 && next.box.right > box.left + 2
      // A line box is higher than its letters: letters touch only when the boxes share half of their height.
      const shared = Math.min(box.bottom, next.box.bottom) - next.box.top
      if (next.block !== block && isOver && shared > 0.5 * Math.min(box.height, next.box.height))
        faults.add(`"${text}" and "${next.text}" lie over each other.`)
    }
  return [...faults]
}

/** On screen it marks the text of a page, and in print it returns the marked text that is hidden. Runs in the page. */
export function missingInPrint(): string[] {
  const isPrinted = matchMedia('print').matches
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim())
  const elements = [...document.querySelectorAll('main :not(svg *, a, a *, .visually-hidden)')].filter(hasText)
  return elements.flatMap((element) => {
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    if (!isPrinted && !element.closest('.no-print, .with-script'))
      element.toggleAttribute('data-on-screen', isShown || element.closest('details') !== null)
    return isPrinted && element.hasAttribute('data-on-screen') && !isShown ? [element.textContent] : []
  })
}
