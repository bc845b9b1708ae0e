/** What the content layer takes from Node, for a browser: paths, and what a check in a form can do without. */
import { sha1 } from 'js-sha1'
import paths from 'path-browserify'

export const posix = paths

/** Whether bytes are text. */
export function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

export const setImmediate = () => Promise.resolve()

/** The packages of the languages were found when this was built. */
export const createRequire = () => ({ resolve: () => 'there' })

// eslint-disable-next-line import/no-default-export -- `import path from 'node:path'` takes the default of this module.
export default {
  ...paths,
  hash: (_algorithm: string, text: string) => sha1(text),
}
