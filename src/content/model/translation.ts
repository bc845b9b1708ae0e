import { byLanguage, DEFAULT_LANGUAGE, type Language } from '../../routing/languages'
import type { Translation } from '../../routing/routes'
import { hashOfWords, type Section } from '../mdx/sections'
import type { Text, TextFrontMatter, TextVersion } from './post'

/** Status of one text in one language. Only the default language stands in for others. */
export function translationOf(text: Text, language: Language): Translation {
  const own = text.versions[language]
  const original = text.versions[DEFAULT_LANGUAGE]
  if (own)
    return {
      status: original && isStale(own, original) ? 'stale' : 'translated',
      contentLanguage: language,
    }
  if (original) return { status: 'fallback', contentLanguage: DEFAULT_LANGUAGE }
  return { status: 'absent', contentLanguage: null }
}

/**
 * Whether readers are told that the original is newer: its sense has changed
 * since, which its writer says with `updated`, and the translation has not
 * followed. A typo is a debt of those who translate and none of readers'.
 */
function isStale(own: TextVersion, original: TextVersion): boolean {
  const owed = owedSections(own, original)
  return (!owed || isOwed(owed)) && lastChange(original) > (own.frontMatter.translatedUpTo ?? lastChange(own))
}

/** What a translation owes its original. */
interface OwedSections {
  /** Sections of the original that changed or came since. */
  changed: Section[]
  /** How many sections the translation was made from are there no more, beyond those that changed. */
  gone: number
}

export function isOwed({ changed, gone }: OwedSections): boolean {
  return changed.length + gone > 0
}

/** What is translated of a version, as parts with hashes: title and excerpt, then its sections. */
export function translatedParts({ frontMatter, document, summary }: TextVersion): Section[] {
  return partsOf(frontMatter, document.at(['title']).line, summary.sections)
}

/** The same for a file of which only the words were read. */
export function partsOf(
  { title, excerpt }: Pick<TextFrontMatter, 'title' | 'excerpt'>,
  titleLine: number,
  sections: readonly Section[],
): Section[] {
  return [{ title, hash: hashOfWords(`${title}\n${excerpt}`), line: titleLine }, ...sections]
}

/**
 * The sections of an original that a translation has not followed, by the
 * hashes it was made from: neither moving a section nor the history of the
 * repository matters.
 * @returns null for a translation that does not say what it was made from
 */
export function owedSections(own: TextVersion, original: TextVersion): OwedSections | null {
  const made = own.frontMatter.translatedFrom
  if (!made || own.language === original.language) return null
  return owedOf(made, translatedParts(original))
}

/** The same from the hashes it was made from and the parts of the original. */
export function owedOf(made: readonly string[], parts: readonly Section[]): OwedSections {
  const changed = parts.filter(({ hash }) => !made.includes(hash))
  const left = made.filter((hash) => !parts.some((part) => part.hash === hash))
  return { changed, gone: Math.max(0, left.length - changed.length) }
}

/** Day of the last change in substance, ISO; empty for a case that names none. */
export function lastChange({ frontMatter }: TextVersion): string {
  return frontMatter.updated ?? frontMatter.date ?? ''
}

/** The translation table of a text: what each language of the site gets. */
export function translationTable(text: Text): Record<Language, Translation> {
  return byLanguage((language) => translationOf(text, language))
}

/** The version whose words a language shows, or null when it has no page. */
export function shownVersion<FrontMatter extends TextFrontMatter>(
  text: Text<FrontMatter>,
  language: Language,
): TextVersion<FrontMatter> | null {
  return text.versions[language] ?? text.versions[DEFAULT_LANGUAGE] ?? null
}

/** How writers name a text: a post by its number, a case by its folder. */
export function textName(text: Text): string {
  return 'id' in text ? String(text.id) : text.folder
}
