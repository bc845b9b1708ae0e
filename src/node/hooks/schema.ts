import type { CreateSchemaCustomizationArgs } from 'gatsby'
import { contentTypeDefinitions } from '../nodes/graphqlTypes'
import { resolvePicture } from '../nodes/picture'

/** Registers the content types and the directives they use. */
export function defineContentTypes({ actions }: CreateSchemaCustomizationArgs): void {
  const root = process.cwd()
  actions.createFieldExtension({
    name: 'picture',
    args: { from: 'String', onWhite: 'Boolean' },
    extend: ({ from, onWhite }: { from?: string; onWhite?: boolean }) => ({
      resolve: (
        source: Record<string, unknown>,
        { width, wide }: { width: number; wide?: number },
        _context: unknown,
        info: { fieldName: string },
      ) => {
        const file = source[from ?? info.fieldName]
        return typeof file === 'string' ? resolvePicture(root, file, width, onWhite, wide) : null
      },
    }),
  })
  actions.createFieldExtension({
    name: 'parsed',
    extend: () => ({
      resolve: (source: Record<string, string>, _args: object, _context: unknown, info: { fieldName: string }) =>
        JSON.parse(source[info.fieldName]) as unknown,
    }),
  })
  actions.createTypes(contentTypeDefinitions())
}
