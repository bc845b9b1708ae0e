/** Generates GraphQL types from the content schemas, so that fields, nullability and descriptions are defined once. */
import { CONTENT_TYPES, type ContentTypeName } from '../../content/model/contentTypes'
import type { FieldMeta } from '../../content/schemas/fields'
import { figureSchema } from '../../content/schemas/company'
import { caseSchema } from '../../content/schemas/case'
import { blogPostSchema } from '../../content/schemas/blogPost'
import { elementOf, shapeOf, typeOf, unwrap, type AnySchema } from '../../content/schemas/walkSchema'
import { EMBEDDED_REFERENCES } from './nodeParts'
import { ROUTE_FIELDS } from './routeNodes'

/** Name of the node type for a content type. A list is one node per language. */
export function nodeTypeName(type: ContentTypeName): string {
  return 'list' in CONTENT_TYPES[type].layout ? `${type}List` : type
}

/** Not set for a value inside another record, whose language it has. */
const WORDS_LANGUAGE = `
  "Language of its words: the default one where a translation is missing."
  contentLanguage: String`

/** Front matter without a field of its own: `heldUntil` and `translation` are derived from it. */
const BOOKKEEPING = ['draft', 'publish', 'translatedFrom', 'translatedUpTo']

const DERIVED_TEXT_FIELDS = `
  "What a visitor of this language gets: translated, stale or fallback."
  translation: String!
  "Language the words are in; differs from language when there is no translation."
  contentLanguage: String!
  "Until when readers do not get it: a day, draft, or nothing once it is out."
  heldUntil: String
  "What only its own page shows."
  body: TextBody! @link`

const DERIVED_POST_FIELDS = `${DERIVED_TEXT_FIELDS}
  "Number in the URL."
  postId: Int!
  "Minutes of reading."
  minutes: Int!
  "Own cover, or that of the category."
  cover(width: Int!): Picture @picture(onWhite: true)
  "What the cover shows."
  coverAlt: String
  "The first other posts."
  recommended: [BlogPost!]! @link`

const DERIVED_CASE_FIELDS = `${DERIVED_TEXT_FIELDS}
  "Whether the portfolio shows its project."
  hasProject: Boolean!
  "Its drawings, if it has any."
  drawings: CaseDrawings @link`

/** Fields of the nodes that no schema of the content describes, by their types. */
const OTHER_NODES = {
  TextBody: `
  "Outline."
  headings: [PostHeading!]!
  "As described in src/content/mdx/blocks.ts."
  blocks: JSON! @parsed
  "Pictures, by the src their block names."
  pictures: [PostPicture!]!`,
  File: `
  absolutePath: String!
  "From the root of the repository."
  relativePath: String!
  ext: String!`,
  Dictionary: `
  "Name of the dictionary, as the i18n plugin calls it."
  ns: String!
  "Keys and words, as JSON."
  data: String!`,
  Route: ROUTE_FIELDS,
  Navigation: `
  services: [Service!]! @link
  "Those of the menu."
  mainServices: [Service!]! @link
  industries: [Industry!]! @link
  solutions: [Solution!]! @link
  "Addresses of pages and of sections of the home page that this site does not have, and chat where it has no assistant."
  absent: [String!]!`,
}

const SHARED_TYPES = `
"What the pages say of themselves that are no record's."
interface PageCopy {
  contentLanguage: String
  meta: PageMeta!
  hero: PageHero!
}
"A picture in several widths. All sizes in pixels."
type Picture {
  src: String!
  srcSet: String!
  width: Int!
  height: Int!
}
"A heading of a text."
type PostHeading {
  depth: Int!
  id: String!
  text: String!
}
"A picture in the body of a text."
type PostPicture {
  src: String!
  picture(width: Int!): Picture! @picture(from: "file", onWhite: true)
}`

