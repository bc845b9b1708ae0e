import { sectionsOf } from '../../../content/mdx/sections'
import { owedOf, partsOf } from '../../../content/model/translation'
import type { ContentFiles } from '../../../content/source/contentFiles'
import { parseMatter, splitFrontMatter } from '../../../content/source/frontMatter'
import { DEFAULT_LANGUAGE, type Language } from '../../../routing/languages'
import type { OwedSection } from '../../../sources/previewPage'

/**
 * The sections of an original that its translation has not followed, whether
 * readers are told or not: those who review a translation are.
 * @param folder of the text, `content/blog/3-performance-budget`
 */
export function translationDebt(files: ContentFiles, folder: string, language: Language): OwedSection[] {
  if (language === DEFAULT_LANGUAGE) return []
  const [own, original] = [language, DEFAULT_LANGUAGE].map((each) => readText(files, `${folder}/${each}.mdx`))
  const made = own?.fields['translatedFrom']
  if (!original || !Array.isArray(made)) return []
  const { title, excerpt } = original.fields
  const parts = partsOf({ title: String(title), excerpt: String(excerpt) }, original.titleLine, original.sections)
  return owedOf(made.map(String), parts).changed.map((section) => ({
    title: section.title,
    place: `${original.file}:${section.line}`,
  }))
}

function readText(files: ContentFiles, file: string) {
  const bytes = files.read(file)
  if (!bytes) return null
  const { frontMatter, matterLinesAbove, body, bodyLinesAbove } = splitFrontMatter(
    file,
    new TextDecoder().decode(bytes),
  )
  const document = parseMatter(file, frontMatter ?? '', matterLinesAbove)
  const fields = (document.value ?? {}) as Record<string, unknown>
  return { file, fields, titleLine: document.at(['title']).line, sections: sectionsOf(body, bodyLinesAbove) }
}
