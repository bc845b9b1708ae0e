/** The registry of JSON content files: the location and the schema of each type. */
import { z } from 'zod'
import type { Language } from '../../routing/languages'
import { folderOf } from '../report/paths'
import * as records from '../schemas/records'
import { blogPostSchema } from '../schemas/blogPost'
import { caseSchema } from '../schemas/case'
import { caseDrawingsSchema } from '../schemas/caseDrawings'
import * as lists from '../schemas/lists'
import { chatExamplesSchema, chatSchema } from '../schemas/chat'
import { companySchema, type Company } from '../schemas/company'
import { ledgerSchema } from '../schemas/ledger'
import * as pages from '../schemas/pages'
import type { PrintedFigure } from './figures'
import type { Case, Post } from './post'

/**
 * The layout of records in files: `one` is a file with a single record, `list`
 * a file with an array of records, `folder` a folder with one file per record,
 * named after its key.
 */
type FileLayout = { one: string } | { list: string } | { folder: string }

/**
 * Paths are relative to `content/`. The names are those of the GraphQL types.
 * A type that is not `required` may be missing; then its page or section is missing too.
 */
export const CONTENT_TYPES = {
  Company: { layout: { one: 'site.json' }, schema: companySchema, required: true },
  Ledger: { layout: { one: 'figures.json' }, schema: ledgerSchema },
  Author: { layout: { folder: 'authors' }, schema: records.authorSchema },
  Category: { layout: { list: 'categories.json' }, schema: lists.categorySchema },
  Service: { layout: { folder: 'services' }, schema: records.serviceSchema },
  Industry: { layout: { folder: 'industries' }, schema: records.industrySchema },
  Solution: { layout: { folder: 'solutions' }, schema: records.solutionSchema },
  Project: { layout: { folder: 'projects' }, schema: records.projectSchema },
  CaseDrawings: { layout: { folder: 'cases' }, schema: caseDrawingsSchema },
  Testimonial: { layout: { list: 'testimonials.json' }, schema: lists.testimonialSchema },
  TechnologyGroup: { layout: { list: 'technologies.json' }, schema: lists.technologyGroupSchema },
  ProcessStep: { layout: { list: 'process.json' }, schema: lists.processStepSchema },
  FaqEntry: { layout: { list: 'faq.json' }, schema: lists.faqEntrySchema },
  TimelineItem: { layout: { list: 'timeline.json' }, schema: lists.timelineItemSchema },
  Redirect: { layout: { list: 'redirects.json' }, schema: lists.redirectSchema },
  Chat: { layout: { one: 'chat.json' }, schema: chatSchema },
  ChatExamples: { layout: { folder: 'chat' }, schema: chatExamplesSchema },
  HomePage: { layout: { one: 'pages/home.json' }, schema: pages.homePageSchema, required: true },
  AboutPage: { layout: { one: 'pages/about.json' }, schema: pages.aboutPageSchema },
  ProjectsPage: { layout: { one: 'pages/projects.json' }, schema: pages.projectsPageSchema },
  BlogPage: { layout: { one: 'pages/blog.json' }, schema: pages.blogPageSchema },
  SolutionsPage: { layout: { one: 'pages/solutions.json' }, schema: pages.solutionsPageSchema },
  PrivacyPage: { layout: { one: 'pages/privacy.json' }, schema: pages.privacyPageSchema },
  SearchPage: { layout: { one: 'pages/search.json' }, schema: pages.searchPageSchema },
  NotFoundPage: { layout: { one: 'pages/not-found.json' }, schema: pages.notFoundPageSchema, required: true },
} as const satisfies Record<string, { layout: FileLayout; schema: z.ZodType; required?: true }>

export type ContentTypeName = keyof typeof CONTENT_TYPES

/** The schema of a whole file of a type: of a record, or of a list of them. */
export function fileSchema(type: ContentTypeName): z.ZodType {
  const { layout, schema } = CONTENT_TYPES[type]
  return 'list' in layout ? z.array(schema) : schema
}

/** Schemas of the front matter, by the kind of text. */
export const ARTICLE_SCHEMAS = { post: blogPostSchema, case: caseSchema } as const

export type RecordOf<Name extends ContentTypeName> = z.infer<(typeof CONTENT_TYPES)[Name]['schema']>

/** A checked record with its key: file name, position in its list, or `only`. Its `type` tells which record it is. */
export type Entry<Name extends ContentTypeName = ContentTypeName> = {
  [Each in Name]: {
    type: Each
    key: string
    /** Path from the root of the repository. */
    file: string
    /** A language that lacks one of its words has all words in the default language. */
    record: RecordOf<Each>
    /** The language of its words, by the language of the page. */
    wordsIn: Readonly<Record<Language, Language>>
  }
}[Name]

/** Whether a file holds records of a type, by its path from the root of the repository. */
export function holdsRecordsOf(name: ContentTypeName, file: string): boolean {
  const { layout } = CONTENT_TYPES[name]
  if ('folder' in layout) return folderOf(file) === `content/${layout.folder}`
  return file === `content/${'one' in layout ? layout.one : layout.list}`
}

/** The entries of a type. */
export function entriesOf<Name extends ContentTypeName>(entries: readonly Entry[], name: Name): Entry<Name>[] {
  return entries.filter((entry): entry is Extract<Entry, Entry<Name>> => entry.type === name)
}

/** Words of the interface by key: one dictionary in one language. */
export type Words = Readonly<Record<string, string>>

/** Everything in the content folder, checked. */
export interface Content {
  /** Null only if `content/site.json` has errors. */
  company: Company | null
  /** The figures of `content/figures.json`, printed; empty if the file has errors. */
  figures: PrintedFigure[]
  entries: Entry[]
  /** Types with errors in a file, posts and cases included: there may be more of them than the content has. */
  incompleteTypes: ReadonlySet<string>
  posts: Post[]
  /** Sorted by key. */
  cases: Case[]
  /** Words of the interface, by the name of their dictionary. */
  dictionaries: Readonly<Record<Language, Readonly<Record<string, Words>>>>
}
