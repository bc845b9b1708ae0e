import { LANGUAGES, type Language } from '../../src/routing/languages'
import { SCAFFOLD } from '../../src/content/mdx/scaffoldWords'

export interface NewPost {
  id: number
  title: string
  slug: string
  /** English name of a category. */
  category: string
  /** Key of an author. */
  author: string
  /** ISO day. */
  date: string
}

/**
 * Files of a new post, by path from the root of the repository: one per
 * language. They pass the check, which warns of every sentence still to be written.
 */
export function scaffold({ id, title, slug, category, author, date }: NewPost): Record<string, string> {
  const folder = `content/blog/${id}-${slug}`
  const file = (language: Language) => {
    const { titleMark, excerpt, body } = SCAFFOLD[language]
    return `---
id: ${id}
title: ${JSON.stringify(`${title} ${titleMark}`.trim())}
excerpt: ${excerpt}
category: ${category}
author: ${author}
date: ${date}
---

${body}
`
  }
  return Object.fromEntries(LANGUAGES.map((language) => [`${folder}/${language}.mdx`, file(language)]))
}

/** The part of a folder name made of a title; a title without Latin letters gives `post`. */
export function slugOf(title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '')
  return slug || 'post'
}
