/** `/admin`: the editor of the content, a page of its own that no other page knows. */
import fs from 'node:fs'
import path from 'node:path'
import type { CmsConfig } from '@sveltia/cms'
import { installedIconSets } from '../../../content/check/iconSets'
import { diskFiles, foldersBelow, type ContentFiles } from '../../../content/read/contentFiles'
import { isPicture } from '../../../content/read/pictureFiles'
import type { SiteCopy } from '../../../sources/siteCopy'
import { DEFAULT_LANGUAGE } from '../../../routing/languages'
import { escapeXml } from '../feed'
import { bundleEditor } from './bundleEditor'
import { editorConfiguration } from './configuration'
import { EDITOR, type EditorSite } from './editorSite'

/**
 * Writes page, scripts and configuration of the editor.
 * @param root the repository
 * @param folder the built site
 */
export async function writeEditor(root: string, folder: string, site: EditorSite): Promise<void> {
  const own = path.join(folder, EDITOR)
  fs.rmSync(own, { recursive: true, force: true })
  await bundleEditor(root, own)
  writeForms(root, folder, site)
  fs.writeFileSync(path.join(folder, `${EDITOR}.html`), page(site))
}

/** Writes what follows the content: the forms, and the copy of it that the check in the form reads. */
export function writeForms(root: string, folder: string, site: EditorSite): void {
  const write = (name: string, value: unknown) =>
    fs.writeFileSync(path.join(folder, EDITOR, name), JSON.stringify(value))
  write('configuration.json', configurationOf(root, site))
  write('content.json', siteCopy(root))
}

function siteCopy(root: string): SiteCopy {
  const files = diskFiles(root)
  const all = ['content', 'locales'].flatMap((top) =>
    foldersBelow(files, top).flatMap((folder) => files.list(folder).map((name) => `${folder}/${name}`)),
  )
  const pictures = all.filter(isPicture).map((file) => [file, files.size(file) ?? 0] as const)
  const texts = all
    .filter((file) => /\.(json|mdx|css|svg)$/.test(file))
    .map((file) => [file, textOf(files, file)] as const)
  const sets = installedIconSets(root)
  const set = (kind: keyof typeof sets) => ({ title: sets[kind].title, names: [...sets[kind].names] })
  return {
    texts: Object.fromEntries(texts),
    pictures: Object.fromEntries(pictures),
    icons: { icon: set('icon'), 'brand-icon': set('brand-icon') },
  }
}

const textOf = (files: ContentFiles, file: string) => new TextDecoder().decode(files.read(file) ?? new Uint8Array())

/** Forms, and the way to the files. */
function configurationOf(root: string, { name, repository, signIn }: EditorSite): CmsConfig {
  const files = editorConfiguration(diskFiles(root))
  return { ...files, backend: backendOf(repository, signIn), publish_mode: 'editorial_workflow', app_title: name }
}

/**
 * Where changes go: to a branch and a pull request of the repository, of a fork
 * for those who may not write. Without a known repository the host is asked
 * nothing, and the folder on the disk or the browser's own are left.
 */
function backendOf(repository: string, signIn: string | undefined): CmsConfig['backend'] {
  const { hostname = '', pathname = '' } = repository ? new URL(repository) : {}
  const repo = pathname.slice(1).replace(/\.git$/, '')
  const ways = signIn ? { base_url: signIn } : { auth_methods: ['token' as const] }
  if (hostname.startsWith('gitlab.')) return { name: 'gitlab', repo, ...ways }
  return { name: 'github', repo: repo || 'owner/repository', open_authoring: true, auth_scope: 'public_repo', ...ways }
}

function page({ name }: EditorSite): string {
  return `<!doctype html>
<html lang="${DEFAULT_LANGUAGE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeXml(name)}</title>
<link rel="icon" href="/favicon.svg">
<script type="module" src="${EDITOR}/editor.js"></script>
</head>
<body></body>
</html>
`
}
