/** What a visitor's browser fetches for a first search of a built site. */
import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { FIRST_RESULTS, searchSite } from '../../src/search/searchSite'
import { LANGUAGES, type Language } from '../../src/routing/languages'

/** Words of the generated posts, and of the pages around them. */
const QUERIES: Record<Language, readonly string[]> = {
  en: ['server', 'mobile development', 'storage budget session', 'servre'],
  ru: ['сервер', 'разработка приложений', 'хранилище бюджет сессия', 'ghbkj;tybt'],
}

/** Bytes of the scripts and styles that come with the dialog. */
function dialogBytes(folder: string): number {
  return fs
    .readdirSync(folder)
    .filter((name) => /\.(?:js|css)$/.test(name))
    .map((name) => fs.readFileSync(path.join(folder, name)))
    .filter((file) => file.includes('site-search') || file.includes('unroll'))
    .reduce((sum, file) => sum + gzipSync(file).length, 0)
}

/**
 * The most that a first search of any of some queries fetches, bytes gzip: the
 * dialog, the beginning of the index, its terms, and the results that are shown.
 * @param folder of the built site
 */
export async function firstSearchBytes(folder: string): Promise<number> {
  const all: number[] = []
  for (const language of LANGUAGES) {
    for (const query of QUERIES[language]) {
      const fetched = new Map<string, { bytes: number; value: unknown }>()
      const read = (name: string) => {
        const text = fs.readFileSync(path.join(folder, name))
        const file = fetched.get(name) ?? {
          bytes: gzipSync(text).length,
          value: JSON.parse(text.toString()) as unknown,
        }
        fetched.set(name, file)
        return Promise.resolve(file.value)
      }
      const { own, others } = await searchSite(query, language, read)
      for (const { number } of own.ranked.slice(0, FIRST_RESULTS)) await own.document(number)
      for (const other of others) for (const { number } of other.ranked.slice(0, 3)) await other.document(number)
      all.push([...fetched.values()].reduce((sum, { bytes }) => sum + bytes, 0))
    }
  }
  return Math.max(...all) + dialogBytes(folder)
}
