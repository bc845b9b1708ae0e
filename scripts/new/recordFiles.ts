/** The files of a new record, and of the pictures it cannot be without. */
import type { Content } from '../../src/content/model/content'
import { CONTENT_TYPES, entriesOf, type ContentTypeName } from '../../src/content/model/contentTypes'
import { referenceTargets } from '../../src/content/check/targets'
import { LANGUAGES, type Language } from '../../src/routing/languages'
import { newRecord, titleInAll } from './newRecord'
import { placeholderPicture } from './placeholderPicture'
import { sameTitle, slugOf } from './slug'

export type Titles = Partial<Record<Language, string>>

/** What can be begun besides a post, and the field that names it. */
export const RECORDS = {
  author: { type: 'Author', title: 'name' },
  service: { type: 'Service', title: 'title' },
  solution: { type: 'Solution', title: 'title' },
  industry: { type: 'Industry', title: 'title' },
  project: { type: 'Project', title: 'title' },
  testimonial: { type: 'Testimonial', title: 'name' },
} as const satisfies Record<string, { type: ContentTypeName; title: string }>

export type RecordName = keyof typeof RECORDS

/** Pictures a record needs: their folder, and how high they are for their width. */
const PICTURES: Partial<Record<RecordName, { folder: string; height: number; are: string }>> = {
  author: { folder: 'portraits', height: 1, are: 'a square portrait, 160 px or more' },
  project: { folder: 'screens', height: 2, are: 'an upright screenshot, 480 px wide or more' },
}

export interface NewFiles {
  /** By path from the root of the repository. */
  files: Record<string, string | Uint8Array>
  /** Files that are written anew, with an entry more. */
  extended: Record<string, string>
  /** What is to be done besides writing, in sentences. */
  todo: string[]
}

/** Every title of the records of a kind, in all languages. */
export function titlesOf(name: RecordName, content: Content): string[] {
  const { type, title } = RECORDS[name]
  return entriesOf(content.entries, type).flatMap(({ record }) => {
    const words = (record as Record<string, unknown>)[title] as Record<Language, string>
    return LANGUAGES.map((language) => words[language])
  })
}

/**
 * The title that is there already, of titles for a new thing: in any language,
 * whatever its case and punctuation.
 */
export function takenTitle(titles: Titles, known: readonly string[]): string | undefined {
  const wanted = new Set(Object.values(titles).map(sameTitle))
  return known.find((title) => wanted.has(sameTitle(title)))
}

/**
 * Files of a new record that pass the check.
 * @param given name of its file, or nothing: made of its title
 * @param read text of a list file, for a record that stands in one
 * @param icon for every icon it needs
 */
export function recordFiles(
  name: RecordName,
  titles: Titles,
  content: Content,
  { given, read, icon = 'circle-dashed' }: { given?: string; read: (file: string) => string; icon?: string },
): NewFiles {
  const { type, title } = RECORDS[name]
  const { layout, schema } = CONTENT_TYPES[type]
  const key = given ?? keyOf(name, titles, content)
  const references = referenceTargets(content, new Set())
  const result: NewFiles = { files: {}, extended: {}, todo: [] }
  const pictures = PICTURES[name]
  let count = 0
  const record = newRecord(
    schema,
    { [title]: titleInAll(titles), order: nextOrder(content, type), rating: 5 },
    {
      icon,
      keys: (to) => [...references[to]],
      picture: (minWidth) => {
        count += 1
        const path = `${pictures?.folder}/${key}${name === 'project' ? `-${count}` : ''}.png`
        result.files[`content/${'folder' in layout ? layout.folder : ''}/${path}`] = placeholderPicture(
          minWidth,
          minWidth * (pictures?.height ?? 1),
        )
        return `./${path}`
      },
    },
  )
  if (pictures)
    result.todo.push(
      `An empty sheet stands in for each picture: ${Object.keys(result.files).join(', ')}. Put ${pictures.are}, in its place.`,
    )
  if ('folder' in layout) result.files[`content/${layout.folder}/${key}.json`] = `${JSON.stringify(record, null, 2)}\n`
  else {
    const file = `content/${'list' in layout ? layout.list : ''}`
    const entry = JSON.stringify(record, null, 2).replace(/^/gm, '  ')
    result.extended[file] = read(file).replace(
      /\s*\]\s*$/,
      (end) => `${/^\s*\[\s*\]\s*$/.test(read(file)) ? '' : ','}\n${entry}\n${end.trim()}\n`,
    )
  }
  return result
}

/** Projects are called by letters, everything else by its title. */
function keyOf(name: RecordName, titles: Titles, content: Content): string {
  if (name !== 'project') return slugOf(titles.en ?? titles.ru ?? '')
  const taken = new Set(entriesOf(content.entries, 'Project').map(({ key }) => key))
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index))
  return letters.find((letter) => !taken.has(letter)) ?? slugOf(titles.en ?? titles.ru ?? '')
}

function nextOrder(content: Content, type: ContentTypeName): number {
  const orders = entriesOf(content.entries, type).map(({ record }) => Number((record as { order?: number }).order ?? 0))
  return Math.max(0, ...orders) + 1
}
