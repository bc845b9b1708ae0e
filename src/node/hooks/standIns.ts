import fs from 'node:fs'
import path from 'node:path'
import type { WebpackConfig } from './webpackConfig'

/**
 * What Gatsby's shell brings along for features this site does not use: its
 * links (`browser/followLinks.ts` in their place), slices, service workers,
 * redirects by browser language, components and hooks for words, links of the
 * i18n plugin, places within scrolled boxes, scripts of others. Of `gatsby-link`, navigation is left.
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

/** @throws when a package no longer has what is left out: its bytes would come back unnoticed under another name */
export function leaveOutUnused(config: WebpackConfig): void {
  for (const [name, files] of Object.entries(UNUSED)) {
    for (const file of files === 'all' ? [''] : files) {
      const unused = placeOf(name, file)
      if (!fs.existsSync(unused)) throw new Error(`${unused} is gone; look anew at what UNUSED leaves out.`)
      replaceModule(config, files === 'all' ? name : unused, false)
    }
  }
}

/** Where webpack finds a file of a package. Gatsby's own copies lie in this site's cache, wherever its packages are. */
function placeOf(name: string, file: string): string {
  const packages = name.startsWith('.') ? path.resolve('node_modules') : fs.realpathSync('node_modules')
  return path.join(packages, name, file)
}

/**
 * Puts a module of this site in the place of a package, or of one file of it.
 * @param replaced a package, or a file as `[package, file]`, named as in UNUSED
 * @throws when one of them is gone: the bytes of whatever has replaced the package would come back unnoticed
 */
export function replacePackage(
  config: WebpackConfig,
  replaced: string | [name: string, file: string],
  by: string,
): void {
  const name = typeof replaced === 'string' ? replaced : path.join(...replaced)
  for (const needed of [path.join('node_modules', name), path.normalize(by)])
    if (!fs.existsSync(needed)) throw new Error(`${needed} is gone; look anew at what stands in for ${name}.`)
  replaceModule(config, typeof replaced === 'string' ? name : placeOf(...replaced), path.resolve(by))
}

/** Puts another module, or with `false` an empty one, in the place of a module. */
export function replaceModule(config: WebpackConfig, name: string, replacement: string | false): void {
  config.resolve = { ...config.resolve, alias: { ...config.resolve?.alias, [name]: replacement } }
}
