/** Finds words of the default language that replace missing translations on a page. */
import type { Language } from '../routing/languages'
import { escapePattern } from '../search/escapePattern'
import { attributeOf, elementsOf, plain, shownTexts, textOf, type PageNode } from './readPage'

/** File of the built site with these words for a language, for texts that a browser shows later. */
export const standInsPath = (language: Language): string => `/stand-ins/${language}.json`

/** A placeholder: `{{count}}`, `{figure:clients}`. */
const BLANK = /\{.*?\}+/

/** Whether words have placeholders, and enough fixed letters to recognise them. */
const isFilled = (words: string) => BLANK.test(words) && /(?:\p{L}.*?){4}/u.test(words.split(BLANK).join(' '))

/** Length above which a part of a text is enough to recognise the text. */
const PART = 30

/** Whether an element mixes its own words with those of an element inside it, for example a link. */
const isCut = ({ childNodes = [] }: PageNode) => {
  const worded = [...childNodes].filter((child) => textOf(child).trim() !== '')
  return worded.length > 1 && worded.some(({ nodeName }) => nodeName === '#text')
}

/** Returns a function that finds the elements below a node that have only such words, also in labels and alternatives. */
export function standInFinder<Node extends PageNode>(words: readonly string[]): (root: Node) => Set<Node> {
  const whole = new Set(words.map(plain))
  const all = [...whole].join('\n')
  const filled = words
    .filter(isFilled)
    .map((each) => new RegExp(`^${plain(each).split(BLANK).map(escapePattern).join('.+')}$`, 'u'))
  const standsIn = (text: string) => {
    const found = plain(text).replace(/^… /, '')
    return whole.has(found) || (found.length > PART && all.includes(found)) || filled.some((known) => known.test(found))
  }
  const isWhole = (element: PageNode) =>
    (isCut(element) && standsIn(textOf(element))) || shownTexts(element).every(({ text }) => standsIn(text))
  return (root) => {
    const shown = shownTexts(root).flatMap(({ text, element }) => (standsIn(text) ? [element] : []))
    const cut = elementsOf(root).filter((element) => isCut(element) && standsIn(textOf(element)))
    const found = [...shown, ...cut].filter((element) => attributeOf(element, 'lang') === undefined && isWhole(element))
    return new Set(found as Node[])
  }
}
