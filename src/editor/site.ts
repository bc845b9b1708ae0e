/** The site of the last build, as forms show it: its words by field, its pages, and what was saved since. */
import type { ApiEntry } from '@sveltia/cms'
import type { SiteCopy } from '../node/output/editor/writeEditor'
import { DEFAULT_LANGUAGE, type Language } from '../routing/languages'
import { pageKinds, pathOfFile, type PageKind } from '../routing/pageKinds'
import { languageOfFile, textsOf, typeOfFile } from './formats'
import { leavesOf, type Texts } from './leaves'
import { indexLeaves } from './places'

export const NOT_FOUND = '/404.html'

let copy: Promise<SiteCopy> | undefined

/** Loads the content of the build, once. */
export const loadSiteCopy = () =>
  (copy ??= fetch('/admin/content.json').then((response) => response.json() as Promise<SiteCopy>))

/** Texts of the files that were saved since the page was opened. */
export const saved: Record<string, string> = {}

/** Reads the site in a language: its texts, its pages as neutral paths, and its words. */
async function readSite(language: Language) {
  const { texts } = await loadSiteCopy()
  const paths = [...pageKinds().map(([, { path }]) => path), ...Object.keys(texts).map(pathOfFile), NOT_FOUND]
  const pages = [...new Set(paths)].filter((path): path is string => path !== null && !path.includes('*'))
  return { texts, pages, index: indexLeaves(leavesOf(texts, language)) }
}

const sites: Partial<Record<Language, ReturnType<typeof readSite>>> = {}

/** The site in a language. It is read once, because each key in a form asks for it. */
export const siteIn = (language: Language) => (sites[language] ??= readSite(language))

/** Keeps what was saved, so that the check and the pages of other forms have it before the next build. */
export function keepSaved({ entry }: { entry: { toJS: () => unknown } }): void {
  const now = entry.toJS() as ApiEntry
  Object.assign(saved, textsOf(now.path, now, languageOfFile(now.path) ?? DEFAULT_LANGUAGE))
}

/** The page on which a form begins: that of the record, of the texts of a page, or of a list of records. */
export function ownPage(file: string): string {
  const type = typeOfFile(file)
  const isShown = ({ record, needs, ordered }: PageKind) =>
    !record && JSON.stringify([needs, ordered]).includes(`"${type}"`)
  const showing = pageKinds().filter(([, kind]) => isShown(kind))
  return pathOfFile(file) ?? showing.at(-1)?.[1].path ?? (type === 'NotFoundPage' ? NOT_FOUND : '/')
}

/** The file of the build in whose places a form is shown: its own or, if it has no page yet, another of its kind. */
export function builtFileOf(file: string, texts: Texts, language: Language): string {
  const isBuilt = (each: string) => each in texts && !/^draft: true$/m.test(texts[each])
  const [, folder] = file.split('/')
  const end = file.endsWith('.mdx') ? `/${language}.mdx` : '.json'
  const isLike = (each: string) => each.startsWith(`content/${folder}/`) && each.endsWith(end) && isBuilt(each)
  return isBuilt(file) ? file : (Object.keys(texts).find(isLike) ?? file)
}
