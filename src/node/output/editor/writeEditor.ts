/** Writes `/admin`, the editor of the content. No other page links to it. */
import fs from 'node:fs'
import path from 'node:path'
import type { CmsConfig } from '@sveltia/cms'
import { build, type Plugin } from 'esbuild'
import { installedNames, type InstalledNames } from '../../../content/check/installedNames'
import { filesBelow, textOf } from '../../../content/read/contentFiles'
import { diskFiles } from '../../../content/read/diskFiles'
import { isPicture } from '../../../content/read/pictureFiles'
import { SITE } from '../../../routing/languageFiles'
import { DEFAULT_LANGUAGE } from '../../../routing/languages'
import { languageConstants, stemmersSource } from '../../hooks/languageConstants'
import { editorConfiguration } from './configuration'

/** Address of the editor; its files are in a folder of the same name. */
const EDITOR = '/admin'

/**
 * Writes the page, scripts and configuration of the editor.
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

/** Writes the files that depend on the content: the forms, and a copy of the content for the check and for trials. */
export function writeForms(root: string, folder: string, repository: string): void {
  const write = (name: string, value: unknown) =>
    fs.writeFileSync(path.join(folder, EDITOR, name), JSON.stringify(value))
  const way = { backend: backendOf(repository), publish_mode: 'editorial_workflow' }
  const copy = siteCopy(root)
  write('configuration.json', { ...editorConfiguration(diskFiles(root)), ...way })
  write('content.json', copy)
  for (const file of copy.pictures) fs.cpSync(path.join(root, file), path.join(folder, EDITOR, file))
}

/** `content.json`: a copy of the content of a build, for the check and for trials. */
export interface SiteCopy {
  /** Texts by path from the root of the repository. */
  texts: Readonly<Record<string, string>>
  /** Paths of pictures, which are copied below `/admin/`. */
  pictures: readonly string[]
  installed: InstalledNames
}

