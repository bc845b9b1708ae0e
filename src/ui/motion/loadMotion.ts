import { prefersReducedMotion } from '../../browser/prefersReducedMotion'

const load = () => import(/* webpackExports: ["animate"] */ 'framer-motion/dom/mini')

/**
 * Loads `animate` of the animation library, 3.4 KB, on first use.
 * @returns null if loading fails or the visitor prefers reduced motion: then nothing moves
 */
export async function loadMotion(): Promise<Awaited<ReturnType<typeof load>> | null> {
  return prefersReducedMotion() ? null : load().catch(() => null)
}
