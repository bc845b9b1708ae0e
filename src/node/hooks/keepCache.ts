import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { WebpackConfig } from './webpackConfig'
import { ownBuildDependenciesPlugin } from './webpackPlugins'

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
 * What webpack made of the code outlives `.cache`, and so a build after that is
 * gone pays half the CPU time. Other packages, hooks or another Node begin
 * anew: one digest says so, where Gatsby has webpack follow every `require` of
 * its own and its plugins' code, twice a build and a third of its CPU time.
 * Copies of the site that borrow the packages of another folder keep their own.
 */
export function keepCache(config: WebpackConfig, stage: string): void {
  const { cache } = config
  if (typeof cache !== 'object') throw new Error('Gatsby no longer keeps what webpack made; see keepCache.')
  const hooks = fs.readdirSync(HOOKS).map((name) => path.join(HOOKS, name))
  const hash = crypto.createHash('sha1').update(process.version)
  for (const file of [...TOOLS, ...hooks].filter((name) => fs.existsSync(name))) hash.update(fs.readFileSync(file))
  cache.version = `${cache.version ?? ''}${hash.digest('hex')}`
  cache.buildDependencies = { defaultWebpack: [] }
  config.plugins = [...(config.plugins ?? []), ownBuildDependenciesPlugin]
  const packages = path.resolve('node_modules')
  if (fs.realpathSync(packages) === packages) cache.cacheLocation = path.join(packages, '.cache/webpack', stage)
}
