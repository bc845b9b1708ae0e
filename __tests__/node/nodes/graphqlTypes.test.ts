import { GraphQLObjectType, validateSchema } from 'graphql'
import { CONTENT_TYPES, type ContentTypeName } from '../../../src/content/model/contentTypes'
import { nodeTypeName } from '../../../src/node/nodes/graphqlTypes'
import { contentSchema } from '../../support/contentSchema'

const schema = contentSchema()

function field(path: string) {
  const [type, name] = path.split('.')
  const object = schema.getType(type)
  if (!(object instanceof GraphQLObjectType)) throw new Error(`no type ${type}`)
  const found = object.getFields()[name]
  if (!found) throw new Error(`no field ${path}; there are ${Object.keys(object.getFields()).join(', ')}`)
  return found
}

it('is a valid schema', () => {
  expect(validateSchema(schema)).toEqual([])
})

it('has a node type for every content type and for posts', () => {
  for (const name of [...(Object.keys(CONTENT_TYPES) as ContentTypeName[]).map(nodeTypeName), 'BlogPost']) {
    const type = schema.getType(name)
    expect(type).toBeInstanceOf(GraphQLObjectType)
    expect((type as GraphQLObjectType).getInterfaces().map(String)).toContain('Node')
    expect(type?.astNode?.directives?.map((directive) => directive.name.value)).toEqual(['dontInfer'])
    for (const own of ['id', 'key', 'language']) expect(String(field(`${name}.${own}`).type)).toMatch(/!$/)
  }
})

it.each([
  ['words', 'Service.title', 'String!'],
  ['a number', 'Service.order', 'Int!'],
  ['a field with a default', 'BlogPost.featured', 'Boolean!'],
  ['a picture file', 'Author.avatar', 'Picture!'],
  ['a picture file that may be missing', 'Category.cover', 'Picture'],
  ['a list of objects', 'Service.faqs', '[FaqEntry!]!'],
  ['a list of references', 'Service.projects', '[Project!]!'],
  ['a reference', 'BlogPost.author', 'Author!'],
  ['an embedded reference', 'BlogPost.category', 'Category!'],
  ['an object named after its place', 'Industry.stats', 'IndustryStats'],
  ['the day of a change, which may be missing', 'BlogPost.updated', 'String'],
])('gives %s (%s) the type %s', (_what, path, type) => {
  expect(String(field(path).type)).toBe(type)
})

it('asks for the width of every picture', () => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!(type instanceof GraphQLObjectType)) continue
    for (const { name, type: fieldType, args } of Object.values(type.getFields())) {
      if (/^Picture!?$/.test(String(fieldType)))
        expect(`${type.name}.${name}(${args.map((arg) => `${arg.name}: ${String(arg.type)}`).join()})`).toBe(
          `${type.name}.${name}(width: Int!)`,
        )
    }
  }
})
