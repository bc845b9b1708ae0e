/**
 * `npm run clicks [-- --tries 20 --only chat,menu]`: presses each control at
 * the moment of the load event, as a visitor or a program may, on an idle
 * desktop and on slow phones, and counts how often it answers. A benchmark, not a test.
 */
import path from 'node:path'
import { chromium, type Browser, type CDPSession } from '@playwright/test'
import { hint } from '../../src/content/report/suggest'
import { ensureBuild } from '../build/buildStamp'
import { chromiumPath } from '../process/browser'
import { readArguments, readCount } from '../process/readArguments'
import { runCommand } from '../process/runCommand'
import { SettingError } from '../process/settingError'
import { createSiteServer } from '../server/createSiteServer'
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

interface Control {
  name: string
  path: string
  /** What is pressed, and what is there once it has answered. */
  press: string
  answer: string
  /** Pixels of the window; 1280 without it. */
  width?: number
}

const CONTROLS: readonly Control[] = [
  { name: 'chat', path: '/', press: 'aside button[aria-expanded]', answer: '[role="dialog"]:not(dialog)' },
  {
    name: 'menu',
    path: '/',
    press: 'header nav button[aria-expanded]',
    answer: 'header nav button[aria-expanded="true"]',
  },
  { name: 'drawer', path: '/', press: 'header [aria-haspopup="dialog"]', answer: 'dialog[open]', width: 390 },
  {
    name: 'theme',
    path: '/',
    press: 'header button[aria-pressed]:visible',
    answer: 'header button[aria-pressed="true"]:visible',
  },
  {
    name: 'services',
    path: '/',
    press: '#services button[aria-expanded]',
    answer: '#services button[aria-expanded="true"]',
  },
  {
    name: 'carousel',
    path: '/',
    press: '#testimonials button:visible >> nth=-1',
    answer: '#testimonials button:visible >> nth=1',
  },
  { name: 'form', path: '/', press: '#contact [type="submit"]', answer: '#contact [aria-invalid="true"] >> nth=0' },
  {
    name: 'card',
    path: '/projects',
    press: 'article button[aria-expanded] >> nth=0',
    answer: 'article button[aria-expanded="true"]',
  },
  {
    name: 'filters',
    path: '/blog',
    press: '[role="group"] button >> nth=1',
    answer: '[role="group"] button[aria-pressed="true"] >> nth=0',
  },
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

/** One visit. @returns milliseconds from the press to the answer; nothing when it was lost */
async function pressAtLoad(
  browser: Browser,
  site: string,
  device: Device,
  { path: address, press, answer, width = 1280 }: Control,
): Promise<number | undefined> {
  const context = await browser.newContext({ viewport: { width, height: 800 } })
  try {
    const page = await context.newPage()
    await slowDown(await context.newCDPSession(page), device)
    await page.goto(site + address, { waitUntil: 'load', timeout: 120_000 })
    const began = Date.now()
    await page.locator(press).first().click()
    await page.locator(answer).waitFor({ timeout: 30_000 })
    return Date.now() - began
  } catch {
    return undefined
  } finally {
    await context.close()
  }
}

async function main(): Promise<void> {
  const { values } = readArguments('npm run clicks [-- --tries 20 --only chat,menu]', {
    options: { tries: { type: 'string', default: '20' }, only: { type: 'string' } },
  })
  const tries = readCount('--tries', values.tries)
  const names = CONTROLS.map(({ name }) => name)
  const only = values.only?.split(',') ?? names
  const unknown = only.find((name) => !names.includes(name))
  if (unknown !== undefined) throw new SettingError(`There is no control "${unknown}".${hint(unknown, names)}`)
  const controls = CONTROLS.filter(({ name }) => only.includes(name))
  await ensureBuild({})
  const server = createSiteServer({ root: path.resolve('public') })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  const browser = await chromium.launch({
    executablePath: chromiumPath(undefined, { whole: true }),
    args: ['--no-sandbox'],
  })
  try {
    const rows: Record<string, string | number>[] = []
    for (const device of DEVICES) {
      for (const control of controls) {
        const times: number[] = []
        for (let visit = 0; visit < tries; visit += 1) {
          const time = await pressAtLoad(browser, `http://127.0.0.1:${port}`, device, control)
          if (time !== undefined) times.push(time)
        }
        const answered = `${times.length} of ${tries}`
        rows.push({ device: device.name, control: control.name, answered, 'median ms': median(times) })
        console.log(`${device.name}, ${control.name}: ${answered}`)
      }
    }
    console.table(rows)
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

runCommand(main)