function siteCopy(root: string): SiteCopy {
  const files = diskFiles(root)
  const all = filesBelow(files, 'content', 'locales')
  const texts = all.filter((file) => /\.(json|mdx|css|svg)$/.test(file))
  return {
    texts: Object.fromEntries(texts.map((file) => [file, textOf(files, file)])),
    pictures: all.filter(isPicture),
    installed: installedNames(root),
  }
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

/** Changes to the script of the package: the code to find, and its replacement. The key is the new behaviour. */
const CHANGES: Readonly<Record<string, readonly [found: RegExp, instead: string]>> = {
  'asks nobody how the host is': [
    /https:\/\/www\.githubstatus\.com\/api\/v2\/status\.json/,
    'data:application/json,{"status":{"indicator":"none"}}',
  ],
  'asks before a new branch leaves out what somebody has changed on the first one since': [
    /if\(!\w+\)(\{let \w+=await \w+\((\w+)\);if\(\w+&&!\w+\)throw Error\(`save_conflict`)/,
    'if(!$2.originalEntry?.workflow)$1',
  ],
  'adds nothing to the pull request that somebody has opened since': [
    /return!(\w+)\.current&&!await (\w+\(\w+\))\?/,
    'if(!$1.current&&await $2)throw Error("Somebody else has a pull request for this file that you have not seen. Reload the page: what you wrote is kept.");$&',
  ],
  'commits to the pull request that was read, not to what somebody has made of it since': [
    /=(\w+)\?void 0:(?=await \w+\(\w+\),\w+=await \w+\(\w+,\{\.\.\.\w+,branch:)/,
    '=$1?$1.headSHA:',
  ],
  'keeps drafts where the way to the files has changed since the page opened, and where it is a trial': [
    /if\((\w+)&&!\w+\)\{let\{databaseName:(\w+)\}=\1\.repository/,
    'if($1){let{databaseName:$2=`trial`}=$1.repository',
  ],
  'offers a draft whose forms are of an older site: formats leave out what a form does not know': [
    /\w+\.cmsConfigVersion===\w+\.current\?/,
    '!0?',
  ],
  'forgets the draft of a new file once it is saved': [
    /(collectionFile:(\w+)\.collectionFile,isNew:(\w+)\}\).{1,400}?,\3)\?``:/,
    '$1&&!$2.fileName?``:',
  ],
  'asks what is wrong in a language that an entry is not written in': [
    /(Object\.values\(\w+\(\w+\)\[\w+\])(?=\)\.some\(\(\{valid:)/,
    '$1??{}',
  ],
  'ends a saving that was called off without a word': [
    /(\w+)\.message===`validation_failed`\?/,
    '$1.message===`called_off`?0:$&',
  ],
  'requires no fields of a file that is written as text (`src/editor/formats.ts`)': [
    /(\(\[(\w+),(\w+)\]\)=>\{let \w+=Object\.entries\(\3\);if\(!\w+\[\2\])/,
    '$1||$3.source?.startsWith("As text:")',
  ],
  'begins a field with other words in each language where `default` is JSON of them': [
    /(locale:(\w+),defaultLocale:\w+,dynamicValues:\w+\}\)=>\{let\{widget:.{1,400}?\w+\[\w+\]=\w+\|\|)(\w+)\|\|``/,
    '$1(/^{"/.test($3)?JSON.parse($3)[$2]:$3)||``',
  ],
}

/** The script of the package with these changes, and with fonts from this site. */
function changedScript(script: string, assets: readonly string[]): string {
  const fetched = (_: string, font: string) => {
    const file = assets.find((name) => name.startsWith(font) && name.endsWith('.woff2'))
    if (!file) throw new Error(`@sveltia/cms has no font ${font}: see what its new version fetches.`)
    return `/admin/assets/${file}`
  }
  const withFonts = script.replace(/https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)[^)]*/g, fetched)
  return Object.entries(CHANGES).reduce((text, [what, [found, instead]]) => {
    if (!found.test(text))
      throw new Error(`@sveltia/cms no longer has the place at which it ${what}: see its new version.`)
    return text.replace(found, instead)
  }, withFonts)
}

/** Replaces the native parser, and what reads the disk. */
const inBrowser = (root: string): Plugin => ({
  name: 'in-browser',
  setup({ onResolve, onLoad }) {
    const standIn = (name: string) => ({ path: path.join(root, `src/editor/${name}.ts`) })
    onResolve({ filter: /^satteri$/ }, () => standIn('browserParser'))
    onResolve({ filter: /^gatsby(-plugin-react-i18next)?$/ }, () => standIn('siteStandIns'))
    onLoad({ filter: /[\\/]readLanguageFiles\.ts$/ }, () => ({
      contents: `export const readLanguageFiles = () => (${JSON.stringify(SITE)})`,
    }))
    onLoad({ filter: /[\\/]search[\\/]stemmers\.ts$/ }, () => ({ contents: stemmersSource(), resolveDir: root }))
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path: file }) => ({
      contents: changedScript(fs.readFileSync(file, 'utf8'), fs.readdirSync(path.join(root, PACKAGE, 'assets'))),
      loader: 'js',
    }))
  },
})

/**
 * Writes the scripts of `/admin` and the files they fetch.
 * @param folder `admin` of the built site
 */
async function bundleEditor(root: string, folder: string): Promise<void> {
  await build({
    entryPoints: { editor: path.join(root, 'src/editor/start.ts') },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    // Our forms have no code, map or drawing fields, so these packages are never fetched.
    external: ['@shikijs/*', 'leaflet', 'terra-draw', 'terra-draw-leaflet-adapter', 'svgo'],
    loader: { '.woff2': 'file' },
    define: {
      ...languageConstants(),
      'process.env': '{}',
    },
    plugins: [inBrowser(root)],
    logLevel: 'silent',
    legalComments: 'none',
  })
  const assets = { recursive: true, filter: (file: string) => !file.endsWith('.map') }
  fs.cpSync(path.join(root, PACKAGE, 'assets'), path.join(folder, 'assets'), assets)
}
