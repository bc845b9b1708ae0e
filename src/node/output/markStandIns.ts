import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'parse5'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../routing/languages'
import type { RouteSpec } from '../../routing/routes'
import { escapePattern } from '../../search/escapePattern'
import { attributeOf, nameOf, shownTexts, type PageNode } from '../../sources/readPage'
import { htmlFile } from './cleanUrls'
import { plain } from './search/pageDocuments'

/** What is filled in later: `{{count}}`, `{figure:clients}`. */
const BLANK = /\{.*?\}+/

/** Whether enough of its words is fixed to tell them from others. */
const isFilled = (words: string) => BLANK.test(words) && /(?:\p{L}.*?){4}/u.test(words.split(BLANK).join(' '))

/**
 * Marks, in the files of pages, what is said in the default language because a
 * page's own lacks it: `lang` on each element whose words all stand in, its
 * label and alternative text among them. An attribute that stands in beside
 * words of the page's own has no place for it, nor has what a browser shows later.
 * @param folder of the built site
 * @param standIns by the language that lacks them
 */
export function markStandIns(
  folder: string,
  routes: readonly RouteSpec[],
  standIns: Readonly<Record<Language, readonly string[]>>,
): void {
  for (const language of LANGUAGES.filter((each) => standIns[each].length > 0)) {
    const mark = marker(standIns[language])
    for (const route of routes.filter((each) => each.language === language)) {
      const file = path.join(folder, htmlFile(route.path))
      fs.writeFileSync(file, mark(fs.readFileSync(file, 'utf8')))
    }
  }
}

function marker(words: readonly string[]): (html: string) => string {
  const whole = new Set(words.map(plain))
  const filled = words
    .filter(isFilled)
    .map((each) => new RegExp(`^${plain(each).split(BLANK).map(escapePattern).join('.+')}$`, 'u'))
  const standsIn = ({ text }: { text: string }) =>
    whole.has(plain(text)) || filled.some((pattern) => pattern.test(plain(text)))
  const isMarked = (element: PageNode) =>
    attributeOf(element, 'lang') === undefined && shownTexts(element).every(standsIn)
  return (html) => {
    const found = shownTexts(parse(html, { sourceCodeLocationInfo: true })).filter(standsIn)
    const elements = new Set(found.map(({ element }) => element).filter(isMarked))
    const ends = [...elements].flatMap((element) =>
      element.sourceCodeLocation ? [element.sourceCodeLocation.startOffset + nameOf(element).length + 1] : [],
    )
    return [0, ...ends.sort((a, b) => a - b)]
      .map((start, index, all) => html.slice(start, all[index + 1]))
      .join(` lang="${DEFAULT_LANGUAGE}"`)
  }
}
