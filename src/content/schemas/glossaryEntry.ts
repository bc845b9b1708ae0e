import { z } from 'zod'
import { key, listInEachLanguage, plain, words } from './fields'

const variants = (language: string) =>
  z
    .array(z.string().trim().min(2))
    .meta({ description: `Forbidden in ${language}. A star matches any ending: \`колор*\`.` })

/** One entry of `content/glossary.json`: a term, and the words that are not used for it. */
export const glossaryEntrySchema = z.strictObject({
  id: key('Key of the entry.'),
  term: words('The term of the site.', { max: 80 }),
  forbidden: z.strictObject(listInEachLanguage(variants)).meta({ description: 'Other words for the same thing.' }),
  note: plain('Why, or where the other words are allowed.').optional(),
})
