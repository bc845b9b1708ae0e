/** The entries of files that hold a list. */
import { z } from 'zod'
import { LANGUAGES } from '../../routing/languages'
import { examples } from './chat'
import { brandIcon, icon, imageFile, key, labelledLink, link, name, object, whole, words } from './fields'

/** `content/categories.json`: the categories of posts. */
export const categorySchema = object('Category', 'Category of a post.', {
  id: key('Key used in URLs: `/blog?category=web-development`.'),
  name: words('Name on the filter button. Posts name their category by the English one.', { max: 40 }),
  cover: imageFile('Cover of posts in this category without a cover of their own.', 800).optional(),
})

export type Category = z.infer<typeof categorySchema>

/** One question with its answer. `content/faq.json` is a list of these. */
export const faqEntrySchema = object('FaqEntry', 'One question with its answer.', {
  question: words('The question in the words of a client.', { max: 140 }),
  examples,
  answer: words('The answer, in plain text.', { max: 900 }),
  link: labelledLink('A way on, below the answer.').optional(),
})

/** One step of how the work is done. `content/process.json` is a list of these. */
export const processStepSchema = object('ProcessStep', 'One step of how the work is done.', {
  icon: icon('Icon of the step.').optional(),
  title: words('Name of the step.', { max: 50 }),
  outcome: words('What the client has after it: the label of its layer in the drawing of the home page.', {
    max: 60,
  }).optional(),
  description: words('What happens in it, and what the client gets.', { max: 400 }),
})

/** `content/redirects.json` is a list of these: former addresses of pages. `npm run rename` and `npm run remove` write them. */
export const redirectSchema = object('Redirect', 'A former address of a page.', {
  from: z
    .string()
    .regex(
      new RegExp(`^(?!/(?:${LANGUAGES.join('|')})(?:/|$))(/[\\p{L}\\p{N}_~-][\\p{L}\\p{N}._~-]*)+$`, 'u'),
      'write a former path, as "/services/ledgers", without language and without slash at the end',
    )
    .meta({ description: 'Former path of a page, without language. The redirect applies to every language.' }),
  to: link('Page that replaces it. Without one the address answers 410 (gone).').optional(),
})

export type Redirect = z.infer<typeof redirectSchema>

export const technologySchema = object('Technology', 'One technology of a stack.', {
  name: name('Name of the technology.', { max: 40 }),
  icon: brandIcon('Its brand mark. Without one the first letter is shown.').optional(),
})

/** One row of a technology accordion. Spec section 3, "Technology group". */
export const technologyGroupSchema = object('TechnologyGroup', 'One row of a technology accordion.', {
  id: key('Key of the group within its list.'),
  title: words('Name of the group.', { max: 60 }),
  description: words('What the group is used for.', { max: 320 }),
  stack: z.array(technologySchema).min(1).meta({ description: 'The technologies, in the order they are shown.' }),
})

/** `content/technologies.json` is a list of these. */
export type TechnologyGroup = z.infer<typeof technologyGroupSchema>

/** `content/testimonials.json` is a list of these. Spec section 3, "Testimonial". */
export const testimonialSchema = object('Testimonial', 'What a client says.', {
  name: words('First name and last name, or first name and initial.', { max: 60 }),
  role: words('What the person does, without naming a company.', { max: 80 }),
  rating: z.int().min(1).max(5).meta({ description: 'Stars out of five.' }),
  comment: words('What they say.', { max: 500 }),
})

/** `content/timeline.json` is a list of these: the company's years. */
export const timelineItemSchema = object('TimelineItem', 'One year of the company.', {
  year: whole('Four digits.', { min: 1900, max: 2100 }),
  title: words('Name of the chapter.', { max: 60 }),
  description: words('What happened.', { max: 500 }),
  visual: icon('Icon beside the year.'),
})
