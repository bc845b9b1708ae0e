import { z } from 'zod'
import { LANGUAGES } from '../../routing/languages'
import { link } from './fields'

/** `content/redirects.json` is a list of these: addresses that pages had. `npm run rename` and `npm run remove` write them. */
export const redirectSchema = z
  .strictObject({
    from: z
      .string()
      .regex(
        new RegExp(`^(?!/(?:${LANGUAGES.join('|')})(?:/|$))(/[a-z0-9]+(-[a-z0-9]+)*)+$`),
        'write the path a page had, as "/services/ledgers": no language, no slash at the end',
      )
      .meta({ description: 'Path that a page had, without language. Answers in every language.' }),
    to: link('Page that took its place. Without one the address says that the page is gone.').optional(),
  })
  .meta({ description: 'An address that a page had.', type: 'Redirect' })

export type Redirect = z.infer<typeof redirectSchema>
