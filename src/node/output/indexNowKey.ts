/**
 * The file by which search engines know the owner of the site, who may then
 * announce changed pages (https://www.indexnow.org/documentation).
 * @param key the variable `INDEXNOW_KEY`; the name of the file
 * @returns undefined without a key
 * @throws {Error} when it cannot be a key
 */
export function indexNowKeyFile(key: string | undefined): { name: string; text: string } | undefined {
  if (!key) return undefined
  if (!/^[a-zA-Z0-9-]{8,128}$/.test(key)) throw new Error('INDEXNOW_KEY must be 8 to 128 letters, digits and hyphens.')
  return { name: `${key}.txt`, text: key }
}
