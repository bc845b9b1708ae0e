import { LANGUAGES, type Language } from '../../src/routing/languages'
import { SCAFFOLD } from '../../src/content/mdx/scaffoldWords'

interface NewPost {
  id: number
  /** The title in each language it is known in. */
  titles: Partial<Record<Language, string>>
  slug: string
  /** English name of a category. */
  category: string
  /** Key of an author. */
  author: string
  /** ISO day. */
  date: string
  /** Languages it is begun in. */
  languages?: readonly Language[]
  draft?: boolean
}

/**
 * Files of a new post, by path from the root of the repository: one per
 * language. They pass the check, which warns of every sentence still to be written.
 */
export function postFiles({
  id,
  titles,
  slug,
  category,
  author,
  date,
  languages = LANGUAGES,
  draft,
}: NewPost): Record<string, string> {
  const [known] = LANGUAGES.flatMap((language) => titles[language] ?? [])
  const file = (language: Language) => {
    const { titleMark, excerpt, body } = SCAFFOLD[language]
    return `---
id: ${id}
title: ${JSON.stringify(titles[language] ?? `${known} ${titleMark}`)}
excerpt: ${excerpt}
category: ${category}
author: ${author}
date: ${date}
${draft ? 'draft: true\n' : ''}---

${body}
`
  }
  return Object.fromEntries(languages.map((language) => [`content/blog/${id}-${slug}/${language}.mdx`, file(language)]))
}
