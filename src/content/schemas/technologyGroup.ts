import { z } from 'zod'
import { brandIcon, key, name, words } from './fields'

/** One technology of a stack. */
export const technologySchema = z
  .strictObject({
    name: name('Name of the technology.', { max: 40 }),
    icon: brandIcon('Its brand mark. Without one the first letter is shown.').optional(),
  })
  .meta({ description: 'One technology of a stack.', type: 'Technology' })

/** One row of a technology accordion. Spec section 3, "Technology group". */
export const technologyGroupSchema = z
  .strictObject({
    id: key('Key of the group within its list.'),
    title: words('Name of the group.', { max: 60 }),
    description: words('What the group is used for.', { max: 320 }),
    stack: z.array(technologySchema).min(1).meta({ description: 'The technologies, in the order they are shown.' }),
  })
  .meta({ description: 'One row of a technology accordion.', type: 'TechnologyGroup' })

/** `content/technologies.json` is a list of these. */
export type TechnologyGroup = z.infer<typeof technologyGroupSchema>
