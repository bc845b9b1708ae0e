/** The words of `locales/`, on their way to the pages. */
import type { CreateResolversArgs } from 'gatsby'
import { LANGUAGES, type Language } from '../../routing/languages'
import { typeset } from '../nodes/typeset'

/**
 * A dictionary of the interface as its page shows it: typeset like content,
 * so that translators type plain spaces too.
 * @param data the file, as text
 */
export function typesetDictionary(data: string, language: Language): string {
  const words = JSON.parse(data) as Record<string, string>
  return JSON.stringify(Object.fromEntries(Object.entries(words).map(([key, text]) => [key, typeset(text, language)])))
}

/** Gives the queries of pages the typeset words in place of the file's. */
export function typesetDictionaries({ createResolvers }: CreateResolversArgs): void {
  const resolveWith = createResolvers as (resolvers: object) => void
  resolveWith({
    Locale: {
      data: {
        resolve: ({ data, language }: { data: string; language: string }) => {
          const known = LANGUAGES.find((candidate) => candidate === language)
          return known ? typesetDictionary(data, known) : data
        },
      },
    },
  })
}
