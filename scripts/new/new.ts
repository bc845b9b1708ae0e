/**
 * `npm run new -- post "Title" [--ru "Заголовок"]`: begins a post, or an
 * author, service, solution, industry, project or testimonial, in both
 * languages. The files pass the check, which warns of each sentence that is
 * still to be written.
 *
 *   --en, --ru "…"    the title in the other language than the first one
 *   --in en           of a post: in one language alone
 *   --draft           of a post: readers do not get it yet
 *   --category "IoT"  of a post
 *   --author key      of a post: name of a file in content/authors
 *   --key ledgers     of a record: name of its file, and of its address
 */
import fs from 'node:fs'
import path from 'node:path'
import { dayOf, siteNow } from '../../src/content/clock'
import { NOT_FOUND_ID } from '../../src/content/check/checkTexts'
import type { Content } from '../../src/content/model/content'
import { entriesOf } from '../../src/content/model/contentTypes'
import { versionsOf } from '../../src/content/model/post'
import { readContent } from '../../src/content/readContent'
import { hint } from '../../src/content/report/suggest'
import { LANGUAGES, type Language } from '../../src/routing/languages'
import { readArguments } from '../process/command'
import { postFiles } from './postFiles'
import { RECORDS, recordFiles, takenTitle, titlesOf, type NewFiles, type RecordName, type Titles } from './recordFiles'
import { slugOf } from './slug'

const KINDS = ['post', ...Object.keys(RECORDS)]

const USAGE = `npm run new -- ${KINDS.join('|')} "Title" [--ru "Заголовок"]. More: npm run new -- --help`

/** Characters of the title of a post, with room for what marks a translation to be written; of a record. */
const LONGEST = { post: 88, record: 48 }

type Options = ReturnType<typeof settings>['values']

function settings() {
  return readArguments(USAGE, {
    allowPositionals: true,
    options: {
      en: { type: 'string' },
      ru: { type: 'string' },
      in: { type: 'string' },
      draft: { type: 'boolean', default: false },
      category: { type: 'string' },
      author: { type: 'string' },
      key: { type: 'string' },
    },
  })
}

async function main(): Promise<void> {
  const { values, positionals } = settings()
  const [kind = '', ...words] = positionals
  if (!KINDS.includes(kind))
    throw new Error(`${kind && `"${kind}" cannot be begun.${hint(kind, KINDS)}\n`}Usage: ${USAGE}`)
  const titles = titlesIn(words.join(' ').trim(), values)
  const { content } = await readContent(process.cwd(), { drafts: true })
  const known = kind === 'post' ? postTitles(content) : titlesOf(kind as RecordName, content)
  const taken = takenTitle(titles, known)
  if (taken) throw new Error(`The ${kind} "${taken}" exists. Choose another title, or write on in that one.`)
  const made =
    kind === 'post' ? newPost(content, titles, values) : newRecord(kind as RecordName, content, titles, values)
  write(made)
  for (const sentence of made.todo) console.log(`\n${sentence}`)
  console.log('\nNow write: npm run check names every sentence that waits for it. See content/README.md.')
}

/** The titles by language; the first one is in the language of its letters. */
function titlesIn(first: string, { en, ru }: Options): Titles {
  const language: Language = /[а-яё]/i.test(first) ? 'ru' : 'en'
  const titles = { ...(first && { [language]: first }), ...(en && { en: en.trim() }), ...(ru && { ru: ru.trim() }) }
  if (Object.keys(titles).length === 0) throw new Error(`Usage: ${USAGE}`)
  return titles
}

function postTitles({ posts }: Content): string[] {
  return posts.flatMap((post) => versionsOf(post).map(({ frontMatter }) => frontMatter.title))
}

function newPost(content: Content, titles: Titles, options: Options): NewFiles {
  checkLength(titles, LONGEST.post)
  const only = options.in
  if (only !== undefined && !LANGUAGES.includes(only as Language))
    throw new Error(`"${only}" is no language of the site: ${LANGUAGES.join(', ')}.`)
  const categories = entriesOf(content.entries, 'Category').map(({ record }) => record.name.en)
  const authors = entriesOf(content.entries, 'Author').map(({ key }) => key)
  const folders = fs.readdirSync('content/blog')
  const slug = slugOf(titles.en ?? titles.ru ?? '') || 'post'
  const there = folders.find((folder) => folder.replace(/^\d+-/, '') === slug && slug !== 'post')
  if (there) throw new Error(`There is content/blog/${there} already. Choose another title, or write on in that one.`)
  const category = choose('category', options.category, categories)
  const author = choose('author', options.author, authors)
  const id = Math.max(0, ...folders.map((folder) => Number.parseInt(folder, 10) || 0)) + 1
  const files = postFiles({
    id: id === NOT_FOUND_ID ? id + 1 : id,
    titles,
    slug,
    category,
    author,
    date: dayOf(siteNow()),
    languages: only === undefined ? LANGUAGES : [only as Language],
    draft: options.draft,
  })
  return { files, extended: {}, todo: [`Filled in: category "${category}", author ${author}.`] }
}

function newRecord(name: RecordName, content: Content, titles: Titles, { key, in: only }: Options): NewFiles {
  checkLength(titles, LONGEST.record)
  if (only !== undefined)
    throw new Error(`A ${name} stands in all languages, side by side. Only a post may be written in one.`)
  if (key !== undefined && slugOf(key) !== key)
    throw new Error(`"${key}" is no name of a file: use lower-case letters, digits and single hyphens.`)
  return recordFiles(name, titles, content, { given: key, read: (file) => fs.readFileSync(file, 'utf8') })
}

function checkLength(titles: Titles, most: number): void {
  for (const title of Object.values(titles))
    if (title.length > most)
      throw new Error(`The title has ${title.length} characters; at most ${most} fit: "${title}"`)
}

function choose(what: string, given: string | undefined, allowed: readonly string[]): string {
  if (allowed.length === 0) throw new Error(`The content names no ${what} that can be read. Run "npm run check" first.`)
  if (given === undefined) return allowed[0]
  if (!allowed.includes(given)) throw new Error(`"${given}" is no ${what}.${hint(given, allowed)}`)
  return given
}

/** Writes all files or none; never over one that is there. */
function write({ files, extended }: NewFiles): void {
  const there = Object.keys(files).find((file) => fs.existsSync(file))
  if (there) throw new Error(`There is ${there} already. Choose another title or another --key.`)
  for (const [file, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, content, { flag: 'wx' })
    console.log(`Wrote ${file}`)
  }
  for (const [file, text] of Object.entries(extended)) {
    fs.writeFileSync(file, text)
    console.log(`Wrote an entry at the end of ${file}`)
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(2)
})
