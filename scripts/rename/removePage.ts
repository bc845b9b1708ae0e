import fs from 'node:fs'
import path from 'node:path'
import type { Content } from '../../src/content/model/contentTypes'
import { contentRouteRecords } from '../../src/content/model/contentRouteRecords'
import { hint } from '../../src/content/report/suggest'
import { buildRoutes } from '../../src/routing/routes'
import { SettingError } from '../process/command'
import { addRedirect, editFiles, fileOf, hasPage, missingPage, pathOf, type PageName } from './pages'
import { replaceLinks } from './textEdits'

/**
 * Removes the page of a record. Its address leads to another page, or says that
 * it is gone. Nothing is changed before all of it is known to be possible.
 * @param to path of the page that takes its place, with a section if need be, or undefined
 * @returns what was done, in sentences
 * @throws {SettingError} when the page, or the one it should lead to, does not exist
 */
export function removePage(root: string, content: Content, page: PageName, to: string | undefined): string[] {
  if (!hasPage(page))
    throw new SettingError(
      `An author has no page: delete content/${page.folder}/${page.key}.json, and npm run check names what refers to it.`,
    )
  const file = fileOf(content, page)
  if (!file || !fs.existsSync(path.join(root, file))) throw missingPage(content, page)
  if (to !== undefined) checkTarget(content, page, to)
  fs.rmSync(path.join(root, file), { recursive: true })
  if (page.folder === 'projects') fs.rmSync(path.join(root, `${file}.json`), { force: true })
  const edited = to === undefined ? [] : editFiles(root, (text) => replaceLinks(text, pathOf(page), to))
  addRedirect(root, pathOf(page), to)
  return [
    `Removed ${file}.`,
    ...edited.map((each) => `Links in ${each} lead to ${to} now; read them again.`),
    to === undefined
      ? `${pathOf(page)} says that it is gone (content/redirects.json).`
      : `${pathOf(page)} leads to ${to} now (content/redirects.json).`,
  ]
}

function checkTarget(content: Content, page: PageName, to: string): void {
  const [target] = to.split(/[?#]/)
  if (target === pathOf(page)) throw new SettingError(`${target} is the page to be removed. Name another, or --gone.`)
  const all = buildRoutes(contentRouteRecords(content)).map(({ neutralPath }) => neutralPath)
  const paths = all.filter((each) => each !== pathOf(page))
  if (paths.includes(target)) return
  throw new SettingError(
    `There is no page "${target}" to lead to.${hint(target, paths)} Write its path without language, as /services/web-app-development. Nothing was removed.`,
  )
}
