/** The hooks that write the types of query results, `src/gatsby-types.d.ts`. */
import path from 'node:path'
import type { CreatePagesArgs, ParentSpanPluginArgs } from 'gatsby'
// Gatsby has no public function for this. Its own build writes the types at its end, after rendering the templates.
import { writeTypeScriptTypes } from 'gatsby/dist/utils/graphql-typegen/ts-codegen'
import { pageKinds } from '../../routing/pageKinds'
import { isDevelop } from '../environment'

/** Whether this run only writes types: it reads no content and renders no page (`npm run typecheck`). */
export const onlyTypes = process.env.ONLY_QUERY_TYPES === 'true'

/** Creates a page for every template, so that Gatsby reads its query. */
export function createTemplatePages({ actions }: CreatePagesArgs): void {
  for (const [template] of pageKinds())
    actions.createPage({ path: `/${template}`, component: path.resolve('src/templates', `${template}.tsx`) })
}

type TypesOf = Parameters<typeof writeTypeScriptTypes>

/** The part of Gatsby's state that the types need. */
interface State {
  program: { directory: TypesOf[0] }
  schema: TypesOf[1]
  definitions: TypesOf[2]
  config: { graphqlTypegen: TypesOf[3] }
}

/** Writes the types as soon as schema and queries are known, so that they are correct even if the build fails later. */
export async function writeQueryTypes({ store }: ParentSpanPluginArgs): Promise<void> {
  if (isDevelop()) return
  const { config, definitions, program, schema } = (store.getState as () => State)()
  await writeTypeScriptTypes(program.directory, schema, definitions, config.graphqlTypegen)
  if (onlyTypes) process.exit()
}
