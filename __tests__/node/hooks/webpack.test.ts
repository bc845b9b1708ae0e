import path from 'node:path'
import { compileWithSwc, layerStyles } from '../../../src/node/hooks/webpack'
import type { WebpackConfig } from '../../../src/node/hooks/webpackConfig'

type Rule = NonNullable<NonNullable<WebpackConfig['module']>['rules']>[number]

/** A rule of Gatsby or of a plugin, with a loader of that name. */
const rule = (loader: string, more: Partial<Rule>): Rule => ({ use: () => [{ loader }], ...more })

/** Names of the loaders that webpack uses for a file. */
function loadersOf({ module }: WebpackConfig, file: string): string[] {
  const resource = path.resolve(file)
  return (module?.rules ?? [])
    .filter(({ test, include }) => test?.test(file) && (include?.(resource) ?? true))
    .flatMap(({ use }) => (typeof use === 'function' ? use({ resource }) : (use ?? [])))
    .map(({ loader }) => path.basename(loader ?? ''))
}

it('compiles the site’s code, and stops when Gatsby has no rule for code', () => {
  const config: WebpackConfig = {
    module: { rules: [rule('gatsby', { test: /\.tsx?$/ }), rule('mdx', { test: /\.mdx?$/ })] },
  }
  compileWithSwc(config, 'build-html')
  expect(loadersOf(config, 'src/templates/about.tsx')).toEqual(['codeLoader.mjs'])
  expect(loadersOf(config, 'node_modules/a/b.ts')).toEqual(['gatsby'])
  expect(loadersOf(config, 'content/blog/1-a/en.mdx')).toEqual(['mdx'])
  expect(() => compileWithSwc({ module: { rules: [] } }, 'build-html')).toThrow('Gatsby no longer has a rule for code')
})

it('layers: stops the build when Gatsby has no rule for styles', () => {
  const styles = { use: [{ loader: '/css-loader/dist/cjs.js' }] }
  const config: WebpackConfig = { module: { rules: [{ oneOf: [styles, { use: [{ loader: 'other' }] }] }] } }
  layerStyles(config)
  expect(styles.use.map(({ loader }) => path.basename(loader))).toEqual(['cjs.js', 'styleLayers.mjs'])
  expect(() => layerStyles({ module: { rules: [] } })).toThrow('Gatsby no longer has a rule for styles')
})

it('layers: gives each class of each file a name of its own', () => {
  const modules: { localIdentName: string; getLocalIdent?: unknown } = { localIdentName: '[local]' }
  layerStyles({ module: { rules: [{ oneOf: [{ use: [{ loader: 'css-loader', options: { modules } }] }] }] } })
  const nameIn = modules.getLocalIdent as (file: { resourcePath: string }, pattern: string, name: string) => string
  const names = ['Icon', 'Button', 'Icon'].map((file) =>
    ['root', 'large'].map((name) => nameIn({ resourcePath: path.resolve(`src/ui/${file}.module.css`) }, '', name)),
  )
  expect(names[2]).toEqual(names[0])
  expect(new Set(names.flat()).size).toBe(4)
})
