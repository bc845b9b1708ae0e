/** The GraphQL schema of the content, outside Gatsby. */
import { buildASTSchema, parse, type GraphQLSchema } from 'graphql'
import { contentTypeDefinitions } from '../../src/node/nodes/graphqlTypes'

/** Types that Gatsby adds to ours, for queries such as `allService { nodes { … } }` and `service { … }`. */
function gatsbyTypes(nodeTypes: readonly string[]): string {
  const lists = nodeTypes.map(
    (type) => `type All${type} { nodes: [${type}!]! edges: [${type}Edge!]! } type ${type}Edge { node: ${type}! }`,
  )
  const fields = nodeTypes.map((type) => `${type[0].toLowerCase()}${type.slice(1)}: ${type} all${type}: All${type}`)
  return `
    scalar JSON
    interface Node { id: ID! }
    directive @dontInfer on OBJECT
    directive @link on FIELD_DEFINITION
    directive @iconSvg(from: String!) on FIELD_DEFINITION
    directive @drawing(from: String!) on FIELD_DEFINITION
    directive @picture(from: String) on FIELD_DEFINITION
    directive @parsed on FIELD_DEFINITION
    ${lists.join('\n')}
    type Query { node: Node ${fields.join('\n')} }`
}

export function contentSchema(): GraphQLSchema {
  const definitions = contentTypeDefinitions()
  const nodeTypes = [...definitions.matchAll(/^type (\w+) implements Node/gm)].map(([, type]) => type)
  return buildASTSchema(parse(gatsbyTypes(nodeTypes) + definitions))
}
