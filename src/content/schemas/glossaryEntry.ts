import { z } from 'zod'
import { key, plain, words } from './fields'

const variants = (language: string) =>
  z
    .array(z.string().trim().min(2))
    .meta({ description: `Forbidden in ${language}. A star stands for any ending: \`колор*\`.` })

/** One line of `content/glossary.json`: how the site calls a thing, and how it does not. */
export const glossaryEntrySchema = z.strictObject({
  id: key('Key of the entry.'),
  term: words('How the site calls it.', { max: 80 }),
  forbidden: z
    .strictObject({ en: variants('English'), ru: variants('Russian') })
    .meta({ description: 'Other words for the same thing.' }),
  note: plain('Why, or where the other words are right.').optional(),
})

export type GlossaryEntry = z.infer<typeof glossaryEntrySchema>
