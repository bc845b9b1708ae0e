/** The script of `/admin`: the editor with our file formats and our check, by its own interfaces (https://sveltiacms.app/en/docs/api). */
import CMS, { type EntryCollection, type FileCollection } from '@sveltia/cms'
import { DEFAULT_LANGUAGE } from '../routing/languages'
import { askBeforeSaving } from './check'
import { FORMATS } from './formats'
import { PANE_STYLES, paneOf } from './Pane'
import { keepSaved, loadSiteCopy } from './site'
import { isTrial, prepareTrial } from './trial'

async function start(): Promise<void> {
  for (const [name, format] of Object.entries(FORMATS))
    CMS.registerCustomFormat(name, name.endsWith('-frontmatter') ? 'mdx' : 'json', format)
  CMS.registerPreviewStyle(PANE_STYLES, { raw: true })
  CMS.registerEventListener({ name: 'preSave', handler: askBeforeSaving })
  CMS.registerEventListener({ name: 'postSave', handler: keepSaved })
  const { config, texts } = await loadSiteCopy()
  for (const collection of config.collections as (EntryCollection | FileCollection)[]) {
    if ('files' in collection)
      for (const { name, file } of collection.files) CMS.registerPreviewTemplate(name, paneOf(file))
    else CMS.registerPreviewTemplate(collection.name, paneOf(`${collection.folder}/new.json`))
  }
  const [posts] = config.collections as FileCollection[]
  if (isTrial) {
    const post = posts.files.find(({ file }) => file.replace('{{locale}}', DEFAULT_LANGUAGE) in texts)
    const entry = post ? `post/entries/${post.name}` : 'pages/entries/HomePage'
    if (!location.hash) location.hash = `/collections/${entry}`
    // Back and Forward between addresses with and without the query would change no view.
    history.replaceState(null, '', location.pathname + location.hash)
    await prepareTrial(texts)
  }
  const trial = { backend: { name: 'test-repo' }, publish_mode: 'simple' } as const
  await CMS.init({ config: isTrial ? { ...config, ...trial } : config })
}

void start().catch((error: unknown) => {
  const advice = 'Use a current browser; a trial also needs a window that is not private.'
  document.body.append(`The editor did not start (${String(error)}). ${advice}`)
})
