import fs from 'node:fs'
import path from 'node:path'
import type { Content } from '../../src/content/model/content'
import { contentRouteRecords } from '../../src/content/model/contentRouteRecords'
import { hint } from '../../src/content/report/suggest'
import { buildRoutes } from '../../src/routing/routes'
import { mendFiles, textOf, type Done } from '../rename/movePage'
import { hasPage, pathOf, type PageName } from '../rename/pageName'
import { missingPage } from '../rename/missingPage'
import { addRedirect } from '../rename/addRedirect'
import { mendLinks } from '../rename/textEdits'

/**
 * Takes the page of a record away and says at its address where to go, or that
 * it is gone. Nothing is touched before all of it is known to be possible.
 * @param to path of the page that takes its place, with a section if need be, or undefined
 * @throws {Error} when there is no such page, or none where it should lead
 */
export function removePage(root: string, content: Content, page: PageName, to: string | undefined): Done {
  if (!hasPage(page))
    throw new Error(
      `An author has no page: delete content/${page.folder}/${page.key}.json, and npm run check tells what still names it.`,
    )
  const file = fileOf(content, page)
  if (!file || !fs.existsSync(path.join(root, file))) throw missingPage(content, page)
  if (to !== undefined) checkTarget(content, page, to)
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

function checkTarget(content: Content, page: PageName, to: string): void {
  const [target] = to.split(/[?#]/)
  if (target === pathOf(page)) throw new Error(`${target} is the page to be removed. Name another, or --gone.`)
  const all = buildRoutes(contentRouteRecords(content)).map(({ neutralPath }) => neutralPath)
  const paths = all.filter((each) => each !== pathOf(page))
  if (paths.includes(target)) return
  throw new Error(
    `There is no page "${target}" to lead to.${hint(target, paths)} Write its path without language, as /services/web-app-development. Nothing was removed.`,
  )
}

function fileOf(content: Content, page: PageName): string | undefined {
  const { folder, key } = page
  if (folder === 'projects') return `content/cases/${key}`
  if (folder !== 'blog') return `content/${folder}/${key}.json`
  const post = textOf(content, page)
  return post && `content/blog/${post.folder}`
}
