import { z } from 'zod'
import { icon, image, list, metaDescription, point, reference, whole, words } from './fields'
import { faqEntrySchema } from './faqEntry'
import { processStepSchema } from './processStep'
import { technologyGroupSchema } from './technologyGroup'

/** `content/services/<slug>.json`. Spec section 3, "Service page data". */
export const serviceSchema = z.strictObject({
  order: whole('Position in lists, from 1.', { min: 1 }),
  main: z.boolean().meta({ description: 'One of the six services of the header and the home page.' }),
  icon: icon('Icon of the service card.'),
  title: words('Name of the service, the only h1 of its page.', { max: 60 }),
  summary: words('One sentence for the service card.', { max: 160 }),
  metaDescription: metaDescription(),
  subtitle: words('Line under the title.', { max: 120 }),
  description: words('First paragraph of the page.', { max: 700 }),
  highlightText: words('The most important point, set apart from the description.', { max: 200 }),
  approach: words('How the company does this kind of work.', { max: 900 }),
  approachPoints: list(point('One point of the approach.'), 4, 'Four points.'),
  approachImage: image('Picture beside the approach.', 800).optional(),
  technologies: list(technologyGroupSchema, 3, 'Three groups of technologies.'),
  process: list(processStepSchema, 6, 'Six steps.'),
  projects: list(reference('Project', 'Key of a project.'), 3, 'Keys of three example projects.'),
  faqs: list(faqEntrySchema, 5, 'Five questions.'),
})

export type Service = z.infer<typeof serviceSchema>
