import { defineConfig } from '@playwright/test'
import { ABSENT, NOT_LOADED } from './__tests__/browser/content'
import { chromiumPath } from './scripts/process/browser'

const WALK = '**/walk.spec.ts'

/**
 * Disabled features. This list replaces Playwright's own and adds to it: a full browser opens two pages of its own
 * behind the address bar of every window, which takes a second of CPU time in each test, and starts a process in
 * advance for the next site.
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
    executablePath: chromiumPath(),
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

/** The real browser on the built site; every worker starts its own server (see support.ts). */
export default defineConfig({
  testDir: '__tests__/browser',
  outputDir: 'test-results',
  grepInvert: ABSENT,
  fullyParallel: true,
  // One per core: other suites run at the same time, and each further worker loads all tests and a browser.
  workers: '100%',
  // Limits for tests that hang, far above the time that a busy machine needs.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  // A test that passes only on a second attempt has found a bug.
  retries: 0,
  projects: [
    { name: 'chromium', testIgnore: NOT_LOADED, use: chromium },
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
