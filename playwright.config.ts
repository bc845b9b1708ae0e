import { defineConfig } from '@playwright/test'
import { ABSENT } from './__tests__/browser/content'

const WALK = '**/walk.spec.ts'

/**
 * Off besides what Playwright switches off, whose list this one replaces: a whole browser opens two pages of its own
 * behind the address bar of every window, which takes a second of the processor for each test, and starts a process
 * ahead for the next site.
 */
const OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
]

const chromium = {
  browserName: 'chromium' as const,
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      `--disable-features=${OFF.join(',')}`,
    ],
  },
}

/** The real browser on the built site; every worker serves it for itself (see support.ts). */
export default defineConfig({
  testDir: '__tests__/browser',
  outputDir: 'test-results',
  grepInvert: ABSENT,
  fullyParallel: true,
  // As many as there are cores: other suites run at the same time, and each worker more loads all tests and a browser.
  workers: '100%',
  // Bounds for what hangs, far above what a busy machine takes.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // A test that passes at its second try has found something.
  retries: 0,
  projects: [
    { name: 'chromium', testIgnore: WALK, use: chromium },
    { name: 'walk-chromium', testMatch: WALK, use: chromium },
    { name: 'walk-firefox', testMatch: WALK, use: { browserName: 'firefox' } },
    { name: 'walk-webkit', testMatch: WALK, use: { browserName: 'webkit' } },
  ],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'off',
  },
})
