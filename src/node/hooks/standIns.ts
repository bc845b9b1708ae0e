import fs from 'node:fs'
import path from 'node:path'
import type { WebpackConfig } from './webpackConfig'

/**
 * Modules of Gatsby and its plugins for features this site does not use:
 * slices, service workers, redirects by browser language, the i18n plugin's
 * links, components and hooks, scroll positions inside boxes, scripts of third
 * parties.
 */
const UNUSED: Readonly<Record<string, readonly string[] | 'all'>> = {
  'browser-lang': 'all',
  outdent: 'all',
  '@babel/runtime': ['helpers/taggedTemplateLiteralLoose.js'],
  '../.cache': ['slice.js', 'register-service-worker.js'],
  '@builder.io/partytown': 'all',
  'gatsby-script': 'all',
  gatsby: ['dist/internal-plugins/partytown/utils/inject-partytown-snippet.js'],
  'gatsby-plugin-react-i18next': ['dist/Link.js', 'dist/useI18next.js'],
  'gatsby-react-router-scroll': ['use-scroll-restoration.js'],
}

/**
 * Leaves unused modules out of the scripts.
 * @throws when one is gone: its code would come back unnoticed under another name
 */
export function leaveOutUnused(config: WebpackConfig): void {
  for (const [name, files] of Object.entries(UNUSED)) {
    for (const file of files === 'all' ? [''] : files) {
      const unused = placeOf(name, file)
      if (!fs.existsSync(unused)) throw new Error(`${unused} is gone. Check the list UNUSED of standIns.ts.`)
      replaceModule(config, files === 'all' ? name : unused, false)
    }
  }
}

/** Where webpack finds a file of a package. `../.cache` holds Gatsby's own copies, beside the site even where its packages are linked. */
function placeOf(name: string, file: string): string {
  const packages = name.startsWith('.') ? path.resolve('node_modules') : fs.realpathSync('node_modules')
  return path.join(packages, name, file)
}

/**
 * Puts a module of this site in the place of a package.
 * @throws when one of the two is gone: whatever replaced the package would come back unnoticed
 */
export function replacePackage(config: WebpackConfig, name: string, by: string): void {
  for (const needed of [path.join('node_modules', name), path.normalize(by)])
    if (!fs.existsSync(needed))
      throw new Error(`${needed} is gone. Check what replacePackage puts in place of ${name}.`)
  replaceModule(config, name, path.resolve(by))
}

/** Puts another module, or with `false` an empty one, in the place of a module. */
export function replaceModule(config: WebpackConfig, name: string, replacement: string | false): void {
  config.resolve = { ...config.resolve, alias: { ...config.resolve?.alias, [name]: replacement } }
}
