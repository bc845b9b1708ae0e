type MotionEngine = typeof import('./engine')

let loading: Promise<MotionEngine | null> | undefined

/**
 * The animation library, fetched when it is first wanted.
 * @returns null when it cannot be had or the visitor asked for less motion: then nothing moves
 */
export function loadMotion(): Promise<MotionEngine | null> {
  if (prefersReducedMotion()) return Promise.resolve(null)
  loading ??= import('./engine').catch(() => {
    loading = undefined
    return null
  })
  return loading
}

/** Whether the visitor asked their system for less motion. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
