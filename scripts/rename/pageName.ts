/** Pages that records make, as writers name them: `services/blockchain`, `blog/3`, `blog/3#costs`. */

export interface PageName {
  folder: 'blog' | 'services' | 'solutions' | 'industries'
  /** Key of the record, number of the post. */
  key: string
  /** Id of a heading of a post. */
  anchor?: string
}

/**
 * Reads the name of a page.
 * @throws {Error} that says how one is written
 */
export function readPageName(text: string): PageName {
  const [, folder, key, anchor] =
    /^\/?(blog|services|solutions|industries)\/([a-z0-9]+(?:-[a-z0-9]+)*)(?:#([^\s#]+))?$/.exec(text) ?? []
  if (!folder || (folder === 'blog' && !/^[1-9]\d*$/.test(key)) || (anchor && folder !== 'blog'))
    throw new Error(
      `"${text}" is no page of a record. Write services/<name>, solutions/<name>, industries/<name>, blog/<number> or blog/<number>#<section>.`,
    )
  return { folder: folder as PageName['folder'], key, ...(anchor && { anchor }) }
}

/** Path of the page, without language. */
export function pathOf({ folder, key }: PageName): string {
  return `/${folder}/${key}`
}
