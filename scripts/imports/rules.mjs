/**
 * The import order of the folders of `src` (`LAYERS`) and the only importers of
 * libraries (`ONLY_IMPORTERS`), for `npm run imports`, a part of `npm test`. Add a new
 * folder of `src` to `LAYERS`. The linter checks imports that are allowed for
 * types only (`no-restricted-imports` in .oxlintrc.json) and circular imports
 * (`import/no-cycle`).
 */
/** From the lowest layer up. Each folder imports only from those before it. */
const LAYERS = [
  'constants.ts',
  'text',
  'routing',
  'search',
  'assistant',
  'sources',
  'content/clock.ts',
  'content/report',
  'content/schemas',
  'content/mdx',
  'content/model',
  'content/read',
  'content/check',
  'content/readContent.ts',
  'content/readDisk.ts',
  'node',
  'browser',
  'overlay',
  'i18n',
  'ui',
  'brand',
  'mdx',
  'features',
  'site',
  'sections',
  'templates',
  'editor',
]

/** Code that runs during a build, and never in a browser. */
const BUILD = '^src/(content|node)/'
/** Code that pages run or may import. The editor brings the content layer to its own page. */
const BROWSER = '^src/(?!content/|node/|editor/)|^gatsby-browser'
/** Readers of `locales`, which bundles replace with a constant (`src/node/hooks/buildConstant.ts`). */
const REPLACED = '^src/(routing/readLanguageFiles|search/stemmers)\\.ts$'

/** The only places that may import these libraries: there each can be replaced, and no browser loads a library of the build. */
const ONLY_IMPORTERS = {
  '^src/(editor|node/output/editor)/': ['@sveltia/cms'],
  '^src/features/contact/sendEmail\\.ts$': ['@emailjs/browser'],
  '^src/mdx/': ['@mdx-js/react'],
  '^src/search/': ['@orama/stemmers'],
  '^src/node/': ['chokidar', 'esbuild', 'sharp'],
  '^src/node/output/pages/': ['mdast-util-gfm-table', 'mdast-util-to-markdown'],
  '^src/ui/motion/': ['framer-motion'],
  '^src/i18n/': ['gatsby-plugin-react-i18next'],
  '^src/content/': ['github-slugger', 'image-size'],
  '^src/content/mdx/': ['lowlight'],
  '^src/(content/mdx|node/output/pages)/': ['satteri'],
  '^src/(content|editor|node/output/editor)/': ['jsonc-parser', 'yaml'],
  '^src/(content|node)/': ['lucide-static', 'simple-icons'],
  '^src/(assistant|search|node/output/search)/': ['minisearch'],
  '^src/(content|node/output/editor)/': ['zod'],
}

/** Matches the files of some folders. @param {string[]} folders */
const filesOf = (...folders) => `^src/(${folders.map((folder) => folder.replace('.', '\\.')).join('|')})(/|$)`
/** Matches the files of some packages. @param {string[]} names */
const packages = (...names) => `(^|/)node_modules/(${names.join('|')})/`

const RULES = [
  { name: 'every-folder-is-listed', from: { path: '^src/', pathNot: filesOf(...LAYERS) }, to: {} },
  ...LAYERS.slice(0, -1).map((folder, index) => ({
    name: `above-${folder}`,
    from: { path: filesOf(folder) },
    to: { path: filesOf(...LAYERS.slice(index + 1)) },
  })),
  ...Object.entries(ONLY_IMPORTERS).map(([importer, libraries]) => ({
    name: `only-importer-of-${libraries.join('-and-')}`,
    from: { pathNot: importer },
    to: { path: packages(...libraries) },
  })),
  {
    name: 'no-react-in-the-build',
    from: { path: BUILD },
    to: { path: packages('react', 'react-dom', 'i18next', 'react-i18next') },
  },
  { name: 'no-gatsby-in-content', from: { path: '^src/content/' }, to: { path: packages('gatsby[^/]*') } },
  { name: 'no-node-in-the-browser', from: { path: BROWSER, pathNot: REPLACED }, to: { dependencyTypes: ['core'] } },
]

export default {
  forbidden: RULES.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
}
