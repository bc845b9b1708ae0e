/** Nobody should have to fill in a field that is never shown. */
import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type FieldNode,
  type GraphQLObjectType,
} from 'graphql'
import { contentSchema } from '../support/contentSchema'
import { sourceFiles } from '../support/sourceFiles'

const schema = contentSchema()

/** Types whose nodes no page queries, and their purpose. */
const NOT_FOR_PAGES: Readonly<Record<string, string>> = {
  CategoryList: 'Each post holds its own.',
  Chat: 'The assistant is fetched as a file of its own (src/node/output/chatData.ts).',
  File: 'gatsby-plugin-mdx makes the parents of the bodies of posts and cases of them.',
  Ledger: 'Its figures stand in the words that name them, and in Company.figures.',
  RedirectList: 'Hosts read it.',
  Route: 'The build creates pages and writes sitemap, feeds and search of it (src/node/nodes/routeNodes.ts).',
}

/** Fields that no page queries, and their purpose. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  'AboutPage.sections': 'Its Route node has those that are shown.',
  'Case.updated': 'The sitemap, and what a translation owes.',
  'Category.cover': 'BlogPost.cover is this where a post has none.',
  'Company.defaultLanguage': 'Every module reads it before there are nodes (src/routing/languageFiles.ts).',
  'Company.drawings': 'The bundle holds the set that is chosen (src/node/hooks/webpack.ts).',
  'Company.editor': 'The build writes /admin or not (src/node/hooks/postBuild.ts).',
  'Company.socialImage': 'What share pictures fall back to (src/node/output/sharePictures).',
  'FaqEntry.examples': 'The assistant finds the entry by them (src/node/output/chatData.ts).',
  'HomePage.sections': 'Its Route node has those that are shown.',
  'Industry.examples': 'The assistant finds the page by them.',
  'Project.examples': 'The assistant finds the project by them.',
  'Service.examples': 'The assistant finds the page by them.',
  'Solution.examples': 'The assistant finds the page by them.',
}

/** Fields of every node that identify it. */
const OF_NODES: readonly string[] = ['id', 'key', 'language']

const isNode = (type: GraphQLObjectType) => type.getInterfaces().length > 0

/** All fields of the types whose nodes pages query: `Service.title`. */
function fieldsForPages(): Set<string> {
  const found = new Set<string>()
  const collect = (type: GraphQLObjectType) => {
    for (const field of Object.values(type.getFields())) {
      if (field.name === 'contentLanguage' || (isNode(type) && OF_NODES.includes(field.name))) continue
      const name = `${type.name}.${field.name}`
      if (found.has(name)) continue
      found.add(name)
      const below = getNamedType(field.type)
      if (isObjectType(below)) collect(below)
    }
  }
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type) && isNode(type) && !(type.name in NOT_FOR_PAGES)) collect(type)
  return found
}

/** Fields in a query's selections, sorts and filters. */
function namedIn(query: string): string[] {
  const types = new TypeInfo(schema)
  const named: string[] = []
  const Field = (node: FieldNode) => {
    const type = types.getParentType()
    const shown = isInterfaceType(type) ? schema.getPossibleTypes(type) : type ? [type] : []
    for (const { name } of shown) named.push(`${name}.${node.name.value}`)
    const [, listed] = /^all([A-Z]\w*)$/.exec(node.name.value) ?? []
    for (const argument of listed ? (node.arguments ?? []) : [])
      visit(argument, { ObjectField: ({ name }) => void named.push(`${listed}.${name.value}`) })
  }
  visit(parse(query), visitWithTypeInfo(types, { Field }))
  return named
}

const queries = sourceFiles().flatMap(({ code }) =>
  [...code.matchAll(/(?<!\/)graphql`([^`]*)`/g)].map(([, query]) => query),
)
const named = new Set(queries.flatMap(namedIn))

it('shows every field of the content, but for those that are for something else', () => {
  expect([...fieldsForPages()].filter((field) => !named.has(field)).sort()).toEqual(Object.keys(NOT_SHOWN).sort())
})
