import { z } from 'zod'
import { address, image, key, list, name, origin, plain, reference, words } from './fields'

/** A figure of `content/figures.json` as it is printed. */
export const figureSchema = z
  .strictObject({
    id: key('Key by which tiles and texts name the figure.'),
    value: name('The figure, as it is printed: `50+`, `24/7`.', { max: 20 }),
    label: words('What it counts.', { max: 60 }),
    hours: z.number().optional().meta({ description: 'The most hours it says, where it is a time in hours.' }),
  })
  .meta({ description: 'A marketing figure.', type: 'Figure' })

const tiles = (description: string) => list(reference('Figure', 'Key of a figure.'), { min: 2, max: 4 }, description)

/** `content/site.json`: the company, its contacts and the figures used across the site. */
export const companySchema = z.strictObject({
  name: plain('Name of the company.'),
  url: origin('Where the site lives, without trailing slash. The environment variable SITE_URL overrides it.'),
  email: z.email().meta({ description: 'General address.' }),
  supportEmail: z.email().meta({ description: 'Address of the support desk.' }),
  phone: plain('Phone number as it is printed.').regex(
    /(?:\D*\d){5}/,
    'write a number that can be called, as "+1 555 010 0199"',
  ),
  slogan: words('What the company does, in a few words.', { max: 80 }),
  description: words('What the company does, in a sentence, for the footer and for search engines.', { max: 240 }),
  replyTime: reference(
    'Figure',
    'Key of the figure, in hours, that says how soon an answer comes. Who has written reads the time by the clock.',
  ),
  recipient: plain('Name the contact form writes to, EmailJS parameter to_name.'),
  demoVideo: address('Where "Watch Demo" leads. Without it, service pages have no such button.').optional(),
  socialImage: image(
    'Picture of link previews where a page cannot have its own, 1200 × 630, as PNG or JPEG.',
    1200,
  ).optional(),
  tiles: z
    .strictObject({
      service: tiles('Tiles of a service page.'),
      solutions: tiles('Tiles of the solutions page.'),
      blog: tiles('Tiles of the blog after article and category count.'),
    })
    .meta({ description: 'Which figures stand on which page.' }),
})

export type Company = z.infer<typeof companySchema>
