/** Shared by the tests of `/admin`: a copy of the built site with the editor. */
import fs from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { writeEditor } from '../../src/node/output/editor/writeEditor'
import { editorPolicy } from '../../src/node/output/hosting/contentSecurityPolicy'
import { headersFile } from '../../src/node/output/hosting/headers'
import { expect, test as base } from './support'

export { expect } from './support'

const REPOSITORY = 'https://github.com/owner/repository'

export const test = base.extend({
  baseURL: async ({ serveCopy }, use) => use(await serveCopy('editor', writeCopy)),
  page: async ({ page }, use) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(() => {
      // Without view transitions, the editor changes views at once.
      Object.assign(document, { startViewTransition: undefined })
      // No test needs the editor's rendering, and painting takes a sixth of their time.
      document.addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('opacity', '0'))
    })
    await use(page)
  },
})

async function writeCopy(folder: string): Promise<void> {
  for (const name of fs.readdirSync('public').filter((each) => !/^(?:_headers|admin)/.test(each)))
    fs.symlinkSync(path.resolve('public', name), path.join(folder, name))
  await writeEditor(path.resolve('.'), folder, REPOSITORY)
  const [, policy = ''] = /Content-Security-Policy: (.*)/.exec(fs.readFileSync('public/_headers', 'utf8')) ?? []
  const options = { preview: true, policy, editorPolicy: editorPolicy(REPOSITORY, 'https://dock.example') }
  fs.writeFileSync(path.join(folder, '_headers'), headersFile(options, ['/', '/about'], []))
}

/** The editor's stored data of unsaved forms, as JSON. @param name of the database, or a part of it */
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
