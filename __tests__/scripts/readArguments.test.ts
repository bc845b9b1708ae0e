/** @jest-environment node */
import { readArguments, readCount, SettingError } from '../../scripts/process/command'

const USAGE = 'npm run new -- "Title" [--draft --author key]'
const OPTIONS = { draft: { type: 'boolean' }, author: { type: 'string' } } as const

function read(args: string[], env: NodeJS.ProcessEnv = {}, allowPositionals = true) {
  return readArguments(USAGE, { args, allowPositionals, options: OPTIONS }, env)
}

it('reads options and words', () => {
  expect(read(['A title', '--draft', '--author', 'jane'])).toMatchObject({
    values: { draft: true, author: 'jane' },
    positionals: ['A title'],
  })
})

test.each<[args: string[], said: string]>([
  [['--darft'], 'Unknown option \'--darft\'. Did you mean "--draft"?'],
  [['--quickly'], "Unknown option '--quickly'. Allowed: --draft, --author."],
  [['--author'], "Option '--author <value>' argument missing."],
  [['--author', '--draft'], "Option '--author' argument is ambiguous."],
  [['--draft=yes'], "Option '--draft' does not take an argument."],
])('%j is refused in one sentence, with the usage', (args, said) => {
  const refused = () => read(args)
  expect(refused).toThrow(SettingError)
  expect(refused).toThrow(new Error(`${said}\nUsage: ${USAGE}`))
})

it('refuses a word where none is taken', () => {
  expect(() => read(['v1.2. Beta'], {}, false)).toThrow(/^Unexpected argument 'v1\.2\..*\nUsage: /)
})

it('says what is missing when npm kept an option for itself', () => {
  expect(() => read(['A title', 'jane'], { npm_config_author: 'true' })).toThrow(
    `npm took "--author" for itself. Write "--" before the options of this command.\nUsage: ${USAGE}`,
  )
})

it('leaves alone what npm is told itself', () => {
  const env = { npm_config_force: 'true' }
  expect(readArguments(USAGE, { args: [], options: { force: { type: 'boolean' } } }, env).values).toEqual({})
})

test.each(['abc', '0', '1.5', '-3', ''])('"%s" is not a count', (value) => {
  expect(() => readCount('--runs', value)).toThrow(`--runs ${value} is not a count. Write --runs 3.`)
})
