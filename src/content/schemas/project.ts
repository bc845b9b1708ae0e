import { z } from 'zod'
import { image, list, whole, words } from './fields'

/** `content/projects/<key>.json`, key a…m. Spec section 3, "Portfolio project". */
export const projectSchema = z.strictObject({
  order: whole('Position in the portfolio, from 1. The first three are the example projects of the home page.', {
    min: 1,
  }),
  title: words('Name of the app.', { max: 60 }),
  category: words('Field it belongs to. Without one the card says "Project".', { max: 40 }).optional(),
  description: words('What it does and for whom.', { max: 400 }),
  screenshots: list(image('Screenshot of the app, upright.', 480), 3, 'Three screenshots, the first on top.'),
})

export type Project = z.infer<typeof projectSchema>
