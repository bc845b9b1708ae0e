import { z } from 'zod'
import { words } from './fields'

/** `content/testimonials.json` is a list of these. Spec section 3, "Testimonial". */
export const testimonialSchema = z
  .strictObject({
    name: words('First name and last name, or first name and initial.', { max: 60 }),
    role: words('What the person does, without naming a company.', { max: 80 }),
    rating: z.int().min(1).max(5).meta({ description: 'Stars out of five.' }),
    comment: words('What they say.', { max: 500 }),
  })
  .meta({ description: 'What a client says.', type: 'Testimonial' })
