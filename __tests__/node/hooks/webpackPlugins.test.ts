import { freeMemory } from '../../../src/node/hooks/freeMemory'
import { freeMemoryPlugin, stableHashPlugin, type Compiler } from '../../../src/node/hooks/webpackPlugins'

jest.mock('../../../src/node/hooks/freeMemory')

type Compilation = Parameters<Parameters<Compiler['hooks']['thisCompilation']['tap']>[1]>[0]

/** A compiler that runs what was tapped. */
function compiler() {
  const shutdown: (() => void)[] = []
  const compilations: ((compilation: Compilation) => void)[] = []
  const fake: Compiler = {
    hooks: {
      shutdown: { tap: (_, act) => void shutdown.push(act) },
      thisCompilation: { tap: (_, act) => void compilations.push(act) },
    },
  }
  return {
    fake,
    close: () => shutdown.forEach((act) => act()),
    /** Children the hash of a compilation counts. */
    hashed(children: unknown[]): unknown[] {
      const beforeHash: (() => void)[] = []
      const compilation: Compilation = {
        children,
        hooks: { beforeHash: { tap: (_, act) => void beforeHash.push(act) } },
      }
      compilations.forEach((act) => act(compilation))
      expect(compilation.children).toBe(children)
      beforeHash.forEach((act) => act())
      return compilation.children
    },
  }
}

it('memory is freed when a compiler closes, not before', () => {
  const { fake, close } = compiler()
  freeMemoryPlugin.apply(fake)
  expect(freeMemory).not.toHaveBeenCalled()
  close()
  expect(freeMemory).toHaveBeenCalledTimes(1)
})

it('the hash is the same whether style sheets were compiled or came from the cache', () => {
  const { fake, hashed } = compiler()
  stableHashPlugin.apply(fake)
  expect(hashed(['style sheet'])).toEqual(hashed([]))
})
