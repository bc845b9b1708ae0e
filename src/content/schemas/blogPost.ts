import { z } from 'zod'
import { day, imageFile, plainText, reference } from './fields'

/** Front matter of `content/blog/<id>-<slug>/<language>.mdx`. */
export const blogPostSchema = z.strictObject({
  id: z.int().min(1).meta({ description: 'Number in the URL: /blog/3. The folder starts with it.' }),
  title: plainText('Title of the post, the only h1 of its page.', { max: 100 }),
  excerpt: plainText('Two sentences for the list, search engines and link previews.', { min: 50, max: 240 }),
  category: reference('Category', 'English name of a category of content/categories.json.'),
  author: reference('Author', 'Key of the author: the file name in content/authors.'),
  date: day('Day of publication.'),
  updated: day(
    'Day this text last changed in substance. Readers of a translation that has not followed are told so.',
  ).optional(),
  translatedFrom: z
    .array(z.string().regex(/^[0-9a-f]{8}$/, 'written by "npm run translations -- --accept"'))
    .meta({ description: 'Of a translation: what it was made from. Written by npm run translations -- --accept.' })
    .optional(),
  translatedUpTo: day(
    'Of a translation: the last change in substance of its original that it follows. Written by npm run translations -- --accept.',
  ).optional(),
  draft: z.boolean().default(false).meta({
    description: 'Shown in development and in previews alone. A draft of the original holds back all languages.',
  }),
  publish: day(
    'Day, in UTC, from which readers see it; until then it is a draft. The same as date, in the original.',
  ).optional(),
  featured: z.boolean().default(false).meta({ description: 'Shown large on top of the list. One post at a time.' }),
  image: imageFile('Cover, 1200 px wide or more. Without it the cover of the category is used.', 800).optional(),
  imageAlt: plainText('What the cover shows. Required with image.', { max: 200 }).optional(),
  lineDrawing: z.boolean().default(false).meta({
    description: 'The cover is dark lines on light paper: the dark theme shows light lines on its own ground.',
  }),
})

export type BlogPostFrontMatter = z.infer<typeof blogPostSchema>
