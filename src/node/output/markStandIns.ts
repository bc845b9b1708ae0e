import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'parse5'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../routing/languages'
import type { RouteSpec } from '../../routing/routes'
import { nameOf, type PageNode } from '../../sources/readPage'
import { standInFinder, standInsPath } from '../../sources/standIns'
import { htmlFile } from './cleanUrls'

/**
 * Marks words of the default language that replace missing translations in the
 * files of pages: sets `lang` on each element that has only such words. An
 * attribute of an element with translated words cannot be marked.
 * Also writes the list of words for `browser/markLaterStandIns.ts`.
 * @param folder of the built site
 * @param standIns the words, by the language that lacks them
 * @param write writes a file of the site
 */
export function markStandIns(
  folder: string,
  routes: readonly RouteSpec[],
  standIns: Readonly<Record<Language, readonly string[]>>,
  write: (name: string, text: string) => void,
): void {
  for (const language of LANGUAGES.filter((each) => standIns[each].length > 0)) {
    const find = standInFinder<PageNode>(standIns[language])
    write(standInsPath(language).slice(1), JSON.stringify([...new Set(standIns[language])]))
    for (const route of routes.filter((each) => each.language === language)) {
      const file = path.join(folder, htmlFile(route.path))
      const html = fs.readFileSync(file, 'utf8')
      const ends = [...find(parse(html, { sourceCodeLocationInfo: true }))].flatMap((element) =>
        element.sourceCodeLocation ? [element.sourceCodeLocation.startOffset + nameOf(element).length + 1] : [],
      )
      const parts = [0, ...ends.sort((a, b) => a - b)].map((start, index, all) => html.slice(start, all[index + 1]))
      fs.writeFileSync(file, parts.join(` lang="${DEFAULT_LANGUAGE}"`))
    }
  }
}
