import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../routing/languages'
import type { Translation } from '../../routing/routes'
import { versionsOf, type Post, type PostVersion } from './post'

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
