/**
 * What search engines ask of structured data, as far as this site uses it:
 * properties a type must or may have, and of what form they are
 * (https://developers.google.com/search/docs/appearance/structured-data).
 */
import { z } from 'zod'
import { KINDS } from '../../src/content/schemas/company'

const text = z
  .string()
  .regex(/\S/)
  .regex(/^(?!.*<\w)/s, 'holds markup')
const address = z.url({ protocol: /^https?$/ })
const reference = z.strictObject({ '@id': address })
const some = <Item extends z.ZodType>(item: Item) => z.array(item).min(1)
const type = <Name extends string, Shape extends z.core.$ZodShape>(name: Name, shape: Shape) =>
  z.strictObject({ '@type': z.literal(name), ...shape })

const contactPoint = type('ContactPoint', { contactType: text, email: text, telephone: text.optional() })
const mention = { '@id': address, name: text }
const organization = type('Organization', mention)
const time = z.string().regex(/^\d\d:\d\d$/)
const company = z.strictObject({
  '@type': z.enum(KINDS),
  ...mention,
  legalName: text.optional(),
  url: address,
  logo: address,
  contactPoint: some(contactPoint),
  address: type('PostalAddress', {
    streetAddress: text,
    postalCode: text.optional(),
    addressLocality: text,
    addressRegion: text.optional(),
    addressCountry: z.string().length(2),
  }).optional(),
  openingHoursSpecification: some(
    type('OpeningHoursSpecification', { dayOfWeek: some(text), opens: time, closes: time }),
  ).optional(),
  identifier: some(type('PropertyValue', { name: text, value: text })).optional(),
})
const person = type('Person', { name: text, jobTitle: text.optional() })
const question = type('Question', { name: text, acceptedAnswer: type('Answer', { text }) })
const listItem = type('ListItem', { position: z.number().positive(), name: text, item: address.optional() })
const article = {
  headline: text,
  inLanguage: text,
  author: z.union([person, organization]),
  publisher: z.union([organization, reference]),
  image: address.optional(),
}

const THING = z.discriminatedUnion('@type', [
  company,
  type('WebSite', { '@id': address, name: text, url: address, inLanguage: text, publisher: reference }),
  type('FAQPage', { mainEntity: some(question) }),
  type('Service', { name: text, url: address, provider: organization }),
  type('BreadcrumbList', { itemListElement: some(listItem) }),
  type('Article', article),
  type('BlogPosting', {
    ...article,
    datePublished: z.iso.date(),
    dateModified: z.iso.date(),
    articleSection: text,
    wordCount: z.number().positive(),
  }),
])

/** A part of structured data as it is parsed. */
export type Described = { [property: string]: unknown }

/** What is wrong with a thing and those within it, each as `Type property.…: …`. */
export function problemsOf(thing: Described): string[] {
  const { error } = THING.safeParse(thing)
  return (error?.issues ?? []).map(({ path, message }) => `${String(thing['@type'])} ${path.join('.')}: ${message}`)
}
