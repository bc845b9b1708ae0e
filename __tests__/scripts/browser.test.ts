/** @jest-environment node */
import { chromiumPath, type Machine, walkEngines } from '../../scripts/process/browser'

const playwright = '/home/ada/.cache/playwright/chrome'
const debian = '/usr/bin/chromium'
const shell = '/usr/bin/chromium-headless-shell'
const apt = '/usr/bin/apt-get'

/** A mock machine with these files; a command whose line ends with a key of `installs` creates that file. */
function machine(files: string[], installs: Record<string, string> = {}, rest: Partial<Machine> = {}) {
  const present = new Set(files)
  const commands: string[] = []
  const said: string[] = []
  const value: Machine = {
    env: {},
    isRoot: true,
    playwrightPath: playwright,
    exists: (path) => present.has(path),
    log: (line) => void said.push(line),
    run: (command, args) => {
      const line = [command.replace(process.execPath, 'node'), ...args].join(' ')
      commands.push(line)
      const installed = Object.entries(installs).find(([end]) => line.endsWith(end))
      if (installed) present.add(installed[1])
      return installed !== undefined
    },
    ...rest,
  }
  return { value, commands, said }
}

it.each([
  ['CHROMIUM_PATH first', ['/my/chrome', shell, debian], { CHROMIUM_PATH: '/my/chrome' }, false, '/my/chrome'],
  ['the headless shell', [debian, shell, playwright], {}, false, shell],
  ['a whole browser for measurements', [debian, shell, playwright], {}, true, debian],
  ['Chromium of other systems', ['/usr/bin/chromium-browser', playwright], {}, false, '/usr/bin/chromium-browser'],
  ['Chrome', ['/usr/bin/google-chrome', playwright], {}, false, '/usr/bin/google-chrome'],
  ['Playwright’s own', [playwright], {}, false, playwright],
])('finds %s', (_, files, env, whole, path) => {
  const { value, commands } = machine(files, {}, { env })
  expect(chromiumPath({ ...value, whole })).toBe(path)
  expect(commands).toEqual([])
})

it('stops when CHROMIUM_PATH names nothing', () => {
  const { value } = machine([debian], {}, { env: { CHROMIUM_PATH: '/gone' } as unknown as NodeJS.ProcessEnv })
  expect(() => chromiumPath(value)).toThrow('CHROMIUM_PATH=/gone: there is no such file.')
})

it.each([
  ['Debian’s headless shell', [apt], true, false, { update: '', 'recommends chromium-headless-shell': shell }, shell],
  ['the browser where Debian has no shell', [apt], true, false, { update: '', 'recommends chromium': debian }, debian],
  ['the browser for measurements', [apt], true, true, { update: '', 'recommends chromium': debian }, debian],
  ['Playwright’s when Debian’s did not work', [apt], true, false, { 'install chromium': playwright }, playwright],
  ['Playwright’s for a user who is not root', [apt], false, false, { 'install chromium': playwright }, playwright],
])('installs %s', (_, files, isRoot, whole, installs, path) => {
  const { value, commands } = machine(files, installs, { isRoot })
  expect(chromiumPath({ ...value, whole })).toBe(path)
  expect(commands.some((line) => line.startsWith('apt-get'))).toBe(isRoot && files.length > 0)
})

it('says how to help when nothing worked', () => {
  const { value, commands, said } = machine([apt])
  expect(() => chromiumPath(value)).toThrow(/CHROMIUM_PATH=\/path\/to\/chrome npm test/)
  expect(commands).toHaveLength(3)
  const tried = ["Debian's package chromium-headless-shell", "Debian's package chromium", "Playwright's own Chromium"]
  const ends = tried.flatMap((what) => [`on this machine: installing ${what} …`, `Installing ${what} did not work.`])
  expect(said).toEqual(ends.map((end) => expect.stringContaining(end) as string))
})

it.each([
  [['firefox', 'webkit'], ['chromium', 'firefox', 'webkit'], undefined],
  [['webkit'], ['chromium', 'webkit'], 'firefox (npx playwright install --with-deps firefox)'],
])('with %j installed the walk goes through %j', (installed, engines, missing) => {
  const log = jest.fn()
  expect(walkEngines((engine) => installed.includes(engine), log)).toEqual(engines)
  if (missing) expect(log).toHaveBeenCalledWith(expect.stringContaining(missing))
  else expect(log).not.toHaveBeenCalled()
})
