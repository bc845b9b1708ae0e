import { loadScroll } from './loadMotion'

/** When a line is drawn: from the moment it comes into view until its top stands at 60 % of the window's height. */
const RANGE = ['start end', 'start 0.6'] as const

/** Ends the drawing of the previous page. */
let stop: () => void = () => {}

/**
 * Draws the lines marked `data-drawn` as they come into view where style sheets
 * cannot follow the scroll: `--drawn` is how much of a line is there, from 0 to 1
 * (`styles/drawn.css`). Waits for the first scroll, and leaves lines that have
 * been seen by then as they are: whole.
 */
export function drawOnScroll(): void {
  stop()
  if (CSS.supports('animation-timeline: view()')) return
  const page = new AbortController()
  stop = () => page.abort()
  const begin = async () => {
    const motion = await loadScroll()
    if (!motion || page.signal.aborted) return
    for (const line of document.querySelectorAll<HTMLElement>('[data-drawn]')) {
      if (line.getBoundingClientRect().top < window.innerHeight) continue
      const draw = (progress: number) => line.style.setProperty('--drawn', progress.toFixed(3))
      draw(0)
      page.signal.addEventListener('abort', motion.scroll(draw, { target: line, offset: [...RANGE] }))
    }
  }
  window.addEventListener('scroll', () => void begin(), { once: true, passive: true, signal: page.signal })
}
