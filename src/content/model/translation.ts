import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../routing/languages'
import type { Translation } from '../../routing/routes'
import { hashOfWords, type Section } from '../mdx/sections'
import { versionsOf, type Text, type TextFrontMatter, type TextVersion } from './post'

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

/** A translation that says what it was made from is held to that; of another the days of change tell. */
function isStale(own: TextVersion, original: TextVersion): boolean {
  const owed = owedSections(own, original)
  return owed ? owed.changed.length + owed.gone > 0 : lastChange(original) > lastChange(own)
}

/** What a translation owes its original. */
export interface OwedSections {
  /** Sections of the original that changed or came since. */
  changed: Section[]
  /** How many sections the translation was made from are there no more, beyond those that changed. */
  gone: number
}

/** What is translated of a version, as parts with hashes: title and excerpt, then its sections. */
export function translatedParts({ frontMatter, document, summary }: TextVersion): Section[] {
  const head = { title: frontMatter.title, hash: hashOfWords(`${frontMatter.title}\n${frontMatter.excerpt}`) }
  return [{ ...head, line: document.at(['title']).line }, ...summary.sections]
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
  const parts = translatedParts(original)
  const changed = parts.filter(({ hash }) => !made.includes(hash))
  const left = made.filter((hash) => !parts.some((part) => part.hash === hash))
  return { changed, gone: Math.max(0, left.length - changed.length) }
}

/** Day of the last change in substance, ISO; empty for a case, which names none. */
export function lastChange({ frontMatter }: TextVersion): string {
  return frontMatter.updated ?? frontMatter.date ?? ''
}

/** The translation table of a text: what each language of the site gets. */
export function translationTable(text: Text): Record<Language, Translation> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, translationOf(text, language)])) as Record<
    Language,
    Translation
  >
}

/** The version whose words a language shows, or null when it has no page. */
export function shownVersion<Matter extends TextFrontMatter>(
  text: Text<Matter>,
  language: Language,
): TextVersion<Matter> | null {
  return text.versions[language] ?? text.versions[DEFAULT_LANGUAGE] ?? null
}

/** Languages with words of their own: those that link to each other as alternates. */
export function writtenLanguages(text: Text): Language[] {
  return versionsOf(text).map((version) => version.language)
}
