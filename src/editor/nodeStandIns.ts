/** What the content layer takes from Node, for a browser: paths, and what a check in a form can do without. */
import paths from 'path-browserify'

/** Fingerprints only tell files apart. */
function createHash() {
  let text = ''
  const hash = {
    update: (part: string | Uint8Array) => {
      text += typeof part === 'string' ? part : new TextDecoder().decode(part)
      return hash
    },
    digest: () => [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7).toString(16),
  }
  return hash
}

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
export default { ...paths, createHash }
