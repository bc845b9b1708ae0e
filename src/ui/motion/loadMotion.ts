import { prefersReducedMotion } from '../../browser/prefersReducedMotion'
import type * as engine from './engine'

type MotionEngine = typeof engine

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
