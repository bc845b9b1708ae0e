/** What can be renamed, as writers name it: `services/blockchain`, `blog/3`, `projects/car-rental#costs`, `authors/jane`. */

export interface PageName {
  /** `projects` are the cases; an author has no page. */
  folder: 'blog' | 'services' | 'solutions' | 'industries' | 'projects' | 'authors'
  /** Key of the record, number of the post, folder of the case. */
  key: string
  /** Id of a heading of a post or a case. */
  anchor?: string
}

const KEY = /^\/?(blog|services|solutions|industries|projects|authors)\/([a-z0-9]+(?:-[a-z0-9]+)*)\/?(?:#([^\s#]+))?$/

/**
 * Reads the name of a page or an author.
 * @throws {Error} that says how one is written
 */
export function readPageName(text: string): PageName {
  const [, folder, key, anchor] = KEY.exec(text) ?? []
  if (!folder || (folder === 'blog' && !/^[1-9]\d*$/.test(key)) || (anchor && !/^(blog|projects)$/.test(folder)))
    throw new Error(
      `"${text}" is no page of a record. Write services/<name>, solutions/<name>, industries/<name>, projects/<case>, blog/<number>, authors/<name>; of a post or a case also its section: blog/<number>#<section>.`,
    )
  return { folder: folder as PageName['folder'], key, ...(anchor && { anchor }) }
}

/** Path of the page, without language. */
export function pathOf({ folder, key }: PageName): string {
  return `/${folder}/${key}`
}

export function hasPage({ folder }: PageName): boolean {
  return folder !== 'authors'
}
