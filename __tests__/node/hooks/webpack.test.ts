import path from 'node:path'
import { compileWithSwc } from '../../../src/node/hooks/webpack'
import type { WebpackConfig } from '../../../src/node/hooks/webpackConfig'

type Rule = NonNullable<NonNullable<WebpackConfig['module']>['rules']>[number]

/** A rule of Gatsby or a plugin, and its name. */
const rule = (name: string, more: Partial<Rule>) => ({ name, use: () => [], ...more })

/** Names of the rules that compile a file of this site. */
function rulesFor(config: WebpackConfig, file: string, query = ''): string[] {
  const asks = ({ resourceQuery }: Rule) =>
    resourceQuery instanceof RegExp
      ? resourceQuery.test(query)
      : !resourceQuery?.not.some((pattern) => pattern.test(query))
  return (config.module?.rules ?? [])
    .filter((each) => each.test?.test(file) && asks(each) && !each.exclude?.(path.resolve(file)))
    .map((each) => ('name' in each ? String(each.name) : 'ours'))
}

it('compiles the code of the site, and leaves MDX to gatsby-plugin-mdx', () => {
  const config: WebpackConfig = {
    module: {
      rules: [
        rule('gatsby', { test: /\.tsx?$/ }),
        rule('mdx', { test: /\.mdx?$/ }),
        rule('mdx page', { test: /\.[tj]sx?$/, resourceQuery: /__contentFilePath=.+\.mdx?(&export=.*)?$/ }),
      ],
    },
  }
  compileWithSwc(config, 'build-html')
  expect(rulesFor(config, 'src/templates/about.tsx')).toEqual(['ours'])
  expect(rulesFor(config, 'src/templates/about.tsx', '?__contentFilePath=/a/en.mdx')).toEqual(['mdx page'])
  expect(rulesFor(config, 'content/blog/1-a/en.mdx')).toEqual(['mdx'])
})

it('stops the build when Gatsby has no rule for code', () => {
  expect(() => compileWithSwc({ module: { rules: [] } }, 'build-html')).toThrow('Gatsby no longer has a rule for code')
})
