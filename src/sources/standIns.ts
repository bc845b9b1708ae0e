/** Words of the default language that stand in for those a page's own language lacks. */
import type { Language } from '../routing/languages'
import { escapePattern } from '../search/escapePattern'
import { attributeOf, elementsOf, plain, shownTexts, textOf, type PageNode } from './readPage'

/** File of the built site with the words that stand in on pages of a language, for those that a browser shows later. */
export const standInsPath = (language: Language): string => `/stand-ins/${language}.json`

/** What is filled in later: `{{count}}`, `{figure:clients}`. */
const BLANK = /\{.*?\}+/

/** Whether enough of its words is fixed to tell them from others. */
const isFilled = (words: string) => BLANK.test(words) && /(?:\p{L}.*?){4}/u.test(words.split(BLANK).join(' '))

/** Letters of a part of a text that no other text has. */
const PART = 30

/** Whether the words of an element are cut by those of another in it, as by a link. */
const isCut = ({ childNodes = [] }: PageNode) => {
  const worded = [...childNodes].filter((child) => textOf(child).trim() !== '')
  return worded.length > 1 && worded.some(({ nodeName }) => nodeName === '#text')
}

/** Finds the elements below a node whose words all stand in, their labels and alternative texts among them. */
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
