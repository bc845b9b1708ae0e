import { z } from 'zod'
import { icon, whole, words } from './fields'

/** `content/timeline.json` is a list of these: the company's years. */
export const timelineItemSchema = z
  .strictObject({
    year: whole('Four digits.', { min: 1900, max: 2100 }),
    title: words('Name of the chapter.', { max: 60 }),
    description: words('What happened.', { max: 500 }),
    visual: icon('Icon beside the year.'),
  })
  .meta({ description: 'One year of the company.', type: 'TimelineItem' })
