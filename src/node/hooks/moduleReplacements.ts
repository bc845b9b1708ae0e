import fs from 'node:fs'
import path from 'node:path'
import type { WebpackConfig } from './webpackConfig'

/**
 * Modules of Gatsby and its plugins for features this site does not use:
 * slices, service workers, scroll positions inside elements, third-party
 * scripts. An empty list is the whole package.
 */
const UNUSED: Readonly<Record<string, readonly string[]>> = {
  // Gatsby's copies, which are beside the site even if packages are linked.
  '../.cache': ['slice.js', 'register-service-worker.js'],
  'gatsby-script': [],
  gatsby: ['dist/internal-plugins/partytown/gatsby-browser.js'],
  'gatsby-react-router-scroll': ['use-scroll-restoration.js'],
}

/** Removes unused modules from the scripts. */
export function leaveOutUnused(config: WebpackConfig): void {
  for (const [name, files] of Object.entries(UNUSED))
    for (const file of files.length > 0 ? files : ['']) replaceCode(config, name, file, false)
}

/**
 * Replaces a package, or a file of a package, by a module of this site, or with `false` by an empty one.
 * @param file path in the package; '' for the whole package
 * @throws when one of the two does not exist: its code may be back under another name
 */
export function replaceCode(config: WebpackConfig, name: string, file: string, by: string | false): void {
  const packages = name.startsWith('.') ? path.resolve('node_modules') : fs.realpathSync('node_modules')
  const replaced = path.join(packages, name, file)
  for (const needed of [replaced, by && path.resolve(by)])
    if (needed && !fs.existsSync(needed)) throw new Error(`${needed} is gone. Check the calls of replaceCode.`)
  replaceModule(config, file === '' ? name : replaced, by && path.resolve(by))
}

/** Replaces a module by another one, or with `false` by an empty one. */
export function replaceModule(config: WebpackConfig, name: string, replacement: string | false): void {
  config.resolve = { ...config.resolve, alias: { ...config.resolve?.alias, [name]: replacement } }
}
