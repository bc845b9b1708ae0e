/**
 * webpack's loader for the code of a page, in place of Gatsby's: the query
 * is taken out by Gatsby's own plugin of Babel, the rest is swc's. Gatsby's
 * preset makes two passes of Babel over every module and rewrites `?.`, `??`,
 * spreads and classes for browsers that do not get this site anyway: half of
 * the CPU time of the two bundles, and 2 % of the scripts.
 */
import { createRequire } from 'node:module'
import path from 'node:path'
import * as swc from '@swc/core'

/** What Gatsby brings along. */
const gatsby = createRequire(path.resolve('node_modules/gatsby/package.json'))
const babel = /** @type {typeof import('@babel/core')} */ (gatsby('@babel/core'))

/** Scripts that stand in every page as they are written here, so that nothing minifies them later. */
const INLINE = path.normalize('/src/browser/inline/')

/**
 * @this {{ resourcePath: string, resourceQuery: string, getOptions(): { stage: string } }}
 * @param {string} source of a module
 * @returns {Promise<string>}
 */
export default async function compile(source) {
  // Gatsby asks for a part of a template by a query; today it takes templates whole.
  if (this.resourceQuery) throw new Error(`Gatsby asks for ${this.resourceQuery} of a module; see codeLoader.mjs.`)
  const filename = this.resourcePath
  const code = source.includes('graphql`') ? await withoutQueries(source, filename, this.getOptions().stage) : source
  const isInline = filename.includes(INLINE)
  const { code: made } = await swc.transform(code, {
    filename,
    configFile: false,
    swcrc: false,
    sourceMaps: false,
    minify: isInline,
    jsc: {
      ...(isInline ? { minify: { compress: { passes: 2 }, mangle: true } } : {}),
      // What the browsers of `browserslist` understand stays as it is.
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: !filename.endsWith('.ts') },
      transform: { react: { runtime: 'automatic' } },
    },
  })
  return made
}

/**
 * A query becomes its number, and a fragment nothing: the data comes apart from the code.
 * @param {string} source
 * @param {string} filename
 * @param {string} stage of Gatsby
 * @returns {Promise<string>}
 */
async function withoutQueries(source, filename, stage) {
  const made = await babel.transformAsync(source, {
    filename,
    babelrc: false,
    configFile: false,
    sourceMaps: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [[gatsby.resolve('babel-plugin-remove-graphql-queries'), { stage, staticQueryDir: 'page-data/sq/d' }]],
  })
  return made?.code ?? ''
}
