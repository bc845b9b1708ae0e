import { z } from 'zod'
import { optionalList, plainText, reference } from './fields'
import { blogPostSchema } from './blogPost'

const { updated, translatedFrom, translatedUpTo, draft, publish } = blogPostSchema.shape

/** Front matter of `content/cases/<key>/<language>.mdx`. */
export const caseSchema = z.strictObject({
  project: reference(
    'Project',
    'Key of its project, where the portfolio shows it: the file name in content/projects.',
  ).optional(),
  services: optionalList(
    reference('Service', 'Key of a service.'),
    { max: 6 },
    'Keys of the services it is an example of, whose pages lead to it.',
  ),
  title: plainText('Title of the case, the only h1 of its page.', { max: 100 }),
  excerpt: plainText('Two sentences below the title, for search engines and link previews too.', {
    min: 50,
    max: 240,
  }),
  client: plainText('For whom the project was done: a name, a post and a company.', { max: 120 }),
  updated,
  translatedFrom,
  translatedUpTo,
  draft,
  publish: publish.meta({ description: 'Day of publication, in UTC; a draft until then.' }),
})

export type CaseFrontMatter = z.infer<typeof caseSchema>
