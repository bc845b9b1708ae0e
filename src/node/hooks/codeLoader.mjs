/**
 * webpack's loader for the code of a page, in place of Gatsby's: the query
 * is taken out by Gatsby's own plugin of Babel, the rest is swc's. Gatsby's
 * preset makes two passes of Babel over every module and rewrites `?.`, `??`,
 * spreads and classes for browsers that do not get this site anyway: half of
 * the CPU time of the two bundles, and 2 % of the scripts. Under development
 * components also say where they change, for React Refresh, and the code has maps.
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
 * @this {{ resourcePath: string, resourceQuery: string, getOptions(): { stage: string }, async?(): (error: unknown, code?: string, map?: string) => void }}
 * @param {string} source of a module
 * @returns {Promise<string>}
 */
export default async function compile(source) {
  const { stage } = this.getOptions()
  // webpack takes the map of a module by its callback alone.
  const done = stage === 'develop' ? this.async?.() : undefined
  try {
    const { code, map } = await transform(source, this, stage)
    done?.(null, code, map)
    return code
  } catch (error) {
    if (!done) throw error
    done(error)
    return ''
  }
}

/**
 * @param {string} source
 * @param {{ resourcePath: string, resourceQuery: string }} module
 * @param {string} stage of Gatsby
 */
async function transform(source, { resourcePath: filename, resourceQuery }, stage) {
  const isDeveloped = stage === 'develop'
  // Gatsby asks for a part of a template by a query. Builds take templates whole; the development server may have the rest twice.
  if (resourceQuery && !stage.startsWith('develop'))
    throw new Error(`Gatsby asks for ${resourceQuery} of a module; see codeLoader.mjs.`)
  const { code, map } = source.includes('graphql`') ? await withoutQueries(source, filename, stage) : { code: source }
  const isInline = filename.includes(INLINE)
  return swc.transform(code, {
    filename,
    configFile: false,
    swcrc: false,
    sourceMaps: isDeveloped,
    ...(isDeveloped && map ? { inputSourceMap: JSON.stringify(map) } : {}),
    minify: isInline,
    jsc: {
      ...(isInline ? { minify: { compress: { passes: 2 }, mangle: true } } : {}),
      // What the browsers of `browserslist` understand stays as it is.
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: !filename.endsWith('.ts') },
      transform: { react: { runtime: 'automatic', development: isDeveloped, refresh: isDeveloped } },
    },
  })
}

/**
 * A query becomes its number, and a fragment nothing: the data comes apart from the code.
 * @param {string} source
 * @param {string} filename
 * @param {string} stage of Gatsby
 * @returns {Promise<{ code: string, map?: unknown }>}
 */
async function withoutQueries(source, filename, stage) {
  const made = await babel.transformAsync(source, {
    filename,
    babelrc: false,
    configFile: false,
    sourceMaps: stage === 'develop',
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [[gatsby.resolve('babel-plugin-remove-graphql-queries'), { stage, staticQueryDir: 'page-data/sq/d' }]],
  })
  return { code: made?.code ?? '', map: made?.map }
}
