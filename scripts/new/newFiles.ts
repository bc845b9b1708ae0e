/** The files of a new post or record, and of the pictures a record requires. They pass the check as they are. */
import sharp from 'sharp'
import { referenceTargets } from '../../src/content/check/targets'
import { draftWords } from '../../src/content/mdx/scaffoldWords'
import { CONTENT_TYPES, entriesOf, type Content, type ContentTypeName } from '../../src/content/model/contentTypes'
import { LANGUAGES, type Language } from '../../src/routing/languages'
import { firstTitle, newRecord, NO_ICON, titleInAll } from '../../src/content/model/newRecord'
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
excerpt: ${excerpt}
category: ${post.category}
author: ${post.author}
date: ${post.date}
${post.draft ? 'draft: true\n' : ''}---

${body.join('\n')}
`
  }
  return Object.fromEntries(languages.map((language) => [`content/blog/${id}-${slug}/${language}.mdx`, file(language)]))
}

/** The records that the command makes, with their types. */
export const RECORDS = {
  author: 'Author',
  service: 'Service',
  solution: 'Solution',
  industry: 'Industry',
  project: 'Project',
  testimonial: 'Testimonial',
} as const satisfies Record<string, ContentTypeName>

export type RecordName = keyof typeof RECORDS

/** Pictures that a record requires: their folder, their height for a width of 1, and what they show. */
const PICTURES: Partial<Record<RecordName, { folder: string; height: number; description: string }>> = {
  author: { folder: 'portraits', height: 1, description: 'a square portrait, 160 px or more' },
  project: { folder: 'screens', height: 2, description: 'an upright screenshot, 480 px wide or more' },
}

export interface NewFiles {
  /** By path from the root of the repository. */
  files: Record<string, string | Uint8Array>
  /** Existing files with one more entry. */
  extended: Record<string, string>
  /** What to do besides writing, in sentences. */
  todo: string[]
}

/**
 * Files of a new record.
 * @param key name of its file; made of its title without one
 * @param read text of a list file, for a record that stands in one
 */
export async function recordFiles(
  name: RecordName,
  titles: Titles,
  content: Content,
  read: (file: string) => string,
  { key = slugOf(firstTitle(titles)), languages = LANGUAGES }: { key?: string; languages?: readonly Language[] } = {},
): Promise<NewFiles> {
  const type = RECORDS[name]
  const { layout, schema } = CONTENT_TYPES[type]
  const references = referenceTargets(content, new Set())
  const files: NewFiles['files'] = {}
  const pictures: { path: string; width: number }[] = []
  const { folder, height, description } = PICTURES[name] ?? { folder: '', height: 1, description: '' }
  const title = titleInAll(titles, languages)
  // Where all services are on the home page, a new one is as well.
  const main = entriesOf(content.entries, 'Service').every(({ record }) => record.main) || undefined
  const known = { title, name: title, order: nextOrder(content, type), rating: 5, main }
  const record = newRecord(schema, known, {
    icon: NO_ICON,
    languages,
    keys: (to) => [...references[to]],
    picture: (width) => {
      const path = `${folder}/${key}${name === 'project' ? `-${pictures.length + 1}` : ''}.png`
      pictures.push({ path, width })
      return `./${path}`
    },
  })
  for (const { path, width } of pictures) {
    const picture = sharp({ create: { width, height: width * height, channels: 3, background: '#e2e2e2' } })
    files[`content/${'folder' in layout ? layout.folder : ''}/${path}`] = await picture.png().toBuffer()
  }
  const todo =
    pictures.length > 0
      ? [`Replace the empty pictures ${Object.keys(files).join(', ')}: each must be ${description}.`]
      : []
  if ('folder' in layout) {
    files[`content/${layout.folder}/${key}.json`] = `${JSON.stringify(record, null, 2)}\n`
    return { files, extended: {}, todo }
  }
  const file = `content/${'list' in layout ? layout.list : ''}`
  return { files, extended: { [file]: withEntry(read(file), record) }, todo }
}

/** A JSON list with an entry more at its end. */
function withEntry(list: string, record: object): string {
  const entry = JSON.stringify(record, null, 2).replace(/^/gm, '  ')
  const isEmpty = /^\s*\[\s*\]\s*$/.test(list)
  return list.replace(/\s*\]\s*$/, `${isEmpty ? '' : ','}\n${entry}\n]\n`)
}

function nextOrder(content: Content, type: ContentTypeName): number {
  const orders = entriesOf(content.entries, type).map(({ record }) => Number((record as { order?: number }).order ?? 0))
  return Math.max(0, ...orders) + 1
}
