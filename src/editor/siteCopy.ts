/** The content of the site at the build of `/admin`: the check compares with it, and a trial begins with it. */
import type { SiteCopy } from '../node/output/editor/writeEditor'

let copy: Promise<SiteCopy> | undefined

/** Loads the copy, once. */
export function loadSiteCopy(): Promise<SiteCopy> {
  copy ??= fetch('/admin/content.json').then((response) => response.json() as Promise<SiteCopy>)
  return copy
}

/** `/admin?try` changes only the browser's own storage. */
export const isAsked = new URLSearchParams(location.search).has('try')

const STORAGES = [sessionStorage, localStorage]

/**
 * Whether this is a trial. The editor drops the query from its addresses, so the tab stores it until `/admin` is
 * opened again; a new tab with a link of the editor takes it from the last tab.
 */
export const isTrial =
  isAsked || (location.hash !== '' && STORAGES.map((each) => each.getItem('trial')).find(Boolean) === 'true')
for (const storage of STORAGES) storage.setItem('trial', String(isTrial))

/** The folder in the browser's own storage in which the editor's `test-repo` keeps its files. */
const TRIAL = 'sveltia-cms-test'

/**
 * Fills the browser's own folder with the content of the site. Only what it lacks is written, so that changes of an
 * earlier try stay.
 */
export async function prepareTrial(texts: SiteCopy['texts']): Promise<void> {
  const root = await (await navigator.storage.getDirectory()).getDirectoryHandle(TRIAL, { create: true })
  const write = async ([file, text]: [file: string, text: string]) => {
    if (file.startsWith('static/')) return
    const names = file.split('/')
    let folder = root
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true })
    const handle = await folder.getFileHandle(names[names.length - 1], { create: true })
    // A file gets its text as a whole when its stream is closed, and is empty until then.
    if ((await handle.getFile()).size > 0) return
    const content = text === '' ? await loadFile(`/admin/${file}`) : text
    const stream = await handle.createWritable()
    await stream.write(content)
    await stream.close()
  }
  await Promise.all(Object.entries(texts).map(write))
}

/** @throws if the host answers with an error, whose text is no picture */
async function loadFile(address: string): Promise<Blob> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} has status ${response.status}`)
  return response.blob()
}
