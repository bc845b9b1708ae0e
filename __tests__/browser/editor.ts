/** What the tests of `/admin` share: a copy of the built site with the editor. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { writeEditor } from '../../src/node/output/editor/writeEditor'
import { editorPolicy } from '../../src/node/output/hosting/contentSecurityPolicy'
import { headersFile } from '../../src/node/output/hosting/headers'
import { expect, serve, test as base } from './support'

export { expect } from './support'

const REPOSITORY = 'https://github.com/owner/repository'

export const test = base.extend<object, { editorUrl: string }>({
  editorUrl: [
    async ({}, use) => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'editor-'))
      for (const file of ['about.html', '404.html', 'favicon.svg']) fs.cpSync(`public/${file}`, path.join(folder, file))
      await writeEditor(path.resolve('.'), folder, REPOSITORY)
      const [, policy = ''] = /Content-Security-Policy: (.*)/.exec(fs.readFileSync('public/_headers', 'utf8')) ?? []
      const options = { preview: true, policy, editorPolicy: editorPolicy(REPOSITORY) }
      fs.writeFileSync(path.join(folder, '_headers'), headersFile(options, ['/', '/about'], []))
      await serve({ root: folder }, use)
      fs.rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ editorUrl }, use) => use(editorUrl),
})

/** What the editor keeps of forms that were not saved, as JSON. @param name of the database, or a part of it */
export const keptOf = (page: Page, name: string) =>
  page.evaluate(async (part) => {
    const { name: found = '' } = (await indexedDB.databases()).find((each) => each.name?.includes(part)) ?? {}
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve) => (request.onsuccess = () => resolve(request.result)))
    const database = await done(indexedDB.open(found))
    const kept = await done(database.transaction('draft-backups').objectStore('draft-backups').getAll())
    database.close()
    return JSON.stringify(kept)
  }, name)

/** Opens the form of an entry. */
export const openEntry = async (page: Page, collection: string, entry: string) => {
  await page.evaluate((hash) => void (location.hash = hash), `#/collections/${collection}/entries/${entry}`)
  await expect(page.locator('[data-key-path]').first()).toBeVisible()
}
