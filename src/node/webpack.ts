import type { CreateWebpackConfigArgs } from 'gatsby'
import { isDevelop } from './buildMode'

interface CssExtractPlugin {
  constructor: { name: string }
  options: { ignoreOrder?: boolean }
}

/** What packages of the shell bring along for features this site does not use: redirects by browser language, HTML in dictionaries, scripts in workers. */
const UNUSED = ['browser-lang', 'outdent', 'html-parse-stringify', '@builder.io/partytown']

interface Loader {
  options?: { modules?: { localIdentName?: string } }
}

/** The part of webpack's configuration that is changed here. */
export interface WebpackConfig {
  devtool?: string | false
  plugins?: CssExtractPlugin[]
  resolve?: { alias?: Record<string, string | false> }
  module?: { rules?: { oneOf?: { use?: Loader[] }[] }[] }
}

/** What a built site differs in from Gatsby's defaults. */
export function configureWebpack({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = getConfig() as WebpackConfig
  allowAnyStyleOrder(config)
  if (!isDevelop()) {
    // Nobody debugs the minified site, and making the maps took a fifth of the memory.
    config.devtool = false
    shortenClassNames(config)
    leaveOutUnused(config)
  }
  actions.replaceWebpackConfig(config)
}

/**
 * All styles end up in one sheet, in an order webpack cannot derive for pages
 * that use the same sections differently. CSS modules do not depend on it, so
 * the warning about it is switched off.
 */
function allowAnyStyleOrder(config: WebpackConfig): void {
  for (const plugin of config.plugins ?? []) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin') plugin.options.ignoreOrder = true
  }
}

/** `ArticleCard-module--root--1f3a9` stands in every page a few hundred times; visitors have no use for the name. */
function shortenClassNames(config: WebpackConfig): void {
  const loaders = (config.module?.rules ?? []).flatMap((rule) => (rule.oneOf ?? []).flatMap(({ use }) => use ?? []))
  for (const { options } of loaders) {
    if (options?.modules?.localIdentName) options.modules.localIdentName = '[hash:base64:5]'
  }
}

function leaveOutUnused(config: WebpackConfig): void {
  const nothing = Object.fromEntries(UNUSED.map((name) => [name, false as const]))
  config.resolve = { ...config.resolve, alias: { ...config.resolve?.alias, ...nothing } }
}
