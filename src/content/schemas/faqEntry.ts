import { z } from 'zod'
import { key, words } from './fields'

/** One question with its answer. `content/faq.json` is a list of these. */
export const faqEntrySchema = z
  .strictObject({
    topic: key('Key by which the assistant answers with this entry, as `code-owner`.').optional(),
    question: words('The question in the words of a client.', { max: 140 }),
    answer: words('The answer, in plain text.', { max: 900 }),
  })
  .meta({ description: 'One question with its answer.', type: 'FaqEntry' })

export type FaqEntry = z.infer<typeof faqEntrySchema>
