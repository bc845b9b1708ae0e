import type { PrintedFigure } from './figures'
import type { Company } from '../schemas/company'
import type { Entry } from './contentTypes'
import type { Language } from '../../routing/languages'
import type { Case, Post } from './post'

/** Words of the interface by key, of one dictionary in one language. */
export type Words = Readonly<Record<string, string>>

/** Everything the content folder holds, checked. */
export interface Content {
  /** Null only while `content/site.json` has errors. */
  company: Company | null
  /** The figures of `content/figures.json`, printed; none while it has errors. */
  figures: PrintedFigure[]
  entries: Entry[]
  posts: Post[]
  /** In the order of their keys. */
  cases: Case[]
  /** Words of the interface, by the name of their dictionary. */
  dictionaries: Readonly<Record<Language, Readonly<Record<string, Words>>>>
}
