/**
 * The field types of the schemas. A field can have a `FieldMeta` besides its zod
 * type: the kind of thing it refers to outside its file. The check, the GraphQL
 * types and the JSON Schemas read it.
 */
import { z } from 'zod'
import { isComplete } from '../../routing/languageFiles'
import { byLanguage, type Language } from '../../routing/languages'

// Compiling a schema takes more time than its few uses save.
z.config({ jitless: true })

/** The meaning of a field's string. The functions below that create such fields describe each kind. */
type FieldKind = 'words' | 'plain-text' | 'icon' | 'brand-icon' | 'image' | 'drawing' | 'reference' | 'link'

export interface FieldMeta {
  kind?: FieldKind
  /** For `reference`: the type whose keys are allowed. */
  to?: ReferenceTarget
  /** For `words`: no visitor reads them, so that a language that lacks them shows the record all the same. */
  unseen?: boolean
  /** Name of the GraphQL type, for objects used in several places. Others are named after their place. */
  type?: string
  /** For `image`: minimum width, in pixels. */
  minWidth?: number
}

export type ReferenceTarget = 'Author' | 'Category' | 'Project' | 'Service' | 'Solution' | 'Industry' | 'Figure'

/** The same words in every language of the site. */
export type LocalizedText = Record<Language, string>

/** Largest image file a pull request may add, in bytes. */
export const MAX_IMAGE_BYTES = 2_000_000

/** Longest side of a picture, in pixels. The build cannot write WebP above 16,383, and such a picture takes gigabytes of memory. */
export const MAX_IMAGE_SIDE = 10_000

/** Reads the meta of a field, through `optional()` and `default()`. */
export function fieldMeta(schema: z.core.$ZodType): FieldMeta {
  return (z.globalRegistry.get(schema) ?? {}) as FieldMeta
}

/** Control characters except tab and line ends. Where they stand as such, the reader of the file reports them. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/

/** A string without escapes that stand for control characters, as `"\b"` in JSON. */
export const visibleText = () =>
  z
    .string()
    .refine((text) => !CONTROL.test(text), 'An escape such as "\\b" is an invisible control character. Delete it')

function sentence({ min = 1, max }: { max?: number; min?: number }) {
  const schema = visibleText().trim().min(min)
  return max ? schema.max(max) : schema
}

/** A list for each language; the default is an empty list for a language that is not complete. */
export function listInEachLanguage<Item extends z.ZodType>(
  itemsIn: (language: Language) => z.ZodArray<Item>,
): Record<Language, z.ZodArray<Item>> {
  return byLanguage((language) =>
    isComplete(language) ? itemsIn(language) : (itemsIn(language).default([]) as unknown as z.ZodArray<Item>),
  )
}

/**
 * Words a visitor reads: `{ "en": "…", "ru": "…" }`.
 * @param description what the words say and where they appear
 * @param limits shortest and longest length in characters, for each language
 */
export function words(description: string, limits: { max?: number; min?: number } = {}) {
  const leaf = sentence(limits)
  // Required where the language is complete. `fillWords` adds the missing languages, so the type has all of them.
  const fields = byLanguage((language) => (isComplete(language) ? leaf : (leaf.optional() as unknown as typeof leaf)))
  return z.strictObject(fields).meta({ description, kind: 'words' })
}

/**
 * A name: a plain string for all languages, or `{ "en": …, "ru": … }`.
 */
export function name(description: string, limits: { max?: number } = {}) {
  const inner = words(description, limits)
  return z
    .preprocess((value) => (typeof value === 'string' ? byLanguage(() => value) : value), inner)
    .meta({ description, kind: 'words' })
}

/** A string that is not translated: an address, a key, a version. One line, because some become headers of a mail. */
export function plain(description: string) {
  return z
    .string()
    .trim()
    .min(1)
    .regex(/^[^\u0000-\u001f\u007f]*$/, 'write it in one line, without control characters')
    .meta({ description })
}

