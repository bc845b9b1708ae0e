import { PassThrough } from 'node:stream'
import { readArguments, runCommand, SettingError } from '../../scripts/process/command'
import { runNode, Stopped } from '../../scripts/process/runProcess'

const USAGE = 'npm run new -- "Title" [--draft --author key]'
const OPTIONS = { draft: { type: 'boolean' }, author: { type: 'string' } } as const

const read = (args: string[], env: NodeJS.ProcessEnv = {}, allowPositionals = true) =>
  readArguments(USAGE, { args, allowPositionals, options: OPTIONS }, env)

it('reads options and words, and refuses a word where none is taken', () => {
  const { values, positionals } = read(['A title', '--draft', '--author', 'jane'])
  expect({ ...values, positionals }).toEqual({ draft: true, author: 'jane', positionals: ['A title'] })
  expect(() => read(['v1.2. Beta'], {}, false)).toThrow(/^Unexpected argument 'v1\.2\..*\nUsage: /)
})

it('refuses an option that there is not, with the usage', () => {
  expect(() => read(['--darft'])).toThrow(/^Unknown option '--darft'\..*\nUsage: npm run new/)
})

it('says that npm kept an option for itself, unless npm has the option as well', () => {
  expect(() => read(['A title', 'jane'], { npm_config_author: 'true' })).toThrow(
    `npm took "--author" for itself. Write "--" before the options of this command.\nUsage: ${USAGE}`,
  )
  const force = { args: [], options: { force: { type: 'boolean' } } } as const
  expect(readArguments(USAGE, force, { npm_config_force: 'true' }).values).toEqual({})
  // npm takes this one from ~/.npmrc.
  const email = { args: [], options: { email: { type: 'string' } } } as const
  expect(readArguments(USAGE, email, { npm_config_email: 'me@example.com' }).values).toEqual({})
})

it.each([
  ['a mistake by its message', new SettingError('No such page.'), 'No such page.', 1],
  ['that it was stopped', new Stopped('Stopped.'), 'Stopped.', 130],
  ['what nobody expected with its stack', new Error('Odd.'), expect.objectContaining({ stack: expect.any(String) }), 1],
])('prints %s, and ends with its code', async (_what, error, printed, code) => {
  const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never)
  const print = jest.spyOn(console, 'error').mockReturnValue()
  runCommand(USAGE, { args: [] }, () => Promise.reject(error))
  await new Promise(setImmediate)
  expect([print.mock.calls, exit.mock.calls]).toEqual([[[printed]], [[code]]])
  jest.restoreAllMocks()
})

it.each([
  ['process.exit(3)', 3],
  ['process.kill(process.pid, "SIGKILL")', 137],
])('a child that ends by %s has exit code %i', async (code, exitCode) => {
  expect(await runNode(['-e', code], { output: new PassThrough() })).toBe(exitCode)
})
