import type { Compiler } from 'webpack'

export interface Plugin {
  apply(compiler: Compiler): void
  options?: { ignoreOrder?: boolean }
}

interface Rule {
  test?: RegExp
  include?: (file: string) => boolean
  resourceQuery?: RegExp | { not: RegExp[] }
  oneOf?: { use?: Loader[] }[]
  /** Gatsby's rules for code decide by the module that asks. */
  use?: Loader[] | ((module: { resource?: string; resourceQuery?: string }) => Loader[])
}

interface Loader {
  loader?: string
  options?: { stage?: string; limit?: number | false }
}

/** Where webpack puts style sheets: which modules, and into which file by the chunks that ask for them. */
interface StyleGroup {
  test?: (module: StyledModule) => boolean
  name?: string | ((module: StyledModule, chunks: { name?: string }[]) => string)
}

/** The part of webpack's configuration that is changed here. */
export interface WebpackConfig {
  devtool?: string | false
  target?: string[]
  cache?: { version?: string; cacheLocation?: string; buildDependencies?: Record<string, string[]> } | boolean
  output?: { uniqueName?: string }
  plugins?: Plugin[]
  resolve?: { alias?: Record<string, string | false> }
  module?: { rules?: Rule[] }
  optimization?: {
    minimizer?: { apply(compiler: never): void }[]
    splitChunks?: { cacheGroups?: { styles?: StyleGroup } }
  }
}

interface StyledModule {
  identifier(): string
}
