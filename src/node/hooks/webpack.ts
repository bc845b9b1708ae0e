import fs from 'node:fs'
import path from 'node:path'
import { transform } from 'esbuild'
import type { CreateWebpackConfigArgs } from 'gatsby'
import { pageKinds } from '../../routing/pageKinds'
import { readDrawings } from '../brandFiles'
import { isDevelop } from '../environment'
import { DIGESTED } from '../output/hosting/headers'
import { setBuild } from './buildConstant'
import { leaveOutUnused, replaceCode, replaceModule } from './moduleReplacements'
import type { DefineConstants, WebpackConfig } from './webpackConfig'

/** Changes Gatsby's webpack configuration. */
export function configureWebpack({ actions, getConfig, plugins, stage }: CreateWebpackConfigArgs): void {
  const config = (getConfig as () => WebpackConfig)()
  const define = plugins.define as DefineConstants
  layerStyles(config)
  setBuild(config, define)
  // The defaults, the name in package.json and 20 digits, would be in the scripts of every page.
  config.output = { ...config.output, uniqueName: 'site', hashDigestLength: 10 }
  const drawings = readDrawings('.')
  replaceModule(config, '@brand', path.resolve('src/brand', drawings))
  keepFontsInFiles(config)
  if (isDevelop()) {
    if (typeof config.cache === 'object') config.cache.version = `${config.cache.version ?? ''} ${drawings}`
  } else {
    // A cache would need a list of all files besides the modules that change them.
    config.cache = false
    compileWithSwc(config, stage)
    // The minified site needs no source maps. Creating them took a fifth of the memory.
    config.devtool = false
    if (stage === 'build-javascript') {
      // Gatsby's default target is browsers of 2009.
      config.target = ['web', 'es2022']
      // Names of templates would be in the scripts of every page.
      config.output.chunkFilename = '[id]-[contenthash].js'
      // Of the files in public/, webpack removes those with a digest that are not of this build.
      config.output.clean = { keep: (file) => !new RegExp(DIGESTED).test(file) }
      leaveOutUnused(config)
      // The build renders pages with the original libraries, so hydration compares the output of both.
      for (const file of ['', 'gatsby-browser.js'])
        replaceCode(config, 'gatsby-plugin-react-i18next', file, 'src/i18n/pageWords.ts')
      // Only `@emailjs/browser` asks, at its import, which failed where a browser blocks storage. Its throttle is not used.
      config.plugins?.push(define({ 'typeof localStorage': '"undefined"' }))
      setApartStyles(config)
      setMinifiers(config)
    }
  }
  actions.replaceWebpackConfig(config)
}

/**
 * Compiles the code of this site and Gatsby's code in `.cache` with our own
 * loader (`codeLoader.mjs`).
 * @throws when Gatsby's rule for code is not found: every module would be compiled twice
 */
export function compileWithSwc(config: WebpackConfig, stage: string): void {
  const root = fs.realpathSync('.')
  const own = ['src', '.cache', 'gatsby-'].map((name) => path.join(root, name))
  const isOwn = (file = '') => own.some((place) => file.startsWith(place))
  let found = false
  for (const rule of config.module?.rules ?? []) {
    const { test, use } = rule
    if (typeof use !== 'function' || !test?.test('a.tsx')) continue
    found = true
    rule.use = (module) => (isOwn(module.resource) ? [] : use(module))
  }
  if (!found) throw new Error('Gatsby no longer has a rule for code; see compileWithSwc.')
  const loader = path.join(root, 'src/node/hooks/codeLoader.mjs')
  config.module?.rules?.push({
    test: /\.(?:js|tsx?)$/,
    include: isOwn,
    use: [{ loader, options: { stage } }],
  })
}

/** The browsers of `browserslist` in package.json. */
const BROWSERS = ['chrome123', 'firefox120', 'safari17.5']

/**
 * Minifies scripts with swc: Gatsby's Terser writes for browsers of 2009, a kilobyte more on the home page. And styles
 * with esbuild: Gatsby's cssnano does not know nested rules.
 * @throws when a minifier of Gatsby is not found
 */
