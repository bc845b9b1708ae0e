/** The content of the site as it was when `/admin` was built: what the check compares with, and what a trial begins with. */
import type { ContentFiles } from '../content/read/contentFiles'
import type { SiteCopy } from '../sources/siteCopy'

let copy: Promise<SiteCopy> | undefined

/** Fetches the copy, once. */
export function loadSiteCopy(): Promise<SiteCopy> {
  copy ??= fetch('/admin/content.json').then((response) => response.json() as Promise<SiteCopy>)
  return copy
}

/** Finds a picture that was chosen, uploaded or saved since, by its name in the entry that is shown. */
export const assets: { find?: (name: string) => unknown } = {}

const BY_NUMBER = new Intl.Collator('en', { numeric: true })

/** The copy with texts that were changed since, as files. Of pictures the sizes are known, and no bytes. */
export function filesOf(site: SiteCopy, changed: Readonly<Record<string, string>>): ContentFiles {
  const texts = { ...site.texts, ...changed }
  const paths = [...Object.keys(texts), ...Object.keys(site.pictures)]
  const below = (folder: string) =>
    paths.flatMap((path) => (path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : []))
  const inOrder = (names: string[]) => [...new Set(names)].sort(BY_NUMBER.compare)
  const read = (file: string) => (file in texts ? new TextEncoder().encode(texts[file]) : null)
  return {
    list: (folder) => inOrder(below(folder).filter((path) => !path.includes('/'))),
    folders: (folder) => inOrder(below(folder).flatMap((path) => (path.includes('/') ? path.split('/', 1) : []))),
    read: (file) => read(file) ?? (file in site.pictures ? new Uint8Array() : null),
    size: (file) => read(file)?.length ?? site.pictures[file] ?? null,
  }
}

/** The folder in which `test-repo` of the editor keeps its files, in the browser's own storage. */
const TRIAL = 'sveltia-cms-test'

/** Fills the browser's own folder with the texts of the site, unless it has some already. */
export async function prepareTrial({ texts }: SiteCopy): Promise<void> {
  const storage = await navigator.storage.getDirectory()
  const root = await storage.getDirectoryHandle(TRIAL, { create: true })
  if (await root.getDirectoryHandle('content').catch(() => null)) return
  for (const [file, text] of Object.entries(texts)) {
    const names = file.split('/')
    let folder = root
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true })
    const handle = await folder.getFileHandle(names[names.length - 1], { create: true })
    const stream = await handle.createWritable()
    await stream.write(text)
    await stream.close()
  }
}
