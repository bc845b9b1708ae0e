import fs from 'node:fs'
import path from 'node:path'
import type { Content } from '../../src/content/model/content'
import { LANGUAGES } from '../../src/routing/languages'
import { pathOf, type PageName } from './pageName'
import { addRedirect } from './addRedirect'
import { mendLinks, mendReferences } from './textEdits'

/** What was done, in sentences. */
export type Done = string[]

/**
 * Gives the page of a record another address: moves its file, names it anew
 * where it is named, and keeps the old address.
 * @param root folder that holds `content` and `locales`
 * @throws {Error} when there is no such page, or the new name is taken
 */
export function movePage(root: string, content: Content, from: PageName, to: PageName): Done {
  if (from.folder !== to.folder)
    throw new Error(`A page stays in its folder: ${from.folder}/… cannot become ${to.folder}/….`)
  if (from.anchor !== undefined || to.anchor !== undefined) return moveSection(root, content, from, to)
  const done = from.folder === 'blog' ? movePost(root, content, from, to) : moveRecord(root, from, to)
  const mended = mendFiles(root, (text, file) => {
    const entries = content.entries.filter((entry) => entry.file === file)
    return mendReferences(mendLinks(text, pathOf(from), pathOf(to)), entries, from.folder, from.key, to.key)
  })
  addRedirect(root, pathOf(from), pathOf(to))
  return [
    ...done,
    ...mended.map((file) => `Mended what names it in ${file}.`),
    `${pathOf(from)} leads to ${pathOf(to)} now (content/redirects.json).`,
  ]
}

function moveRecord(root: string, from: PageName, to: PageName): Done {
  const [old, now] = [from, to].map(({ folder, key }) => `content/${folder}/${key}.json`)
  if (!fs.existsSync(path.join(root, old))) throw new Error(`There is no ${old}.`)
  if (fs.existsSync(path.join(root, now))) throw new Error(`There is a ${now} already.`)
  fs.renameSync(path.join(root, old), path.join(root, now))
  return [`Moved ${old} to ${now}.`]
}

function movePost(root: string, content: Content, from: PageName, to: PageName): Done {
  const post = content.posts.find(({ id }) => String(id) === from.key)
  if (!post) throw new Error(`There is no post ${from.key}.`)
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
    throw new Error('Name a section of the same post twice: blog/3#old blog/3#new.')
  const post = content.posts.find(({ id }) => String(id) === from.key)
  if (!post) throw new Error(`There is no post ${from.key}.`)
  const ids = (post.versions.en?.summary.headings ?? []).map(({ id }) => id)
  if (!ids.includes(to.anchor))
    throw new Error(
      `Post ${to.key} has no section "#${to.anchor}". Change the heading first; it has ${ids.map((id) => `#${id}`).join(', ')}.`,
    )
  const [old, now] = [from, to].map((name) => `${pathOf(name)}#${name.anchor}`)
  const own = `content/blog/${post.folder}/`
  const mended = mendFiles(root, (text, file) => {
    const elsewhere = mendLinks(text, old, now)
    return file.startsWith(own) ? elsewhere.replaceAll(`(#${from.anchor})`, `(#${to.anchor})`) : elsewhere
  })
  return mended.map((file) => `Mended links in ${file}.`)
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
