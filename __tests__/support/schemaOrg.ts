/**
 * Search engines' requirements for the structured data of this site: properties that a type must have
 * (https://developers.google.com/search/docs/appearance/structured-data). The compiler checks optional properties
 * and the types of values against `schema-dts`.
 */
import { KINDS } from '../../src/content/schemas/company'

const ARTICLE = 'headline inLanguage author publisher'
const NEEDED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(KINDS.map((kind) => [kind, '@id name'])),
  Article: ARTICLE,
  BlogPosting: `${ARTICLE} datePublished dateModified`,
  BreadcrumbList: 'itemListElement',
  ContactPoint: 'contactType email',
  ListItem: 'position name',
  Organization: '@id name',
  Person: 'name',
  PostalAddress: 'streetAddress addressLocality addressCountry',
  /** An object without a type. */
  Reference: '@id',
  WebSite: '@id name url inLanguage publisher',
}

/** The format of a value by its property's name; by default, text without markup. */
const FORMS: readonly (readonly [property: RegExp, form: RegExp])[] = [
  [/^(?:@id|url|logo|image|item)$/, /^https?:\/\/[^/\s]+/],
  [/^date/, /^\d{4}-\d\d-\d\d$/],
  [/./, /^(?!.*<\w)[^]*\S/s],
]

/** A parsed object of structured data. */
export type Described = { [property: string]: unknown }

/** Problems of an object and those within it, each as `Type property: …`. */
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
