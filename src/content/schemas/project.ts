import { z } from 'zod'
import { image, optionalList, whole, words } from './fields'

/** `content/projects/<key>.json`. Spec section 3, "Portfolio project". */
export const projectSchema = z.strictObject({
  order: whole('Position in the portfolio, from 1. The first three are the example projects of the home page.', {
    min: 1,
  }),
  title: words('Name of the project.', { max: 60 }),
  category: words('Field it belongs to. Without one the card says "Project".', { max: 40 }).optional(),
  description: words('What it does and for whom.', { max: 400 }),
  screenshots: optionalList(
    image('Picture of the project, upright or wide.', 480),
    { max: 6 },
    'Pictures, the first on top.',
  ),
})
