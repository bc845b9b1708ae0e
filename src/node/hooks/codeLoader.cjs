/**
 * webpack's loader for the code of this site, in place of Gatsby's: the query
 * is taken out by Gatsby's own plugin of Babel, the rest is swc's. Gatsby's
 * preset makes two passes of Babel over every module and rewrites `?.`, `??`,
 * spreads and classes for browsers that do not get this site anyway: half of
 * the CPU time of the two bundles, and 2 % of the scripts.
 */
const { createRequire } = require('node:module')
const swc = require('@swc/core')

/** What Gatsby brings along. */
const gatsby = createRequire(require.resolve('gatsby/package.json'))

/** The options of swc; what the browsers of `browserslist` understand stays as it is. */
const SYNTAX = {
  configFile: false,
  swcrc: false,
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
}

/**
 * @this {{ resourcePath: string, resourceQuery: string, getOptions(): { stage: string } }}
 * @param {string} source of a module
 * @returns {Promise<string>}
 */
module.exports = async function compile(source) {
  // Gatsby asks for a part of a template by a query; today it takes templates whole.
  if (this.resourceQuery) throw new Error(`Gatsby asks for ${this.resourceQuery} of a module; see codeLoader.cjs.`)
  const filename = this.resourcePath
  const code = source.includes('graphql`') ? await withoutQueries(source, filename, this.getOptions().stage) : source
  const isMarkup = filename.endsWith('x')
  const jsc = { ...SYNTAX.jsc, parser: { ...SYNTAX.jsc.parser, tsx: isMarkup } }
  return (await swc.transform(code, { ...SYNTAX, jsc, filename, sourceMaps: false })).code
}

/** A query becomes its number, and a fragment nothing: the data comes apart from the code. */
async function withoutQueries(source, filename, stage) {
  const { code } = await gatsby('@babel/core').transformAsync(source, {
    filename,
    babelrc: false,
    configFile: false,
    sourceMaps: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [[gatsby.resolve('babel-plugin-remove-graphql-queries'), { stage, staticQueryDir: 'page-data/sq/d' }]],
  })
  return code
}
