/** Search for words that the glossary forbids, in records, texts and dictionaries. */
import { LANGUAGES, type Language } from '../../routing/languages'
import type { Entry } from '../model/contentTypes'
import { wordsOf, type FieldRule } from './checkFields'

/** Finds the forbidden words of a text. */
export type FindTerms = (text: string, language: Language) => { offset: number; message: string }[]

/** Creates the search for the forbidden words of the glossary. A star in a word matches any letters. */
export function termFinder(entries: readonly Entry[]): FindTerms {
  const glossary = entries.flatMap((entry) => (entry.type === 'GlossaryEntry' ? entry.record : []))
  const byLanguage = new Map(
    LANGUAGES.map((language) => {
      const forbidden = glossary.flatMap((entry) =>
        entry.forbidden[language].map((word) => ({ word, term: entry.term[language] })),
      )
      const endings = forbidden.map(({ word }) => `(${word.split('*').map(escaped).join('[\\p{L}\\p{N}_]*')})`)
      return [
        language,
        {
          terms: forbidden.map(({ term }) => term),
          // A fast test that most texts fail: Unicode letter classes are slow.
          beginnings: new RegExp(forbidden.map(({ word }) => escaped(word.split('*')[0])).join('|'), 'i'),
          words: new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${endings.join('|')})(?![\\p{L}\\p{N}_])`, 'giu'),
        },
      ]
    }),
  )
  return (text, language) => {
    const search = byLanguage.get(language)
    if (!search || search.terms.length === 0 || !search.beginnings.test(text)) return []
    return [...text.matchAll(search.words)].map((match) => {
      const term = search.terms[match.slice(1).findIndex((group) => group !== undefined)]
      return { offset: match.index, message: `"${match[0]}": the site says "${term}". See content/glossary.json.` }
    })
  }
}

function escaped(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
}

/** The rule that words use the terms of the glossary. The glossary itself is not checked. */
export function termRule(findTerms: FindTerms): FieldRule {
  return (field, report) => {
    if (field.type === undefined || field.type === 'GlossaryEntry') return
    for (const { text, language, at } of wordsOf(field))
      for (const { message } of findTerms(text, language)) report('words/term', at(), message)
  }
}
