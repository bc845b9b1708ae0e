import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import webpack from 'webpack'
import { collectPlugin, ownBuildDependenciesPlugin, stableHashPlugin } from '../../../src/node/hooks/webpackPlugins'

/** Compiles a module in a compilation of its own, as style sheets are. */
const LOADER = `module.exports = function (source) {
  const done = this.async()
  const child = this._compilation.createChildCompiler('style sheet')
  new this._compiler.webpack.EntryPlugin(__dirname, './sheet.js', { name: 'sheet' }).apply(child)
  child.runAsChild((error) => done(error, source))
}
`

let folder: string

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stable-hash-'))
  const files = { 'loader.cjs': LOADER, 'sheet.js': 'module.exports = 1', 'entry.js': 'console.log(1)' }
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text)
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

/** A build that may find the results of the one before in the cache. */
async function build(plugins: webpack.Configuration['plugins']): Promise<webpack.Stats | undefined> {
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: path.join(folder, 'out') },
    optimization: { minimize: false },
    module: { rules: [{ test: /entry\.js$/, use: path.join(folder, 'loader.cjs') }] },
    cache: { type: 'filesystem', cacheLocation: path.join(folder, 'cache') },
    plugins,
  })
  const stats = await new Promise<webpack.Stats | undefined>((done, fail) =>
    compiler.run((error, result) => (error ? fail(error) : done(result))),
  )
  await new Promise((closed) => compiler.close(closed))
  expect(stats?.compilation.errors).toEqual([])
  return stats
}

const hashOfBuild = async (plugins: webpack.Configuration['plugins']) => (await build(plugins))?.hash

test('the hash is the same whether style sheets were compiled or came from the cache', async () => {
  const first = await hashOfBuild([stableHashPlugin])
  expect(await hashOfBuild([stableHashPlugin])).toBe(first)
})

test('webpack by itself gives them two', async () => {
  const first = await hashOfBuild([])
  expect(await hashOfBuild([])).not.toBe(first)
})

/** Whether a second build takes everything from the cache, after a change in its loader. */
async function isKept(plugins: webpack.Configuration['plugins']): Promise<boolean | undefined> {
  const loader = (words: string) =>
    fs.writeFileSync(path.join(folder, 'loader.cjs'), `module.exports = (source) => source // ${words}\n`)
  loader('before')
  await build(plugins)
  loader('after the change')
  const stats = await build(plugins)
  return stats?.toJson({ all: false, modules: true, cachedModules: true }).modules?.every(({ cached }) => cached)
}

test('a change in a loader begins anew by the version of the cache alone', async () => {
  expect(await isKept([ownBuildDependenciesPlugin])).toBe(true)
})

test('webpack by itself looks at every loader', async () => {
  expect(await isKept([])).toBe(false)
})

test('what nobody holds any more is collected when webpack closes', async () => {
  const rubbish = new WeakRef({ size: 1 })
  await build([collectPlugin])
  expect(rubbish.deref()).toBeUndefined()
})
