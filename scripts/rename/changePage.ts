import fs from 'node:fs'
import path from 'node:path'
import { NOT_FOUND_ID } from '../../src/content/check/checkTexts'
import { contentRouteRecords } from '../../src/content/model/contentRouteRecords'
import type { Content } from '../../src/content/model/contentTypes'
import { hint } from '../../src/content/report/suggest'
import { DEFAULT_LANGUAGE } from '../../src/routing/languages'
import { buildRoutes } from '../../src/routing/routes'
import { SettingError } from '../process/command'
import { addRedirect, editFiles, fileOf, hasPage, missingPage, pathOf, textOf, type PageName } from './pages'
import { replaceField, replaceLinks, replaceReferences } from './textEdits'

/**
 * Gives the page of a record another address: moves its file, changes every
 * link and reference to it, and keeps the old address. An author has none.
 * @param root folder that holds `content` and `locales`
 * @returns what was done, in sentences
 * @throws {SettingError} when the page does not exist, or the new name is taken
 */
export function movePage(root: string, content: Content, from: PageName, to: PageName): string[] {
  if (from.folder !== to.folder)
    throw new SettingError(`A page stays in its folder: ${from.folder}/… cannot become ${to.folder}/….`)
  if (from.anchor !== undefined || to.anchor !== undefined) return moveSection(root, content, from, to)
  const moved = moveFile(root, content, from, to)
  const edited = editFiles(root, (text, file) => {
    const entries = content.entries.filter((entry) => entry.file === file)
    const linked = hasPage(from) ? replaceLinks(text, pathOf(from), pathOf(to)) : text
    const field = { authors: 'author', services: 'services', blog: 'id' }[from.folder as string]
    // Only the post itself has the number of a post.
    const isNamed = field && file.endsWith('.mdx') && (field !== 'id' || file.startsWith(`${moved.to}/`))
    const named = isNamed ? replaceField(linked, field, from.key, to.key) : linked
    return replaceReferences(named, entries, from.folder, from.key, to.key)
  })
  if (hasPage(from)) addRedirect(root, pathOf(from), pathOf(to))
  return [
    `Moved ${moved.from} to ${moved.to}.`,
    ...edited.map((file) => `Changed the references in ${file}.`),
    ...(hasPage(from) ? [`${pathOf(from)} leads to ${pathOf(to)} now (content/redirects.json).`] : []),
  ]
}

/** Moves the file or the folder of a page. @returns its old and its new path */
function moveFile(root: string, content: Content, from: PageName, to: PageName): { from: string; to: string } {
  const old = fileOf(content, from)
  const [isThere, isMoved] = [old, fileOf(content, to)].map((file) => file && fs.existsSync(path.join(root, file)))
  // Renamed by hand: what names it and its old address are still to follow.
  if (old && !isThere && isMoved) return { from: old, to: fileOf(content, to) ?? '' }
  if (!old || !isThere) throw missingPage(content, from)
  if (from.folder === 'blog' && Number(to.key) === NOT_FOUND_ID)
    throw new SettingError(`${pathOf(to)} is the page for posts that do not exist. Use another number.`)
  if (from.folder === 'blog' && textOf(content, to)) throw new SettingError(`Post ${to.key} exists.`)
  const now = from.folder === 'blog' ? old.replace(/\/\d+(?=[^/]*$)/, `/${to.key}`) : (fileOf(content, to) ?? '')
  if (fs.existsSync(path.join(root, now))) throw new SettingError(`${now} exists.`)
  fs.renameSync(path.join(root, old), path.join(root, now))
  // The sheets of a case stand beside its folder, and name their pictures in it.
  const [oldSheets, newSheets] = [old, now].map((file) => path.join(root, `${file}.json`))
  if (fs.existsSync(oldSheets)) {
    const text = fs.readFileSync(oldSheets, 'utf8')
    fs.writeFileSync(newSheets, text.replaceAll(`"./${path.basename(old)}/`, `"./${path.basename(now)}/`))
    fs.rmSync(oldSheets)
  }
  return { from: old, to: now }
}

/** Changes links to a heading whose words, and so its id, have changed. No host can redirect a fragment. */
function moveSection(root: string, content: Content, from: PageName, to: PageName): string[] {
  if (from.key !== to.key || !from.anchor || !to.anchor)
    throw new SettingError('Name a section of the same text twice: blog/3#old blog/3#new.')
  const text = textOf(content, from)
  if (!text) throw missingPage(content, from)
  const ids = (text.versions[DEFAULT_LANGUAGE]?.summary.headings ?? []).map(({ id }) => id)
  if (!ids.includes(to.anchor))
    throw new SettingError(
      `${pathOf(to)} has no section "#${to.anchor}". Change the heading first; it has ${ids.map((id) => `#${id}`).join(', ')}.`,
    )
  const [old, now] = [from, to].map((name) => `${pathOf(name)}#${name.anchor}`)
  const own = `${fileOf(content, from)}/`
  const edited = editFiles(root, (words, file) => {
    const elsewhere = replaceLinks(words, old, now)
    return file.startsWith(own) ? elsewhere.replaceAll(`(#${from.anchor})`, `(#${to.anchor})`) : elsewhere
  })
  return edited.map((file) => `Changed the links in ${file}.`)
}

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
  const answer = to === undefined ? 'says that it is gone' : `leads to ${to} now`
  return [
    `Removed ${file}.`,
    ...edited.map((each) => `Links in ${each} lead to ${to} now; read them again.`),
    `${pathOf(page)} ${answer} (content/redirects.json).`,
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
