/** Renames and removes pages, and updates everything in the content that names them. */
import fs from 'node:fs'
import path from 'node:path'
import { applyEdits, modify, type JSONPath } from 'jsonc-parser'
import { dayOf, siteNow } from '../../src/content/clock'
import { contentRouteRecords } from '../../src/content/model/contentRouteRecords'
import { CONTENT_TYPES, type Content, type Entry } from '../../src/content/model/contentTypes'
import type { Article } from '../../src/content/model/post'
import { publishedContent } from '../../src/content/model/publication'
import { filesBelow } from '../../src/content/read/contentFiles'
import { diskFiles } from '../../src/content/read/diskFiles'
import { readContent } from '../../src/content/readDisk'
import { formatProblems } from '../../src/content/report/formatProblems'
import { hint } from '../../src/content/report/suggest'
import type { Redirect } from '../../src/content/schemas/lists'
import { visitRecord } from '../../src/content/schemas/walkSchema'
import { PAGE_KINDS, type PageContent, type PageKind } from '../../src/routing/pageKinds'
import { LANGUAGES, type Language } from '../../src/routing/languages'
import { buildRoutes } from '../../src/routing/routes'
import { escapePattern } from '../../src/text/escapePattern'
import { SettingError } from '../process/command'

/**
 * Gives the page of a record another address: moves its file, updates every link and reference to it, and redirects the
 * old address. A draft has none yet.
 * @param root folder that contains `content` and `locales`
 * @returns what was done, in sentences
 * @throws {SettingError} when the page does not exist, or the new name is taken
 */
export function movePage(root: string, content: Content, from: PageName, to: PageName): string[] {
  if (from.folder !== to.folder)
    throw new SettingError(`A page stays in its folder: ${from.folder}/… cannot become ${to.folder}/….`)
  const moved = moveFile(root, content, from, to)
  const edited = editFiles(root, (text, file) => {
    const entries = content.entries.filter((entry) => entry.file === file)
    const linked = replaceLinks(text, pathOf(from), pathOf(to))
    const field = { services: 'services', blog: 'id' }[from.folder]
    // Only the post itself contains its number.
    const isNamed = field && file.endsWith('.mdx') && (field !== 'id' || file.startsWith(`${moved.to}/`))
    const named = isNamed ? replaceField(linked, field, from.key, to.key) : linked
    return replaceReferences(named, entries, from, to)
  })
  // Readers never had the address of an unpublished text.
  const isHeld = articleOf(content, from) && !articleOf(publishedContent(content, dayOf(siteNow())), from)
  if (!isHeld) addRedirect(root, pathOf(from), pathOf(to))
  return [
    `Moved ${moved.from} to ${moved.to}.`,
    ...edited.map((file) => `Changed the references in ${file}.`),
    ...(isHeld ? [] : [`${pathOf(from)} leads to ${pathOf(to)} now (content/redirects.json).`]),
  ]
}

/** Moves the file or the folder of a page. @returns its old and its new path */
function moveFile(root: string, content: Content, from: PageName, to: PageName): { from: string; to: string } {
  const old = fileOf(content, from)
  const wanted = fileOf(content, to) ?? ''
  const isThere = (file: string) => file !== '' && fs.existsSync(path.join(root, file))
  // The file was renamed by hand: references and the old address still have to be updated.
  if (old && !isThere(old) && isThere(wanted)) return { from: old, to: wanted }
  if (!old || !isThere(old)) throw missingPage(content, from)
  if (from.folder === 'blog' && articleOf(content, to)) throw new SettingError(`Post ${to.key} exists.`)
  const now = from.folder === 'blog' ? old.replace(/\/\d+(?=[^/]*$)/, `/${to.key}`) : wanted
  if (fs.existsSync(path.join(root, now))) throw new SettingError(`${now} exists.`)
  fs.renameSync(path.join(root, old), path.join(root, now))
  // The drawings of a case are beside its folder and refer to pictures in it.
  const oldDrawings = path.join(root, `${old}.json`)
  if (fs.existsSync(oldDrawings)) {
    const text = fs.readFileSync(oldDrawings, 'utf8')
    const newDrawings = path.join(root, `${now}.json`)
    fs.writeFileSync(newDrawings, text.replaceAll(`"./${path.basename(old)}/`, `"./${path.basename(now)}/`))
    fs.rmSync(oldDrawings)
  }
  return { from: old, to: now }
}

/**
 * Removes the page of a record. Its address redirects to another page, or answers that it is gone. Checks everything
 * before it changes anything.
 * @param to path of the page that replaces it, with a section if necessary, or undefined
 * @returns what was done, in sentences
 * @throws {SettingError} when the page or its replacement does not exist
 */
export function removePage(root: string, content: Content, page: PageName, to: string | undefined): string[] {
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
  // The old address leads there in every language.
  for (const language of LANGUAGES) {
    const paths = pathsOf(publishedContent(content, dayOf(siteNow())), language).filter((each) => each !== pathOf(page))
    if (paths.includes(target)) continue
    throw new SettingError(
      `There is no page "${target}" in language "${language}" to lead to.${hint(target, paths)} Name one of every language, without its prefix, as /services/web-app-development. Nothing was removed.`,
    )
  }
}

/** A page as writers name it: `services/blockchain`, `blog/3`, `projects/car-rental`. */
interface PageName {
  /** First part of the address: `projects` are the cases. */
  folder: string
  /** Key of the record, number of the post, folder of the case. */
  key: string
}

/** The types of records with pages, by the first part of their addresses. */
const TYPES: Readonly<Record<string, PageContent>> = Object.fromEntries(
  (Object.values(PAGE_KINDS) as PageKind[]).flatMap(({ path: address, record }) =>
    address && record ? [[address.split('/')[1], record]] : [],
  ),
)

