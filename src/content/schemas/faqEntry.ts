import { z } from 'zod'
import { examples } from './chat'
import { words } from './fields'

/** One question with its answer. `content/faq.json` is a list of these. */
export const faqEntrySchema = z
  .strictObject({
    question: words('The question in the words of a client.', { max: 140 }),
    examples,
    answer: words('The answer, in plain text.', { max: 900 }),
  })
  .meta({ description: 'One question with its answer.', type: 'FaqEntry' })

export type FaqEntry = z.infer<typeof faqEntrySchema>
