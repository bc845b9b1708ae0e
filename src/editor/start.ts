/** The script of `/admin`: the editor with the formats of our files. */
import CMS, { type CmsConfig } from '@sveltia/cms'
import { CONTENT_TYPES, type ContentTypeName } from '../content/model/contentTypes'
import { blogPostSchema } from '../content/schemas/blogPost'
import { caseSchema } from '../content/schemas/case'
import { recordFormat } from './recordFormat'
import { loadSiteCopy, prepareTrial } from './siteCopy'
import { textFormat } from './textFormat'

/** `/admin?try` changes nothing but the browser's own storage. */
const isTrial = new URLSearchParams(location.search).has('try')

async function start(): Promise<void> {
  for (const type of Object.keys(CONTENT_TYPES) as ContentTypeName[])
    CMS.registerCustomFormat(type, 'json', recordFormat(type))
  CMS.registerCustomFormat('post-frontmatter', 'mdx', textFormat(blogPostSchema))
  CMS.registerCustomFormat('case-frontmatter', 'mdx', textFormat(caseSchema))
  const response = await fetch('/admin/configuration.json')
  const config = (await response.json()) as CmsConfig
  if (isTrial) await prepareTrial(await loadSiteCopy())
  const trial: Partial<CmsConfig> = { backend: { name: 'test-repo' }, publish_mode: 'simple' }
  await CMS.init({ config: isTrial ? { ...config, ...trial } : config })
}

void start()
