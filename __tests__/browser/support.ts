/** What every browser test gets: the built site on a server of its own, and a console that must stay quiet. */
import fs from 'node:fs'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { expect, test as base } from '@playwright/test'
import type { Behaviour } from '../../scripts/mail/behaviour'
import { controlPath, createMailEndpoint } from '../../scripts/mail/endpoint'
import { createSiteServer } from '../../scripts/server/siteServer'

export { expect } from '@playwright/test'

interface Site {
  url: string
  /** Folder in which the mail endpoint keeps messages. */
  mailFolder: string
}

interface Mail {
  /** Tells the mail endpoint how to treat messages until the end of the test. */
  behave(behaviour: Behaviour): Promise<void>
  /** Texts of the messages it has kept during the test, oldest first. */
  kept(): string[]
}

interface TestFixtures {
  mail: Mail
  /** Messages of the console that belong to the test, such as a request it makes fail. */
  expectedErrors: RegExp[]
  quietConsole: void
}

export const test = base.extend<TestFixtures, { site: Site }>({
  site: [
    async ({}, use) => {
      const mailFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'brightkeel-mail-'))
      const server = createSiteServer({
        root: path.resolve('public'),
        mail: createMailEndpoint({ folder: mailFolder, control: true, log: () => {} }),
      })
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
      await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, mailFolder })
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      fs.rmSync(mailFolder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  mail: async ({ site: { url, mailFolder } }, use) => {
    const files = () => fs.readdirSync(mailFolder).sort()
    const behave = async (behaviour: Behaviour) => {
      const { status } = await fetch(url + controlPath, { method: 'POST', body: JSON.stringify(behaviour) })
      expect(status).toBe(200)
    }
    for (const file of files()) fs.rmSync(path.join(mailFolder, file))
    await use({ behave, kept: () => files().map((file) => fs.readFileSync(path.join(mailFolder, file), 'utf8')) })
    await behave({ kind: 'accept' })
  },
  expectedErrors: [[], { option: true }],
  /** `goto` waits until the controls answer and nothing moves: a click that comes before React is lost. Not when `waitUntil` is named. */
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page)
    page.goto = async (url, options) => {
      const response = await goto(url, options)
      if (javaScriptEnabled && !options?.waitUntil) await expect.poll(() => page.evaluate(hasStarted)).toBe(true)
      return response
    }
    await use(page)
  },
  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || (message.type() === 'warning' && /hydrat/i.test(message.text())))
          errors.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(error.message))
      await use()
      const unexpected = errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))
      if (unexpected.length > 0) throw new Error(`The console is not quiet:\n${unexpected.join('\n')}`)
    },
    { auto: true },
  ],
})

/** React has taken the first page over: the announcer of new pages is there. Runs in the page. */
export function hasStarted(): boolean {
  return document.querySelector('body > p[aria-live]') !== null
}
