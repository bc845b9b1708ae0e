/** The format of each kind of file, by the name that the configuration of the editor has for it. */
import { CONTENT_TYPES, holdsRecordsOf, type ContentTypeName } from '../content/model/contentTypes'
import { TEXT_ROOTS } from '../content/read/contentFiles'
import { blogPostSchema } from '../content/schemas/blogPost'
import { caseSchema } from '../content/schemas/case'
import { recordFormat, type FileFormat } from './recordFormat'
import { textFormat } from './textFormat'

const TYPES = Object.keys(CONTENT_TYPES) as ContentTypeName[]

export const RECORD_FORMATS: Readonly<Record<string, FileFormat>> = Object.fromEntries(
  TYPES.map((type) => [type, recordFormat(type)]),
)
export const TEXT_FORMATS = { post: textFormat(blogPostSchema), case: textFormat(caseSchema) } as const

/** The format of a file, by its path from the root of the repository. */
export function formatOf(file: string): FileFormat {
  const type = TYPES.find((name) => holdsRecordsOf(name, file))
  if (type) return RECORD_FORMATS[type]
  return file.startsWith(TEXT_ROOTS.post) ? TEXT_FORMATS.post : TEXT_FORMATS.case
}
