/**
 * `npm run announce -- --since <commit> [--dry-run]`: tells search engines
 * (IndexNow: Bing, Yandex and others) which pages changed since the last
 * deploy, after a deploy. Needs `INDEXNOW_KEY`, with which the site was built;
 * refused for previews.
 */
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { contentRouteRecords } from '../../src/content/model/routeRecords'
import { readContent } from '../../src/content/readContent'
import { hasErrors } from '../../src/content/report/problem'
import { isIndexNowKey } from '../../src/node/output/indexNowKey'
import { siteUrl } from '../../src/node/siteUrl'
import { buildRoutes } from '../../src/routing/routes'
import { changedPages } from '../changed/changedPages'
import { SettingError } from '../process/settingError'
import { announcement, INDEX_NOW } from './indexNow'

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { since: { type: 'string' }, 'dry-run': { type: 'boolean' } } })
  if (process.env.SITE_PREVIEW === 'true') throw new SettingError('A preview is not announced: SITE_PREVIEW is set.')
  const key = process.env.INDEXNOW_KEY ?? ''
  if (!isIndexNowKey(key)) throw new SettingError('INDEXNOW_KEY must be 8 to 128 letters, digits and hyphens.')
  if (!values.since) throw new SettingError('Name the commit of the last deploy: npm run announce -- --since <commit>')
  const { content, problems } = await readContent(process.cwd())
  if (hasErrors(problems) || !content.company) throw new SettingError('The content has errors; see "npm run check".')
  const files = execFileSync('git', ['diff', '--name-only', '--no-renames', '-z', values.since, 'HEAD'], {
    encoding: 'utf8',
  })
  const changes = changedPages(files.split('\0').filter(Boolean), content)
  const site = siteUrl(content.company.url)
  const body = announcement(changes, buildRoutes(contentRouteRecords(content)), { site, key })
  console.log(body.urlList.join('\n') || `No page changed since ${values.since}.`)
  if (values['dry-run'] || body.urlList.length === 0) return
  const served = await fetch(body.keyLocation)
  if (!served.ok || (await served.text()).trim() !== key) {
    throw new SettingError(
      `${body.keyLocation} does not hold the key: build and deploy with the same INDEXNOW_KEY first.`,
    )
  }
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  const answer = await fetch(INDEX_NOW, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new SettingError(`IndexNow answered ${answer.status}: ${await answer.text()}`)
  console.log(`Told search engines of ${body.urlList.length} addresses.`)
}

main().catch((error: unknown) => {
  console.error(error instanceof SettingError ? error.message : error)
  process.exit(1)
})
