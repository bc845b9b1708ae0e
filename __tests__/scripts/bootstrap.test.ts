import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { newFolder, writeFiles } from '../support/folder'

let root: string

/** Runs bootstrap in a small project, with a script as `npm` that prints its arguments. */
function bootstrap(...args: string[]): Promise<{ code: number | null; output: string; printed: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(root, 'scripts/bootstrap.mjs'), ...args], {
      cwd: tmpdir(),
      env: { ...process.env, npm_execpath: join(root, 'npm.js') },
    })
    let output = ''
    let printed = ''
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (output.includes('ready to stop')) child.kill('SIGTERM')
      })
    child.on('close', (code) => done({ code, output, printed }))
  })
}

const write = (name: string, text: string) => fs.writeFileSync(join(root, name), text)
const mayBeMissing = ['optional', 'devOptional', 'peer'].map((kind) => [`node_modules/${kind}`, { [kind]: true }])
const lock = (version: string) =>
  JSON.stringify({ packages: { '': {}, 'node_modules/a': { version }, ...Object.fromEntries(mayBeMissing) } })

beforeEach(() => {
  root = newFolder('a project with spaces ')
  writeFiles(root, {
    'package.json': '{}',
    'package-lock.json': lock('1'),
    'node_modules/.package-lock.json': JSON.stringify({ packages: { 'node_modules/a': { version: '1' } } }),
    'npm.js': "console.log('npm', ...process.argv.slice(2))",
    'scripts/bootstrap.mjs': fs.readFileSync('scripts/bootstrap.mjs'),
    'scripts/say/say.ts':
      '/**\n * `npm run say [-- words…]`: prints the words.\n * Once.\n */\nconst words: string[] = process.argv.slice(2)\nconsole.log(words.join("|"), process.cwd(), process.env.GATSBY_TELEMETRY_DISABLED)\nprocess.exit(words.length)\n',
    'scripts/stay/stay.ts':
      'setInterval(() => {}, 1000)\nprocess.on("SIGTERM", () => { console.log("stopped"); process.exit(7) })\nconsole.log("ready to stop")\n',
  })
  for (const name of ['tsx', 'esbuild', '@esbuild', 'get-tsconfig', 'resolve-pkg-maps'])
    if (fs.existsSync(join('node_modules', name)))
      fs.symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name), 'junction')
})

it('runs a command in the project’s folder, without another installation', async () => {
  const { code, output } = await bootstrap('say', 'two words', '--x')
  expect(output).toBe(`two words|--x ${root} 1\n`)
  expect(code).toBe(2)
})

// Windows has no signals: there the system ends a program and its child processes.
if (process.platform !== 'win32')
  it('passes a signal on and waits for the end', async () => {
    expect(await bootstrap('stay')).toMatchObject({ code: 7, output: expect.stringContaining('stopped') })
    write('scripts/stay/stay.ts', 'process.kill(process.pid, "SIGKILL")')
    expect((await bootstrap('stay')).code).toBe(137)
  })

if (process.platform !== 'win32')
  it('ends the command when the shell of npm was ended', async () => {
    const run = `"${process.execPath}" "${join(root, 'scripts/bootstrap.mjs')}" stay; true`
    const shell = spawn('sh', ['-c', run], { env: { ...process.env, npm_execpath: join(root, 'npm.js') } })
    let output = ''
    shell.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('ready to stop')) shell.kill('SIGKILL')
    })
    await new Promise((done) => shell.on('close', done))
    expect(output).toContain('stopped')
  })

it('names the Node version that is too old', async () => {
  write('node.cjs', "Object.defineProperty(process.versions, 'node', { value: '20.18.9' })")
  process.env.NODE_OPTIONS = `--require "${join(root, 'node.cjs')}"`
  const { output } = await bootstrap('say')
  delete process.env.NODE_OPTIONS
  expect(output).toBe('Node 20.18.9 is too old: this site needs Node 20.19 or newer.\n')
})

it('installs once when the lock file changed', async () => {
  await bootstrap('say')
  write('package-lock.json', lock('2'))
  const copy = "require('fs').copyFileSync('package-lock.json', 'node_modules/.package-lock.json')"
  write('npm.js', `console.log('npm', ...process.argv.slice(2))\n${copy}`)
  const { output, printed } = await bootstrap('say')
  // Another program may parse the output of the command itself.
  expect(printed).not.toContain('npm ci')
  expect(output).toContain('The dependencies changed: installing them again (npm ci)')
  expect(output).toContain('npm ci --include=dev')
  expect((await bootstrap('say')).output).not.toContain('npm ci')
  write('package-lock.json', `<<<<<<< HEAD\n${lock('1')}`)
  expect((await bootstrap('say')).output).toContain('npm ci --include=dev')
})

it('stops when the installation fails', async () => {
  write('node_modules/.package-lock.json', '{')
  write('npm.js', 'process.exit(1)')
  const { code, output } = await bootstrap('say')
  expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining('npm ci ended with exit code 1') })
})

it('answers --help with the comment of the command, before anything is installed', async () => {
  fs.rmSync(join(root, 'node_modules/.package-lock.json'))
  const output = 'npm run say [-- words…]: prints the words.\nOnce.\n'
  for (const asked of ['--help', '-h'])
    expect(await bootstrap('say', 'word', asked)).toEqual({ code: 0, output, printed: output })
})
