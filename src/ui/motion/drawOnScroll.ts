import { loadScroll } from './loadMotion'

/** A layer appears when the top of the step that adds it is at 60 % of the window's height. */
const RANGE = ['start end', 'start 0.6'] as const

/** Stops the drawing of the previous page. */
let stop: () => void = () => {}

/**
 * Shows the layers of a drawing one by one during scrolling, where style sheets cannot follow the scroll
 * (`styles/drawn.css`). Waits for the first scroll; until then, and without scripts, the drawing is complete.
 */
export function drawOnScroll(): void {
  stop()
  const page = new AbortController()
  stop = () => page.abort()
  if (CSS.supports('animation-timeline: view()')) return
  window.addEventListener('scroll', () => void layLayers(page.signal), {
    once: true,
    passive: true,
    signal: page.signal,
  })
}

/** `--on` is 1 for a visible layer and 0 for a hidden one; `data-adds` is the number of the layer that a step adds. */
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
