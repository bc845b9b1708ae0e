/** What a file imports and nothing else, for the checker of imports, whose own parsers know no TypeScript 7 or no JSX. */
import type { NodePath, PluginObj, PluginOptions } from '@babel/core'
import { types as t } from '@babel/core'

/**
 * A Babel plugin that reduces a file to its imports.
 * @param options.types whether imports of types count as well
 */
export function importsOnly(_babel: object, { types }: PluginOptions & { types?: boolean }): PluginObj {
  return {
    name: 'imports-only',
    manipulateOptions({ filename }: { filename: string }, parser: { plugins: string[] }) {
      parser.plugins.push('typescript', ...(filename.endsWith('x') ? ['jsx'] : []))
    },
    visitor: {
      Program(program) {
        const found: t.Statement[] = []
        const imported = (from: string) => found.push(t.importDeclaration([], t.stringLiteral(from)))
        program.traverse({
          ImportDeclaration({ node }) {
            if (types || !isTypeOnly(node.importKind, node.specifiers)) imported(node.source.value)
          },
          ExportNamedDeclaration({ node }) {
            if (node.source && (types || !isTypeOnly(node.exportKind, node.specifiers))) imported(node.source.value)
          },
          ExportAllDeclaration({ node }) {
            if (types || node.exportKind !== 'type') imported(node.source.value)
          },
          TSImportType({ node }) {
            if (types) imported(node.argument.value)
          },
          CallExpression({ node }: NodePath<t.CallExpression>) {
            const [from] = node.arguments
            const loads = t.isImport(node.callee) || t.isIdentifier(node.callee, { name: 'require' })
            if (loads && t.isStringLiteral(from)) found.push(t.expressionStatement(t.cloneNode(node)))
          },
        })
        program.node.body = found
        program.node.directives = []
        program.stop()
      },
    },
  }
}

function isTypeOnly(kind: string | null | undefined, specifiers: readonly t.Node[]): boolean {
  if (kind === 'type') return true
  const kinds = specifiers.map((specifier) =>
    t.isImportSpecifier(specifier)
      ? specifier.importKind
      : t.isExportSpecifier(specifier)
        ? specifier.exportKind
        : null,
  )
  return kinds.length > 0 && kinds.every((own) => own === 'type')
}
