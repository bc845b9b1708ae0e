import compileModule from '../../../src/node/hooks/codeLoader.mjs'

type Loader = (this: Module, source: string) => Promise<string>
type Done = (error: unknown, code?: string, map?: string) => void

interface Module {
  resourcePath: string
  resourceQuery: string
  getOptions(): { stage: string }
  async?(): Done
}

const compile: Loader = compileModule

function compiled(source: string, { file = 'section.tsx', resourceQuery = '' } = {}): Promise<string> {
  const module = { resourcePath: `/site/src/${file}`, resourceQuery, getOptions: () => ({ stage: 'build-javascript' }) }
  return compile.call(module, source)
}

afterEach(() => jest.restoreAllMocks())

it('takes types and markup out, and leaves what browsers understand', async () => {
  const code = await compiled(
    'export const Name = ({ of }: { of?: string[] }) => <b title={of?.[0] ?? ""}>{[...of!]}</b>',
  )
  expect(code).toContain('jsx')
  expect(code).toContain('of?.[0] ?? ""')
  expect(code).toContain('...of')
  expect(code).not.toContain('string[]')
})

it('minifies what stands in every page, and keeps what others call it by', async () => {
  const source = `
    /** Why. */
    export function markPage() {
      const { dataset } = document.documentElement
      dataset.seen = ''
    }`
  const code = await compiled(source, { file: 'browser/inline/markPage.ts' })
  expect(code).toMatch(/^export function markPage\(\)\{\S/)
  expect(code).toContain('dataset')
  expect(code.length).toBeLessThan((await compiled(source, { file: 'markPage.ts' })).length)
})

it('leaves of a query its number, and of a fragment nothing', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' })
  const code = await compiled(`
    import { graphql, useStaticQuery } from 'gatsby'
    export const useName = () => useStaticQuery<Queries.NameQuery>(graphql\`query Name { site { name } }\`)
    export const fields = graphql\`fragment Fields on Site { name }\`
  `)
  expect(code).toMatch(/useStaticQuery\("\d+"\)/)
  expect(code).not.toMatch(/query Name|fragment|graphql/)
})

it('under development lets components be replaced in the open page, maps the code, and takes parts of a template whole, which a build does not', async () => {
  await expect(compiled('export default 1', { resourceQuery: '?export=head' })).rejects.toThrow('?export=head')
  const done = jest.fn<void, Parameters<Done>>()
  const module = {
    ...{ resourcePath: '/site/src/templates/about.tsx', resourceQuery: '?export=default' },
    ...{ getOptions: () => ({ stage: 'develop' }), async: () => done },
  }
  await compile.call(module, 'export const About = () => <h1>About</h1>')
  const [[error, code, map]] = done.mock.calls
  expect(error).toBeNull()
  expect(code).toContain('$RefreshReg$(_c, "About")')
  expect(JSON.parse(map ?? '{}')).toMatchObject({ sources: ['/site/src/templates/about.tsx'] })
})
