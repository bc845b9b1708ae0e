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
      fs.cpSync(path.resolve('public'), folder, { recursive: true })
      await writeEditor(path.resolve('.'), folder, { name: 'Company', repository: REPOSITORY })
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

/** Opens the form of an entry. */
export const openEntry = async (page: Page, collection: string, entry: string) => {
  await page.evaluate((hash) => void (location.hash = hash), `#/collections/${collection}/entries/${entry}`)
  await expect(page.locator('[data-key-path]').first()).toBeVisible()
}
