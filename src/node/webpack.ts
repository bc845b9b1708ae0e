import type { CreateWebpackConfigArgs } from 'gatsby'
import { isDevelop } from './buildMode'

interface CssExtractPlugin {
  constructor: { name: string }
  options: { ignoreOrder?: boolean }
}

/**
 * All styles end up in one sheet, in an order webpack cannot derive for pages
 * that use the same sections differently. CSS modules do not depend on it, so
 * the warning about it is switched off.
 */
export function configureWebpack({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = getConfig() as { plugins?: CssExtractPlugin[]; devtool?: string | false }
  for (const plugin of config.plugins ?? []) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin') plugin.options.ignoreOrder = true
  }
  if (!isDevelop()) config.devtool = false
  actions.replaceWebpackConfig(config)
}
