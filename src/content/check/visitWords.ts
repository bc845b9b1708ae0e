import { LANGUAGES, type Language } from '../../routing/languages'
import type { ReadFile } from '../read/readRecords'
import type { Place } from '../report/problem'
import type { LocalizedText } from '../schemas/fields'
import { visitFields } from '../schemas/walkSchema'

/**
 * Calls for every text of a file that is written in each language, also of one with errors.
 * @param visit `at` finds its place, which takes its time
 */
export function visitWords(
  { document, schema, value }: ReadFile,
  visit: (text: string, language: Language, at: () => Place) => void,
): void {
  visitFields(schema, value ?? document.value, (meta, field, path) => {
    if (meta.kind !== 'words') return
    for (const language of LANGUAGES) {
      const text = (field as Partial<LocalizedText> | null)?.[language]
      if (typeof text === 'string') visit(text, language, () => document.at([...path, language]))
    }
  })
}
