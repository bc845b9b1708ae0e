import fs from 'node:fs'
import path from 'node:path'
import type { Content } from '../../src/content/model/content'
import { mendFiles, type Done } from '../rename/movePage'
import { pathOf, type PageName } from '../rename/pageName'
import { addRedirect } from '../rename/addRedirect'
import { mendLinks } from '../rename/textEdits'

/**
 * Takes the page of a record away and says at its address where to go, or that
 * it is gone.
 * @param to path of the page that takes its place, or undefined
 * @throws {Error} when there is no such page
 */
export function removePage(root: string, content: Content, page: PageName, to: string | undefined): Done {
  const file = fileOf(content, page)
  if (!file || !fs.existsSync(path.join(root, file))) throw new Error(`There is no page ${pathOf(page)}.`)
  fs.rmSync(path.join(root, file), { recursive: true })
  const mended = to === undefined ? [] : mendFiles(root, (text) => mendLinks(text, pathOf(page), to))
  addRedirect(root, pathOf(page), to)
  return [
    `Removed ${file}.`,
    ...mended.map((each) => `Links in ${each} lead to ${to} now; read them again.`),
    to === undefined
      ? `${pathOf(page)} says that it is gone (content/redirects.json).`
      : `${pathOf(page)} leads to ${to} now (content/redirects.json).`,
  ]
}

function fileOf(content: Content, { folder, key }: PageName): string | undefined {
  if (folder !== 'blog') return `content/${folder}/${key}.json`
  const post = content.posts.find(({ id }) => String(id) === key)
  return post && `content/blog/${post.folder}`
}
