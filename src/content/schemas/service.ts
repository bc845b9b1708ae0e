import { z } from 'zod'
import { drawing, icon, image, list, metaDescription, optionalList, point, reference, whole, words } from './fields'
import { faqEntrySchema } from './faqEntry'
import { processStepSchema } from './processStep'
import { technologyGroupSchema } from './technologyGroup'

/** `content/services/<slug>.json`. Spec section 3, "Service page data". */
export const serviceSchema = z.strictObject({
  order: whole('Position in lists, from 1.', { min: 1 }),
  main: z.boolean().meta({ description: 'Whether header and home page show it.' }),
  icon: icon('Icon of the service card.'),
  drawing: drawing('Line drawing beside the title of the page.').optional(),
  title: words('Name of the service, the only h1 of its page.', { max: 60 }),
  summary: words('One sentence for the service card.', { max: 160 }),
  metaDescription: metaDescription(),
  subtitle: words('Line under the title.', { max: 120 }),
  description: words('First paragraph of the page.', { max: 700 }),
  highlightText: words('The most important point, set apart from the description.', { max: 200 }),
  approach: words('How the company does this kind of work.', { max: 900 }),
  approachPoints: list(point('One point of the approach.'), { min: 2, max: 8 }, 'Points of the approach.'),
  approachImage: image('Picture beside the approach.', 800).optional(),
  technologies: optionalList(technologyGroupSchema, { max: 8 }, 'Groups of technologies.'),
  process: optionalList(processStepSchema, { max: 12 }, 'Steps of the work.'),
  projects: optionalList(reference('Project', 'Key of a project.'), { max: 9 }, 'Keys of example projects.'),
  faqs: optionalList(faqEntrySchema, { max: 20 }, 'Questions.'),
})

export type Service = z.infer<typeof serviceSchema>
