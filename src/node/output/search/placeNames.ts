/** What places of the site are called elsewhere: by links of header and footer, and by those who ask the assistant. */
import type { ChatData } from '../../../assistant/answerTo'
import { toNeutralPath } from '../../../routing/localizePath'
import type { Language } from '../../../routing/languages'
import type { SearchDocument } from '../../../search/searchFiles'

/**
 * Names by the place they lead to: a path without language, with a fragment
 * for a section, and for a question with its words behind a space.
 */
export interface PlaceNames {
  labels: ReadonlyMap<string, string>
  keywords: ReadonlyMap<string, string>
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
function keywordsOf({ intents }: Pick<ChatData, 'intents'>, language: Language): Map<string, string> {
  const found = new Map<string, string>()
  for (const { keywords, links, question } of intents) {
    // A greeting means no place.
    if (question === undefined) continue
    const words = keywords[language].map((keyword) => keyword.replace(/^=/, '')).join(' ')
    for (const [place, { to, label }] of links.entries()) {
      // Many an answer ends with an invitation to write.
      if (place > 0 && to.endsWith('#contact')) continue
      const key = to.endsWith('#faq') ? `${to} ${label}` : to
      found.set(key, `${found.get(key) ?? ''} ${words}`.trim())
    }
  }
  return found
}

/**
 * The names of all places in one language.
 * @param home HTML of the home page
 * @param chat what the assistant knows, if there is one
 */
export function placeNames(home: string, chat: Pick<ChatData, 'intents'> | null, language: Language): PlaceNames {
  return { labels: labelsOf(home), keywords: chat ? keywordsOf(chat, language) : new Map() }
}

/** A document with the names it and its sections have elsewhere. */
export function withNames(document: SearchDocument, { labels, keywords }: PlaceNames): SearchDocument {
  const { to, kind, title, sections } = document
  const isPart = to.includes('#')
  const label = labels.get(to)
  const named = new Set<string>()
  const namesOf = (anchor: string) => {
    const place = kind === 'question' ? `${to} ${title}` : anchor ? `${to}#${anchor}` : to
    if (named.has(place) || (isPart && kind !== 'question')) return ''
    named.add(place)
    return [kind === 'question' || !anchor ? undefined : labels.get(place), keywords.get(place)]
      .filter(Boolean)
      .join(' ')
  }
  return {
    ...document,
    ...(label && !isPart ? { label } : {}),
    sections: sections.map((section) => {
      const names = namesOf(section.anchor)
      return names ? { ...section, names } : section
    }),
  }
}
