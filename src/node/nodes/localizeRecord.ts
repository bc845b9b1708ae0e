import path from 'node:path'
import type { LocalizedText } from '../../content/schemas/fields'
import type { Language } from '../../routing/languages'
import { visitRecord, type AnySchema } from '../../content/schemas/walkSchema'
import { typeset } from './typeset'

/** References stored as a copy of the record instead of a link to a node. */
export const EMBEDDED_REFERENCES = ['Category', 'Figure'] as const

export interface LanguageContext {
  language: Language
  /** File of the value, from the root of the repository: pictures are named relative to it. */
  file: string
  /** The variant of a picture in this language; both paths from the root of the repository. */
  picture(file: string): string
  /** The record behind a reference that is stored as a copy. */
  embedded(to: string, key: string): { schema: AnySchema; value: unknown; file: string }
}

/** Id of the node of a record in a language. */
export function nodeId(type: string, key: string, language: Language): string {
  return `${type}:${key}:${language}`
}

/**
 * A record as its node holds it in one language: words become strings,
 * references become node ids or copies, pictures become paths from the root of
 * the repository.
 */
export function localizeRecord(schema: AnySchema, value: unknown, context: LanguageContext): unknown {
  const { language, file } = context
  return visitRecord(schema, value, {
    field: ({ kind, to }, field) => {
      if (kind === 'words') return typeset((field as LocalizedText)[language], language)
      if (kind === 'image') return context.picture(path.posix.join(path.posix.dirname(file), field as string))
      if (kind === 'drawing') return path.posix.join(path.posix.dirname(file), field as string)
      if (kind !== 'reference' || !to) return field
      if (!(EMBEDDED_REFERENCES as readonly string[]).includes(to)) return nodeId(to, field as string, language)
      const target = context.embedded(to, field as string)
      return localizeRecord(target.schema, target.value, { ...context, file: target.file })
    },
  })
}
