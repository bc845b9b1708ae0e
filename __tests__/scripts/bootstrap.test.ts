/** @jest-environment node */
import { spawn } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

let root: string

/** Runs bootstrap in the small project; `npm` is a script that only says what it was asked. */
function bootstrap(...args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(root, 'scripts/bootstrap.mjs'), ...args], {
      cwd: tmpdir(),
      env: { ...process.env, npm_execpath: join(root, 'npm.js') },
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('ready to stop')) child.kill('SIGTERM')
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('close', (code) => done({ code, output }))
  })
}

const lock = (version: string) =>
  JSON.stringify({
    packages: { '': {}, 'node_modules/a': { version }, 'node_modules/b': { version: '1', optional: true } },
  })

beforeEach(() => {
  // Where the folder for such is a link (macOS), the place it leads to.
  root = realpathSync(mkdtempSync(join(tmpdir(), 'a project with spaces ')))
  for (const command of ['say', 'stay']) mkdirSync(join(root, 'scripts', command), { recursive: true })
  mkdirSync(join(root, 'node_modules'))
  for (const name of readdirSync(resolve('node_modules')).filter((each) =>
    /^(tsx|esbuild|@esbuild|get-tsconfig|resolve-pkg-maps)$/.test(each),
  )) {
    symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name), 'junction')
  }
  copyFileSync('scripts/bootstrap.mjs', join(root, 'scripts/bootstrap.mjs'))
  writeFileSync(join(root, 'package.json'), '{}')
  writeFileSync(join(root, 'package-lock.json'), lock('1'))
  writeFileSync(
    join(root, 'node_modules/.package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/a': { version: '1' } } }),
  )
  writeFileSync(
    join(root, 'npm.js'),
    "console.log('npm', ...process.argv.slice(2)); process.exit(Number(process.env.NPM_ENDS ?? 0))",
  )
  writeFileSync(
    join(root, 'scripts/say/say.ts'),
    'const words: string[] = process.argv.slice(2)\nconsole.log(words.join("|"), process.cwd(), process.env.GATSBY_TELEMETRY_DISABLED)\nprocess.exit(words.length)\n',
  )
  writeFileSync(
    join(root, 'scripts/stay/stay.ts'),
    'setInterval(() => {}, 1000)\nprocess.on("SIGTERM", () => { console.log("stopped"); process.exit(7) })\nconsole.log("ready to stop")\n',
  )
})

afterEach(() => rmSync(root, { recursive: true }))

it('runs the command with its arguments in the project’s folder and ends with its exit code', async () => {
  const { code, output } = await bootstrap('say', 'two words', '--x')
  expect(output).toContain('two words|--x')
  expect(output).toContain(`${root} 1`)
  expect(code).toBe(2)
})

// Windows has no signals: there the system ends a program and its children.
if (process.platform !== 'win32')
  it('hands a signal on and waits for the end', async () => {
    expect(await bootstrap('stay')).toMatchObject({ code: 7, output: expect.stringContaining('stopped') })
  })

it('leaves an installation alone that has every package', async () => {
  const { output } = await bootstrap('say')
  expect(output).not.toContain('npm ci')
  expect(existsSync(join(root, 'node_modules/.brightkeel-install'))).toBe(true)
})

it('installs when the lock file changed, once', async () => {
  await bootstrap('say')
  writeFileSync(join(root, 'package-lock.json'), lock('2'))
  const first = await bootstrap('say')
  expect(first.output).toContain('The dependencies changed: installing them again (npm ci)')
  expect(first.output).toContain('npm ci --include=dev')
  expect((await bootstrap('say')).output).not.toContain('npm ci')
})

it.each([
  ['is missing', () => rmSync(join(root, 'package-lock.json'))],
  ['cannot be read', () => writeFileSync(join(root, 'package-lock.json'), `<<<<<<< HEAD\n${lock('1')}`)],
])('says what to do when the lock file %s', async (what, spoil) => {
  spoil()
  const { code, output } = await bootstrap('say')
  expect(code).toBe(1)
  expect(output).toMatch(new RegExp(`^package-lock.json ${what}:`))
  expect(output).toContain('git checkout HEAD -- package-lock.json')
  expect(output).not.toContain('    at ')
})

it('installs again when npm’s record of the installation is damaged', async () => {
  writeFileSync(join(root, 'node_modules/.package-lock.json'), '{')
  expect((await bootstrap('say')).output).toContain('npm ci --include=dev')
})

it('stops when the installation fails', async () => {
  writeFileSync(join(root, 'package-lock.json'), lock('2'))
  writeFileSync(join(root, 'npm.js'), 'process.exit(3)')
  const { code, output } = await bootstrap('say')
  expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining('npm ci ended with exit code 3') })
  expect(existsSync(join(root, 'node_modules/.brightkeel-install'))).toBe(false)
})

it.each(['--help', '-h'])('answers %s with what the command is for, before anything is installed', async (asked) => {
  rmSync(join(root, 'node_modules/.package-lock.json'))
  writeFileSync(
    join(root, 'scripts/say/say.ts'),
    '/**\n * `npm run say [-- words…]`: says the words.\n * Twice.\n */\nthrow new Error()\n',
  )
  expect(await bootstrap('say', 'word', asked)).toEqual({
    code: 0,
    output: 'npm run say [-- words…]: says the words.\nTwice.\n',
  })
})

it('knows what each command of the package is for', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const commands = Object.entries(scripts).flatMap(([name, line]) => {
    const [, file] = /^node scripts\/bootstrap\.mjs (\w+)$/.exec(line) ?? []
    return file ? [{ name, text: readFileSync(`scripts/${file}/${file}.ts`, 'utf8') }] : []
  })
  expect(commands.length).toBeGreaterThan(8)
  const unknown = commands.filter(
    ({ name, text }) => !new RegExp(`^/\\*\\*[\\s*]*\`npm (run )?${name}[ \`]`).test(text),
  )
  expect(unknown.map(({ name }) => name)).toEqual([])
})

it.each(['', 'nope', '../evil'])('names its use for the command "%s"', async (command) => {
  const { code, output } = await bootstrap(command)
  expect(code).toBe(1)
  expect(output).toContain('Usage: node scripts/bootstrap.mjs <command>')
})
