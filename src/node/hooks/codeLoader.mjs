/**
 * webpack's loader for the code of a page; in builds it replaces Gatsby's loader.
 * Gatsby's Babel plugin removes the queries, and swc compiles the rest.
 * Gatsby's preset runs Babel twice over every module and rewrites `?.`, `??`,
 * spreads and classes for browsers that this site does not support: half of
 * the CPU time of the two bundles, and 2 % of the scripts.
 */
import { createRequire } from 'node:module'
import path from 'node:path'
import * as swc from '@swc/core'

/** Loads packages that Gatsby depends on. */
const gatsby = createRequire(path.resolve('node_modules/gatsby/package.json'))
/** @type {{ transformAsync(code: string, options: object): Promise<{ code: string } | null> }} */
const babel = gatsby('@babel/core')

/** Scripts that are inlined in every page. They must be minified here, because nothing minifies them later. */
const INLINE = path.normalize('/src/browser/inline/')

/**
 * @this {{ resourcePath: string, resourceQuery: string, getOptions(): { stage: string } }}
 * @param {string} source of a module
 * @returns {Promise<string>}
 */
export default async function compile(source) {
  const { stage } = this.getOptions()
  const filename = this.resourcePath
  // Gatsby requests a part of a template with a query. Builds use whole templates.
  if (this.resourceQuery) throw new Error(`Gatsby asks for ${this.resourceQuery} of a module; see codeLoader.mjs.`)
  const code = source.includes('graphql`') ? await withoutQueries(source, filename, stage) : source
  const isInline = filename.includes(INLINE)
  const compiled = await swc.transform(code, {
    filename,
    configFile: false,
    swcrc: false,
    sourceMaps: false,
    minify: isInline,
    jsc: {
      ...(isInline ? { minify: { compress: { passes: 2 }, mangle: true } } : {}),
      // Syntax that the browsers of `browserslist` support is not changed.
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: !filename.endsWith('.ts') },
      transform: { react: { runtime: 'automatic' } },
    },
  })
  return compiled.code
}

/**
 * Replaces a query by its number and removes fragments: the data is loaded separately from the code.
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
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [[gatsby.resolve('babel-plugin-remove-graphql-queries'), { stage, staticQueryDir: 'page-data/sq/d' }]],
  })
  return made?.code ?? ''
}
