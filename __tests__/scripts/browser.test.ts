/** @jest-environment node */
import { chromiumPath, type Machine, walkEngines } from '../../scripts/process/browser'

const own = '/home/ada/.cache/playwright/chrome'
const debian = '/usr/bin/chromium'
const shell = '/usr/bin/chromium-headless-shell'

/** A machine with these files, on which an installer puts a file into place. */
function machine(files: string[], installs: Record<string, string> = {}, rest: Partial<Machine> = {}) {
  const present = new Set(files)
  const ran: string[] = []
  const log: string[] = []
  const value: Machine = {
    env: {},
    isRoot: true,
    playwrightPath: own,
    playwrightCommand: '/cli.js',
    exists: (path) => present.has(path),
    log: (line) => log.push(line),
    run: (command, args) => {
      const line = [command.replace(process.execPath, 'node'), ...args].join(' ')
      ran.push(line)
      const made = Object.entries(installs).find(([part]) => line.endsWith(part))
      if (made) present.add(made[1])
      return made !== undefined
    },
    ...rest,
  }
  return { value, ran, log }
}

it.each([
  ['CHROMIUM_PATH before all', ['/my/chrome', debian, own], { CHROMIUM_PATH: '/my/chrome' }, '/my/chrome'],
  ['the shell without windows before all that is installed', [debian, shell, own], {}, shell],
  ['the system’s', [debian, own], {}, debian],
  ['Chrome', ['/usr/bin/google-chrome', own], {}, '/usr/bin/google-chrome'],
  ['Playwright’s', [own], {}, own],
])('finds %s', (_, files, env, path) => {
  const { value, ran } = machine(files, {}, { env: env })
  expect(chromiumPath(value)).toBe(path)
  expect(ran).toEqual([])
})

it('does not go on when CHROMIUM_PATH names nothing', () => {
  const { value } = machine([debian], {}, { env: { CHROMIUM_PATH: '/gone' } as unknown as NodeJS.ProcessEnv })
  expect(() => chromiumPath(value)).toThrow('CHROMIUM_PATH=/gone: there is no such file.')
})

it('measures in a browser with windows', () => {
  expect(chromiumPath(machine([debian, shell, own]).value, { whole: true })).toBe(debian)
})

const INSTALL = 'apt-get install --yes --no-install-recommends'

it.each([
  ['the shell', false, { [`${INSTALL} chromium-headless-shell`]: shell }, shell, ['chromium-headless-shell']],
  [
    'the browser where there is no shell',
    false,
    { [`${INSTALL} chromium`]: debian },
    debian,
    ['chromium-headless-shell', 'chromium'],
  ],
  ['the browser for measurements', true, { [`${INSTALL} chromium`]: debian }, debian, ['chromium']],
])('installs Debian’s package as root, and says so: %s', (_, whole, installs, path, names) => {
  const { value, ran, log } = machine(['/usr/bin/apt-get'], { 'apt-get update': '', ...installs })
  expect(chromiumPath(value, { whole })).toBe(path)
  expect(ran).toEqual(names.flatMap((name) => ['apt-get update', `${INSTALL} ${name}`]))
  expect(log).toContainEqual(expect.stringContaining(`installing Debian's package ${names[0]}`))
})

it.each([
  ['when Debian’s did not work', ['/usr/bin/apt-get'], true, 3],
  ['for who is not root', ['/usr/bin/apt-get'], false, 1],
  ['without apt-get', [], true, 1],
])('downloads Playwright’s %s', (_, files, isRoot, commands) => {
  const { value, ran } = machine(files, { 'install chromium': own }, { isRoot })
  expect(chromiumPath(value)).toBe(own)
  expect(ran).toHaveLength(commands)
  expect(ran.at(-1)).toBe('node /cli.js install chromium')
})

it('says how to help when nothing worked', () => {
  const { value, log } = machine(['/usr/bin/apt-get'])
  expect(() => chromiumPath(value)).toThrow(/CHROMIUM_PATH=\/path\/to\/chrome npm test/)
  expect(log.filter((line) => line.includes('did not work'))).toHaveLength(3)
})

it.each([
  [['firefox', 'webkit'], ['chromium', 'firefox', 'webkit'], undefined],
  [['webkit'], ['chromium', 'webkit'], 'firefox (npx playwright install --with-deps firefox)'],
  [[], ['chromium'], 'firefox, webkit (npx playwright install --with-deps firefox webkit)'],
])('with %j installed the walk goes through %j', (installed, engines, missing) => {
  const log = jest.fn()
  expect(walkEngines((engine) => installed.includes(engine), log)).toEqual(engines)
  if (missing) expect(log).toHaveBeenCalledWith(expect.stringContaining(missing))
  else expect(log).not.toHaveBeenCalled()
})
