import { z } from 'zod'
import { icon, image, list, metaDescription, optionalList, point, reference, whole, words } from './fields'
import { technologyGroupSchema } from './technologyGroup'

/** `content/industries/<slug>.json`. Spec section 3, "Industry data". */
export const industrySchema = z.strictObject({
  order: whole('Position in lists, from 1.', { min: 1 }),
  icon: icon('Icon of the industry card.'),
  title: words('Name of the industry, the only h1 of its page.', { max: 60 }),
  summary: words('One sentence for the industry card.', { max: 160 }),
  metaDescription: metaDescription(),
  description: words('First paragraph of the page.', { max: 700 }),
  image: image('Illustration of the page.', 800).optional(),
  stats: z
    .strictObject({
      projects: reference('Figure', 'How many projects.').optional(),
      clients: reference('Figure', 'How many clients, or whom they serve.').optional(),
      headline: reference('Figure', 'The figure that matters most in this industry.').optional(),
      second: reference('Figure', 'The figure beside the benefits.').optional(),
    })
    .optional()
    .meta({ description: 'Figures of spec section 9; support around the clock is shared by all.' }),
  challenges: list(point('One challenge.'), { min: 2, max: 8 }, 'What makes this industry hard.'),
  solutions: list(point('One answer.'), { min: 2, max: 8 }, 'What we build for it, in order of the timeline.'),
  benefits: list(point('One benefit.'), { min: 2, max: 8 }, 'What the client gains.'),
  technologies: optionalList(technologyGroupSchema, { max: 8 }, 'Groups of technologies.'),
  process: optionalList(words('Name of a step.', { max: 60 }), { max: 12 }, 'Names of the steps, in order.'),
})
