/** The files of a new post or record, and the pictures that a record requires. They pass the check unchanged. */
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { referenceTargets } from '../../src/content/check/targets'
import { draftWords } from '../../src/content/mdx/scaffoldWords'
import { CONTENT_TYPES, entriesOf, type Content } from '../../src/content/model/contentTypes'
import { LANGUAGES, type Language } from '../../src/routing/languages'
import { hint } from '../../src/content/report/suggest'
import { firstTitle, newRecord, NO_ICON, titleInAll } from '../../src/content/model/newRecord'
import { recordFormat } from '../../src/editor/formats'
import { SettingError } from '../process/command'
import { slugOf } from './slug'

/** The titles that are known, by language. */
export type Titles = Partial<Record<Language, string>>

interface NewPost {
  id: number
  titles: Titles
  slug: string
  /** English name of a category. */
  category: string
  /** Key of an author. */
  author: string
  /** ISO day. */
  date: string
  /** Languages to write it in. */
  languages?: readonly Language[]
  draft?: boolean
}

/** Files of a new post, by path from the root of the repository: one for each language. */
export function postFiles(post: NewPost): Record<string, string> {
  const { id, slug, languages = LANGUAGES } = post
  const inAll = titleInAll(post.titles, languages)
  const file = (language: Language) => {
    const { excerpt, body } = draftWords(language)
    return `---
id: ${id}
title: ${JSON.stringify(inAll[language])}
excerpt: ${JSON.stringify(excerpt)}
category: ${JSON.stringify(post.category)}
author: ${JSON.stringify(post.author)}
date: ${post.date}
${post.draft ? 'draft: true\n' : ''}---

${body.join('\n')}
`
  }
  return Object.fromEntries(languages.map((language) => [`content/blog/${id}-${slug}/${language}.mdx`, file(language)]))
}

/** The types of records that the command creates, with a small first letter. */
export const RECORDS = ['author', 'service', 'solution', 'industry', 'project', 'testimonial'] as const

export type RecordName = (typeof RECORDS)[number]

/** Pictures that a record requires: their folder, their height relative to the width, and a description. */
const PICTURES: Partial<Record<RecordName, { folder: string; height: number; description: string }>> = {
  author: { folder: 'portraits', height: 1, description: 'a square portrait, 160 px or more' },
  project: { folder: 'screens', height: 2, description: 'an upright screenshot, 480 px wide or more' },
}

/** Where and how other pictures are, as those of a list. */
const OTHER_PICTURES = { folder: 'pictures', height: 1, description: 'as wide as the check requires, or wider' }

/** The given name, or the first one. @throws {SettingError} when the name is not allowed, or none is */
export function choose(what: string, given: string | undefined, allowed: readonly string[]): string {
  if (allowed.length === 0)
    throw new SettingError(`The content has no ${what} without errors. Run "npm run check" first.`)
  if (given === undefined) return allowed[0]
  if (!allowed.includes(given)) throw new SettingError(`There is no ${what} "${given}".${hint(given, allowed)}`)
  return given
}

/** A grey picture, as PNG. */
export function emptyPicture(width: number, height = width): Promise<Uint8Array> {
  return sharp({ create: { width, height, channels: 3, background: '#e2e2e2' } })
    .png()
    .toBuffer()
}

export interface NewFiles {
  /** By path from the root of the repository. */
  files: Record<string, string | Uint8Array>
  /** Path of the existing list that gets a new entry. */
  list?: string
  /** Remaining tasks besides writing, in sentences. */
  todo: string[]
}

/**
 * Files of a new record.
 * @param key name of its file; derived from its title if missing, or that of its type if no letter of the title is known
 * @param read text of a list file, for a record in a list
 */
export async function recordFiles(
  name: RecordName,
  titles: Titles,
  content: Content,
  read: (file: string) => string,
  {
    key = slugOf(firstTitle(titles)) || name,
    languages = LANGUAGES,
  }: { key?: string; languages?: readonly Language[] } = {},
): Promise<NewFiles> {
  const type = `${name[0].toUpperCase()}${name.slice(1)}` as Capitalize<RecordName>
  const { layout, schema } = CONTENT_TYPES[type]
  const place = 'folder' in layout ? `content/${layout.folder}` : 'content'
  const references = referenceTargets(content, new Set())
  const files: NewFiles['files'] = {}
  const pictures: { file: string; width: number }[] = []
  const { folder, height, description } = PICTURES[name] ?? OTHER_PICTURES
  const title = titleInAll(titles, languages)
  // If all services are on the home page, a new one is as well.
  const main = entriesOf(content.entries, 'Service').every(({ record }) => record.main) || undefined
  const orders = entriesOf(content.entries, type).map(({ record }) => Number((record as { order?: number }).order ?? 0))
  const known = { title, name: title, order: Math.max(0, ...orders) + 1, rating: 5, main }
  const record = newRecord(schema, known, {
    icon: NO_ICON,
    languages,
    keys: (to) => [...references[to]],
    picture: (width) => {
      const file = `${folder}/${key}${name === 'project' ? `-${pictures.length + 1}` : ''}.png`
      pictures.push({ file, width })
      return `./${file}`
    },
  })
  for (const { file, width } of pictures) files[`${place}/${file}`] = await emptyPicture(width, width * height)
  const empty = Object.keys(files).join(', ')
  const todo = empty ? [`Replace the empty pictures ${empty}: each must be ${description}.`] : []
  const list = 'list' in layout ? `content/${layout.list}` : undefined
  const { fromFile, toFile } = recordFormat(type)
  if (list) files[list] = toFile({ items: [...(fromFile(read(list)).items as unknown[]), record] })
  else files[`${place}/${key}.json`] = toFile(record)
  return { files, list, todo }
}

/**
 * Writes all files or none; never overwrites an existing file except the list.
 * @throws {SettingError} that names the existing file
 */
export function writeFiles({ files, list }: Pick<NewFiles, 'files' | 'list'>): void {
  const existing = Object.keys(files).find((file) => file !== list && fs.existsSync(file))
  if (existing) throw new SettingError(`${existing} exists. Choose another title.`)
  for (const [file, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, content)
    console.log(file === list ? `Added an entry to ${file}` : `Wrote ${file}`)
  }
}
