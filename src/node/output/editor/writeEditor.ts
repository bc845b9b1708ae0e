/** Writes `/admin`, the editor of the content. No other page links to it. */
import fs from 'node:fs'
import path from 'node:path'
import type { CmsConfig } from '@sveltia/cms'
import { build, type Plugin } from 'esbuild'
import { installedNames, type InstalledNames } from '../../../content/check/installedNames'
import { filesBelow, textOf } from '../../../content/read/contentFiles'
import { diskFiles } from '../../../content/read/diskFiles'
import { SITE } from '../../../routing/languageFiles'
import { DEFAULT_LANGUAGE } from '../../../routing/languages'
import { stemmersSource } from '../../hooks/buildConstant'
import { editorConfiguration } from './configuration'

/** Address of the editor; its files are in a folder of the same name. */
const EDITOR = '/admin'

/**
 * Writes the page, scripts and content of the editor.
 * @param root the repository
 * @param folder the built site
 * @param repository address of the repository, `https://github.com/owner/name`; '' where it is not known
 */
export async function writeEditor(root: string, folder: string, repository: string): Promise<void> {
  const own = path.join(folder, EDITOR)
  fs.rmSync(own, { recursive: true, force: true })
  await bundleEditor(root, own)
  writeForms(root, folder, repository)
  fs.writeFileSync(path.join(folder, `${EDITOR}.html`), PAGE)
}

/** `content.json`: the forms, and a copy of the content of a build for the check, the page beside a form, and trials. */
export interface SiteCopy {
  config: CmsConfig
  /** Texts by path from the root of the repository; '' for `static/`, and for pictures and other files without text, which are copied below `/admin/`. */
  texts: Readonly<Record<string, string>>
  installed: InstalledNames
}

/** Writes what depends on the content: the forms and the copy, and pictures. */
export function writeForms(root: string, folder: string, repository: string): void {
  const files = diskFiles(root)
  const texts: Record<string, string> = {}
  for (const file of filesBelow(files, 'content', 'locales', 'static')) {
    texts[file] = /^(content|locales).*\.(json|mdx|css|svg)$/.test(file) ? textOf(files, file) : ''
    if (!texts[file] && !file.startsWith('static/')) fs.cpSync(path.join(root, file), path.join(folder, EDITOR, file))
  }
  const way = { backend: backendOf(repository), publish_mode: 'editorial_workflow' } as const
  const copy: SiteCopy = { config: { ...editorConfiguration(files), ...way }, texts, installed: installedNames(root) }
  fs.writeFileSync(path.join(folder, EDITOR, 'content.json'), JSON.stringify(copy))
}

/**
 * Where the editor saves: a branch and a pull request of the repository on
 * GitHub; a fork for people without write access. Without such a repository no
 * requests are sent to GitHub, and only a local folder or the browser's storage
 * is offered. `EDITOR_SIGN_IN` is the address of a worker that signs people in
 * to GitHub; without it they paste a token.
 */
function backendOf(repository: string): CmsConfig['backend'] {
  const [, repo = 'owner/repository'] = /^https:\/\/github\.com\/(.+?)(?:\.git)?$/.exec(repository) ?? []
  const signIn = process.env.EDITOR_SIGN_IN
  const ways = signIn ? { base_url: signIn } : { auth_methods: ['token' as const] }
  return { name: 'github', repo, open_authoring: true, auth_scope: 'public_repo', ...ways }
}

/** The page. The editor sets its title. */
const PAGE = `<!doctype html>
<html lang="${DEFAULT_LANGUAGE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Editor</title>
<link rel="icon" href="/favicon.svg">
<script type="module" src="${EDITOR}/editor.js"></script>
</head>
<body></body>
</html>
`

/** The package of the editor, with the fonts and workers that its script fetches from the same folder. */
const PACKAGE = 'node_modules/@sveltia/cms/npm'

/** The parser of texts as WebAssembly. Npm installs it everywhere because its entry in the lock file has no `cpu`. */
const PARSER = 'node_modules/@bruits/satteri-wasm32-wasi/satteri_napi.wasm32-wasi.wasm'

/** Replaces what reads the disk, Gatsby, and the addresses of the package: its only changes. It loads its fonts from `assets` too. */
const inBrowser = (root: string): Plugin => ({
  name: 'in-browser',
  setup({ onResolve, onLoad }) {
    const gatsby = { path: path.join(root, 'src/editor/gatsbyReplacement.ts') }
    onResolve({ filter: /^gatsby(-plugin-react-i18next)?$/ }, () => gatsby)
    onLoad({ filter: /[\\/]readLanguageFiles\.ts$/ }, () => ({
      contents: `export const readLanguageFiles = () => (${JSON.stringify(SITE)})`,
    }))
    onLoad({ filter: /[\\/]search[\\/]stemmers\.ts$/ }, () => ({ contents: stemmersSource(), resolveDir: root }))
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path: file }) => ({
      contents: fs
        .readFileSync(file, 'utf8')
        .replace(/url\(https:\/\/cdn\.jsdelivr\.net\/fontsource[^)]*\)/g, 'local(none)')
        .replace('https://www.githubstatus.com/api/v2/status.json', 'data:,'),
    }))
  },
})

/** Writes the scripts of `/admin` and the files they fetch. @param folder `admin` of the built site */
async function bundleEditor(root: string, folder: string): Promise<void> {
  if (!fs.existsSync(path.join(root, PARSER)))
    throw new Error(`/admin needs ${PARSER}. Run "npm ci"; package-lock.json must have no "cpu" in its entry.`)
  await build({
    absWorkingDir: root,
    entryPoints: { editor: 'src/editor/start.ts', check: 'src/editor/checkWorker.ts' },
    outdir: folder,
    bundle: true,
    splitting: true,
    // As in the package, whose chunks fetch files from `../assets/`.
    chunkNames: 'chunks/[name]-[hash]',
    format: 'esm',
    target: 'es2022',
    minify: true,
    // Our forms have no code, map or drawing fields, so these packages are never fetched.
    external: ['@shikijs/*', 'leaflet', 'terra-draw', 'terra-draw-leaflet-adapter', 'svgo'],
    loader: { '.woff2': 'file' },
    define: { 'process.env': '{}' },
    plugins: [inBrowser(root)],
    logLevel: 'silent',
    legalComments: 'none',
  })
  const assets = { recursive: true, filter: (file: string) => !file.endsWith('.map') }
  fs.cpSync(path.join(root, PARSER), path.join(folder, 'chunks', path.basename(PARSER)))
  fs.cpSync(path.join(root, PACKAGE, 'assets'), path.join(folder, 'assets'), assets)
}
