interface Plugin {
  options?: { ignoreOrder?: boolean }
}

/** Makes the plugin that replaces expressions by the source text of their values. */
export type DefineConstants = (values: Record<string, string | Record<string, string>>) => Plugin

interface Rule {
  test?: RegExp
  include?: (file: string) => boolean
  oneOf?: { use?: Loader[] }[]
  /** Gatsby's rules for code are functions of the module. */
  use?: Loader[] | ((module: { resource?: string }) => Loader[])
}

interface Loader {
  loader?: string
  options?: { stage?: string; limit?: number | false; modules?: { localIdentName?: string; getLocalIdent?: unknown } }
}

/** A cache group for style sheets: which modules it includes, and the name of the file by the chunks that use them. */
interface StyleGroup {
  test?: (module: { identifier(): string }) => boolean
  name?: string | ((module: object, chunks: { name?: string }[]) => string)
}

interface MinifierOptions {
  minimizer?: { implementation: unknown; options: { ecma: number; mangle: boolean } }
  parallel?: boolean
  /** By the name of a file its styles. */
  minify?: (files: Record<string, string>) => Promise<{ code: string; warnings: string[] }>
}

/** The part of webpack's configuration that this folder changes. */
export interface WebpackConfig {
  devtool?: string | false
  target?: string[]
  cache?: { version?: string } | boolean
  output?: {
    uniqueName?: string
    hashDigestLength?: number
    chunkFilename?: string
    clean?: { keep: (file: string) => boolean }
  }
  plugins?: Plugin[]
  resolve?: { alias?: Record<string, string | false> }
  module?: { rules?: Rule[] }
  optimization?: {
    minimizer?: { constructor: { name: string; swcMinify?: unknown }; options?: MinifierOptions }[]
    splitChunks?: { cacheGroups?: { styles?: StyleGroup } }
  }
}
