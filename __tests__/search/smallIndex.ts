import { SearchIndex, UNNAMED_BUILD } from '../../src/node/output/search/searchIndex'
import type { Language } from '../../src/routing/languages'
import type { SearchDocument } from '../../src/search/searchFiles'
import { searchSite, type Found, type ReadFile } from '../../src/search/searchSite'

/** A page with a title and sections of one text each, by their anchors. */
export function page(
  to: string,
  title: string,
  sections: Readonly<Record<string, string>>,
  more: Partial<SearchDocument> = {},
): SearchDocument {
  return {
    to,
    kind: 'page',
    title,
    summary: '',
    sections: Object.entries(sections).map(([anchor, text]) => ({ anchor, title: '', texts: [text] })),
    ...more,
  }
}

/** An index of some pages in memory, and the paths that were read of it. */
export function indexOf(documents: Readonly<Record<Language, readonly SearchDocument[]>>): {
  read: ReadFile
  paths: string[]
  files: Map<string, string>
} {
  const index = new SearchIndex()
  const pages = (['en', 'ru'] as const).flatMap((language) =>
    documents[language].flatMap((each) => index.add([each], language)),
  )
  const named = pages.map(({ path, text }): [string, string] => [
    path.replace(`/${UNNAMED_BUILD}/`, `/${index.build()}/`),
    text,
  ])
  const rest = [...index.files({ en: { 'search.label': 'Search' }, ru: {} })]
  const files = new Map([...named, ...rest.map(({ path, text }): [string, string] => [path, text])])
  const paths: string[] = []
  const read = (path: string) => {
    paths.push(path)
    const text = files.get(path)
    return text === undefined
      ? Promise.reject(new Error(`${path} is not there`))
      : Promise.resolve(JSON.parse(text) as unknown)
  }
  return { read, paths, files }
}

/** Where the results lead, best first. */
export async function placesOf({ ranked, document }: Found): Promise<string[]> {
  return Promise.all(ranked.map(async ({ number }) => (await document(number)).to))
}

/** Searches, and says where the results lead in both languages. */
export async function search(
  query: string,
  language: Language,
  read: ReadFile,
): Promise<{ own: string[]; others: string[]; reading: string }> {
  const { own, others } = await searchSite(query, language, read)
  return { own: await placesOf(own), others: (await Promise.all(others.map(placesOf))).flat(), reading: own.reading }
}
