import fs from 'node:fs'
import path from 'node:path'
import type { ChatData } from '../../../assistant/answerTo'
import { LANGUAGES, type Language } from '../../../routing/languages'
import type { RouteSpec } from '../../../routing/routes'
import { SEARCH_FILES, SEARCH_FOLDER, type SearchManifest } from '../../../search/searchFiles'
import { pageDocuments } from './pageDocuments'
import { placeNames, withNames, type PlaceNames } from './placeNames'
import { SearchIndex, UNNAMED_BUILD, type IndexFile } from './searchIndex'

/** What the search of a site cost. */
interface SearchCosts {
  documents: number
  files: number
  /** Of the processor. */
  milliseconds: number
}

/** The search of a site, made of its finished pages, in place of an older one. */
interface SearchWriter {
  /** Reads one page. Pages come in the order of the route table, the home page of a language before its others. */
  read(route: RouteSpec, html: string): void
  /** Writes what is left of the index, once all pages are read. */
  write(): SearchCosts
}

function readChat(folder: string, language: Language): Pick<ChatData, 'intents'> | null {
  const file = path.join(folder, 'chat', `${language}.json`)
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as ChatData) : null
}

/**
 * @param folder of the built site
 * @param words the `search` dictionary of each language
 */
export function openSearch(folder: string, words: Readonly<Record<Language, SearchManifest['words']>>): SearchWriter {
  fs.rmSync(path.join(folder, SEARCH_FOLDER), { recursive: true, force: true })
  const index = new SearchIndex()
  const seen = Object.fromEntries(LANGUAGES.map((language) => [language, new Set<string>()]))
  const names: Partial<Record<Language, PlaceNames>> = {}
  let spent = 0
  let documents = 0
  const counted = (work: () => void) => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    spent += (user + system) / 1000
  }
  const writeFile = ({ path: name, text }: IndexFile) => {
    fs.mkdirSync(path.join(folder, path.dirname(name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text)
  }
  const namesOf = (home: string, language: Language) => {
    const found = placeNames(home, readChat(folder, language), language, words[language]['search.home'])
    for (const name of [...found.keywords.values()].flat()) index.know(name.words, language)
    return found
  }
  return {
    read: (route, html) =>
      counted(() => {
        const { language } = route
        const known = (names[language] ??= namesOf(html, language))
        const found = pageDocuments(html, route, seen[language]).map((document) => withNames(document, known))
        for (const file of index.add(found, language)) writeFile(file)
        documents += found.length
      }),
    write: () => {
      let files = documents
      counted(() => {
        const at = (build: string) => path.join(folder, SEARCH_FILES, build)
        fs.mkdirSync(at(UNNAMED_BUILD), { recursive: true })
        fs.renameSync(at(UNNAMED_BUILD), at(index.build()))
        for (const file of index.files(words)) {
          writeFile(file)
          files += 1
        }
      })
      return { documents, files, milliseconds: Math.round(spent) }
    },
  }
}
