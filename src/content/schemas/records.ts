/** Records with one file each, named after their key. */
import { z } from 'zod'
import {
  drawing,
  icon,
  image,
  imageFile,
  list,
  metaDescription,
  optionalList,
  point,
  reference,
  whole,
  words,
} from './fields'
import { examples } from './chat'
import { faqEntrySchema, processStepSchema, technologyGroupSchema } from './lists'

/** `content/authors/<id>.json` */
export const authorSchema = z.strictObject({
  name: words('First and last name.', { max: 60 }),
  role: words('What the author does at the company.', { max: 80 }),
  avatar: imageFile('Portrait, square.', 160),
})

/** `content/projects/<key>.json`. Spec section 3, "Portfolio project". */
export const projectSchema = z.strictObject({
  order: whole('Position in the portfolio, from 1. The first three are the example projects of the home page.', {
    min: 1,
  }),
  title: words('Name of the project.', { max: 60 }),
  category: words('Field it belongs to. Without one the card says "Project".', { max: 40 }).optional(),
  description: words('What it does and for whom.', { max: 400 }),
  examples,
  screenshots: optionalList(
    image('Picture of the project, upright or wide.', 480),
    { max: 6 },
    'Pictures, the first on top.',
  ),
})

/** `content/services/<slug>.json`. Spec section 3, "Service page data". */
export const serviceSchema = z.strictObject({
  order: whole('Position in lists, from 1.', { min: 1 }),
  main: z.boolean().meta({ description: 'Whether header and home page show it.' }),
  icon: icon('Icon of the service card.'),
  drawing: drawing('Line drawing beside the title of the page.').optional(),
  title: words('Name of the service, the only h1 of its page.', { max: 60 }),
  summary: words('One sentence for the service card.', { max: 160 }),
  metaDescription: metaDescription(),
  examples,
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

/** `content/industries/<slug>.json`. Spec section 3, "Industry data". */
export const industrySchema = z.strictObject({
  order: whole('Position in lists, from 1.', { min: 1 }),
  icon: icon('Icon of the industry card.'),
  title: words('Name of the industry, the only h1 of its page.', { max: 60 }),
  summary: words('One sentence for the industry card.', { max: 160 }),
  metaDescription: metaDescription(),
  examples,
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
    .meta({ description: 'Figures of spec section 9; `tiles.industry` of site.json follow on all pages.' }),
  challenges: list(point('One challenge.'), { min: 2, max: 8 }, 'What makes this industry hard.'),
  solutions: list(point('One answer.'), { min: 2, max: 8 }, 'What we build for it, in order of the timeline.'),
  benefits: list(point('One benefit.'), { min: 2, max: 8 }, 'What the client gains.'),
  technologies: optionalList(technologyGroupSchema, { max: 8 }, 'Groups of technologies.'),
  process: optionalList(words('Name of a step.', { max: 60 }), { max: 12 }, 'Names of the steps, in order.'),
})

/** `content/solutions/<id>.json`. Spec section 3, "Solution". */
export const solutionSchema = z.strictObject({
  order: whole('Position in lists, from 1.', { min: 1 }),
  icon: icon('Icon of the solution card.'),
  drawing: drawing('Line drawing beside the title of the page.').optional(),
  title: words('Name of the solution, the only h1 of its page.', { max: 60 }),
  metaDescription: metaDescription(),
  examples,
  summary: words('One sentence for the solution card.', { max: 200 }),
  description: words('First paragraph of the page: for whom, which problem, what changes.', { max: 900 }),
  features: list(words('One feature.', { max: 220 }), { min: 2, max: 8 }, 'Key features.'),
  benefits: list(words('One benefit.', { max: 220 }), { min: 2, max: 8 }, 'Business benefits.'),
})
