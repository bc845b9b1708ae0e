import { z } from 'zod'
import { examples } from './chat'
import { link, words } from './fields'

/** One question with its answer. `content/faq.json` is a list of these. */
export const faqEntrySchema = z
  .strictObject({
    question: words('The question in the words of a client.', { max: 140 }),
    examples,
    answer: words('The answer, in plain text.', { max: 900 }),
    link: z
      .strictObject({
        label: words('Label of the link.', { max: 60 }),
        to: link('Where it leads, without language prefix.'),
      })
      .optional()
      .meta({ description: 'A way on, below the answer.', type: 'LabelledLink' }),
  })
  .meta({ description: 'One question with its answer.', type: 'FaqEntry' })

export type FaqEntry = z.infer<typeof faqEntrySchema>
