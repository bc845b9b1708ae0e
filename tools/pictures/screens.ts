/**
 * Draws the screenshots of the demo apps, 720×1560: content/projects/screens/<key>-<n>.webp in English,
 * <key>-<n>.ru.webp in Russian. `npx tsx tools/pictures/screens.ts` draws all of them, `… screens.ts a g` only
 * those keys.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { apps } from './screens/apps/index'
import { documentOf } from './screens/document'
import { speakRussian } from './screens/translate'

const OUT = path.resolve('content/projects/screens')
const SIZE = { width: 360, height: 780 }
const MAX_BYTES = 90 * 1024
const SYSTEM_CHROMIUM = '/usr/bin/chromium'

/** The picture as WebP: quality 86, lowered step by step until the file is small enough. */
async function webp(png: Buffer): Promise<Buffer> {
  for (let quality = 86; ; quality -= 4) {
    const file = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (file.length <= MAX_BYTES || quality < 50) return file
  }
}

async function main(): Promise<void> {
  const { positionals: wanted } = parseArgs({ allowPositionals: true })
  const unknown = wanted.filter((key) => !apps.some((app) => app.key === key))
  if (unknown.length > 0) throw new Error(`No app with the key ${unknown.join(', ')}`)

  mkdirSync(OUT, { recursive: true })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? (existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined),
    args: ['--no-sandbox'],
  })
  try {
    const page = await browser.newPage({ viewport: SIZE, deviceScaleFactor: 2 })
    for (const app of apps.filter(({ key }) => wanted.length === 0 || wanted.includes(key))) {
      for (const [index, screen] of app.screens.entries()) {
        for (const language of ['en', 'ru'] as const) {
          await page.setContent(documentOf(app, screen, language))
          if (language === 'ru') {
            const { missing, cut } = await speakRussian(page, app.key)
            if (missing.length > 0) throw new Error(`No Russian in app ${app.key} for: ${missing.join(' | ')}`)
            if (cut.length > 0) console.log(`  look at: ${cut.join(' | ')}`)
          }
          await page.evaluate(() => document.fonts.ready)
          const file = await webp(await page.screenshot({ type: 'png' }))
          const name = `${app.key}-${index + 1}${language === 'ru' ? '.ru' : ''}.webp`
          writeFileSync(path.join(OUT, name), file)
          console.log(`${name}  ${Math.round(file.length / 1024)} KB  ${app.name}`)
        }
      }
    }
  } finally {
    await browser.close()
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
