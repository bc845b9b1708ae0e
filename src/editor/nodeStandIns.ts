/** What the content layer takes from Node, for a browser: paths, and what a check in a form can do without. */
import { sha1 } from 'js-sha1'
import paths from 'path-browserify'

export const posix = paths

/** The page encodes the texts itself. */
export const isUtf8 = () => true

export const setImmediate = () => Promise.resolve()

/** The packages of the languages were found when this was built. */
export const createRequire = () => ({ resolve: () => 'there' })

// eslint-disable-next-line import/no-default-export -- `import path from 'node:path'` takes the default of this module.
export default {
  ...paths,
  hash: (_algorithm: string, text: string | Uint8Array) => sha1(text),
}
