import { loadScroll } from './loadMotion'

/** A layer is laid when the top of the step that adds it stands at 60 % of the window's height. */
const RANGE = ['start end', 'start 0.6'] as const

/** Ends the drawing of the previous page. */
let stop: () => void = () => {}

/**
 * Draws what is below the window as it comes into view. Lines marked `data-drawn` are drawn once, by time
 * (`styles/drawn.css`). The layers of a drawing are laid one by one as the page is read: by style sheets, or where they
 * cannot follow the scroll by the library. Waits for the first scroll; until then, and without scripts, all is whole.
 */
export function drawOnScroll(): void {
  stop()
  const page = new AbortController()
  stop = () => page.abort()
  const begin = () => {
    drawLines(page.signal)
    if (!CSS.supports('animation-timeline: view()')) void layLayers(page.signal)
  }
  window.addEventListener('scroll', begin, { once: true, passive: true, signal: page.signal })
}

function drawLines(signal: AbortSignal): void {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      target.toggleAttribute('data-drawing', true)
      seen.unobserve(target)
    }
  })
  for (const line of document.querySelectorAll('[data-drawn]:not([data-drawn="first"])'))
    if (line.getBoundingClientRect().top > window.innerHeight) seen.observe(line)
  signal.addEventListener('abort', () => seen.disconnect())
}

/** `--on` says whether a layer is there; `data-adds` is the number of the layer that comes with a step. */
async function layLayers(signal: AbortSignal): Promise<void> {
  const motion = await loadScroll()
  if (!motion || signal.aborted) return
  for (const step of document.querySelectorAll<HTMLElement>('[data-adds]')) {
    const layers = document.querySelectorAll<HTMLElement>(`[data-layer="${step.dataset.adds}"]`)
    const lay = (progress: number) =>
      layers.forEach((layer) => layer.style.setProperty('--on', progress < 1 ? '0' : '1'))
    signal.addEventListener('abort', motion.scroll(lay, { target: step, offset: [...RANGE] }))
  }
}
