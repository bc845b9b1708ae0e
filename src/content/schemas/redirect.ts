import { z } from 'zod'
import { LANGUAGES } from '../../routing/languages'
import { link } from './fields'

/** `content/redirects.json` is a list of these: former addresses of pages. `npm run rename` and `npm run remove` write them. */
export const redirectSchema = z
  .strictObject({
    from: z
      .string()
      .regex(
        new RegExp(`^(?!/(?:${LANGUAGES.join('|')})(?:/|$))(/[a-z0-9]+(-[a-z0-9]+)*)+$`),
        'write a former path, as "/services/ledgers", without language and without slash at the end',
      )
      .meta({ description: 'Former path of a page, without language. The redirect applies to every language.' }),
    to: link('Page that replaces it. Without one the address answers 410 (gone).').optional(),
  })
  .meta({ description: 'A former address of a page.', type: 'Redirect' })

export type Redirect = z.infer<typeof redirectSchema>
