/** The part of framer-motion the site uses. Its own file, so that it is a chunk of its own. */
export { animate } from 'framer-motion/dom/mini'