const NAME = /^\/?([a-z]+)\/([a-z0-9]+(?:-[a-z0-9]+)*)\/?$/

/**
 * Parses the name of a page.
 * @throws {SettingError} that explains the form of a name
 */
export function readPageName(text: string): PageName {
  const [, folder, key] = NAME.exec(text) ?? []
  if (!TYPES[folder] || (folder === 'blog' && !/^[1-9]\d*$/.test(key))) {
    const names = Object.keys(TYPES).map((each) => `${each}/<${each === 'blog' ? 'number' : 'name'}>`)
    throw new SettingError(`"${text}" does not name a page of a record. Write ${names.join(', ')}.`)
  }
  return { folder, key }
}

/** Path of the page, without language. */
function pathOf({ folder, key }: PageName): string {
  return `/${folder}/${key}`
}

/** The post or the case of a page. */
function articleOf({ posts, cases }: Content, { folder, key }: PageName): Article | undefined {
  return folder === 'blog' ? posts.find(({ id }) => String(id) === key) : cases.find((each) => each.folder === key)
}

/** The file or folder of a page, from the root of the repository; undefined for a post that does not exist. */
function fileOf(content: Content, page: PageName): string | undefined {
  const { folder, key } = page
  if (folder === 'projects') return `content/cases/${key}`
  if (folder !== 'blog') return `content/${folder}/${key}.json`
  const post = articleOf(content, page)
  return post && `content/blog/${post.folder}`
}

/** Paths of all pages, or of those in a language, without language. */
function pathsOf(content: Content, language?: Language): string[] {
  const routes = buildRoutes(contentRouteRecords(content))
  return routes.filter((each) => !language || each.language === language).map(({ neutralPath }) => neutralPath)
}

/** The error for a missing page, with the page that may be meant. */
function missingPage(content: Content, page: PageName): SettingError {
  return new SettingError(`There is no page ${pathOf(page)}.${hint(pathOf(page), pathsOf(content))}`)
}

const REDIRECTS = 'content/redirects.json'

/** The redirects of former addresses; none if there is no file. */
export function readRedirects(root: string): Redirect[] {
  const file = path.join(root, REDIRECTS)
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Redirect[]) : []
}

/**
 * Adds a redirect for an old address of a page. Redirects to that address now
 * lead to the new one in one step, and a page that gets its old address back
 * loses that redirect.
 * @param to the page that replaced it; undefined if it is gone
 */
export function addRedirect(root: string, from: string, to: string | undefined): void {
  const entry = (old: string): Redirect => (to === undefined ? { from: old } : { from: old, to })
  const others = readRedirects(root)
    .filter((redirect) => redirect.from !== from && redirect.from !== to)
    .map((redirect) => (redirect.to === from ? entry(redirect.from) : redirect))
  fs.writeFileSync(path.join(root, REDIRECTS), `${JSON.stringify([...others, entry(from)], null, 2)}\n`)
}

/** Edits every file that can hold a link. @returns the files that changed */
function editFiles(root: string, edit: (text: string, file: string) => string): string[] {
  const files = filesBelow(diskFiles(root), 'content', 'locales')
  return files.sort().filter((file) => {
    if (file === REDIRECTS || !/\.(json|mdx)$/.test(file)) return false
    const text = fs.readFileSync(path.join(root, file), 'utf8')
    const edited = edit(text, file)
    if (edited !== text) fs.writeFileSync(path.join(root, file), edited)
    return edited !== text
  })
}

/** Replaces the path of links in a text. A section or a query after the path stays. */
export function replaceLinks(text: string, from: string, to: string): string {
  return text.replace(new RegExp(`(?<=["'(\\s])${escapePattern(from)}(?=[\\s"')\\]?#]|$)`, 'g'), to)
}

/**
 * Replaces references to a record with references to another one of its folder.
 * @param entries the records of the file
 * @returns the text of the file, unchanged when it has no such reference
 */
function replaceReferences(text: string, entries: readonly Entry[], from: PageName, to: PageName): string {
  const type = TYPES[from.folder]
  const references: PropertyKey[][] = []
  for (const [index, entry] of entries.entries()) {
    const { schema, layout } = CONTENT_TYPES[entry.type]
    visitRecord(schema, entry.record, {
      field: (meta, value, place) =>
        meta.kind === 'reference' &&
        meta.to === type &&
        value === from.key &&
        references.push('list' in layout ? [index, ...place] : place),
    })
  }
  return references.reduce((edited, place) => applyEdits(edited, modify(edited, place as JSONPath, to.key, {})), text)
}

/** Replaces a key in a field of the front matter: the number of a post, or one of the services of a case. */
function replaceField(text: string, field: string, from: string, to: string): string {
  const key = new RegExp(`(?<![\\w-])${escapePattern(from)}(?![\\w-])`, 'g')
  return text.replace(new RegExp(`^${field}:.*(?:\\n *- .*)*`, 'm'), (value) => value.replace(key, to))
}

/**
 * Changes the content of the current folder, and prints what was done.
 * @param above a line above the errors that are left
 * @throws {SettingError} with the errors that the change brought
 */
export async function changeContent(change: (root: string, content: Content) => string[], above = ''): Promise<void> {
  const root = process.cwd()
  const { content } = await readContent(root, { drafts: true })
  const before = new Set((await readContent(root)).problems.map(({ message }) => message))
  for (const sentence of change(root, content)) console.log(sentence)
  const { problems } = await readContent(root)
  const errors = problems.filter(({ severity, message }) => severity === 'error' && !before.has(message))
  if (errors.length > 0) throw new SettingError(`\n${above}${formatProblems(errors)}`)
}
