import type { Language } from '../../src/content/languages'

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

/** Files of a new post, by path from the root of the repository: one per language, both pass the check. */
export function scaffold({ id, title, slug, category, author, date }: NewPost): Record<string, string> {
  const folder = `content/blog/${id}-${slug}`
  const file = (language: Language) => `---
id: ${id}
title: ${JSON.stringify(language === 'en' ? title : `${title} (перевод)`)}
excerpt: ${EXCERPT[language]}
category: ${category}
author: ${author}
date: ${date}
---

${BODY[language]}
`
  return { [`${folder}/en.mdx`]: file('en'), [`${folder}/ru.mdx`]: file('ru') }
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

const EXCERPT: Record<Language, string> = {
  en: 'Two sentences for the list and for search engines. What does the reader learn here?',
  ru: 'Два предложения для списка и поисковых систем. Что читатель отсюда узнает?',
}

const BODY: Record<Language, string> = {
  en: `Begin with the problem, in the reader's words.

## First section

A paragraph, then what proves it.

<Callout kind="tip">

The one thing to remember.

</Callout>`,
  ru: `Начните с задачи, словами читателя.

## Первый раздел

Абзац, за ним то, что его подтверждает.

<Callout kind="tip">

Главное, что стоит запомнить.

</Callout>`,
}
