import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Plugin, WebpackConfig } from './webpackConfig'

/** What webpack's work depends on besides the modules themselves: packages, browsers, this configuration. */
const TOOLS = [
  'package.json',
  'node_modules/.package-lock.json',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'src/routing/pageKinds.ts',
]
const HOOKS = 'src/node/hooks'

/**
 * Keeps webpack's cache outside `.cache`: a build after that was deleted takes
 * 8 CPU s less. A digest of packages, hooks and Node is the cache's version, in
 * place of Gatsby's list of build dependencies, which cost a third of a
 * build's CPU time. Copies of the site that borrow the packages of another
 * folder keep their cache in `.cache`, and so does the development server.
 * @throws when Gatsby no longer has webpack keep a cache
 */
export function keepCache(config: WebpackConfig, stage: string): void {
  const { cache } = config
  if (typeof cache !== 'object') throw new Error('Gatsby no longer keeps what webpack made; see keepCache.')
  const hooks = fs.readdirSync(HOOKS).map((name) => path.join(HOOKS, name))
  const drawings = config.resolve?.alias?.['@brand']
  const hash = crypto.createHash('sha1').update(`${process.version} ${String(drawings)}`)
  for (const file of [...TOOLS, ...hooks].filter((name) => fs.existsSync(name))) hash.update(fs.readFileSync(file))
  cache.version = `${cache.version ?? ''}${hash.digest('hex')}`
  cache.buildDependencies = { defaultWebpack: [] }
  config.plugins = [...(config.plugins ?? []), ownBuildDependenciesPlugin]
  const packages = path.resolve('node_modules')
  if (fs.realpathSync(packages) === packages && !stage.startsWith('develop'))
    cache.cacheLocation = path.join(packages, '.cache/webpack', stage)
}

/**
 * Before it keeps its work, webpack follows every `require` of every loader:
 * all of Babel, PostCSS and Gatsby, ten seconds of file system calls. The
 * version of the cache covers them already.
 */
const ownBuildDependenciesPlugin: Plugin = {
  apply({ hooks }) {
    hooks.done.tap('OwnBuildDependencies', ({ compilation }) => compilation.buildDependencies.clear())
  },
}

/**
 * Gatsby renders every page anew when webpack's hash has changed. The hash
 * counts the compilations of style sheets, which run in a first build and come
 * from the cache in the next, so the first edit after a cold build would cost
 * all pages. Their results are part of the modules, and counted there.
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
