import type { Company } from '../schemas/company'
import type { Entry } from './contentTypes'
import type { Post } from './post'

/** Everything the content folder holds, checked. */
export interface Content {
  /** Null only while `content/site.json` has errors. */
  company: Company | null
  entries: Entry[]
  posts: Post[]
}
