/** The route table as nodes. Pages, sitemap, hosts and all other outputs query them. */
import type { CreatePagesArgs } from 'gatsby'
import { pageKind, type TemplateName } from '../../routing/pageKinds'
import type { RouteSpec } from '../../routing/routes'
import { nodeId, plainNode, type ContentNode } from './nodeParts'

/** A route with the id of the node that its page shows. */
export interface Route extends Omit<RouteSpec, 'recordKey' | 'translation'> {
  recordId: string | null
  /** Its sections in order; null if the template sets them. */
  sections?: string[] | null
}

/** The types `RouteSpec` and `Route` describe these fields. */
export const ROUTE_FIELDS = `
  "Position in the route table."
  order: Int!
  path: String!
  neutralPath: String!
  template: String!
  recordId: String
  languages: [String!]!
  canonicalPath: String!
  alternates: [String!]!
  namespaces: [String!]!
  sections: [String!]
  notFound: String`

const ROUTES = `
  query Routes {
    allRoute(sort: { order: ASC }) {
      nodes {
        path language neutralPath template recordId canonicalPath namespaces notFound languages alternates sections
      }
    }
  }
`

/** A node for each route. */
export function routeNodes(
  routes: readonly RouteSpec[],
  sectionsOf: (template: TemplateName) => string[] | null,
): ContentNode[] {
  return routes.map(({ recordKey, translation: _translation, ...route }, order) => {
    const { record } = pageKind(route.template)
    const recordId = record && recordKey ? nodeId(record, recordKey, route.language) : null
    const fields = { ...route, key: route.path, order, recordId, sections: sectionsOf(route.template) }
    return plainNode('Route', `Route:${route.path}`, fields)
  })
}

/**
 * Every page of the site, in the order of the route table.
 * @throws when GraphQL does not answer
 */
export async function queryRoutes(graphql: CreatePagesArgs['graphql']): Promise<Route[]> {
  const result = await graphql<{ allRoute: { nodes: Route[] } }>(ROUTES)
  if (!result.data) throw new Error(`The routes could not be queried: ${JSON.stringify(result.errors)}`)
  return result.data.allRoute.nodes
}
