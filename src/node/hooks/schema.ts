import path from 'node:path'
import type { CreateSchemaCustomizationArgs } from 'gatsby'
import { iconFile } from '../../content/check/iconSets'
import { contentTypeDefinitions } from '../nodes/graphqlTypes'
import { iconSvg, lineIconSvg } from '../nodes/iconSvg'
import { resolvePicture } from '../nodes/picture'

/** Registers the content types and the directives they use. */
export function defineContentTypes({ actions, cache, pathPrefix, reporter }: CreateSchemaCustomizationArgs): void {
  const root = process.cwd()
  actions.createFieldExtension({
    name: 'iconSvg',
    args: { from: 'String!' },
    extend: ({ from }: { from: string }) => ({
      resolve: (source: Record<string, unknown>) => {
        const name = source[from]
        return typeof name === 'string' ? lineIconSvg(iconFile(root, 'icon', name)) : null
      },
    }),
  })
  actions.createFieldExtension({
    name: 'drawing',
    args: { from: 'String!' },
    extend: ({ from }: { from: string }) => ({
      resolve: (source: Record<string, unknown>) => {
        const file = source[from]
        return typeof file === 'string' ? iconSvg(path.join(root, file)) : null
      },
    }),
  })
  actions.createFieldExtension({
    name: 'picture',
    args: { from: 'String' },
    extend: ({ from }: { from?: string }) => ({
      resolve: (
        source: Record<string, unknown>,
        { width }: { width: number },
        _context: unknown,
        info: { fieldName: string },
      ) => {
        const file = source[from ?? info.fieldName]
        if (typeof file !== 'string') return null
        return resolvePicture(path.normalize(file), width, { root, pathPrefix, reporter, cache })
      },
    }),
  })
  actions.createTypes(contentTypeDefinitions())
}
