import { z } from 'zod'
import { day, flag, imageFile, plainText, reference } from './fields'

/** Front matter of `content/blog/<id>-<slug>/<language>.mdx`. */
export const blogPostSchema = z.strictObject({
  id: z
    .int()
    .min(1)
    // Static hosts serve the not-found page of the blog from `blog/404.html`, the file of this post.
    .refine((id) => id !== 404, '/blog/404 is the not-found page of the blog. Use the next id.')
    .meta({ description: 'Number in the URL: /blog/3. The folder starts with it.' }),
  title: plainText('Title of the post, the only h1 of its page.', { max: 100 }),
  excerpt: plainText('Two sentences for the list, search engines and link previews.', { min: 50, max: 240 }),
  category: reference('Category', 'English name of a category of content/categories.json.'),
  author: reference('Author', 'Key of the author: the file name in content/authors.'),
  date: day('Day of publication.'),
  updated: day('Day of the last change in substance. An older translation shows a note.').optional(),
  translatedFrom: z
    .array(z.string().regex(/^[0-9a-f]{8}$/, 'written by "npm run translations -- --accept"'))
    .meta({ description: 'Of a translation: hashes of the original. Written by npm run translations -- --accept.' })
    .optional(),
  translatedUpTo: day(
    'Of a translation: the "updated" of its original. Written by npm run translations -- --accept.',
  ).optional(),
  draft: flag('Shown in development and previews only. A draft of the original hides all languages.'),
  publish: day('Day of publication, in UTC; a draft until then. Write the same day as "date".').optional(),
  featured: flag('Shown large at the top of the list. Only one post may be featured.'),
  image: imageFile('Cover, 1200 px wide or more. Without it the cover of the category is used.', 800).optional(),
  imageAlt: plainText('What the cover shows. Required with image.', { max: 200 }).optional(),
  lineDrawing: flag('The cover is a dark line drawing on a light background, which the dark theme inverts.'),
})

export type BlogPostFrontMatter = z.infer<typeof blogPostSchema>
