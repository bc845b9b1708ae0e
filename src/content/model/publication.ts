/** Decides which articles are published, by `draft` and `publish` of the front matter. */
import { DEFAULT_LANGUAGE, type Language } from '../../routing/languages'
import type { Content } from './contentTypes'
import { versionsOf, type Article, type ArticleVersion } from './post'

/**
 * When an article is published: an ISO day, `DRAFT` for no date, '' if it is
 * published already. These values sort as text.
 */
export type HeldUntil = string

/** Sorts after every day. */
export const DRAFT = 'draft'

/** When a version is published. A translation is never published before its original. */
export function heldUntil(article: Article, version: ArticleVersion, today: string): HeldUntil {
  const original = article.versions[DEFAULT_LANGUAGE] ?? version
  const days = [version, original].map(({ frontMatter: { draft, publish = '' } }) =>
    draft ? DRAFT : publish > today ? publish : '',
  )
  return days.sort()[1]
}

/** When the page of an article in a language is published. The original replaces a translation that is not published. */
export function pageHeldUntil(article: Article, language: Language, today: string): HeldUntil {
  const shown = [article.versions[language], article.versions[DEFAULT_LANGUAGE]].flatMap((version) =>
    version ? [heldUntil(article, version, today)] : [],
  )
  return shown.sort()[0] ?? ''
}

/** The published content of a day. Only this function removes unpublished articles. */
export function publishedContent(content: Content, today: string): Content {
  return {
    ...content,
    posts: content.posts.flatMap((post) => published(post, today)),
    cases: content.cases.flatMap((each) => published(each, today)),
  }
}

function published<Each extends Article>(article: Each, today: string): Each[] {
  const out = versionsOf(article).filter((version) => heldUntil(article, version, today) === '')
  if (out.length === 0) return []
  return [{ ...article, versions: Object.fromEntries(out.map((version) => [version.language, version])) }]
}

/**
 * The day (ISO, from midnight UTC) on which a build of the same files differs:
 * the next publication, at the latest New Year's Day, because the footer shows the year.
 * @param content all content, including drafts
 */
export function nextChange({ posts, cases }: Pick<Content, 'posts' | 'cases'>, today: string): string {
  const days = [...posts, ...cases].flatMap((article: Article) =>
    versionsOf(article).map((version) => heldUntil(article, version, today)),
  )
  const newYear = `${Number(today.slice(0, 4)) + 1}-01-01`
  return [...days.filter((day) => day !== '' && day !== DRAFT), newYear].sort()[0]
}
