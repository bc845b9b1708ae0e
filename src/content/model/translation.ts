import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../routing/languages'
import type { Translation } from '../../routing/routes'
import { hashOfWords, type Section } from '../mdx/sections'
import { versionsOf, type Post, type PostVersion } from './post'

/** Status of one post in one language. Only the default language stands in for others. */
export function translationOf(post: Post, language: Language): Translation {
  const own = post.versions[language]
  const original = post.versions[DEFAULT_LANGUAGE]
  if (own)
    return {
      status: original && isStale(own, original) ? 'stale' : 'translated',
      contentLanguage: language,
    }
  if (original) return { status: 'fallback', contentLanguage: DEFAULT_LANGUAGE }
  return { status: 'absent', contentLanguage: null }
}

/** A translation that says what it was made from is held to that; of another the days of change tell. */
function isStale(own: PostVersion, original: PostVersion): boolean {
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
export function translatedParts({ frontMatter, document, summary }: PostVersion): Section[] {
  const head = { title: frontMatter.title, hash: hashOfWords(`${frontMatter.title}\n${frontMatter.excerpt}`) }
  return [{ ...head, line: document.at(['title']).line }, ...summary.sections]
}

/**
 * The sections of an original that a translation has not followed, by the
 * hashes it was made from: neither moving a section nor the history of the
 * repository matters.
 * @returns null for a translation that does not say what it was made from
 */
export function owedSections(own: PostVersion, original: PostVersion): OwedSections | null {
  const made = own.frontMatter.translatedFrom
  if (!made || own.language === original.language) return null
  const parts = translatedParts(original)
  const changed = parts.filter(({ hash }) => !made.includes(hash))
  const left = made.filter((hash) => !parts.some((part) => part.hash === hash))
  return { changed, gone: Math.max(0, left.length - changed.length) }
}

/** Day of the last change in substance, ISO. */
export function lastChange({ frontMatter }: PostVersion): string {
  return frontMatter.updated ?? frontMatter.date
}

/** The translation table of a post: what each language of the site gets. */
export function translationTable(post: Post): Record<Language, Translation> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, translationOf(post, language)])) as Record<
    Language,
    Translation
  >
}

/** The version whose words a language shows, or null when it has no page. */
export function shownVersion(post: Post, language: Language): PostVersion | null {
  return post.versions[language] ?? post.versions[DEFAULT_LANGUAGE] ?? null
}

/** Languages with words of their own: those that link to each other as alternates. */
export function writtenLanguages(post: Post): Language[] {
  return versionsOf(post).map((version) => version.language)
}
