/**
 * What search engines ask of structured data, as far as this site uses it: properties that a type must have
 * (https://developers.google.com/search/docs/appearance/structured-data). Which it may have besides, and of
 * what type they are, the compiler asks of `schema-dts`.
 */
import { KINDS } from '../../src/content/schemas/company'

const ARTICLE = 'headline inLanguage author publisher'
const NEEDED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(KINDS.map((kind) => [kind, '@id name'])),
  Answer: 'text',
  Article: ARTICLE,
  BlogPosting: `${ARTICLE} datePublished dateModified articleSection wordCount`,
  BreadcrumbList: 'itemListElement',
  ContactPoint: 'contactType email',
  FAQPage: 'mainEntity',
  ListItem: 'position name',
  OpeningHoursSpecification: 'dayOfWeek opens closes',
  Organization: '@id name',
  Person: 'name',
  PostalAddress: 'streetAddress addressLocality addressCountry',
  PropertyValue: 'name value',
  Question: 'name acceptedAnswer',
  /** What has no type. */
  Reference: '@id',
  Service: 'name url provider',
  WebSite: '@id name url inLanguage publisher',
}

/** The form of a value by the name of its property; of any other, words without markup. */
const FORMS: readonly (readonly [property: RegExp, form: RegExp])[] = [
  [/^(?:@id|url|logo|image|item)$/, /^https?:\/\/[^/\s]+/],
  [/^date/, /^\d{4}-\d\d-\d\d$/],
  [/^(?:opens|closes)$/, /^\d\d:\d\d$/],
  [/./, /^(?!.*<\w)[^]*\S/s],
]

/** A part of structured data as it is parsed. */
export type Described = { [property: string]: unknown }

/** What is wrong with a thing and those within it, each as `Type property: …`. */
export function problemsOf(thing: Described): string[] {
  const type = typeof thing['@type'] === 'string' ? thing['@type'] : 'Reference'
  if (!(type in NEEDED)) return [`${type} is no type that is known here`]
  const missing = NEEDED[type].split(' ').filter((property) => !(property in thing))
  const found = Object.entries(thing).flatMap(([property, value]) =>
    [value].flat().flatMap((each) => {
      if (typeof each === 'object' && each !== null) return problemsOf(each as Described)
      const [, form] = FORMS.find(([name]) => name.test(property))!
      return form.test(String(each)) ? [] : [`${type} ${property}: ${JSON.stringify(each)}`]
    }),
  )
  return [...missing.map((property) => `${type} has no ${property}`), ...found]
}
