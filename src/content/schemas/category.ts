import { z } from 'zod'
import { imageFile, key, words } from './fields'

/** `content/categories.json`: the categories of posts. */
export const categorySchema = z
  .strictObject({
    id: key('Key used in URLs: `/blog?category=web-development`.'),
    name: words('Name on the filter button. Posts name their category by the English one.', { max: 40 }),
    cover: imageFile('Cover of posts in this category without a cover of their own.', 800).optional(),
  })
  .meta({ description: 'Category of a post.', type: 'Category' })

export type Category = z.infer<typeof categorySchema>
