/**
 * `npm run announce -- --since <commit> [--dry-run]`: tells search engines
 * (IndexNow: Bing, Yandex and others) which pages changed since the last
 * deploy, after a deploy. Needs `INDEXNOW_KEY`, with which the site was built;
 * refused for previews.
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import type { Redirect } from '../../src/content/schemas/redirect'
import { oldAddresses } from '../../src/node/output/hosting/redirects'
import { isIndexNowKey } from '../../src/node/output/indexNowKey'
import { siteUrl } from '../../src/node/siteUrl'
import { readArguments } from '../process/readArguments'
import { runCommand } from '../process/runCommand'
import { SettingError } from '../process/settingError'
import { announcement, INDEX_NOW } from './indexNow'

const SITEMAP = 'public/sitemap.xml'
const REDIRECTS = 'content/redirects.json'

async function main(): Promise<void> {
  const { values } = readArguments('npm run announce -- --since <commit> [--dry-run]', {
    options: { since: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  })
  if (process.env.SITE_PREVIEW === 'true') throw new SettingError('A preview is not announced: SITE_PREVIEW is set.')
  const key = process.env.INDEXNOW_KEY ?? ''
  if (!isIndexNowKey(key)) throw new SettingError('INDEXNOW_KEY must be 8 to 128 letters, digits and hyphens.')
  if (!values.since) throw new SettingError('Name the commit of the last deploy: npm run announce -- --since <commit>')
  if (!fs.existsSync(SITEMAP)) throw new SettingError(`There is no ${SITEMAP}: build the site first.`)
  const site = siteUrl((JSON.parse(fs.readFileSync('content/site.json', 'utf8')) as { url: string }).url)
  const day = git('show', '-s', '--format=%cs', `${values.since}^{commit}`)?.trim()
  if (!day) {
    throw new SettingError(
      `Git knows no commit ${values.since} here. A clone without its past, as hosts make it, gets it by "git fetch --unshallow", before the build.`,
    )
  }
  const known = new Set(leftAddresses(git('show', `${values.since}:${REDIRECTS}`) ?? '[]'))
  const left = leftAddresses(fs.readFileSync(REDIRECTS, 'utf8')).filter((from) => !known.has(from))
  const body = announcement(fs.readFileSync(SITEMAP, 'utf8'), day, left, { site, key })
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

/** The addresses redirects lead away from, in every language. */
function leftAddresses(text: string): string[] {
  return oldAddresses(JSON.parse(text) as Redirect[]).map(({ from }) => from)
}

/** What git says; nothing where it does not know what was asked for. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout : undefined
}

runCommand(main)
