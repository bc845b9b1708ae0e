/** The script of `/admin`: the editor with our file formats and our check. */
import CMS, { type CmsConfig, type FileCollection } from '@sveltia/cms'
import { askBeforeSaving, CheckField } from './checkField'
import { RECORD_FORMATS, TEXT_FORMATS } from './formats'
import { loadSiteCopy, prepareTrial } from './siteCopy'
import { TextPreview } from './textPreview'

/**
 * `/admin?try` changes only the browser's own storage. The editor drops the
 * query from its addresses, so the tab stores it until `/admin` is opened
 * again.
 */
const isAsked = new URLSearchParams(location.search).has('try')
if (isAsked || !location.hash) sessionStorage.setItem('trial', String(isAsked))
const isTrial = sessionStorage.getItem('trial') === 'true'

// The editor saves a draft half a second after the last key; before that the browser asks before the page is left.
let typedAt = -Infinity
addEventListener('input', ({ timeStamp }) => (typedAt = timeStamp), { capture: true })
addEventListener('beforeunload', (event) => event.timeStamp - typedAt < 700 && event.preventDefault())

async function start(): Promise<void> {
  for (const [type, format] of Object.entries(RECORD_FORMATS)) CMS.registerCustomFormat(type, 'json', format)
  for (const [kind, format] of Object.entries(TEXT_FORMATS))
    CMS.registerCustomFormat(`${kind}-frontmatter`, 'mdx', format)
  CMS.registerFieldType('check', CheckField)
  CMS.registerEventListener({ name: 'preSave', handler: askBeforeSaving })
  const response = await fetch('/admin/configuration.json')
  const config = (await response.json()) as CmsConfig
  for (const { name, files } of config.collections as FileCollection[])
    if (name in TEXT_FORMATS) for (const file of files) CMS.registerPreviewTemplate(file.name, TextPreview)
  if (isTrial) await prepareTrial(await loadSiteCopy())
  const trial: Partial<CmsConfig> = { backend: { name: 'test-repo' }, publish_mode: 'simple' }
  await CMS.init({ config: isTrial ? { ...config, ...trial } : config })
}

void start()
