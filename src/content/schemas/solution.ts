import { z } from 'zod'
import { drawing, icon, list, metaDescription, whole, words } from './fields'

/** `content/solutions/<id>.json`. Spec section 3, "Solution". */
export const solutionSchema = z.strictObject({
  order: whole('Position in lists, from 1.', { min: 1 }),
  icon: icon('Icon of the solution card.'),
  drawing: drawing('Line drawing beside the title of the page.').optional(),
  title: words('Name of the solution, the only h1 of its page.', { max: 60 }),
  metaDescription: metaDescription(),
  summary: words('One sentence for the solution card.', { max: 200 }),
  description: words('First paragraph of the page: for whom, which problem, what changes.', { max: 900 }),
  features: list(words('One feature.', { max: 220 }), { min: 2, max: 8 }, 'Key features.'),
  benefits: list(words('One benefit.', { max: 220 }), { min: 2, max: 8 }, 'Business benefits.'),
})
