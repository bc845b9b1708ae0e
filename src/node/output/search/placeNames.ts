/** What places of the site are called elsewhere: by links of header and footer, and by those who ask the assistant. */
import { alternatives, spoken } from '../../../assistant/stems'
import type { ChatData } from '../../../assistant/answerTo'
import { toNeutralPath } from '../../../routing/localizePath'
import type { Language } from '../../../routing/languages'
import type { PlaceName, SearchDocument, SearchSection } from '../../../search/searchFiles'
import { synonymsIn } from '../../../search/synonyms'
import { wordsOf } from '../../../search/words'

/**
 * Names by the place they lead to: a path without language, with a fragment
 * for a section, and for a question with its words behind a space.
 */
export interface PlaceNames {
  labels: ReadonlyMap<string, string>
  keywords: ReadonlyMap<string, readonly PlaceName[]>
}

const LINK = /<a\b[^>]*\shref="(\/[^"]*)"[^>]*>([\s\S]*?)<\/a>/g

/** What the header and the footer of a page call others; the first link to a place names it. */
function labelsOf(html: string): Map<string, string> {
  const frame = html.slice(0, html.indexOf('<main')) + html.slice(html.indexOf('</main>'))
  const links = [...frame.matchAll(LINK)].map(([, to, label]): [string, string] => [
    toNeutralPath(to),
    label.replace(/<[^>]*>/g, ' ').trim(),
  ])
  return new Map(links.filter(([to, label]) => label !== '' && to !== '/').reverse())
}

/** What visitors call what an intent of the assistant answers with. */
function keywordsOf({ intents }: Pick<ChatData, 'intents'>, language: Language): Map<string, PlaceName[]> {
  const found = new Map<string, PlaceName[]>()
  for (const { keywords, always, links, question } of intents) {
    // A greeting means no place.
    if (question === undefined) continue
    const words = [...keywords[language], ...(always?.[language] ?? [])].flatMap(alternatives).map(spoken)
    // Many an answer ends with an invitation to write.
    const places = links.filter(({ to }, place) => place === 0 || !to.endsWith('#contact'))
    for (const { to, label } of places) {
      const key = to.endsWith('#faq') ? questionAt(to, label) : to
      found.set(key, [...(found.get(key) ?? []), { words, share: 1 / places.length }])
    }
  }
  return found
}

/** The assistant names a question with its mark or without. */
const questionAt = (to: string, question: string) => `${to} ${question.replace(/\?$/, '')}`

/**
 * The names of all places in one language.
 * @param home HTML of the home page
 * @param chat what the assistant knows, if there is one
 * @param homeName what the home page is called, where its link shows the company's mark
 */
export function placeNames(
  home: string,
  chat: Pick<ChatData, 'intents'> | null,
  language: Language,
  homeName: string,
): PlaceNames {
  return { labels: labelsOf(home).set('/', homeName), keywords: chat ? keywordsOf(chat, language) : new Map() }
}

/** A document with the names it and its sections have elsewhere. */
export function withNames(document: SearchDocument, { labels, keywords }: PlaceNames): SearchDocument {
  const { to, kind, title, summary, sections } = document
  const isPart = to.includes('#')
  const label = labels.get(to)
  const named = new Set<string>()
  const namesOf = (section: SearchSection): PlaceName[] => {
    const { anchor } = section
    const place = kind === 'question' ? questionAt(to.replace(/-\d+$/, ''), title) : anchor ? `${to}#${anchor}` : to
    if (named.has(place) || (isPart && kind !== 'question')) return []
    named.add(place)
    const own = kind === 'question' || !anchor ? undefined : labels.get(place)
    const ownNames = own ? [{ words: [own], share: 1 }] : []
    const asked = keywords.get(place)
    if (!asked) return ownNames
    const shown = anchor ? [title, section.title, own ?? '', ...section.texts] : [title, summary, ...section.texts]
    const stems = shown.flatMap(wordsOf).map(({ stem }) => stem)
    // Where neither a place nor its link in the header says one of the words, nobody would see why it was found.
    return [...ownNames, ...asked.filter((name) => synonymsIn(stems, name).length > 0)]
  }
  return {
    ...document,
    ...(label && !isPart ? { label } : {}),
    sections: sections.map((section) => {
      const names = namesOf(section)
      return names.length > 0 ? { ...section, names } : section
    }),
  }
}
