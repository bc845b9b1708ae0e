import { chromiumPath, type Machine } from '../../scripts/process/browser'

const playwright = '/home/ada/.cache/playwright/chrome'
const debian = '/usr/bin/chromium'
const shell = '/usr/bin/chromium-headless-shell'
const apt = '/usr/bin/apt-get'

/** A mock machine with these files; a command whose line ends with a key of `installs` creates that file. */
function machine(files: string[], installs: Record<string, string> = {}, rest: Partial<Machine> = {}): Machine {
  const present = new Set(files)
  return {
    env: {},
    isRoot: true,
    playwrightPath: playwright,
    exists: (path) => present.has(path),
    log: () => {},
    run: (command, args) => {
      const line = [command, ...args].join(' ')
      const installed = Object.entries(installs).find(([end]) => line.endsWith(end))
      if (installed) present.add(installed[1])
      return installed !== undefined
    },
    ...rest,
  }
}

it.each([
  ['CHROMIUM_PATH first', ['/my/chrome', shell, debian], { CHROMIUM_PATH: '/my/chrome' }, '/my/chrome'],
  ['the headless shell', [debian, shell, playwright], {}, shell],
  ['Playwright’s own', [playwright], {}, playwright],
])('finds %s', (_, files, env, path) => {
  expect(chromiumPath(machine(files, {}, { env }))).toBe(path)
})

it('stops when CHROMIUM_PATH names nothing', () => {
  const value = machine([debian], {}, { env: { CHROMIUM_PATH: '/gone' } as unknown as NodeJS.ProcessEnv })
  expect(() => chromiumPath(value)).toThrow('CHROMIUM_PATH=/gone: there is no such file.')
})

it.each([
  ['Debian’s headless shell', true, { update: '', 'recommends chromium-headless-shell': shell }, shell],
  ['the browser where Debian has no shell', true, { update: '', 'recommends chromium': debian }, debian],
  ['Playwright’s when Debian’s did not work', true, { 'install chromium': playwright }, playwright],
  ['Playwright’s for a user who is not root', false, { 'install chromium': playwright }, playwright],
])('installs %s', (_, isRoot, installs, path) => {
  expect(chromiumPath(machine([apt], installs, { isRoot }))).toBe(path)
})

it('says how to help when nothing worked', () => {
  expect(() => chromiumPath(machine([apt]))).toThrow('CHROMIUM_PATH=/path/to/chrome npm test')
})
