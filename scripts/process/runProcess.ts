import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Writable } from 'node:stream'

/** How a child ended: its exit code (1 when a signal ended it), and whether we were told to stop meanwhile. */
export interface ProcessEnd {
  code: number
  interrupted: boolean
}

export interface RunOptions {
  env?: NodeJS.ProcessEnv
  cwd?: string
  /** Takes what the child prints, which is shown without it. Stays open. */
  output?: Writable
  /** Called at once with a function that ends the child. */
  onStart?: (stop: () => void) => void
}

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs Node on a script of this project and shows its output. A signal to us
 * ends the child; this process stays until the child is gone, so that the
 * caller can clean up.
 *
 * @param args what follows `node`, beginning with the script
 */
export function runNode(
  args: readonly string[],
  { env = process.env, cwd, output, onStart }: RunOptions = {},
): Promise<ProcessEnd> {
  return new Promise((resolve, reject) => {
    let interrupted = false
    const child = spawn(process.execPath, args, { stdio: output ? ['inherit', 'pipe', 'pipe'] : 'inherit', env, cwd })
    if (output) for (const stream of [child.stdout, child.stderr]) stream?.pipe(output, { end: false })
    const stop = (signal: NodeJS.Signals) => {
      interrupted = true
      // Ctrl-C reaches the child by itself too: SIGTERM instead of a second SIGINT.
      child.kill(signal === 'SIGINT' ? 'SIGTERM' : signal)
    }
    const release = () => stopSignals.forEach((signal) => process.off(signal, stop))
    stopSignals.forEach((signal) => process.on(signal, stop))
    child.on('error', (error) => {
      release()
      reject(error)
    })
    // Not `exit`: by `close` everything it printed has arrived.
    child.on('close', (code, signal) => {
      release()
      resolve({ code: code ?? 1, interrupted: interrupted || signal === 'SIGINT' })
    })
    onStart?.(() => child.kill('SIGTERM'))
  })
}

/**
 * The script behind a command of an installed package, for Node to run:
 * no shell and no `.bin` link, so it works on every system.
 *
 * @throws {Error} when the package is missing or has no such command
 */
export function packageCommand(packageName: string, command = packageName): string {
  const folder = join(process.cwd(), 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin?: string | Record<string, string>
  }
  const file = typeof bin === 'string' ? bin : bin?.[command]
  if (!file) throw new Error(`The package ${packageName} has no command ${command}`)
  return join(folder, file)
}
