import { loadParser } from '../../../content/mdx/parseMdx'
import { type ContentFiles, textFolders } from '../../../content/read/contentFiles'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../routing/languages'
import { pageKind, pathOfFile } from '../../../routing/pageKinds'
import type { RouteSpec } from '../../../routing/routes'
import { createSourceIndex, type SourceIndex } from '../../../sources/sourceIndex'
import type { OwedSection } from '../../../sources/previewPage'
import type { Statement } from '../../../sources/statement'
import { figuresIn, matterStatements, recordStatements, textStatements } from './contentStatements'
import { textParts, translationDebt, type TextParts } from './translationDebt'

/** What of a route tells a page's text. */
type PageRoute = Pick<RouteSpec, 'template' | 'recordKey' | 'language'>

/** Where the text of a page is written. */
interface PageText {
  folder: string
  /** In the page's language, or the original that stands in for it. */
  file: string
  /** Of the file. */
  language: Language
}

/** Everything a site says, ready to be asked page by page. */
export interface SiteSources {
  /** Finds the sources of a text on a page. */
  indexOf(route: PageRoute): SourceIndex
  /** What a page may say later: words of its dictionaries, the chat's answers. */
  unspoken(route: Pick<RouteSpec, 'namespaces' | 'language'>): Statement[]
  /** Sections of the original that the page's text has not followed. */
  owed(route: PageRoute): OwedSection[]
  /** A file of a post or a case as translators see it; null where there is none. */
  parts(file: string): TextParts | null
  /** What a field of a file says in a language; undefined where it says nothing. */
  said(language: Language, file: string, field: string): string | undefined
  /** Everything a page of its language can say, its own body included: where there is no built page to read. */
  all(route: PageRoute): Statement[]
}

/** Reads content and dictionaries once, for all pages; the body of a text when its page is asked for. */
export async function readSiteSources(files: ContentFiles): Promise<SiteSources> {
  const parser = await loadParser()
  const spoken = new Map<Language, Statement[]>()
  const texts = new Map<string, PageText>()
  const figures = new Map(LANGUAGES.map((language) => [language, figuresIn(files, language)]))
  const folders = textFolders(files)
  for (const language of LANGUAGES) {
    const statements = recordStatements(files, language, figures.get(language)!)
    for (const folder of folders) {
      const version = [language, DEFAULT_LANGUAGE].find((each) => files.size(`${folder}/${each}.mdx`) !== null)
      if (!version) continue
      const file = `${folder}/${version}.mdx`
      for (const statement of matterStatements(files, file, version)) statements.push(statement)
      texts.set(`${language}:${pathOfFile(file)}`, { folder, file, language: version })
    }
    spoken.set(language, statements)
  }
  const fields = new Map(
    LANGUAGES.map((language) => [
      language,
      new Map((spoken.get(language) ?? []).map(({ file, field, text }) => [`${file}\0${field}`, text])),
    ]),
  )
  const indexes = new Map(LANGUAGES.map((language) => [language, createSourceIndex(spoken.get(language) ?? [])]))
  const textOf = ({ template, recordKey, language }: PageRoute) =>
    texts.get(`${language}:${pageKind(template).path?.replace('*', recordKey ?? '')}`)
  const bodyOf = ({ file, language }: PageText): Statement[] =>
    textStatements(files, file, parser, figures.get(language)!)
  let last: { text: PageText; index: SourceIndex } | undefined
  return {
    indexOf(route) {
      const wide = indexes.get(route.language) as SourceIndex
      const text = textOf(route)
      if (!text) return wide
      // All that is asked about a page is asked in a row.
      if (last?.text !== text) last = { text, index: createSourceIndex(bodyOf(text), wide) }
      return last.index
    },
    said: (language, file, field) => fields.get(language)?.get(`${file}\0${field}`),
    parts: (file) => textParts(files, file),
    owed(route) {
      const text = textOf(route)
      return text ? translationDebt(files, text.folder, route.language) : []
    },
    all(route) {
      const text = textOf(route)
      return [...(text ? bodyOf(text) : []), ...(spoken.get(route.language) ?? [])]
    },
    unspoken({ namespaces, language }) {
      const dictionaries = new Set([...namespaces, 'chat'].map((name) => `locales/${language}/${name}.json`))
      return (spoken.get(language) ?? []).filter(
        ({ file, field }) => dictionaries.has(file) || (file === 'content/chat.json' && !field.includes('.keywords.')),
      )
    },
  }
}
