import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import TerserPlugin from 'terser-webpack-plugin'
import { isDevelop } from '../buildMode'
import { classNames } from './classNames'
import { ownBuildDependenciesPlugin, stableHashPlugin, type Compiler } from './webpackPlugins'

interface Plugin {
  apply(compiler: Compiler): void
  options?: { ignoreOrder?: boolean }
}

/**
 * What Gatsby's shell brings along for features this site does not use: its
 * links (`browser/followLinks.ts` in their place), slices, service workers,
 * redirects by browser language, components and hooks for words, links of the
 * i18n plugin, scripts of others. Of `gatsby-link`, navigation is left.
 */
const UNUSED: Readonly<Record<string, readonly string[] | 'all'>> = {
  'browser-lang': 'all',
  outdent: 'all',
  '../.cache': ['slice.js', 'register-service-worker.js'],
  '@builder.io/partytown': 'all',
  'gatsby-script': 'all',
  'gatsby-plugin-react-i18next': ['dist/Link.js', 'dist/useI18next.js'],
}

/** How css-loader asks for the name of a class; without an answer it takes `localIdentName`. */
type NameClass = (context: { resourcePath: string }, pattern: string, name: string) => string | undefined

interface Rule {
  test?: RegExp
  include?: (file: string) => boolean
  exclude?: (file: string) => boolean
  oneOf?: { use?: Loader[] }[]
  /** Gatsby's rules for code decide by the module that asks. */
  use?: Loader[] | ((module: object) => Loader[])
}

interface Loader {
  loader?: string
  options?: { stage?: string; modules?: { localIdentName?: string; getLocalIdent?: NameClass } }
}

/** The part of webpack's configuration that is changed here. */
export interface WebpackConfig {
  entry?: { app?: string }
  devtool?: string | false
  cache?: Cache | boolean
  plugins?: Plugin[]
  resolve?: { alias?: Record<string, string | false> }
  target?: string | string[]
  module?: { rules?: Rule[] }
  optimization?: {
    minimizer?: { apply(compiler: never): void }[]
    splitChunks?: { cacheGroups?: { styles?: { test?: (module: StyledModule) => boolean } } }
  }
}

interface Cache {
  version?: string
  cacheLocation?: string
  buildDependencies?: Record<string, string[]>
}

interface StyledModule {
  identifier(): string
}

/** What a built site differs in from Gatsby's defaults. */
export function configureWebpack({ actions, getConfig, stage }: CreateWebpackConfigArgs): void {
  const config = (getConfig as () => WebpackConfig)()
  allowAnyStyleOrder(config)
  replaceModule(config, 'i18next', path.resolve('src/i18n/wordStore.ts'))
  if (!isDevelop()) {
    // Nobody debugs the minified site, and making the maps took a fifth of the memory.
    config.devtool = false
    shortenClassNames(config)
    compileWithSwc(config, stage)
    keepCache(config, stage)
    if (stage === 'build-html') leaveStylesToBrowsers(config)
    if (stage === 'build-javascript') {
      // Gatsby has webpack frame the modules in the words of 2009.
      config.target = ['web', 'es2020']
      startInTasks(config)
      leaveOutUnused(config)
      replaceModule(config, 'gatsby-link', path.resolve('src/browser/gatsbyLink.ts'))
      replaceModule(config, 'react-i18next', path.resolve('src/i18n/wordContext.ts'))
      setApartStyles(config)
      minifyWithSwc(config)
    }
    config.plugins = [...(config.plugins ?? []), stableHashPlugin]
  }
  actions.replaceWebpackConfig(config)
}

/** What webpack's work depends on besides the modules themselves: packages, browsers, this configuration. */
const TOOLS = ['package.json', 'node_modules/.package-lock.json', 'gatsby-config.ts', 'gatsby-node.ts']
const HOOKS = 'src/node/hooks'

/**
 * What webpack made of the code outlives `.cache`, and so a build after that is
 * gone pays half the CPU time. Other packages, hooks or another Node begin
 * anew: one digest says so, where Gatsby has webpack follow every `require` of
 * its own and its plugins' code, twice a build and a third of its CPU time.
 * Copies of the site that borrow the packages of another folder keep their own.
 */
