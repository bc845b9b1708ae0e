import fs from 'node:fs'
import path from 'node:path'
import type { Content } from '../../src/content/model/content'
import { LANGUAGES } from '../../src/routing/languages'
import type { Text } from '../../src/content/model/post'
import { NOT_FOUND_ID } from '../../src/content/check/checkTexts'
import { missingPage } from './missingPage'
import { hasPage, pathOf, type PageName } from './pageName'
import { addRedirect } from './addRedirect'
import { mendAuthor, mendLinks, mendReferences } from './textEdits'

/** What was done, in sentences. */
export type Done = string[]

/**
 * Gives the page of a record another address: moves its file, names it anew
 * where it is named, and keeps the old address, which an author has not.
 * @param root folder that holds `content` and `locales`
 * @throws {Error} when there is no such page, or the new name is taken
 */
export function movePage(root: string, content: Content, from: PageName, to: PageName): Done {
  if (from.folder !== to.folder)
    throw new Error(`A page stays in its folder: ${from.folder}/… cannot become ${to.folder}/….`)
  if (from.anchor !== undefined || to.anchor !== undefined) return moveSection(root, content, from, to)
  const done = moveFiles(root, content, from, to)
  const mended = mendFiles(root, (text, file) => {
    const entries = content.entries.filter((entry) => entry.file === file)
    const linked = hasPage(from) ? mendLinks(text, pathOf(from), pathOf(to)) : mendAuthor(text, file, from.key, to.key)
    return mendReferences(linked, entries, from.folder, from.key, to.key)
  })
  if (hasPage(from)) addRedirect(root, pathOf(from), pathOf(to))
  return [
    ...done,
    ...mended.map((file) => `Mended what names it in ${file}.`),
    ...(hasPage(from) ? [`${pathOf(from)} leads to ${pathOf(to)} now (content/redirects.json).`] : []),
  ]
}

function moveFiles(root: string, content: Content, from: PageName, to: PageName): Done {
  if (from.folder === 'blog') return movePost(root, content, from, to)
  const file = (name: PageName) =>
    name.folder === 'projects' ? `content/cases/${name.key}` : `content/${name.folder}/${name.key}.json`
  const [old, now] = [file(from), file(to)]
  if (!fs.existsSync(path.join(root, old))) throw missingPage(content, from)
  if (fs.existsSync(path.join(root, now))) throw new Error(`There is a ${now} already.`)
  fs.renameSync(path.join(root, old), path.join(root, now))
  return [`Moved ${old} to ${now}.`]
}

function movePost(root: string, content: Content, from: PageName, to: PageName): Done {
  const post = content.posts.find(({ id }) => String(id) === from.key)
  if (!post) throw missingPage(content, from)
  if (Number(to.key) === NOT_FOUND_ID)
    throw new Error(`${pathOf(to)} is the page for posts that do not exist. Use another number.`)
  if (content.posts.some(({ id }) => String(id) === to.key)) throw new Error(`There is a post ${to.key} already.`)
  const folder = post.folder.replace(/^\d+/, to.key)
  fs.renameSync(path.join(root, 'content/blog', post.folder), path.join(root, 'content/blog', folder))
  for (const language of LANGUAGES) {
    const file = path.join(root, 'content/blog', folder, `${language}.mdx`)
    if (!fs.existsSync(file)) continue
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/^id:.*$/m, `id: ${to.key}`))
  }
  return [`Moved content/blog/${post.folder} to content/blog/${folder}.`]
}

/** A heading that has other words: links that name its old id name the new one. No host can follow a fragment. */
function moveSection(root: string, content: Content, from: PageName, to: PageName): Done {
  if (from.key !== to.key || !from.anchor || !to.anchor)
    throw new Error('Name a section of the same text twice: blog/3#old blog/3#new.')
  const text = textOf(content, from)
  if (!text) throw missingPage(content, from)
  const ids = (text.versions.en?.summary.headings ?? []).map(({ id }) => id)
  if (!ids.includes(to.anchor))
    throw new Error(
      `${pathOf(to)} has no section "#${to.anchor}". Change the heading first; it has ${ids.map((id) => `#${id}`).join(', ')}.`,
    )
  const [old, now] = [from, to].map((name) => `${pathOf(name)}#${name.anchor}`)
  const own = `content/${from.folder === 'blog' ? 'blog' : 'cases'}/${text.folder}/`
  const mended = mendFiles(root, (words, file) => {
    const elsewhere = mendLinks(words, old, now)
    return file.startsWith(own) ? elsewhere.replaceAll(`(#${from.anchor})`, `(#${to.anchor})`) : elsewhere
  })
  return mended.map((file) => `Mended links in ${file}.`)
}

/** The post or the case of a page. */
export function textOf({ posts, cases }: Content, { folder, key }: PageName): Text | undefined {
  return folder === 'blog' ? posts.find(({ id }) => String(id) === key) : cases.find((each) => each.folder === key)
}

/** Edits every file that can hold a link. @returns the files that changed */
export function mendFiles(root: string, edit: (text: string, file: string) => string): string[] {
  const files = ['content', 'locales'].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(json|mdx)$/.test(entry.name))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')),
  )
  return files.sort().filter((file) => {
    if (file === 'content/redirects.json') return false
    const text = fs.readFileSync(path.join(root, file), 'utf8')
    const mended = edit(text, file)
    if (mended !== text) fs.writeFileSync(path.join(root, file), mended)
    return mended !== text
  })
}
