import fs from 'node:fs'
import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import TerserPlugin from 'terser-webpack-plugin'
import { pageKinds } from '../../routing/pageKinds'
import { readDrawings } from '../../content/read/brand'
import { isDevelop } from '../environment'
import { keepCache, stableHashPlugin } from './keepCache'
import { setLanguages } from './languageConstants'
import { leaveOutUnused, replaceModule, replacePackage } from './standIns'
import type { WebpackConfig } from './webpackConfig'

/** What a built site differs in from Gatsby's defaults. */
export function configureWebpack({ actions, getConfig, plugins, stage }: CreateWebpackConfigArgs): void {
  const config = (getConfig as () => WebpackConfig)()
  allowAnyStyleOrder(config)
  setLanguages(config, plugins)
  // By default it is the name in package.json, which every page's scripts would carry.
  config.output = { ...config.output, uniqueName: 'site' }
  replaceModule(config, '@brand', path.resolve('src/brand', readDrawings('.')))
  keepFontsInFiles(config)
  compileWithSwc(config, stage)
  keepCache(config, stage)
  if (!isDevelop()) {
    // Nobody debugs the minified site, and making the maps took a fifth of the memory.
    config.devtool = false
    if (stage === 'build-html') leaveStylesToBrowsers(config)
    if (stage === 'build-javascript') {
      // Gatsby has webpack write for browsers of 2009.
      config.target = ['web', 'es2022']
      leaveOutUnused(config)
      // Pages are rendered with the libraries themselves: hydration compares what the stand-ins say with them.
      replacePackage(config, 'i18next', 'src/i18n/wordStore.ts')
      replacePackage(config, 'react-i18next', 'src/i18n/wordContext.ts')
      setApartStyles(config)
      minifyWithSwc(config)
    }
    config.plugins = [...(config.plugins ?? []), stableHashPlugin]
  }
  actions.replaceWebpackConfig(config)
}

/** Query of a template that Gatsby builds with a file of MDX. */
const OF_MDX = /__contentFilePath=/

/**
 * The code of this site, and Gatsby's own part of it in `.cache`, go through a
 * loader of this site (`codeLoader.mjs`), but for templates built with a file of
 * MDX, which are left to Gatsby and gatsby-plugin-mdx.
 * @throws when Gatsby's rule for code is not found: every module would be compiled twice
 */
export function compileWithSwc(config: WebpackConfig, stage: string): void {
  const root = fs.realpathSync('.')
  const own = ['src', '.cache', 'gatsby-'].map((name) => path.join(root, name))
  // Gatsby asks the rule without a module whether React Refresh concerns it.
  const isOwn = (file = '') => own.some((place) => file.startsWith(place))
  let found = false
  for (const rule of config.module?.rules ?? []) {
    const { test, use } = rule
    if (typeof use !== 'function' || !test?.test('a.tsx')) continue
    found = true
    rule.use = (module) => (isOwn(module.resource) && !OF_MDX.test(module.resourceQuery ?? '') ? [] : use(module))
  }
  if (!found) throw new Error('Gatsby no longer has a rule for code; see compileWithSwc.')
  const loader = path.join(root, 'src/node/hooks/codeLoader.mjs')
  config.module?.rules?.push({
    test: /\.(?:js|tsx?)$/,
    include: isOwn,
    resourceQuery: { not: [OF_MDX] },
    use: [{ loader, options: { stage } }],
  })
}

/** Pages are rendered with the names of classes alone: prefixes for their styles are put by the bundle for browsers. */
function leaveStylesToBrowsers(config: WebpackConfig): void {
  for (const { oneOf } of config.module?.rules ?? [])
    for (const rule of oneOf ?? []) rule.use = rule.use?.filter(({ loader }) => !loader?.includes('postcss-loader'))
}

/** Minifies the scripts with swc instead of terser: 0.9 % smaller, and 4 CPU s faster. */
function minifyWithSwc({ optimization }: WebpackConfig): void {
  const minimizer = optimization?.minimizer ?? []
  const terser = minimizer.findIndex(({ constructor }) => constructor.name === 'TerserPlugin')
  if (terser < 0) throw new Error('Gatsby no longer minifies with terser; see minifyWithSwc.')
  // The bare function shares out its work by itself; a worker of its own would only cost its start.
  minimizer[terser] = new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    parallel: false,
    terserOptions: { ecma: 2020, compress: { passes: 3, keep_fargs: false }, mangle: true },
  })
}

/**
 * Pages use the same sections in different orders, so webpack cannot derive one
 * for a sheet, and warns. No element has a property from two sheets
 * (`__tests__/site/styles.test.ts`), so any order will do.
 */
function allowAnyStyleOrder(config: WebpackConfig): void {
  for (const plugin of config.plugins ?? []) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options) plugin.options.ignoreOrder = true
  }
}

/**
 * Gatsby writes files below 10,000 bytes into the styles: a page would carry the faces of both languages.
 * @throws when Gatsby's rule for fonts is not found
 */
function keepFontsInFiles({ module }: WebpackConfig): void {
  const loaders = (module?.rules ?? []).flatMap(({ test, use }) =>
    test?.test('a.woff2') && Array.isArray(use) ? use : [],
  )
  const limited = loaders.filter(({ options }) => options?.limit !== undefined)
  if (limited.length === 0) throw new Error('Gatsby no longer has a limit for fonts in styles; see keepFontsInFiles.')
  for (const { options } of limited) if (options) options.limit = false
}

/** Styles of what is fetched when a visitor asks for it come with it, not in every page. */
const FETCHED_STYLES = /\.lazy\.module\.css/

/**
 * Gatsby writes the styles of all pages into each; here a page holds those of
 * all families and of its own. A family's sheet always comes after the common one.
 */
function setApartStyles(config: WebpackConfig): void {
  const styles = config.optimization?.splitChunks?.cacheGroups?.styles
  const isStyle = styles?.test
  if (!styles || !isStyle) throw new Error('Gatsby no longer gathers styles in a cache group; see setApartStyles.')
  styles.test = (module) => isStyle(module) && !FETCHED_STYLES.test(module.identifier())
  styles.name = (_module, chunks) => {
    const families = new Set(chunks.map(({ name }) => familyOf(name)))
    return families.size === 1 ? `styles-${[...families][0]}` : 'styles-common'
  }
}

/** Which pages a chunk of webpack belongs to: a template's to its family, any other to all. */
function familyOf(chunk: string | undefined): string {
  const template = /^component---src-templates-(.+)-tsx$/.exec(chunk ?? '')?.[1]
  const [, kind] = pageKinds().find(([name]) => name === template) ?? []
  return template ? (kind?.styles ?? 'pages') : 'common'
}
