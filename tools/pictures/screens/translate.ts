import type { Page } from '@playwright/test'
import { russian } from './russian/index'

/** Pieces of a screen that hold letters or money and are not in the dictionary, and texts that leave their place. */
export interface Findings {
  missing: string[]
  cut: string[]
}

/**
 * Puts the Russian words into the screen that the page shows, and looks at
 * what became of them. Figures without words stay as they are; a key that
 * begins with `svg ` is for text inside a drawing, where less fits.
 */
export async function speakRussian(page: Page, key: string): Promise<Findings> {
  return page.evaluate((words) => {
    const missing: string[] = []
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const written = text.data.replace(/\s+/g, ' ')
      const bare = written.trim()
      const inDrawing = `svg ${bare}`
      const key = text.parentElement?.closest('text') && Object.hasOwn(words, inDrawing) ? inDrawing : bare
      if (Object.hasOwn(words, key)) text.data = written.replace(bare, () => words[key])
      else if (/[A-Za-z€]/.test(bare)) missing.push(bare)
    }
    const cut: string[] = []
    for (const text of texts) {
      const range = document.createRange()
      range.selectNodeContents(text)
      const box = range.getBoundingClientRect()
      const own = text.parentElement
      if (!text.data.trim() || !own) continue
      const inside = own.closest('svg') !== null || own.scrollWidth <= own.clientWidth + 1 || own.clientWidth === 0
      if (!inside) cut.push(text.data)
      else if (box.right > 361 && box.left < 340) cut.push(`→ ${text.data}`)
    }
    return { missing, cut }
  }, russian[key])
}
