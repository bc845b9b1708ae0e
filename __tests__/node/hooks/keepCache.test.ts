import path from 'node:path'
import webpack from 'webpack'
import { stableHashPlugin } from '../../../src/node/hooks/keepCache'
import { newFolder, writeFiles } from '../../support/folder'

/** Compiles a module in a child compilation, like style sheets. */
const LOADER = `module.exports = function (source) {
  const done = this.async()
  const child = this._compilation.createChildCompiler('style sheet')
  new this._compiler.webpack.EntryPlugin(__dirname, './sheet.js', { name: 'sheet' }).apply(child)
  child.runAsChild((error) => done(error, source))
}
`

const folder = newFolder()
writeFiles(folder, { 'loader.cjs': LOADER, 'sheet.js': 'module.exports = 1', 'entry.js': 'console.log(1)' })

/** Webpack's hash of a build, which may use cached results of the previous build. */
async function hashOfBuild(): Promise<string | undefined> {
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: path.join(folder, 'out') },
    optimization: { minimize: false },
    module: { rules: [{ test: /entry\.js$/, use: path.join(folder, 'loader.cjs') }] },
    cache: { type: 'filesystem', cacheLocation: path.join(folder, 'cache') },
    plugins: [stableHashPlugin],
  })
  const stats = await new Promise<webpack.Stats | undefined>((done, fail) =>
    compiler.run((error, result) => (error ? fail(error) : done(result))),
  )
  await new Promise((closed) => compiler.close(closed))
  expect(stats?.compilation.errors).toEqual([])
  return stats?.hash
}

test('the hash is the same whether style sheets were compiled or came from the cache', async () => {
  const first = await hashOfBuild()
  expect(await hashOfBuild()).toBe(first)
})
