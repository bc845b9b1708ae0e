/**
 * The key by which search engines know that an announcement comes from the
 * owner of a site (https://www.indexnow.org/documentation), as a file of the
 * site; undefined without one.
 * @param key the variable `INDEXNOW_KEY`
 * @throws {Error} when it cannot be a key
 */
export function indexNowKeyFile(key: string | undefined): { name: string; text: string } | undefined {
  if (!key) return undefined
  if (!isIndexNowKey(key)) throw new Error('INDEXNOW_KEY must be 8 to 128 letters, digits and hyphens.')
  return { name: `${key}.txt`, text: key }
}

/** Whether a text may be a key: it becomes the name of a file. */
export function isIndexNowKey(text: string): boolean {
  return /^[a-zA-Z0-9-]{8,128}$/.test(text)
}
