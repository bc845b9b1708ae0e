/** Everything that a build writes beside its pages. */
import { isMainBuild, isPreview } from '../environment'
import { chatFiles } from './chatData'
import { feeds } from './feed'
import { markdownVersions } from './markdown/markdownPage'
import type { BuiltSite, Output } from './output'
import { revisionOf } from './preview/revision'
import { writePreview } from './preview/writePreview'
import { searchIndex } from './search/writeSearch'
import { siteFiles } from './siteFiles'
import { sitemapFiles } from './sitemap'

const preview: Output = async ({ root }, write) => {
  if (isPreview()) await writePreview(root, write)
}

const editor: Output = async ({ root, folder, company, warn }) => {
  if (!company.editor) return
  if (!isMainBuild())
    return warn('This build has no /admin: it is not known to be of the main branch (README.md, "The editor").')
  const { writeEditor } = await import('./editor/writeEditor')
  await writeEditor(root, folder, revisionOf(process.env).repository)
}

/** Folders of the built site that are filled without the function of outputs. */
export const filledFolders = ({ company }: BuiltSite) => [
  'brand-icons',
  ...(company.editor && isMainBuild() ? ['admin', 'admin.html'] : []),
]

/** In no order: no output reads the files of another. `hosting/hostFiles.ts` follows them. */
export const OUTPUTS: readonly Output[] = [
  siteFiles,
  sitemapFiles,
  feeds,
  markdownVersions,
  searchIndex,
  chatFiles,
  preview,
  editor,
]
