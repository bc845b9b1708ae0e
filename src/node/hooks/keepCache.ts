import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Plugin, WebpackConfig } from './webpackConfig'

/** Inputs of webpack's cache besides the modules: packages, browsers, this configuration. */
const TOOLS = [
  'package.json',
  'node_modules/.package-lock.json',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'src/routing/pageKinds.ts',
]
const HOOKS = 'src/node/hooks'

/**
 * Sets the version of webpack's cache: a digest of packages, hooks and Node. It
 * replaces Gatsby's list of build dependencies, which took a third of a build's
 * CPU time.
 * @throws when Gatsby no longer configures a cache of webpack
 */
export function keepCache(config: WebpackConfig): void {
  const { cache } = config
  if (typeof cache !== 'object') throw new Error('Gatsby no longer keeps what webpack made; see keepCache.')
  const hooks = fs.readdirSync(HOOKS).map((name) => path.join(HOOKS, name))
  const drawings = config.resolve?.alias?.['@brand']
  const hash = crypto.createHash('sha1').update(`${process.version} ${String(drawings)}`)
  for (const file of [...TOOLS, ...hooks].filter((name) => fs.existsSync(name))) hash.update(fs.readFileSync(file))
  cache.version = `${cache.version ?? ''}${hash.digest('hex')}`
  cache.buildDependencies = { defaultWebpack: [] }
  config.plugins = [...(config.plugins ?? []), ownBuildDependenciesPlugin]
}

/**
 * Before webpack writes its cache, it follows every `require` of every loader:
 * all of Babel, PostCSS and Gatsby, ten seconds of file system calls. The
 * version of the cache already covers them.
 */
const ownBuildDependenciesPlugin: Plugin = {
  apply({ hooks }) {
    hooks.done.tap('OwnBuildDependencies', ({ compilation }) => compilation.buildDependencies.clear())
  },
}

/**
 * Gatsby renders all pages again when webpack's hash changes. The hash includes
 * the compilations of style sheets, which run in a first build and come from
 * the cache in the next, so the first edit after a cold build would render all
 * pages: one changed word changed 92 files of `public/` instead of six. Their
 * results are part of the modules, which the hash includes as well.
 */
export const stableHashPlugin: Plugin = {
  apply({ hooks }) {
    hooks.thisCompilation.tap('StableHash', (compilation) => {
      compilation.hooks.beforeHash.tap('StableHash', () => {
        compilation.children = []
      })
    })
  },
}
