/** The keys of the dictionaries, as types: a missing or misspelt key is an error of the compiler. */
import type articleCard from '@words/articleCard.json'
import type blog from '@words/blog.json'
import type blogPost from '@words/blogPost.json'
import type caseWords from '@words/case.json'
import type common from '@words/common.json'
import type contact from '@words/contact.json'
import type home from '@words/home.json'
import type industry from '@words/industry.json'
import type projectGrid from '@words/projectGrid.json'
import type projects from '@words/projects.json'
import type search from '@words/search.json'
import type service from '@words/service.json'
import type solutions from '@words/solutions.json'

/** Dictionaries that pages and blocks load. The chat gets its words with its data. */
interface Dictionaries {
  articleCard: typeof articleCard
  blog: typeof blog
  blogPost: typeof blogPost
  case: typeof caseWords
  common: typeof common
  contact: typeof contact
  home: typeof home
  industry: typeof industry
  projectGrid: typeof projectGrid
  projects: typeof projects
  search: typeof search
  service: typeof service
  solutions: typeof solutions
}

/** A key without its plural form: `minutes` for `minutes_one` and `minutes_other`. */
type Family<Key> = Key extends `${infer Name}_${Intl.LDMLPluralRule}` ? Name : Key & string

type KeysOf<Name extends keyof Dictionaries> = Family<keyof Dictionaries[Name]>

/** A word of a dictionary of the page, or with a prefix of another: `contact:field.email`. */
export type WordKey = {
  [Name in keyof Dictionaries]: KeysOf<Name> | `${Name}:${KeysOf<Name>}`
}[keyof Dictionaries]
