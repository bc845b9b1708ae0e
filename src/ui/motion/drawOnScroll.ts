import { loadScroll } from './loadMotion'

/** A layer is laid when the top of the step that adds it stands at 60 % of the window's height. */
const RANGE = ['start end', 'start 0.6'] as const

/** Ends the drawing of the previous page. */
let stop: () => void = () => {}

/**
 * Lays the layers of a drawing one by one as the page is read, where style sheets cannot follow the scroll
 * (`styles/drawn.css`). Waits for the first scroll; until then, and without scripts, all is whole.
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
