import type { ContentFiles } from '../../../content/source/contentFiles'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../routing/languages'
import { pageKind, pathOfFile } from '../../../routing/pageKinds'
import type { RouteSpec } from '../../../routing/routes'
import { createSourceIndex, type SourceIndex } from '../../../sources/sourceIndex'
import type { OwedSection } from '../../../sources/previewPage'
import type { Statement } from '../../../sources/statement'
import { textStatements, recordStatements } from './contentStatements'
import { translationDebt } from './translationDebt'

/** Everything a site says, ready to be asked page by page. */
export interface SiteSources {
  /** Finds the sources of a text on a page. */
  indexOf(route: Pick<RouteSpec, 'template' | 'recordKey' | 'language'>): SourceIndex
  /** What a page may say later: words of its dictionaries, the chat's answers. */
  unspoken(route: Pick<RouteSpec, 'namespaces' | 'language'>): Statement[]
  /** Sections of the original that the page's text has not followed. */
  owed(route: Pick<RouteSpec, 'template' | 'recordKey' | 'language'>): OwedSection[]
  /** What a field of a file says in a language; undefined where it says nothing. */
  said(language: Language, file: string, field: string): string | undefined
  /** Everything a page of its language can say, its own body included: where there is no built page to read. */
  all(route: Pick<RouteSpec, 'template' | 'recordKey' | 'language'>): Statement[]
}

/** Reads content and dictionaries once, for all pages. */
export async function readSiteSources(files: ContentFiles): Promise<SiteSources> {
  const spoken = new Map<Language, Statement[]>()
  const bodies = new Map<string, Statement[]>()
  const debts = new Map<string, OwedSection[]>()
  const texts = ['content/blog', 'content/cases'].flatMap((root) =>
    files.folders(root).map((name) => `${root}/${name}`),
  )
  for (const language of LANGUAGES) {
    const statements = recordStatements(files, language)
    for (const folder of texts) {
      const version = [language, DEFAULT_LANGUAGE].find((each) => files.read(`${folder}/${each}.mdx`))
      if (!version) continue
      const { head, body } = await textStatements(files, `${folder}/${version}.mdx`, version)
      statements.push(...head)
      const page = `${language}:${pathOfFile(`${folder}/${version}.mdx`)}`
      bodies.set(page, body)
      debts.set(page, translationDebt(files, folder, language))
    }
    spoken.set(language, statements)
  }
  const indexes = new Map(LANGUAGES.map((language) => [language, createSourceIndex(spoken.get(language) ?? [])]))
  const pageOf = ({ template, recordKey, language }: Pick<RouteSpec, 'template' | 'recordKey' | 'language'>) =>
    `${language}:${pageKind(template).path?.replace('*', recordKey ?? '')}`
  return {
    indexOf(route) {
      const wide = indexes.get(route.language) as SourceIndex
      const body = bodies.get(pageOf(route))
      return body ? createSourceIndex(body, wide) : wide
    },
    said: (language, file, field) =>
      spoken.get(language)?.find((statement) => statement.file === file && statement.field === field)?.text,
    owed: (route) => debts.get(pageOf(route)) ?? [],
    all: (route) => [...(bodies.get(pageOf(route)) ?? []), ...(spoken.get(route.language) ?? [])],
    unspoken({ namespaces, language }) {
      const dictionaries = new Set([...namespaces, 'chat'].map((name) => `locales/${language}/${name}.json`))
      return (spoken.get(language) ?? []).filter(
        ({ file, field }) => dictionaries.has(file) || (file === 'content/chat.json' && !field.includes('.keywords.')),
      )
    },
  }
}
