/**
 * `npm run new -- post "Title" [--ru "Заголовок"]`: begins a post, or an
 * author, service, solution, industry, project or testimonial, in all
 * languages. The files pass the check, which warns of each sentence that is
 * still to be written.
 *
 *   --ru, --de "…"    the title in another language than the first one
 *   --in en           of a post: only in this language
 *   --draft           of a post: not published yet
 *   --category "IoT"  of a post
 *   --author key      of a post: name of a file in content/authors
 *
 * `npm run new -- company "Ledger & Co"`: empties `content/` and begins that of
 * another company.
 *
 *   --url https://…         address of the site
 *   --email hello@…         general address
 *   --languages en,ru       the first has no prefix; the dictionaries of others are deleted; all if missing
 *   --parts about,services  parts of the site besides the home page and the form; all if missing, or none:
 *                           about, services, industries, solutions, projects, blog, testimonials, technologies,
 *                           process, faq, search, privacy, chat
 */
import fs from 'node:fs'
import type { parseArgs } from 'node:util'
import { nextPostId } from '../../src/content/model/post'
import { dayOf, siteNow } from '../../src/content/clock'
import { entriesOf, type Content } from '../../src/content/model/contentTypes'
import { diskFiles } from '../../src/content/read/diskFiles'
import { readContent } from '../../src/content/readDisk'
import { formatProblems } from '../../src/content/report/formatProblems'
import { isWrittenIn } from '../../src/content/report/letters'
import { hint } from '../../src/content/report/suggest'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/routing/languages'
import { runCommand, SettingError } from '../process/command'
import { choose, postFiles, RECORDS, recordFiles, writeFiles, type RecordName, type Titles } from './newFiles'
import { newCompany } from './newCompany'
import { firstTitle } from '../../src/content/model/newRecord'
import { slugOf } from './slug'

const KINDS = ['post', ...RECORDS, 'company']

const USAGE = `npm run new -- ${KINDS.join('|')} "Title" [--ru "Заголовок"]. More: npm run new -- --help`

/** Options with a value, besides the titles in each language. */
const VALUES = ['in', 'category', 'author', 'url', 'email', 'languages', 'parts'] as const

type Texts = Record<(typeof VALUES)[number], { type: 'string' }>

const OPTIONS = {
  ...(Object.fromEntries([...VALUES, ...LANGUAGES].map((name) => [name, { type: 'string' }])) as Texts),
  draft: { type: 'boolean', default: false },
} as const

type Options = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values']

runCommand(USAGE, { allowPositionals: true, options: OPTIONS }, async ({ values, positionals }) => {
  const [kind = '', ...words] = positionals
  if (!KINDS.includes(kind))
    throw new SettingError(`${kind && `"${kind}" is not a kind of content.${hint(kind, KINDS)}\n`}Usage: ${USAGE}`)
  if (kind === 'company') return newCompany(words.join(' ').trim(), values)
  const titles = titlesIn(words.join(' ').trim(), values)
  const { content } = await readContent(process.cwd(), { drafts: true })
  const made =
    kind === 'post'
      ? newPost(content, titles, values)
      : await recordFiles(kind as RecordName, titles, content, (file) => fs.readFileSync(file, 'utf8'))
  writeFiles(made)
  const { problems } = await readContent(process.cwd())
  const errors = problems.filter(({ file, severity }) => file in made.files && severity === 'error')
  if (errors.length > 0) throw new SettingError(`\nThe check does not accept all of it:\n\n${formatProblems(errors)}`)
  for (const sentence of made.todo) console.log(`\n${sentence}`)
  console.log('\nNow write: npm run check names every sentence that is still to be written. See content/README.md.')
})

/** The titles by language; the language of the first one is found from its letters. */
function titlesIn(first: string, options: Options): Titles {
  const language = LANGUAGES.find((each) => isWrittenIn(first, each)) ?? DEFAULT_LANGUAGE
  const byTag = options as Record<string, unknown> as Partial<Record<Language, string>>
  const given = LANGUAGES.map((each) => [each, byTag[each]?.trim() ?? ''])
  const titles = Object.fromEntries([[language, first], ...given].filter(([, title]) => title !== '')) as Titles
  if (Object.keys(titles).length === 0) throw new SettingError(`Usage: ${USAGE}`)
  return titles
}

function newPost(content: Content, titles: Titles, options: Options) {
  const categories = entriesOf(content.entries, 'Category').map(({ record }) => record.name[DEFAULT_LANGUAGE])
  const authors = entriesOf(content.entries, 'Author').map(({ key }) => key)
  const category = choose('category', options.category, categories)
  const author = choose('author', options.author, authors)
  const files = postFiles({
    id: nextPostId(diskFiles(process.cwd()).folders('content/blog')),
    titles,
    slug: slugOf(firstTitle(titles)) || 'post',
    category,
    author,
    date: dayOf(siteNow()),
    languages: options.in === undefined ? LANGUAGES : [choose('language', options.in, LANGUAGES)],
    draft: options.draft,
  })
  return { files, todo: [`Filled in: category "${category}", author ${author}.`] }
}
