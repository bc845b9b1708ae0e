/** Words that a language lacks: the default language stands in, and the record knows how many they are. */
import { byLanguage, DEFAULT_LANGUAGE } from '../../routing/languages'
import type { WordCount } from '../model/contentTypes'
import type { LocalizedText } from '../schemas/fields'
import { visitRecord, type AnySchema } from '../schemas/walkSchema'

/** A record whose every text is there in every language, and what was lacking before. */
export function fillWords<Value>(schema: AnySchema, value: Value): { value: Value; words: WordCount } {
  const missing = byLanguage(() => 0)
  let all = 0
  const filled = visitRecord(schema, value, {
    field: ({ kind }, field) => {
      if (kind !== 'words') return field
      all += 1
      const words = field as Partial<LocalizedText>
      return byLanguage((language) => {
        const own = words[language]
        if (own === undefined) missing[language] += 1
        return own ?? words[DEFAULT_LANGUAGE]
      })
    },
  })
  return { value: filled as Value, words: { all, missing } }
}
