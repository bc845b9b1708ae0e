/** A trial of the editor: `/admin?try` changes only the browser's own storage, which begins with the content of the site. */
import type { SiteCopy } from '../node/output/editor/writeEditor'

const STORAGES = [sessionStorage, localStorage]

/**
 * Whether this is a trial. The editor drops the query from its addresses, so the tab stores it until `/admin` is
 * opened again; a new tab with a link of the editor takes it from the last tab.
 */
export const isTrial =
  new URLSearchParams(location.search).has('try') ||
  (location.hash !== '' && STORAGES.map((each) => each.getItem('trial')).find(Boolean) === 'true')
for (const storage of STORAGES) storage.setItem('trial', String(isTrial))

/**
 * Fills the browser's own folder with the content of the site. Only what it lacks is written, so that changes of an
 * earlier try stay.
 */
export async function prepareTrial(texts: SiteCopy['texts']): Promise<void> {
  // The editor's `test-repo` keeps its files in this folder.
  const root = await (await navigator.storage.getDirectory()).getDirectoryHandle('sveltia-cms-test', { create: true })
  const write = async ([file, text]: [file: string, text: string]) => {
    if (file.startsWith('static/')) return
    const names = file.split('/')
    let folder = root
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true })
    const handle = await folder.getFileHandle(names[names.length - 1], { create: true })
    // A file gets its text as a whole when its stream is closed, and is empty until then.
    if ((await handle.getFile()).size > 0) return
    const response = text === '' && (await fetch(`/admin/${file}`))
    // The text of an error is no picture.
    if (response && !response.ok) throw new Error(`/admin/${file} has status ${response.status}`)
    const content = response ? await response.blob() : text
    const stream = await handle.createWritable()
    await stream.write(content)
    await stream.close()
  }
  await Promise.all(Object.entries(texts).map(write))
}
