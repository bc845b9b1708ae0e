/** Finds the browsers for tests. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, firefox, webkit } from '@playwright/test'
import { packageCommand } from './runProcess'

/** The functions of the machine that the search uses; tests pass their own. */
const MACHINE = {
  env: process.env,
  exists: (path: string) => existsSync(path),
  /** Runs a command and shows its output; true if it succeeded. */
  run: (command: string, args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0,
  isRoot: process.getuid?.() === 0,
  /** Path of Playwright's own browser, whether installed or not. */
  playwrightPath: chromium.executablePath(),
  log: (line: string) => console.log(line),
}

export type Machine = typeof MACHINE

const BROWSERS = [
  // Chromium without windows: Playwright's default, a quarter less work for each test.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Finds a Chromium, or installs one: `CHROMIUM_PATH`, the headless shell, the
 * usual places, Playwright's own; then Debian's packages (as root) and finally
 * Playwright's download.
 *
 * @returns the path of the browser's program
 * @throws {Error} with all attempts and what the user can do
 */
export function chromiumPath(own: Partial<Machine> = {}): string {
  const { env, exists, run, isRoot, playwrightPath, log } = { ...MACHINE, ...own }
  const named = env.CHROMIUM_PATH
  if (named && !exists(named)) throw new Error(`CHROMIUM_PATH=${named}: there is no such file.`)
  const places = named ? [named] : [...BROWSERS, playwrightPath]
  const find = () => places.find((path) => path !== '' && exists(path))
  const present = find()
  if (present) return present

  const debian = (name: string) =>
    run('apt-get', ['update']) && run('apt-get', ['install', '--yes', '--no-install-recommends', name])
  const packages = isRoot && exists('/usr/bin/apt-get') ? ['chromium-headless-shell', 'chromium'] : []
  const playwright = [packageCommand('@playwright/test', 'playwright'), 'install', 'chromium']
  const installers: [what: string, install: () => boolean][] = [
    ...packages.map((name): [string, () => boolean] => [`Debian's package ${name}`, () => debian(name)]),
    ["Playwright's own Chromium", () => run(process.execPath, playwright)],
  ]
  for (const [what, install] of installers) {
    log(`There is no Chromium on this machine: installing ${what} …`)
    const installed = install() ? find() : undefined
    if (installed) return installed
    log(`Installing ${what} did not work.`)
  }
  throw new Error(
    'There is no Chromium on this machine. Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path/to/chrome npm test',
  )
}

/** The engines for the walk: Chromium, and the builds of Firefox and WebKit of Playwright, if they are installed. */
export function walkEngines(): ('chromium' | 'firefox' | 'webkit')[] {
  const others = ['firefox', 'webkit'] as const
  return ['chromium', ...others.filter((engine) => existsSync({ firefox, webkit }[engine].executablePath()))]
}
