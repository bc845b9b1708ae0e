import { z } from 'zod'
import { imageFile, words } from './fields'

/** `content/authors/<id>.json` */
export const authorSchema = z.strictObject({
  name: words('First and last name.', { max: 60 }),
  role: words('What the author does at the company.', { max: 80 }),
  avatar: imageFile('Portrait, square.', 160),
})
