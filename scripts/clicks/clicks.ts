/**
 * `npm run clicks [-- --tries 20]`: clicks on the chat at the moment of
 * the load event, as a visitor or a program may, on an idle desktop and on slow
 * phones, and counts how often the chat opens. A benchmark, not a test.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type CDPSession } from '@playwright/test'
import { ensureBuild } from '../build/buildStamp'
import { chromiumPath } from '../process/browser'
import { createSiteServer } from '../server/siteServer'
import { median } from '../measure/median'

interface Device {
  name: string
  /** How many times slower than this machine. */
  cpu: number
  /** Bytes a second down, and milliseconds until the first. */
  network?: { bytes: number; latency: number }
}

const DEVICES: readonly Device[] = [
  { name: 'idle desktop', cpu: 1 },
  { name: '6 × slower', cpu: 6 },
  { name: '6 × slower, 3G', cpu: 6, network: { bytes: 90_000, latency: 300 } },
]

async function slowDown(session: CDPSession, { cpu, network }: Device): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  if (!network) return
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.bytes,
    uploadThroughput: network.bytes,
  })
}

/** One visit. @returns milliseconds from the click to the open chat; nothing when it was lost */
async function clickAtLoad(browser: Browser, url: string, device: Device): Promise<number | undefined> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await slowDown(await context.newCDPSession(page), device)
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
    const began = Date.now()
    await page.locator('aside button[aria-expanded]').click()
    await page.locator('[role="dialog"]:not(dialog)').waitFor({ timeout: 30_000 })
    return Date.now() - began
  } catch {
    return undefined
  } finally {
    await context.close()
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { tries: { type: 'string', default: '20' } } })
  const tries = Number(values.tries)
  await ensureBuild({})
  const server = createSiteServer({ root: path.resolve('public') })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
  try {
    const rows: Record<string, string | number>[] = []
    for (const device of DEVICES) {
      console.log(`Clicking on: ${device.name} …`)
      const times: number[] = []
      for (let visit = 0; visit < tries; visit += 1) {
        const time = await clickAtLoad(browser, `http://127.0.0.1:${port}/`, device)
        if (time !== undefined) times.push(time)
      }
      rows.push({ device: device.name, opened: `${times.length} of ${tries}`, 'median ms': median(times) })
    }
    console.table(rows)
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

void main()
