/** The pages that can be renamed or removed, and what names them in the content. */
import fs from 'node:fs'
import path from 'node:path'
import type { Content } from '../../src/content/model/contentTypes'
import type { Text } from '../../src/content/model/post'
import { diskFiles, filesBelow } from '../../src/content/read/contentFiles'
import { readContent } from '../../src/content/readContent'
import { formatProblems } from '../../src/content/report/formatProblems'
import { hint } from '../../src/content/report/suggest'
import type { Redirect } from '../../src/content/schemas/lists'
import { SettingError } from '../process/command'

/** A page as writers name it: `services/blockchain`, `blog/3`, `projects/car-rental#costs`, `authors/jane`. */
export interface PageName {
  /** `projects` are the cases; an author has no page. */
  folder: 'blog' | 'services' | 'solutions' | 'industries' | 'projects' | 'authors'
  /** Key of the record, number of the post, folder of the case. */
  key: string
  /** Id of a heading of a post or a case. */
  anchor?: string
}

const NAME = /^\/?(blog|services|solutions|industries|projects|authors)\/([a-z0-9]+(?:-[a-z0-9]+)*)\/?(?:#([^\s#]+))?$/

/**
 * Reads the name of a page or an author.
 * @throws {SettingError} that says how one is written
 */
export function readPageName(text: string): PageName {
  const [, folder, key, anchor] = NAME.exec(text) ?? []
  if (!folder || (folder === 'blog' && !/^[1-9]\d*$/.test(key)) || (anchor && !/^(blog|projects)$/.test(folder)))
    throw new SettingError(
      `"${text}" does not name a page of a record. Write services/<name>, solutions/<name>, industries/<name>, projects/<case>, blog/<number>, authors/<name>; of a post or a case also its section: blog/<number>#<section>.`,
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

/** The post or the case of a page. */
export function textOf({ posts, cases }: Content, { folder, key }: PageName): Text | undefined {
  return folder === 'blog' ? posts.find(({ id }) => String(id) === key) : cases.find((each) => each.folder === key)
}

/** The file or folder of a page, from the root of the repository; undefined for a post that does not exist. */
export function fileOf(content: Content, page: PageName): string | undefined {
  const { folder, key } = page
  if (folder === 'projects') return `content/cases/${key}`
  if (folder !== 'blog') return `content/${folder}/${key}.json`
  const post = textOf(content, page)
  return post && `content/blog/${post.folder}`
}

/** The error that a page, or an author, does not exist, with the name that may be meant. */
export function missingPage({ posts, cases, entries }: Content, page: PageName): SettingError {
  const { folder, key } = page
  const records = entries.filter(({ file }) => file.startsWith(`content/${folder}/`)).map((entry) => entry.key)
  const texts = folder === 'blog' ? posts.map(({ id }) => String(id)) : cases.map((each) => each.folder)
  const names = folder === 'blog' || folder === 'projects' ? texts : records
  return new SettingError(
    `There is no ${hasPage(page) ? `page ${pathOf(page)}` : `author "${key}"`}.${hint(key, names)}`,
  )
}

const REDIRECTS = 'content/redirects.json'

/** The former addresses that are kept; none without a file. */
export function readRedirects(root: string): Redirect[] {
  const file = path.join(root, REDIRECTS)
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Redirect[]) : []
}

/**
 * Keeps an old address of a page. Addresses that led to it lead to the new one
 * in one step, and a page that got an old address of its own back loses that
 * redirect.
 * @param to the page that took its place, or undefined: it is gone
 */
export function addRedirect(root: string, from: string, to: string | undefined): void {
  const known = readRedirects(root)
  const entry = (old: string): Redirect => (to === undefined ? { from: old } : { from: old, to })
  const others = known
    .filter((redirect) => redirect.from !== from && redirect.from !== to)
    .map((redirect) => (redirect.to === from ? entry(redirect.from) : redirect))
  fs.writeFileSync(path.join(root, REDIRECTS), `${JSON.stringify([...others, entry(from)], null, 2)}\n`)
}

/** Edits every file that can hold a link. @returns the files that changed */
export function editFiles(root: string, edit: (text: string, file: string) => string): string[] {
  const disk = diskFiles(root)
  const files = filesBelow(disk, 'content', 'locales')
  return files.sort().filter((file) => {
    if (file === REDIRECTS || !/\.(json|mdx)$/.test(file)) return false
    const text = fs.readFileSync(path.join(root, file), 'utf8')
    const edited = edit(text, file)
    if (edited !== text) fs.writeFileSync(path.join(root, file), edited)
    return edited !== text
  })
}

/** The errors of the content now, as the check prints them; '' without any. Warnings may be older than the edit. */
export async function remainingErrors(root: string): Promise<string> {
  const { problems } = await readContent(root)
  const errors = problems.filter(({ severity }) => severity === 'error')
  return errors.length > 0 ? formatProblems(errors) : ''
}