/** The whole schema of the content as GraphQL SDL. */
export function contentTypeDefinitions(): string {
  const types = new Map<string, string>()
  for (const type of Object.keys(CONTENT_TYPES) as ContentTypeName[]) {
    const { layout, schema } = CONTENT_TYPES[type]
    const fields =
      'list' in layout
        ? `\n  items: [${objectType(schema, type, types)}!]!`
        : fieldsOf(schema, type, types) + WORDS_LANGUAGE
    const implemented = 'hero' in (shapeOf(schema) ?? {}) ? 'Node & PageCopy' : 'Node'
    const derived = type in DERIVED_FIELDS ? DERIVED_FIELDS[type as keyof typeof DERIVED_FIELDS] : ''
    types.set(nodeTypeName(type), nodeType(nodeTypeName(type), fields + derived, implemented))
  }
  objectType(figureSchema, 'Figure', types)
  const postFields = fieldsOf(blogPostSchema, 'BlogPost', types, ['id', 'image', 'imageAlt', ...BOOKKEEPING])
  types.set('BlogPost', nodeType('BlogPost', postFields + DERIVED_POST_FIELDS))
  types.set('Case', nodeType('Case', fieldsOf(caseSchema, 'Case', types, BOOKKEEPING) + DERIVED_CASE_FIELDS))
  for (const [name, fields] of Object.entries(OTHER_NODES)) types.set(name, nodeType(name, fields))
  return [SHARED_TYPES, ...types.values()].join('\n')
}

/** Fields of nodes that are not in the content file. `DERIVED_VALUES` of contentNodes.ts computes them. */
export const DERIVED_FIELDS = {
  Project: '\n  "Key of the case about it."\n  caseKey: String',
  Service: '\n  "Cases that name it and have no project."\n  cases: [Case!]! @link',
} as const

function nodeType(name: string, fields: string, implemented = 'Node'): string {
  const own =
    '\n  id: ID!\n  "File name, number or position: unique within type and language."\n  key: String!\n  language: String!'
  return `type ${name} implements ${implemented} @dontInfer {${own}${fields}\n}`
}

function fieldsOf(
  schema: AnySchema,
  parent: string,
  types: Map<string, string>,
  without: readonly string[] = [],
): string {
  return Object.entries(shapeOf(schema) ?? {})
    .filter(([field]) => !without.includes(field))
    .map(([field, fieldSchema]) => {
      const { meta, optional } = unwrap(fieldSchema)
      const description = meta.description ? `\n  ${JSON.stringify(meta.description)}` : ''
      const name = parent + field[0].toUpperCase() + field.slice(1)
      return `${description}\n  ${field}${fieldType(field, fieldSchema, name, types, optional ? '' : '!')}`
    })
    .join('')
}

/** The text after a field's name: suffix of an icon, arguments, type and directives. */
function fieldType(field: string, schema: AnySchema, name: string, types: Map<string, string>, bang: string): string {
  const { meta } = unwrap(schema)
  switch (meta.kind) {
    case 'icon':
    case 'drawing':
      return `Svg: String${bang} @proxy(from: "${field}")`
    case 'image':
      return `(width: Int!, wide: Int): Picture${bang} @picture`
    case 'reference':
      return `: ${meta.to}${bang}${linkDirective(meta)}`
    default:
      break
  }
  const element = elementOf(schema)
  if (element) {
    const elementMeta = unwrap(element).meta
    if (elementMeta.kind === 'reference') return `: [${elementMeta.to}!]${bang}${linkDirective(elementMeta)}`
    return `: [${valueType(element, name, types)}!]${bang}`
  }
  return `: ${valueType(schema, name, types)}${bang}`
}

function linkDirective(meta: FieldMeta): string {
  return EMBEDDED_REFERENCES.includes(meta.to ?? '') ? '' : ' @link'
}

function valueType(schema: AnySchema, name: string, types: Map<string, string>): string {
  if (unwrap(schema).meta.kind) return 'String'
  if (shapeOf(schema)) return objectType(schema, name, types)
  const scalars: Record<string, string> = {
    string: 'String',
    number: 'Int',
    float: 'Float',
    boolean: 'Boolean',
    enum: 'String',
  }
  const scalar = scalars[typeOf(schema)]
  if (!scalar) throw new Error(`No GraphQL type for "${name}" of schema type "${typeOf(schema)}".`)
  return scalar
}

function objectType(schema: AnySchema, fallbackName: string, types: Map<string, string>): string {
  const { meta } = unwrap(schema)
  const name = meta.type ?? fallbackName
  if (!types.has(name)) {
    types.set(name, '')
    const description = meta.description ? `${JSON.stringify(meta.description)}\n` : ''
    const derived = name in CONTENT_TYPES || name === 'Figure' ? WORDS_LANGUAGE : ''
    types.set(name, `${description}type ${name} {${fieldsOf(schema, name, types)}${derived}\n}`)
  }
  return name
}
