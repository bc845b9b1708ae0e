import { defineConfig } from '@playwright/test'

/** The real browser on the built site; every worker serves it for itself (see support.ts). */
export default defineConfig({
  testDir: '__tests__/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  forbidOnly: true,
  // A test that passes at its second try has found something.
  retries: 0,
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
