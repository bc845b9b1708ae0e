/** Every kind of JSON file: where it lives and which schema it follows. The registry adds nothing but the list. */
import path from 'node:path'
import type { z } from 'zod'
import { authorSchema } from '../schemas/author'
import { categorySchema } from '../schemas/category'
import { chatSchema } from '../schemas/chat'
import { companySchema } from '../schemas/company'
import { faqEntrySchema } from '../schemas/faqEntry'
import { glossaryEntrySchema } from '../schemas/glossaryEntry'
import { industrySchema } from '../schemas/industry'
import {
  aboutPageSchema,
  blogPageSchema,
  homePageSchema,
  notFoundPageSchema,
  privacyPageSchema,
  projectsPageSchema,
  searchPageSchema,
  solutionsPageSchema,
} from '../schemas/pages'
import { ledgerSchema } from '../schemas/ledger'
import { processStepSchema } from '../schemas/processStep'
import { projectSchema } from '../schemas/project'
import { redirectSchema } from '../schemas/redirect'
import { serviceSchema } from '../schemas/service'
import { solutionSchema } from '../schemas/solution'
import { technologyGroupSchema } from '../schemas/technologyGroup'
import { testimonialSchema } from '../schemas/testimonial'
import { timelineItemSchema } from '../schemas/timelineItem'

/**
 * How records are laid out in files: `one` file holds the only record, a
 * `list` file holds an array of them, a `folder` holds one file per record
 * whose name is its key.
 */
type FileLayout = { one: string } | { list: string } | { folder: string }

interface ContentType<Schema extends z.ZodType = z.ZodType> {
  layout: FileLayout
  schema: Schema
}

function type<Schema extends z.ZodType>(layout: FileLayout, schema: Schema): ContentType<Schema> {
  return { layout, schema }
}

/** Paths are relative to `content/`. The names are those of the GraphQL types. */
export const CONTENT_TYPES = {
  Company: type({ one: 'site.json' }, companySchema),
  GlossaryEntry: type({ list: 'glossary.json' }, glossaryEntrySchema),
  Ledger: type({ one: 'figures.json' }, ledgerSchema),
  Author: type({ folder: 'authors' }, authorSchema),
  Category: type({ list: 'categories.json' }, categorySchema),
  Service: type({ folder: 'services' }, serviceSchema),
  Industry: type({ folder: 'industries' }, industrySchema),
  Solution: type({ folder: 'solutions' }, solutionSchema),
  Project: type({ folder: 'projects' }, projectSchema),
  Testimonial: type({ list: 'testimonials.json' }, testimonialSchema),
  TechnologyGroup: type({ list: 'technologies.json' }, technologyGroupSchema),
  ProcessStep: type({ list: 'process.json' }, processStepSchema),
  FaqEntry: type({ list: 'faq.json' }, faqEntrySchema),
  TimelineItem: type({ list: 'timeline.json' }, timelineItemSchema),
  Redirect: type({ list: 'redirects.json' }, redirectSchema),
  Chat: type({ one: 'chat.json' }, chatSchema),
  HomePage: type({ one: 'pages/home.json' }, homePageSchema),
  AboutPage: type({ one: 'pages/about.json' }, aboutPageSchema),
  ProjectsPage: type({ one: 'pages/projects.json' }, projectsPageSchema),
  BlogPage: type({ one: 'pages/blog.json' }, blogPageSchema),
  SolutionsPage: type({ one: 'pages/solutions.json' }, solutionsPageSchema),
  PrivacyPage: type({ one: 'pages/privacy.json' }, privacyPageSchema),
  SearchPage: type({ one: 'pages/search.json' }, searchPageSchema),
  NotFoundPage: type({ one: 'pages/not-found.json' }, notFoundPageSchema),
} as const

export type ContentTypeName = keyof typeof CONTENT_TYPES

export type RecordOf<Name extends ContentTypeName> = z.infer<(typeof CONTENT_TYPES)[Name]['schema']>

/** A checked record with its key: file name, position in its list, or `only`. Its `type` tells which record it is. */
export type Entry<Name extends ContentTypeName = ContentTypeName> = {
  [Each in Name]: {
    type: Each
    key: string
    /** Path from the root of the repository. */
    file: string
    record: RecordOf<Each>
  }
}[Name]

/** Whether a file holds records of a type, by its path from the root of the repository. */
export function holdsRecordsOf(name: ContentTypeName, file: string): boolean {
  const { layout } = CONTENT_TYPES[name]
  if ('folder' in layout) return path.posix.dirname(file) === `content/${layout.folder}`
  return file === `content/${'one' in layout ? layout.one : layout.list}`
}

/** The entries of a type. */
export function entriesOf<Name extends ContentTypeName>(entries: readonly Entry[], name: Name): Entry<Name>[] {
  return entries.filter((entry): entry is Extract<Entry, Entry<Name>> => entry.type === name)
}
