/** The keys of the dictionaries, as types: a missing or misspelt key is an error of the compiler. */

/** Dictionaries that pages and blocks load. The chat gets its words with its data. */
interface Dictionaries {
  articleCard: typeof import('@words/articleCard.json')
  blog: typeof import('@words/blog.json')
  blogPost: typeof import('@words/blogPost.json')
  case: typeof import('@words/case.json')
  common: typeof import('@words/common.json')
  contact: typeof import('@words/contact.json')
  home: typeof import('@words/home.json')
  industry: typeof import('@words/industry.json')
  projectGrid: typeof import('@words/projectGrid.json')
  projects: typeof import('@words/projects.json')
  search: typeof import('@words/search.json')
  service: typeof import('@words/service.json')
  solutions: typeof import('@words/solutions.json')
}

/** A key without its plural form: `minutes` for `minutes_one` and `minutes_other`. */
type Family<Key> = Key extends `${infer Name}_${Intl.LDMLPluralRule}` ? Name : Key & string

type KeysOf<Name extends keyof Dictionaries> = Family<keyof Dictionaries[Name]>

/** A word of a dictionary of the page, or with a prefix of another: `contact:field.email`. */
export type WordKey = {
  [Name in keyof Dictionaries]: KeysOf<Name> | `${Name}:${KeysOf<Name>}`
}[keyof Dictionaries]
