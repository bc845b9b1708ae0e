/** `npm run new:post -- "Title" [--category "IoT"] [--author tomas-herrera]`: starts a post in both languages. */
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readContent } from '../../src/content/readContent'
import { hint } from '../../src/content/report/suggest'
import { scaffold, slugOf } from './scaffold'

const USAGE = 'Usage: npm run new:post -- "Title of the post" [--category "IoT"] [--author tomas-herrera]'

/** Characters of a title, with room for what marks a translation to be written. */
const LONGEST_TITLE = 88

async function main(): Promise<void> {
  const { values, positionals } = readArguments()
  const title = positionals.join(' ').trim()
  if (!title) stop(USAGE)
  if (title.length > LONGEST_TITLE)
    stop(`The title has ${title.length} characters; at most ${LONGEST_TITLE} fit on cards and in search results.`)
  const { content } = await readContent(process.cwd())
  const categories = content.entries.flatMap((entry) => (entry.type === 'Category' ? [entry.record.name.en] : []))
  const authors = content.entries.filter((entry) => entry.type === 'Author').map((entry) => entry.key)
  const category = choose('category', values.category, categories)
  const author = choose('author', values.author, authors)
  const taken = fs.readdirSync('content/blog').map((folder) => Number.parseInt(folder, 10) || 0)
  const id = Math.max(0, ...taken) + 1
  const files = scaffold({
    id,
    title,
    slug: slugOf(title),
    category,
    author,
    date: new Date().toISOString().slice(0, 10),
  })
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, text, { flag: 'wx' })
    console.log(`Wrote ${file}`)
  }
  console.log(`\nFilled in: category "${category}", author ${author}. See content/README.md, then: npm run check`)
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { category: { type: 'string' }, author: { type: 'string' } },
    })
  } catch (error) {
    return stop(`${(error as Error).message.split('.')[0]}.\n${USAGE}`)
  }
}

function choose(what: string, given: string | undefined, allowed: readonly string[]): string {
  if (allowed.length === 0) stop(`The content names no ${what} that can be read. Run "npm run check" first.`)
  if (given === undefined) return allowed[0]
  if (!allowed.includes(given)) stop(`"${given}" is no ${what}.${hint(given, allowed)}`)
  return given
}

function stop(message: string): never {
  console.error(message)
  process.exit(2)
}

void main()
