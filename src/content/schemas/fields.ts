/**
 * The vocabulary the schemas are written in. Besides what zod checks by
 * itself, each field can carry a `FieldMeta`: what kind of thing it names
 * outside its own file. The checker, the GraphQL types and the JSON Schemas
 * all read that meta, so a rule is stated once, where the field is declared.
 */
import { z } from 'zod'
import { byLanguage, type Language } from '../../routing/languages'

// A schema is used a few times: compiling each would take longer than it saves.
z.config({ jitless: true })

/** What a field refers to, beyond being a string. */
type FieldKind =
  /** Words, one string per language. */
  | 'words'
  /** A Lucide icon, by its file name: `anchor`, `shield-check`. */
  | 'icon'
  /** A Simple Icons brand mark, by its slug: `react`, `postgresql`. */
  | 'brand-icon'
  /** An image file, relative to the file that names it. */
  | 'image'
  /** Another record, by its key. */
  | 'reference'
  /** A path of this site without language prefix, or an absolute URL. */
  | 'link'
  /** The `https://` address of a page elsewhere. */
  | 'address'
  /** The `https://` address of the site itself. */
  | 'origin'
  /** Text a visitor reads as it is, in one language. */
  | 'plain-text'

export interface FieldMeta {
  kind?: FieldKind
  /** For `reference`: the type whose keys are allowed. */
  to?: ReferenceTarget
  /** Name of the GraphQL type, for objects that recur. Others are named after their place. */
  type?: string
  /** For `image`: the narrowest picture, in pixels, that stays sharp where it is shown. */
  minWidth?: number
}

export type ReferenceTarget = 'Author' | 'Category' | 'Project' | 'Service' | 'Solution' | 'Industry' | 'Figure'

/** The same words in every language of the site. */
export type LocalizedText = Record<Language, string>

/** Largest image file a pull request may add, in bytes. */
export const MAX_IMAGE_BYTES = 2_000_000

/** Reads the meta of a field, through `optional()` and `default()`. */
export function fieldMeta(schema: z.core.$ZodType): FieldMeta {
  return (z.globalRegistry.get(schema) ?? {}) as FieldMeta
}

function sentence({ min = 1, max }: { max?: number; min?: number }) {
  const schema = z.string().trim().min(min)
  return max ? schema.max(max) : schema
}

/**
 * Words a visitor reads: `{ "en": "…", "ru": "…" }`.
 * @param description what the words say and where they appear
 * @param limits shortest and longest length in characters, for each language
 */
export function words(description: string, limits: { max?: number; min?: number } = {}) {
  const leaf = sentence(limits)
  return z
    .strictObject({ en: leaf, ru: leaf } satisfies Record<Language, typeof leaf>)
    .meta({ description, kind: 'words' })
}

/**
 * A name that may be the same in every language: a plain string stands for
 * all of them, `{ "en": …, "ru": … }` tells them apart.
 */
export function name(description: string, limits: { max?: number } = {}) {
  const inner = words(description, limits)
  return z
    .preprocess((value) => (typeof value === 'string' ? byLanguage(() => value) : value), inner)
    .meta({ description, kind: 'words' })
}

/** A string that is not words: an address, a key, a version. One line: some go into the head of a letter. */
export function plain(description: string) {
  return z
    .string()
    .trim()
    .min(1)
    .regex(/^[^\u0000-\u001f\u007f]*$/, 'write it in one line, without control letters')
    .meta({ description })
}

/** A key as it stands in file names and URLs: lower case, digits, hyphens. */
export function key(description: string) {
  return z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lower-case letters, digits and single hyphens')
    .meta({ description })
}

/** Text in one language: of the front matter of a text, whose file is in that language. */
export function plainText(description: string, limits: { max: number; min?: number }) {
  return sentence(limits).meta({ description, kind: 'plain-text' })
}

/** A list of a fixed length, or of a length within limits. */
export function list<Element extends z.ZodType>(
  element: Element,
  length: number | { min: number; max: number },
  description: string,
) {
  const { min, max } = typeof length === 'number' ? { min: length, max: length } : length
  const all = z.array(element)
  return (min === max ? all.length(min) : all.min(min).max(max)).meta({ description })
}

/** Whole number. */
export function whole(description: string, limits: { min?: number; max?: number } = {}) {
  let schema = z.int()
  if (limits.min !== undefined) schema = schema.min(limits.min)
  if (limits.max !== undefined) schema = schema.max(limits.max)
  return schema.meta({ description })
}

/** A calendar day as `2024-03-15`; the site writes it out per language. */
export function day(description: string) {
  return z.iso.date().meta({ description })
}

/** An icon of the Lucide set, by its file name. Browse them at lucide.dev. */
export function icon(description: string) {
  return z.string().min(1).meta({ description, kind: 'icon' })
}

/** A brand mark of the Simple Icons set, by its slug. Browse them at simpleicons.org. */
export function brandIcon(description: string) {
  return z.string().min(1).meta({ description, kind: 'brand-icon' })
}

/** A picture file beside the file that names it, as `./cover.png`. */
export function imageFile(description: string, minWidth: number) {
  return z.string().min(1).meta({ description, kind: 'image', minWidth })
}

/** A picture with what it shows in words, for those who do not see it. */
export function image(description: string, minWidth: number) {
  return z
    .strictObject({
      src: imageFile(description, minWidth),
      alt: words('What the picture shows, for visitors who do not see it.', { max: 200 }),
    })
    .meta({ description, type: 'Image' })
}

/** The key of another record. */
export function reference(to: ReferenceTarget, description: string) {
  return z.string().min(1).meta({ description, kind: 'reference', to })
}

/** A path of this site without language prefix (`/projects#contact`) or an absolute URL. */
export function link(description: string) {
  return z.string().min(1).meta({ description, kind: 'link' })
}

/** The address of a page elsewhere, as `https://…`. */
export function address(description: string) {
  return z.string().min(1).meta({ description, kind: 'address' })
}

/** The address of this site: `https://` and its name. */
export function origin(description: string) {
  return z.string().min(1).meta({ description, kind: 'origin' })
}

/** What search engines and link previews show under the title. */
export function metaDescription() {
  return words('One or two sentences for search engines and link previews.', { min: 50, max: 175 })
}

/** Title and search description of a page. */
export function pageMeta() {
  return z
    .strictObject({
      title: words('Title of the browser tab, without the brand.', { max: 70 }),
      description: metaDescription(),
    })
    .meta({ description: 'What search engines and link previews show.', type: 'PageMeta' })
}

/** A picture of the icon set with a title and a sentence or two: the smallest building block of a page. */
export function point(description: string) {
  return z
    .strictObject({
      icon: icon('Icon beside the title.'),
      title: words('A few words.', { max: 70 }),
      description: words('One to three sentences.', { max: 400 }),
    })
    .meta({ description, type: 'Point' })
}

/** Heading and lead of a section. */
export function sectionHeading(description: string) {
  return z
    .strictObject({
      title: words('Heading of the section.', { max: 80 }),
      lead: words('A sentence under the heading.', { max: 320 }).optional(),
    })
    .meta({ description, type: 'SectionHeading' })
}
