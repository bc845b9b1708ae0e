import { prefersReducedMotion } from '../../browser/prefersReducedMotion'

/**
 * Loads a part of the animation library on first use.
 * @returns null if loading fails or the visitor prefers reduced motion: then nothing moves
 */
function whenWanted<Part>(load: () => Promise<Part>): () => Promise<Part | null> {
  return async () => (prefersReducedMotion() ? null : load().catch(() => null))
}

/** `animate`, 3.4 KB: blocks that rise into view. */
export const loadMotion = whenWanted(() => import(/* webpackExports: ["animate"] */ 'framer-motion/dom/mini'))

/** `scroll`, 3.9 KB: drawings that grow, for browsers whose style sheets cannot follow the scroll. */
export const loadScroll = whenWanted(() => import(/* webpackExports: ["scroll"] */ 'framer-motion/dom'))
