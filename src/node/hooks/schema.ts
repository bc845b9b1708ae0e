import path from 'node:path'
import type { CreateSchemaCustomizationArgs } from 'gatsby'
import { iconFile } from '../../content/check/iconSets'
import { contentTypeDefinitions } from '../nodes/graphqlTypes'
import { iconBody } from '../nodes/iconBody'
import { resolvePicture } from '../nodes/picture'
import { rootOf } from '../root'

/** Registers the content types and the two directives they use. */
export function defineContentTypes({
  actions,
  cache,
  pathPrefix,
  reporter,
  store,
}: CreateSchemaCustomizationArgs): void {
  const root = rootOf({ store })
  actions.createFieldExtension({
    name: 'iconBody',
    extend: () => ({
      resolve: (source: Record<string, unknown>, _args: unknown, _context: unknown, info: { fieldName: string }) => {
        const name = source[info.fieldName]
        return typeof name === 'string' ? iconBody(iconFile(root, 'icon', name)) : null
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
