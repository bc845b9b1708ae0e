import { z } from 'zod'
import { icon, image, list, metaDescription, name, optionalList, point, whole, words } from './fields'
import { technologyGroupSchema } from './technologyGroup'

const statSchema = z
  .strictObject({
    value: name('The figure, by its line in figures.json: `{figure:projects-finance}`.', { max: 60 }),
    label: words('What is counted.', { max: 40 }),
  })
  .meta({ description: 'A figure of the industry.', type: 'IndustryStat' })

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
      projects: statSchema.optional(),
      clients: statSchema.optional(),
      headline: statSchema.optional(),
      second: statSchema.optional(),
      scope: words('Who and what the tiles count, in small print below them.', { max: 200 }).optional(),
      secondScope: words('Who the second figure is about, in small print below it.', { max: 80 }).optional(),
    })
    .optional()
    .meta({ description: 'Figures of spec section 9; support around the clock is shared by all.' }),
  challenges: list(point('One challenge.'), { min: 2, max: 8 }, 'What makes this industry hard.'),
  solutions: list(point('One answer.'), { min: 2, max: 8 }, 'What we build for it, in order of the timeline.'),
  benefits: list(point('One benefit.'), { min: 2, max: 8 }, 'What the client gains.'),
  technologies: optionalList(technologyGroupSchema, { max: 8 }, 'Groups of technologies.'),
  process: optionalList(words('Name of a step.', { max: 60 }), { max: 12 }, 'Names of the steps, in order.'),
})

export type Industry = z.infer<typeof industrySchema>
