import { sectionsOf, type Section } from '../../../content/mdx/sections'
import { owedOf, partsOf } from '../../../content/model/translation'
import type { ContentFiles } from '../../../content/read/contentFiles'
import { parseFrontMatter, splitFrontMatter } from '../../../content/read/frontMatter'
import { DEFAULT_LANGUAGE, type Language } from '../../../routing/languages'
import type { OwedSection } from '../../../sources/previewData'

/** A file of a text as translators see it. */
export interface TextParts {
  /** Title and excerpt, then the sections. */
  parts: Section[]
  /** Hashes of what it was made from; null where it does not say. */
  madeFrom: string[] | null
}

/**
 * The sections of an original that its translation has not followed. Reviewers
 * are told of all of them, readers only of some.
 * @param folder of the text, `content/blog/3-performance-budget`
 */
export function translationDebt(files: ContentFiles, folder: string, language: Language): OwedSection[] {
  if (language === DEFAULT_LANGUAGE) return []
  const file = `${folder}/${DEFAULT_LANGUAGE}.mdx`
  const [own, original] = [`${folder}/${language}.mdx`, file].map((each) => textParts(files, each))
  if (!original || !own?.madeFrom) return []
  return owedOf(own.madeFrom, original.parts).changed.map(({ title, line }) => ({ title, place: `${file}:${line}` }))
}

/** Reads what is translated of a file; null where there is none. */
export function textParts(files: ContentFiles, file: string): TextParts | null {
  const bytes = files.read(file)
  if (!bytes) return null
  const { frontMatter, frontMatterLinesAbove, body, bodyLinesAbove } = splitFrontMatter(
    file,
    new TextDecoder().decode(bytes),
  )
  const document = parseFrontMatter(file, frontMatter ?? '', frontMatterLinesAbove)
  const { title, excerpt, translatedFrom } = (document.value ?? {}) as Record<string, unknown>
  const head = { title: String(title), excerpt: String(excerpt) }
  return {
    parts: partsOf(head, document.at(['title']).line, sectionsOf(body, bodyLinesAbove)),
    madeFrom: Array.isArray(translatedFrom) ? translatedFrom.map(String) : null,
  }
}
