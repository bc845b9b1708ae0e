import { collectRubbish } from './collectRubbish'

/** Webpack's compilation, as far as it is used here. */
interface Compilation {
  /** Compilations within this one, such as that of each style sheet. */
  children: unknown[]
  /** Files the work depends on besides the modules: each loader, and what it requires. */
  buildDependencies: { clear(): void }
  hooks: { beforeHash: { tap(name: string, act: () => void): void } }
}

/** Webpack's compiler, as far as it is used here. */
export interface Compiler {
  cache: { hooks: { shutdown: { tap(options: { name: string; stage: number }, act: () => void): void } } }
  hooks: {
    thisCompilation: { tap(name: string, act: (compilation: Compilation) => void): void }
    done: { tap(name: string, act: (stats: { compilation: Compilation }) => void): void }
  }
}

/**
 * Gatsby renders every page anew when webpack's hash has changed. The hash
 * counts the compilations of style sheets, which run in a first build and come
 * from the cache in the next, so the first edit after a cold build would cost
 * all pages. Their results are part of the modules, and counted there.
 */
export const stableHashPlugin = {
  apply({ hooks }: Compiler): void {
    hooks.thisCompilation.tap('StableHash', (compilation) => {
      compilation.hooks.beforeHash.tap('StableHash', () => {
        compilation.children = []
      })
    })
  },
}

/**
 * Before it keeps its work, webpack follows every `require` of every loader:
 * all of Babel, PostCSS and Gatsby, ten seconds of file system calls. What
 * they are is in the version of the cache already (`keepCache`).
 */
export const ownBuildDependenciesPlugin = {
  apply({ hooks }: Compiler): void {
    hooks.done.tap('OwnBuildDependencies', ({ compilation }) => compilation.buildDependencies.clear())
  },
}

/** After all of webpack's own caches. */
const LAST = 1000

/** What webpack held is let go when its cache closes; the queries and the pages come after that. */
export const collectPlugin = {
  apply({ cache }: Compiler): void {
    cache.hooks.shutdown.tap({ name: 'Collect', stage: LAST }, collectRubbish)
  },
}
