import fs from 'node:fs'
import path from 'node:path'
import type { WebpackConfig } from './webpackConfig'

/**
 * Modules of Gatsby and its plugins for features this site does not use:
 * slices, service workers, redirects by browser language, links, components
 * and hooks of the i18n plugin, scroll positions inside elements, third-party
 * scripts.
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
 * Removes unused modules from the scripts.
 * @throws when a module does not exist: its code may be back under another name
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

/** Path of a package's file for webpack. `../.cache` has Gatsby's copies; it is beside the site even if packages are linked. */
function placeOf(name: string, file: string): string {
  const packages = name.startsWith('.') ? path.resolve('node_modules') : fs.realpathSync('node_modules')
  return path.join(packages, name, file)
}

/**
 * Replaces a package by a module of this site.
 * @throws when one of the two does not exist: another package may have replaced the package unnoticed
 */
export function replacePackage(config: WebpackConfig, name: string, by: string): void {
  for (const needed of [path.join('node_modules', name), path.normalize(by)])
    if (!fs.existsSync(needed))
      throw new Error(`${needed} is gone. Check what replacePackage puts in place of ${name}.`)
  replaceModule(config, name, path.resolve(by))
}

/**
 * Replaces a file of a package by a module of this site.
 * @throws when one of the two does not exist
 */
export function replaceFile(config: WebpackConfig, name: string, file: string, by: string): void {
  const replaced = placeOf(name, file)
  for (const needed of [replaced, path.resolve(by)])
    if (!fs.existsSync(needed)) throw new Error(`${needed} is gone. Check what replaceFile puts in its place.`)
  replaceModule(config, replaced, path.resolve(by))
}

/** Replaces a module by another one, or with `false` by an empty one. */
export function replaceModule(config: WebpackConfig, name: string, replacement: string | false): void {
  config.resolve = { ...config.resolve, alias: { ...config.resolve?.alias, [name]: replacement } }
}
