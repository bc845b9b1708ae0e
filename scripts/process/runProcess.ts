import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { SettingError } from './command'

/** This process received a signal to stop, such as Ctrl-C. */
export class Stopped extends SettingError {
  override readonly exitCode = 130
}

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs Node on a script. A signal to this process ends the child; this process waits for the child to end, so that the
 * caller can clean up.
 *
 * @param args the arguments of `node`, beginning with the script
 * @param output receives the child's output, and stays open; without it the child prints to the console
 * @param isPatient it and its children give way to other programs
 * @returns its exit code; if a signal ended it, 128 plus the number of the signal, as in a shell
 * @throws {Stopped} when this process received a signal to stop
 */
export async function runNode(
  args: readonly string[],
  {
    output,
    isPatient,
    ...options
  }: Pick<SpawnOptions, 'env' | 'cwd'> & { output?: Writable; isPatient?: boolean } = {},
): Promise<number> {
  let isStopped = false
  const child = spawn(process.execPath, args, { ...options, stdio: output ? ['inherit', 'pipe', 'pipe'] : 'inherit' })
  if (isPatient && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  if (output) for (const stream of [child.stdout, child.stderr]) stream?.pipe(output, { end: false })
  const stop = (signal: NodeJS.Signals) => {
    isStopped = true
    // Ctrl-C also reaches the child directly, so it gets SIGTERM instead of a second SIGINT.
    child.kill(signal === 'SIGINT' ? 'SIGTERM' : signal)
  }
  stopSignals.forEach((signal) => process.on(signal, stop))
  // `close` instead of `exit`: then all its output has arrived.
  const [code, signal] = (await once(child, 'close').finally(() =>
    stopSignals.forEach((each) => process.off(each, stop)),
  )) as [number, null] | [null, NodeJS.Signals]
  if (isStopped || signal === 'SIGINT') throw new Stopped('Stopped.')
  return code === null ? 128 + constants.signals[signal] : code
}

/**
 * The script of a command of an installed package, to run with Node: no shell
 * and no `.bin` link, so it works on every system.
 * @throws {Error} when the package is missing or has no such command
 */
export function packageCommand(packageName: string, command = packageName): string {
  const folder = join(process.cwd(), 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | NodeJS.Dict<string>
  }
  return join(folder, typeof bin === 'string' ? bin : bin[command]!)
}

/** Resolves on the first Ctrl-C or request to end; later ones change nothing. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of stopSignals) process.on(signal, () => resolve())
  })
}
