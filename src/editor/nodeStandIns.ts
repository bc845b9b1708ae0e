/** Replaces the modules of Node in a browser: paths, and functions that a check in a form does not need. */
import { sha1 } from 'js-sha1'
import paths from 'path-browserify'

export const posix = paths

/** The page itself encodes the texts as UTF-8. */
export const isUtf8 = () => true

export const setImmediate = () => Promise.resolve()

/** The build has already found the packages of the languages. */
export const createRequire = () => ({ resolve: () => 'there' })

// eslint-disable-next-line import/no-default-export -- `import path from 'node:path'` takes the default of this module.
export default {
  ...paths,
  hash: (_algorithm: string, text: string | Uint8Array) => sha1(text),
}
