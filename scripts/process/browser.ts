import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, firefox, webkit } from '@playwright/test'
import { packageCommand } from './runProcess'

/** What the search needs of the machine; tests give their own. */
export interface Machine {
  env: NodeJS.ProcessEnv
  exists: (path: string) => boolean
  /** Runs a command with its output shown; true when it ended well. */
  run: (command: string, args: string[]) => boolean
  isRoot: boolean
  /** Where Playwright keeps, or would keep, a browser of its own. */
  playwrightPath: string
  playwrightCommand: string
  log: (line: string) => void
}

/** Chromium without windows: Playwright's own choice, and a quarter less work a test. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

function thisMachine(): Machine {
  return {
    env: process.env,
    exists: existsSync,
    run: (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0,
    isRoot: process.getuid?.() === 0,
    playwrightPath: chromium.executablePath(),
    playwrightCommand: packageCommand('@playwright/test', 'playwright'),
    log: console.log,
  }
}

/**
 * Finds a Chromium for the tests, or installs one: `CHROMIUM_PATH`, the
 * headless shell, the usual places, Playwright's own, then Debian's packages
 * (as root) and at last Playwright's download.
 *
 * @param whole - a browser with windows, as visitors have it, for measurements
 * @returns the path of the browser's program
 * @throws {Error} saying what was tried and how to help
 */
export function chromiumPath(machine: Machine = thisMachine(), { whole = false } = {}): string {
  const { env, exists, run, log, playwrightPath } = machine
  const told = env.CHROMIUM_PATH
  if (told) {
    if (exists(told)) return told
    throw new Error(`CHROMIUM_PATH=${told}: there is no such file.`)
  }
  const places = whole ? usualPaths : [HEADLESS_SHELL, ...usualPaths]
  const find = () => [...places, playwrightPath].find((path) => path !== '' && exists(path))
  const present = find()
  if (present) return present

  const installers: [what: string, install: () => boolean][] = [
    ["Playwright's own Chromium", () => run(process.execPath, [machine.playwrightCommand, 'install', 'chromium'])],
  ]
  if (machine.isRoot && exists('/usr/bin/apt-get')) {
    const debian = (name: string): (typeof installers)[number] => [
      `Debian's package ${name}`,
      () => run('apt-get', ['update']) && run('apt-get', ['install', '--yes', '--no-install-recommends', name]),
    ]
    installers.unshift(...(whole ? [] : [debian('chromium-headless-shell')]), debian('chromium'))
  }
  for (const [what, install] of installers) {
    log(`The tests need a Chromium and there is none here: installing ${what} …`)
    const installed = install() ? find() : undefined
    if (installed) return installed
    log(`Installing ${what} did not work.`)
  }
  throw new Error(
    'There is no Chromium for the tests. Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path/to/chrome npm test',
  )
}

/**
 * The engines the walk goes through: Chromium, which is found or installed, and
 * Firefox and WebKit where Playwright has them; it drives no others of these.
 * Says which are missing, and how to get them.
 */
export function walkEngines(
  installed: (engine: 'firefox' | 'webkit') => boolean = (engine) =>
    existsSync({ firefox, webkit }[engine].executablePath()),
  log: (line: string) => void = console.log,
): ('chromium' | 'firefox' | 'webkit')[] {
  const others = (['firefox', 'webkit'] as const).filter(installed)
  const missing = (['firefox', 'webkit'] as const).filter((engine) => !others.includes(engine))
  if (missing.length > 0) {
    const install = `npx playwright install --with-deps ${missing.join(' ')}`
    log(`Not on this machine, so not walked through here: ${missing.join(', ')} (${install}).`)
  }
  return ['chromium', ...others]
}