/** A key in file names and URLs: lower case, digits, hyphens. */
export function key(description: string) {
  return z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lower-case letters, digits and single hyphens')
    .meta({ description })
}

/** Text in one language: in front matter that of its file. */
export function plainText(description: string, limits: { max: number; min?: number }) {
  return sentence(limits).meta({ description, kind: 'plain-text' })
}

/** An object whose fields are all known. @param type name of its GraphQL type */
export function object<Shape extends z.ZodRawShape>(type: string, description: string, shape: Shape) {
  return z.strictObject(shape).meta({ description, type })
}

/** A boolean; false when it is left out. */
export function flag(description: string) {
  return z.boolean().default(false).meta({ description })
}

/** A list with limits of its length. */
export function list<Element extends z.ZodType>(
  element: Element,
  { min, max }: { min: number; max: number },
  description: string,
) {
  return z.array(element).min(min).max(max).meta({ description })
}

/** An optional list. Without it, its section is not on the page. */
export function optionalList<Element extends z.ZodType>(
  element: Element,
  limits: { min?: number; max: number },
  description: string,
) {
  return list(element, { min: 0, ...limits }, description).default([])
}

/** Whole number. */
export function whole(description: string, limits: { min?: number; max?: number } = {}) {
  let schema = z.int()
  if (limits.min !== undefined) schema = schema.min(limits.min)
  if (limits.max !== undefined) schema = schema.max(limits.max)
  return schema.meta({ description })
}

/** A calendar day such as `2024-03-15`; pages show it in the format of the language. */
export function day(description: string) {
  return z.iso.date().meta({ description })
}

/** Creates a field function for a kind whose string is a name or an address. */
const naming = (kind: FieldKind) => (description: string) => z.string().min(1).meta({ description, kind })

/** An icon of the Lucide set, by its file name. Browse them at lucide.dev. */
export const icon = naming('icon')

/** A brand mark of the Simple Icons set, by its slug. Browse them at simpleicons.org. */
export const brandIcon = naming('brand-icon')

/** A picture file beside the content file: `./cover.png`. */
export function imageFile(description: string, minWidth: number) {
  return z.string().min(1).meta({ description, kind: 'image', minWidth })
}

/** A line drawing beside the content file: `./drawings/lighthouse.svg`, 520 by 390, in colours of the company. */
export const drawing = naming('drawing')

/** A picture with its alternative text. */
export function image(description: string, minWidth: number) {
  return object('Image', description, {
    src: imageFile(description, minWidth),
    alt: words('What the picture shows, for visitors who do not see it.', { max: 200 }),
  })
}

/** The key of another record. */
export function reference(to: ReferenceTarget, description: string) {
  return z.string().min(1).meta({ description, kind: 'reference', to })
}

/** A path of this site without language prefix (`/projects#contact`) or an absolute URL. */
export const link = naming('link')

/** A link with its words. */
export function labelledLink(description: string) {
  return object('LabelledLink', description, {
    label: words('Label of the link.', { max: 60 }),
    to: link('Where it leads, without language prefix.'),
  })
}

/** The description that search engines and link previews show under the title. */
export function metaDescription() {
  return words('One or two sentences for search engines and link previews.', { min: 50, max: 175 })
}

/** Title and search description of a page. */
export function pageMeta() {
  return object('PageMeta', 'What search engines and link previews show.', {
    title: words('Title of the browser tab, without the brand.', { max: 70 }),
    description: metaDescription(),
  })
}

/** An icon with a title and a sentence or two. */
export function point(description: string) {
  return object('Point', description, {
    icon: icon('Icon beside the title.'),
    title: words('A few words.', { max: 70 }),
    description: words('One to three sentences.', { max: 400 }),
  })
}

/** Heading and lead of a section. */
export function sectionHeading(description: string) {
  return object('SectionHeading', description, {
    title: words('Heading of the section.', { max: 80 }),
    lead: words('A sentence under the heading.', { max: 320 }).optional(),
  })
}
