import path from 'node:path'
import type { CreateSchemaCustomizationArgs } from 'gatsby'
import { iconFile } from '../../content/check/installedNames'
import { contentTypeDefinitions } from '../nodes/graphqlTypes'
import { iconSvg } from '../nodes/iconSvg'
import { resolvePicture } from '../nodes/picture'

/** Registers the content types and the directives they use. */
export function defineContentTypes({ actions }: CreateSchemaCustomizationArgs): void {
  const root = process.cwd()
  const drawn = (name: string, svgOf: (value: string) => string) =>
    actions.createFieldExtension({
      name,
      args: { from: 'String!' },
      extend: ({ from }: { from: string }) => ({
        resolve: (source: Record<string, unknown>) => {
          const value = source[from]
          return typeof value === 'string' ? svgOf(value) : null
        },
      }),
    })
  drawn('iconSvg', (name) => iconSvg(iconFile(root, 'icon', name)))
  drawn('drawing', (file) => iconSvg(path.join(root, file)))
  actions.createFieldExtension({
    name: 'picture',
    args: { from: 'String', onWhite: 'Boolean' },
    extend: ({ from, onWhite }: { from?: string; onWhite?: boolean }) => ({
      resolve: (
        source: Record<string, unknown>,
        { width }: { width: number },
        _context: unknown,
        info: { fieldName: string },
      ) => {
        const file = source[from ?? info.fieldName]
        if (typeof file !== 'string') return null
        return resolvePicture(root, file, width, onWhite)
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
