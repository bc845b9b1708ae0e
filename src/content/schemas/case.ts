import { z } from 'zod'
import { reference } from './fields'
import { blogPostSchema } from './blogPost'

const { title, excerpt, updated, translatedFrom, translatedUpTo, draft, publish } = blogPostSchema.shape

/** Front matter of `content/cases/<key>/<language>.mdx`. */
export const caseSchema = z.strictObject({
  project: reference('Project', 'Key of the project it tells of: the file name in content/projects.'),
  title: title.meta({ description: 'Title of the case, the only h1 of its page.', kind: 'plain-text' }),
  excerpt: excerpt.meta({
    description: 'Two sentences below the title, for search engines and link previews too.',
    kind: 'plain-text',
  }),
  client: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .meta({ description: 'For whom the project was done: a name, a post and a company.', kind: 'plain-text' }),
  updated,
  translatedFrom,
  translatedUpTo,
  draft,
  publish: publish.meta({ description: 'Day, in UTC, from which readers see it; until then it is a draft.' }),
})

export type CaseFrontMatter = z.infer<typeof caseSchema>
