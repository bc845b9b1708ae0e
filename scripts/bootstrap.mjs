/**
 * Runs a command of package.json:
 *
 *     node scripts/bootstrap.mjs <command> [arguments…]
 *
 * Checks the Node version, installs the dependencies when they are missing or
 * out of date, and runs `scripts/<command>/<command>.ts` through tsx. With
 * `--help` it prints the first comment of that file. It is plain JavaScript
 * without dependencies, because on a bare clone nothing is installed yet.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeSync } from 'node:fs'
import { createRequire } from 'node:module'
import { constants } from 'node:os'
import { join } from 'node:path'
import { argv, env, execPath, exit, platform, stderr, versions } from 'node:process'
import { fileURLToPath } from 'node:url'

const oldestNode = '20.19'
const root = fileURLToPath(new URL('..', import.meta.url))

const quiet = {
  GATSBY_TELEMETRY_DISABLED: '1',
  BROWSERSLIST_IGNORE_OLD_DATA: '1',
}

function fail(message) {
  stderr.write(`${message}\n`)
  exit(1)
}

/** The packages of a lock file; null if it is missing or damaged (of `package-lock.json`, `npm ci` reports that). */
function packagesOf(file) {
  try {
    /** @type {{ packages?: Record<string, { version: string, optional?: boolean, devOptional?: boolean, peer?: boolean }> }} */
    const { packages } = JSON.parse(readFileSync(file, 'utf8'))
    return packages ?? null
  } catch {
    return null
  }
}

/** Whether npm's own record of node_modules has every package of the lock file. */
function isInstalled() {
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const found = packagesOf(join(root, 'node_modules', '.package-lock.json'))
  if (!wanted || !found) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    if (!found[path]) return Boolean(entry.optional || entry.devOptional || entry.peer)
    return found[path].version === entry.version
  })
}

/** Runs a child in the project's folder, passes signals on to it, and returns its exit code: 128 and more after a signal. */
function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...env, ...quiet }, ...options })
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
    // Whoever ends npm ends npm's shell with it, but the shell passes no signal on.
    const shell = process.ppid
    if (env.npm_execpath) setInterval(() => process.ppid === shell || child.kill(), 500).unref()
    child.on('error', (error) => {
      stderr.write(`Cannot run ${command}: ${error.message}\n`)
      resolve(1)
    })
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

function runNpm(args) {
  // Programs may parse the output of the command, so npm prints to stderr.
  const toStderr = { stdio: ['inherit', 2, 2] }
  // npm passes its own path to the scripts it runs; on Windows `npm` itself is a shell script.
  if (env.npm_execpath?.endsWith('.js')) return run(execPath, [env.npm_execpath, ...args], toStderr)
  return run('npm', args, { ...toStderr, shell: platform === 'win32' })
}

async function installIfNeeded() {
  if (isInstalled()) return
  stderr.write(
    existsSync(join(root, 'node_modules'))
      ? 'The dependencies changed: installing them again (npm ci) …\n'
      : 'Installing the dependencies (npm ci); the first time takes about a minute …\n',
  )
  const code = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0) fail(`npm ci ended with exit code ${code}: the dependencies are not installed.`)
}

/** The help of a command: the first comment of its file. */
function helpOf(file) {
  const [, comment = ''] = /^\/\*\*(.*?)\*\//s.exec(readFileSync(file, 'utf8')) ?? []
  return comment
    .replace(/^ *\* ?/gm, '')
    .replaceAll('`', '')
    .trim()
}

const [command, ...args] = argv.slice(2)
const script = join(root, 'scripts', command, `${command}.ts`)
if (versions.node.localeCompare(oldestNode, 'en', { numeric: true }) < 0)
  fail(`Node ${versions.node} is too old: this site needs Node ${oldestNode} or newer.`)
if (args.includes('--help') || args.includes('-h')) {
  writeSync(1, `${helpOf(script)}\n`)
  exit(0)
}
await installIfNeeded()
// tsx/cjs compiles required files; the other entry of tsx would start a thread.
const tsx = createRequire(join(root, 'package.json')).resolve('tsx/cjs')
exit(await run(execPath, ['--require', tsx, script, ...args]))
