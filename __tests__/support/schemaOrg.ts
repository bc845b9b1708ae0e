/**
 * What search engines ask of structured data, as far as this site uses it:
 * properties a type must have, and of what form they are
 * (https://developers.google.com/search/docs/appearance/structured-data).
 */

type Form = 'text' | 'address' | 'day' | 'number' | 'things' | 'thing' | 'id'

interface Rule {
  required: Record<string, Form>
  /** Allowed besides; anything else is a mistake. */
  also?: Record<string, Form>
}

const ORGANIZATION: Rule = {
  required: { name: 'text', '@id': 'address' },
  also: { url: 'address', logo: 'address', contactPoint: 'things' },
}

const RULES: Record<string, Rule> = {
  Organization: ORGANIZATION,
  ContactPoint: { required: { contactType: 'text', email: 'text' }, also: { telephone: 'text' } },
  WebSite: { required: { name: 'text', url: 'address', inLanguage: 'text', publisher: 'id', '@id': 'address' } },
  FAQPage: { required: { mainEntity: 'things' } },
  Question: { required: { name: 'text', acceptedAnswer: 'thing' } },
  Answer: { required: { text: 'text' } },
  Service: { required: { name: 'text', url: 'address', provider: 'thing' } },
  BreadcrumbList: { required: { itemListElement: 'things' } },
  ItemList: { required: { itemListElement: 'things' } },
  ListItem: { required: { position: 'number', name: 'text' }, also: { item: 'address', url: 'address' } },
  Article: {
    required: {
      headline: 'text',
      inLanguage: 'text',
      author: 'thing',
      publisher: 'thing',
    },
    also: { image: 'address' },
  },
  BlogPosting: {
    required: {
      headline: 'text',
      datePublished: 'day',
      dateModified: 'day',
      inLanguage: 'text',
      articleSection: 'text',
      wordCount: 'number',
      author: 'thing',
      publisher: 'thing',
    },
    also: { image: 'address' },
  },
  Person: { required: { name: 'text' }, also: { jobTitle: 'text' } },
}

/** A part of structured data as it is parsed. */
export type Described = { [property: string]: unknown }

function isDescribed(value: unknown): value is Described {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\/[^\s/]+\S*$/.test(value)
}

const FORMS: Record<Form, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string' && value.trim() !== '' && !/<\w/.test(value),
  address: isAddress,
  day: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
  number: (value) => typeof value === 'number' && value > 0,
  things: (value) =>
    Array.isArray(value) && value.length > 0 && value.every((item) => isDescribed(item) || isAddress(item)),
  thing: isDescribed,
  id: (value) => isDescribed(value) && isAddress(value['@id']),
}

/** What is wrong with a thing and those within it, each as `Type.property: …`. */
export function problemsOf(thing: Described): string[] {
  const type = String(thing['@type'])
  const rule = RULES[type]
  if (!rule) return [`${type} is no type this site describes`]
  const allowed: Record<string, Form> = { ...rule.required, ...rule.also }
  const missing = Object.keys(rule.required).filter((property) => !(property in thing))
  const wrong = Object.entries(thing).flatMap(([property, value]) => {
    if (property === '@type') return []
    const form = allowed[property]
    if (!form) return [`${type}.${property}: not known`]
    return FORMS[form](value) ? [] : [`${type}.${property}: no ${form}: ${JSON.stringify(value)}`]
  })
  const within = Object.values(thing)
    .flat()
    .filter((value) => isDescribed(value) && '@type' in value) as Described[]
  return [...missing.map((property) => `${type}.${property}: missing`), ...wrong, ...within.flatMap(problemsOf)]
}