function keepCache(config: WebpackConfig, stage: string): void {
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

/**
 * The code of this site goes through a loader of its own (`codeLoader.mjs`).
 * @throws when Gatsby's rule for code is not found: every module would be compiled twice
 */
function compileWithSwc(config: WebpackConfig, stage: string): void {
  const root = fs.realpathSync('.')
  const isOwn = (file: string) => file.startsWith(path.join(root, 'src')) || file.startsWith(path.join(root, 'gatsby-'))
  const rules = (config.module?.rules ?? []).filter(({ use, test }) => typeof use === 'function' && test?.test('a.tsx'))
  if (rules.length === 0) throw new Error('Gatsby no longer has a rule for code; see compileWithSwc.')
  for (const rule of rules) rule.exclude = isOwn
  const loader = path.join(root, 'src/node/hooks/codeLoader.mjs')
  config.module?.rules?.push({ test: /\.tsx?$/, include: isOwn, use: [{ loader, options: { stage } }] })
}

/** Pages are rendered with the names of classes alone: prefixes for their styles are put by the bundle for browsers. */
function leaveStylesToBrowsers(config: WebpackConfig): void {
  for (const { oneOf } of config.module?.rules ?? [])
    for (const rule of oneOf ?? []) rule.use = rule.use?.filter(({ loader }) => !loader?.includes('postcss-loader'))
}

/** Another minifier for the scripts: 3 % smaller than by Gatsby's terser, written for browsers of 2015, and 4 CPU s sooner. */
function minifyWithSwc({ optimization }: WebpackConfig): void {
  const minimizer = optimization?.minimizer ?? []
  const terser = minimizer.findIndex(({ constructor }) => constructor.name === 'TerserPlugin')
  if (terser < 0) throw new Error('Gatsby no longer minifies with terser; see minifyWithSwc.')
  // The bare function shares out its work by itself; a worker of its own would only cost its start.
  minimizer[terser] = new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    parallel: false,
    terserOptions: { ecma: 2020, compress: { passes: 2 }, mangle: true },
  })
}

/** The scripts begin with our `start`, which hands over to Gatsby's own beginning. */
function startInTasks(config: WebpackConfig): void {
  if (!config.entry?.app) throw new Error('Gatsby no longer starts its scripts from an entry "app"; see startInTasks.')
  replaceModule(config, '$gatsby-app', config.entry.app)
  config.entry.app = path.resolve('src/browser/start.ts')
}

/**
 * All styles end up in one sheet, in an order webpack cannot derive for pages
 * that use the same sections differently. CSS modules do not depend on it, so
 * the warning about it is switched off.
 */
function allowAnyStyleOrder(config: WebpackConfig): void {
  for (const plugin of config.plugins ?? []) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options) plugin.options.ignoreOrder = true
  }
}

/** Styles of what is fetched when a visitor asks for it come with it, not in every page. */
const FETCHED_STYLES = /\.lazy\.module\.css/

function setApartStyles(config: WebpackConfig): void {
  const styles = config.optimization?.splitChunks?.cacheGroups?.styles
  const isStyle = styles?.test
  if (!styles || !isStyle) throw new Error('Gatsby no longer gathers styles in a cache group; see setApartStyles.')
  styles.test = (module) => isStyle(module) && !FETCHED_STYLES.test(module.identifier())
}

/** `ArticleCard-module--root--1f3a9` stands in every page a few hundred times; visitors have no use for the name. */
function shortenClassNames(config: WebpackConfig): void {
  const loaders = (config.module?.rules ?? []).flatMap((rule) => (rule.oneOf ?? []).flatMap(({ use }) => use ?? []))
  const names = classNames('src')
  for (const { options } of loaders) {
    if (!options?.modules?.localIdentName) continue
    options.modules.localIdentName = '[hash:base64:5]'
    options.modules.getLocalIdent = (context, _pattern, name) => names.of(context.resourcePath, name)
  }
  if (typeof config.cache === 'object') config.cache.version = `${config.cache.version ?? ''}${names.digest}`
}

/** @throws when a package no longer has what is left out: its bytes would come back unnoticed under another name */
function leaveOutUnused(config: WebpackConfig): void {
  const packages = fs.realpathSync('node_modules')
  for (const [name, files] of Object.entries(UNUSED)) {
    for (const file of files === 'all' ? [''] : files) {
      // Gatsby's own copies lie in this site's cache, wherever its packages are.
      const unused = name.startsWith('.') ? path.resolve('node_modules', name, file) : path.join(packages, name, file)
      if (!fs.existsSync(unused)) throw new Error(`${unused} is gone; look anew at what UNUSED leaves out.`)
      replaceModule(config, files === 'all' ? name : unused, false)
    }
  }
}

/** Puts another module, or with `false` an empty one, in the place of a module. */
function replaceModule(config: WebpackConfig, name: string, replacement: string | false): void {
  config.resolve = { ...config.resolve, alias: { ...config.resolve?.alias, [name]: replacement } }
}
