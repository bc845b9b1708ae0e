/** What page queries answer, for tests of templates: the repository's own content, in one language. */
import fs from 'node:fs'
import path from 'node:path'
import type { PageProps } from 'gatsby'
import type { ReactNode } from 'react'
import type { Language } from '../../src/routing/languages'
import type { PageContext } from '../../src/node/hooks/pages'

export type Json = string | number | boolean | null | Json[] | { [field: string]: Json }

/** A value with the words of one language in place of every `{ en, ru }`. */
export function spoken(value: Json, language: Language): Json {
  if (Array.isArray(value)) return value.map((item) => spoken(item, language))
  if (typeof value !== 'object' || value === null) return value
  const keys = Object.keys(value)
  if (keys.length === 2 && 'en' in value && 'ru' in value) return value[language]
  return Object.fromEntries(Object.entries(value).map(([field, item]) => [field, spoken(item, language)]))
}

/** A content file in one language. The caller says which query type it stands for; pictures and icons are still names. */
export function contentIn<Type>(language: Language, file: string): Type {
  return spoken(JSON.parse(fs.readFileSync(path.resolve('content', file), 'utf8')) as Json, language) as Type
}

interface Figure {
  id: string
  value: string
  label: string
}

interface Site {
  name: string
  url: string
  email: string
  demoVideo: string
  figures: Figure[]
  tiles: Record<'service' | 'solutions' | 'blog', string[]>
}

/** The company as page queries see it: tiles are figures instead of their ids. */
export function companyIn(language: Language) {
  const site = contentIn<Site>(language, 'site.json')
  const figuresOf = (ids: string[]) => ids.flatMap((id) => site.figures.filter((figure) => figure.id === id))
  return {
    ...site,
    socialImage: null,
    tiles: {
      service: figuresOf(site.tiles.service),
      solutions: figuresOf(site.tiles.solutions),
      blog: figuresOf(site.tiles.blog),
    },
  }
}

export const picture = { src: '/p.webp', srcSet: '/p.webp 700w', width: 1400, height: 1050 }

export const contactSection = { contact: { title: 'Contact', lead: null } }

/** Props of a template, of which it reads the data and the context. */
export function pageProps<Data>(data: Data, context: Partial<PageContext> = {}): PageProps<Data, PageContext> {
  return { data, pageContext: context } as PageProps<Data, PageContext>
}

/** Stands in for the layout: what surrounds a page is tested on its own. */
export function LayoutStub({ contactTo = '/#contact', children }: { contactTo?: string; children: ReactNode }) {
  return <main data-contact-to={contactTo}>{children}</main>
}

/** Stands in for the contact section, which has tests of its own. */
export function ContactSectionStub() {
  return <section id="contact" aria-label="contact form" />
}
