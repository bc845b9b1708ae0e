import fs from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import { languageWords } from '../../../search/languageWords'
import { SITE } from '../../../routing/languageFiles'
import { languageFacts } from '../../../routing/languages'
import { stemmersSource } from '../../hooks/languageConstants'

/** The package of the editor, with the fonts and workers that its script fetches from beside itself. */
const PACKAGE = 'node_modules/@sveltia/cms/npm'

/** What it would fetch from elsewhere: its fonts come from here, and nobody is asked how the host is. */
function withoutThirdParties(script: string, assets: readonly string[]): string {
  return script
    .replace(/https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)[^)]*/g, (_, font: string) => {
      const file = assets.find((name) => name.startsWith(font) && name.endsWith('.woff2'))
      if (!file) throw new Error(`@sveltia/cms has no font ${font}: see what its new version fetches.`)
      return `/admin/assets/${file}`
    })
    .replace('https://www.githubstatus.com/api/v2/status.json', 'data:application/json,{"status":{"indicator":"none"}}')
}

/** Modules of Node, and the native parser, give way to what a browser has. */
const inBrowser = (root: string): Plugin => ({
  name: 'in-browser',
  setup({ onResolve, onLoad }) {
    const standIn = (name: string) => ({ path: path.join(root, `src/editor/${name}.ts`) })
    onResolve({ filter: /^node:/ }, () => standIn('nodeStandIns'))
    onResolve({ filter: /^satteri$/ }, () => standIn('browserParser'))
    onLoad({ filter: /[\\/]search[\\/]stemmers\.ts$/ }, () => ({ contents: stemmersSource(), resolveDir: root }))
    // Colours of code, maps and drawings are used by no field of ours.
    onResolve({ filter: /^(@shikijs|leaflet|terra-draw|terra-draw-leaflet-adapter|svgo)(\/|$)/ }, () => ({
      path: 'unused',
      namespace: 'unused',
    }))
    onLoad({ filter: /./, namespace: 'unused' }, () => ({ contents: 'export default {}' }))
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path: file }) => ({
      contents: withoutThirdParties(fs.readFileSync(file, 'utf8'), fs.readdirSync(path.join(root, PACKAGE, 'assets'))),
      loader: 'js',
    }))
  },
})

/**
 * Writes the scripts of `/admin` and what they fetch.
 * @param folder `admin` of the built site
 */
export async function bundleEditor(root: string, folder: string): Promise<void> {
  await build({
    entryPoints: { editor: path.join(root, 'src/editor/start.ts') },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    define: {
      SITE_LANGUAGES: JSON.stringify(languageFacts()),
      SITE_LANGUAGE_FILES: JSON.stringify(SITE),
      'process.cwd': 'String',
      'process.env': '{}',
      SITE_LANGUAGE_WORDS: JSON.stringify(languageWords()),
    },
    plugins: [inBrowser(root)],
    logLevel: 'silent',
    legalComments: 'none',
  })
  const assets = { recursive: true, filter: (file: string) => !file.endsWith('.map') }
  fs.cpSync(path.join(root, PACKAGE, 'assets'), path.join(folder, 'assets'), assets)
}
