/** Finds the browsers for tests and measurements. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, firefox, webkit } from '@playwright/test'
import { packageCommand } from './runProcess'

/** What the search needs of the machine; tests pass their own. */
export interface Machine {
  env: NodeJS.ProcessEnv
  exists: (path: string) => boolean
  /** Runs a command and shows its output; true when it ended well. */
  run: (command: string, args: string[]) => boolean
  isRoot: boolean
  /** Where Playwright keeps, or would keep, a browser of its own. */
  playwrightPath: string
  log: (line: string) => void
}

/** Chromium without windows: Playwright's own choice, a quarter less work for each test. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Finds a Chromium, or installs one: `CHROMIUM_PATH`, the headless shell, the
 * usual places, Playwright's own; then Debian's packages (as root) and at last
 * Playwright's download.
 *
 * @param whole a browser with windows, as visitors have it, for measurements
 * @returns the path of the browser's program
 * @throws {Error} saying what was tried and what the user can do
 */
export function chromiumPath({
  env = process.env,
  exists = existsSync,
  run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0,
  isRoot = process.getuid?.() === 0,
  playwrightPath = chromium.executablePath(),
  log = console.log,
  whole = false,
}: Partial<Machine> & { whole?: boolean } = {}): string {
  const named = env.CHROMIUM_PATH
  if (named && !exists(named)) throw new Error(`CHROMIUM_PATH=${named}: there is no such file.`)
  const places = named ? [named] : [...(whole ? [] : [HEADLESS_SHELL]), ...WHOLE_BROWSERS, playwrightPath]
  const find = () => places.find((path) => path !== '' && exists(path))
  const present = find()
  if (present) return present

  const apt = (...args: string[]) => run('apt-get', args)
  const debian = (name: string) => apt('update') && apt('install', '--yes', '--no-install-recommends', name)
  const packages =
    isRoot && exists('/usr/bin/apt-get') ? ['chromium-headless-shell', 'chromium'].slice(whole ? 1 : 0) : []
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

/**
 * The engines that the walk goes through: Chromium, and Firefox and WebKit if
 * Playwright's builds of them are installed, because it drives no others. Logs
 * which are missing, and how to get them.
 */
export function walkEngines(
  isInstalled: (engine: 'firefox' | 'webkit') => boolean = (engine) =>
    existsSync({ firefox, webkit }[engine].executablePath()),
  log: (line: string) => void = console.log,
): ('chromium' | 'firefox' | 'webkit')[] {
  const others = ['firefox', 'webkit'] as const
  const missing = others.filter((engine) => !isInstalled(engine))
  if (missing.length > 0) {
    const install = `npx playwright install --with-deps ${missing.join(' ')}`
    log(`Not installed, so not walked through here: ${missing.join(', ')} (${install}).`)
  }
  return ['chromium', ...others.filter((engine) => !missing.includes(engine))]
}
