import { z } from 'zod'
import { icon, words } from './fields'

/** One step of how the work is done. `content/process.json` is a list of these. */
export const processStepSchema = z
  .strictObject({
    icon: icon('Icon of the step.').optional(),
    title: words('Name of the step.', { max: 50 }),
    outcome: words('What the client has after it: the label of its layer in the drawing of the home page.', {
      max: 60,
    }).optional(),
    description: words('What happens in it, and what the client gets.', { max: 400 }),
  })
  .meta({ description: 'One step of how the work is done.', type: 'ProcessStep' })
