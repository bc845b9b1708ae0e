/** Which texts readers get: what `draft` and `publish` of the front matter hold back. */
import { DEFAULT_LANGUAGE, type Language } from '../../routing/languages'
import type { Content } from './contentTypes'
import { versionsOf, type Text, type TextFrontMatter, type TextVersion } from './post'

/**
 * Until when something is held back: an ISO day, `DRAFT` for until somebody
 * says otherwise, '' for what is out. They sort as text.
 */
export type HeldUntil = string

/** Sorts behind every day. */
export const DRAFT = 'draft'

/** Until when a version is held back. A translation never comes before its original. */
export function heldUntil(text: Text, version: TextVersion, today: string): HeldUntil {
  const original = text.versions[DEFAULT_LANGUAGE] ?? version
  const [own, first] = [version, original].map(({ frontMatter: { draft, publish = '' } }) =>
    draft ? DRAFT : publish > today ? publish : '',
  )
  return own > first ? own : first
}

/** Until when there is no page of a text in a language: the original stands in for a translation that is held back. */
export function pageHeldUntil(text: Text, language: Language, today: string): HeldUntil {
  const shown = [text.versions[language], text.versions[DEFAULT_LANGUAGE]].flatMap((version) =>
    version ? [heldUntil(text, version, today)] : [],
  )
  return shown.sort()[0] ?? ''
}

/** The content as readers get it on a day, without texts that are held back. The only place that removes them. */
export function publishedContent(content: Content, today: string): Content {
  return {
    ...content,
    posts: content.posts.flatMap((post) => published(post, today)),
    cases: content.cases.flatMap((each) => published(each, today)),
  }
}

function published<FrontMatter extends TextFrontMatter, Each extends Text<FrontMatter>>(
  text: Each,
  today: string,
): Each[] {
  const out = versionsOf(text).filter((version) => heldUntil(text, version, today) === '')
  if (out.length === 0) return []
  return [{ ...text, versions: Object.fromEntries(out.map((version) => [version.language, version])) }]
}

/**
 * The day (ISO, from midnight UTC) on which a build of the same files differs:
 * when something is published, and on New Year's Day, which the footer tells.
 * @param content all of it, drafts too
 */
export function nextChange({ posts, cases }: Pick<Content, 'posts' | 'cases'>, today: string): string {
  const days = [...posts, ...cases].flatMap((text: Text) =>
    versionsOf(text).map((version) => heldUntil(text, version, today)),
  )
  const newYear = `${Number(today.slice(0, 4)) + 1}-01-01`
  return [...days.filter((day) => day !== '' && day !== DRAFT), newYear].sort()[0]
}
