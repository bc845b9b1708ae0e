import { byLanguage, DEFAULT_LANGUAGE, type Language } from '../../routing/languages'
import type { Translation } from '../../routing/routes'
import { hashOfWords, type Section } from '../mdx/sections'
import type { Article, ArticleFrontMatter, ArticleVersion } from './post'

/** Translation status of an article in a language. A missing translation falls back to the default language. */
export function translationOf(article: Article, language: Language): Translation {
  const own = article.versions[language]
  const original = article.versions[DEFAULT_LANGUAGE]
  if (own)
    return {
      status: original && isStale(own, original) ? 'stale' : 'translated',
      contentLanguage: language,
    }
  if (original) return { status: 'fallback', contentLanguage: DEFAULT_LANGUAGE }
  return { status: 'absent', contentLanguage: null }
}

/**
 * Whether the page says that the translation may be out of date: the original
 * has a later `updated` date, and changed sections are not translated again. A
 * corrected typo does not change `updated`.
 */
function isStale(own: ArticleVersion, original: ArticleVersion): boolean {
  const owed = owedSections(own, original)
  return (!owed || isOwed(owed)) && lastChange(original) > (own.frontMatter.translatedUpTo ?? lastChange(own))
}

/** The sections that must be translated again. */
interface OwedSections {
  /** Sections of the original that are new or changed since the translation. */
  changed: Section[]
  /** Number of sections that were removed from the original since the translation. */
  gone: number
}

export function isOwed({ changed, gone }: OwedSections): boolean {
  return changed.length + gone > 0
}

/** The parts of a version with their hashes: first title and excerpt, then its sections. */
export function translatedParts({ frontMatter: { title, excerpt }, document, summary }: ArticleVersion): Section[] {
  return [{ title, hash: hashOfWords(`${title}\n${excerpt}`), line: document.at(['title']).line }, ...summary.sections]
}

/**
 * Compares the hashes stored in a translation with the sections of the
 * original. The order of sections and the history of the repository do not
 * matter.
 * @returns null for a translation without hashes
 */
export function owedSections(own: ArticleVersion, original: ArticleVersion): OwedSections | null {
  const made = own.frontMatter.translatedFrom
  if (!made || own.language === original.language) return null
  const parts = translatedParts(original)
  const changed = parts.filter(({ hash }) => !made.includes(hash))
  const left = made.filter((hash) => !parts.some((part) => part.hash === hash))
  return { changed, gone: Math.max(0, left.length - changed.length) }
}

/** ISO day of the last important change; '' for a case without a date. */
export function lastChange({ frontMatter }: ArticleVersion): string {
  return frontMatter.updated ?? frontMatter.date ?? ''
}

/** Translation status of an article in every language. */
export function translationTable(article: Article): Record<Language, Translation> {
  return byLanguage((language) => translationOf(article, language))
}

/** The version that a page of a language shows; null if there is no page. */
export function shownVersion<FrontMatter extends ArticleFrontMatter>(
  article: Article<FrontMatter>,
  language: Language,
): ArticleVersion<FrontMatter> | null {
  return article.versions[language] ?? article.versions[DEFAULT_LANGUAGE] ?? null
}

/** The name of an article in commands: the id of a post, the folder of a case. */
export function articleName(article: Article): string {
  return 'id' in article ? String(article.id) : article.folder
}

/** Translation status of a record in every language, from the language of its words. */
export function translationsOf(wordsIn: Readonly<Record<Language, Language>>): Record<Language, Translation> {
  return byLanguage((language) => ({
    status: wordsIn[language] === language ? 'translated' : 'fallback',
    contentLanguage: wordsIn[language],
  }))
}
