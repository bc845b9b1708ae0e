import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages'
import { present, type Post, type PostVersion } from './post'

/**
 * What a visitor of a language gets:
 * `translated` – words in that language, up to date;
 * `stale` – words in that language, older than the original's last change;
 * `fallback` – the words of the default language, marked as such;
 * `absent` – no page at all.
 */
export type TranslationStatus = 'translated' | 'stale' | 'fallback' | 'absent'

export interface Translation {
  status: TranslationStatus
  /** Language the words are in; null when absent. */
  contentLanguage: Language | null
}

/** Status of one post in one language. Only the default language stands in for others. */
export function translationOf(post: Post, language: Language): Translation {
  const own = post.versions[language]
  const original = post.versions[DEFAULT_LANGUAGE]
  if (own)
    return {
      status: original && lastChange(original) > lastChange(own) ? 'stale' : 'translated',
      contentLanguage: language,
    }
  if (original) return { status: 'fallback', contentLanguage: DEFAULT_LANGUAGE }
  return { status: 'absent', contentLanguage: null }
}

/** Day of the last change in substance, ISO. */
export function lastChange({ matter }: PostVersion): string {
  return matter.updated ?? matter.date
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
  return present(post).map((version) => version.language)
}
