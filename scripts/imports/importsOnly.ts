/** What a file imports and nothing else, for the checker of imports, whose own parsers know no TypeScript 7 or no JSX. */
import type { parseSync, PluginObj, PluginOptions } from '@babel/core'
import { types as t } from '@babel/core'

/** A hook of Babel's that its types leave out. */
type Parse = (code: string, options: object, parse: typeof parseSync) => t.File

/**
 * A Babel plugin that reduces a file to its imports, as soon as it is parsed:
 * what Babel does with a file then would take most of the time.
 * @param options.types whether imports of types count as well
 */
export function importsOnly(
  _babel: object,
  { types = false }: PluginOptions & { types?: boolean },
): PluginObj & { parserOverride: Parse } {
  return {
    name: 'imports-only',
    visitor: {},
    manipulateOptions({ filename }: { filename: string }, parser: { plugins: string[] }) {
      parser.plugins.push('typescript', ...(filename.endsWith('x') ? ['jsx'] : []))
    },
    parserOverride(code, options, parse) {
      const file = parse(code, options) as t.File
      file.program.body = importsOf(file.program, types)
      file.program.directives = []
      return file
    },
  }
}

function importsOf(program: t.Program, types: boolean): t.Statement[] {
  const found: t.Statement[] = []
  const imported = (from: string) => found.push(t.importDeclaration([], t.stringLiteral(from)))
  t.traverseFast(program, (node) => {
    if (t.isImportDeclaration(node)) {
      if (types || !isTypeOnly(node.importKind, node.specifiers)) imported(node.source.value)
    } else if (t.isExportNamedDeclaration(node)) {
      if (node.source && (types || !isTypeOnly(node.exportKind, node.specifiers))) imported(node.source.value)
    } else if (t.isExportAllDeclaration(node)) {
      if (types || node.exportKind !== 'type') imported(node.source.value)
    } else if (t.isTSImportType(node)) {
      if (types) imported(node.argument.value)
    } else if (t.isCallExpression(node)) {
      const [from] = node.arguments
      const loads = t.isImport(node.callee) || t.isIdentifier(node.callee, { name: 'require' })
      if (loads && t.isStringLiteral(from)) found.push(t.expressionStatement(t.cloneNode(node)))
    }
  })
  return found
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