function setMinifiers({ optimization }: WebpackConfig): void {
  const find = (name: string) => optimization?.minimizer?.find(({ constructor }) => constructor.name === name)
  const terser = find('TerserPlugin')
  const cssnano = find('CssMinimizerPlugin')
  if (!terser?.options || !cssnano?.options) throw new Error('Gatsby has other minifiers now; see setMinifiers.')
  terser.options.minimizer = { implementation: terser.constructor.swcMinify, options: { ecma: 2022, mangle: true } }
  cssnano.options.parallel = false
  cssnano.options.minify = async (files: Record<string, string>) => {
    const [css = ''] = Object.values(files)
    const { code } = await transform(css, { loader: 'css', minify: true, legalComments: 'none', target: BROWSERS })
    return { code: code.trimEnd(), warnings: [] }
  }
}

/** The style files. Their order, and that of the classes in each, is the same in every build. */
const STYLE_FILES = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .sort()
const classes: string[][] = STYLE_FILES.map(() => [])

/** Names a class by the places of its file and of itself: by file and class, the home page has 2.4 KB more. */
function shortName({ resourcePath }: { resourcePath: string }, _pattern: string, name: string): string {
  const file = STYLE_FILES.findIndex((each) => resourcePath.endsWith(path.join('/src', each)))
  if (!classes[file].includes(name)) classes[file].push(name)
  return `_${(36 + file).toString(36)}${classes[file].indexOf(name).toString(36)}`
}

/**
 * Puts each style file into the layer of its folder (`styleLayers.mjs`), and shortens the names of classes in builds.
 * @throws when Gatsby's rules for styles are not found: no rule would have a layer
 */
export function layerStyles({ module, plugins = [] }: WebpackConfig): void {
  const loader = path.resolve('src/node/hooks/styleLayers.mjs')
  const rules = (module?.rules ?? []).flatMap(({ oneOf }) => oneOf ?? [])
  const ofStyles = rules.filter(({ use }) => use?.some((each) => each.loader?.includes('css-loader')))
  if (ofStyles.length === 0) throw new Error('Gatsby no longer has a rule for styles; see layerStyles.')
  for (const { modules } of ofStyles.flatMap(({ use }) => use?.map(({ options }) => options ?? {}) ?? []))
    if (modules?.localIdentName && !isDevelop()) modules.getLocalIdent = shortName
  for (const { use } of ofStyles) use?.push({ loader })
  // Pages use the same files in different orders, of which webpack warns. The layers decide, so the order is free.
  for (const { options } of plugins.filter((plugin) => plugin.constructor.name === 'MiniCssExtractPlugin'))
    if (options) options.ignoreOrder = true
}

/**
 * Gatsby inlines files below 10,000 bytes in the styles: a page would contain the fonts of both languages.
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

/** Styles of components that are fetched on demand are fetched with them, and are not in every page. */
const FETCHED_STYLES = /\.lazy\.module\.css/

/** Gatsby inlines the styles of all pages in each page; here a page has those of its family, and shared ones. */
function setApartStyles(config: WebpackConfig): void {
  const styles = config.optimization?.splitChunks?.cacheGroups?.styles
  const isStyle = styles?.test
  if (!styles || !isStyle) throw new Error('Gatsby no longer gathers styles in a cache group; see setApartStyles.')
  styles.test = (module) => isStyle(module) && !FETCHED_STYLES.test(module.identifier())
  styles.name = (_module, chunks) => {
    const families = new Set(chunks.map(({ name }) => familyOf(name)))
    if (families.size === 1) return `styles-${[...families][0]}`
    return families.has('home') || families.has('common') ? 'styles-common' : 'styles-inner'
  }
}

/** The family of pages that uses a webpack chunk: that of its template, or `common` for other chunks. */
function familyOf(chunk: string | undefined): string {
  const template = /^component---src-templates-(.+)-tsx$/.exec(chunk ?? '')?.[1]
  const [, kind] = pageKinds().find(([name]) => name === template) ?? []
  return template ? (kind?.styles ?? 'pages') : 'common'
}
