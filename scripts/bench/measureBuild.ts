import { spawn } from 'node:child_process'
import fs from 'node:fs'

export interface Measured {
  /** Wall clock, seconds. */
  seconds: number
  /** User and system time of the whole process tree, seconds. */
  cpuSeconds: number
  /** Largest sum of the memory of the tree, bytes; shared pages count once (PSS). */
  peakBytes: number
  /** What it said. */
  output: string
}

/** Clock ticks per second of /proc: fixed for user space on Linux. */
const TICKS = 100

/**
 * Runs a command and measures the whole tree of its processes through /proc.
 * @throws when the command fails, with the end of its output
 */
export async function measure(
  command: string,
  args: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<Measured> {
  if (!fs.existsSync('/proc/self/stat')) throw new Error('The benchmark reads /proc and runs on Linux only.')
  const cpuBefore = ownChildrenCpu()
  const started = performance.now()
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const keep = (chunk: Buffer) => (output += chunk.toString())
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  let peakBytes = 0
  const timer = setInterval(() => (peakBytes = Math.max(peakBytes, treeBytes(child.pid ?? 0))), 500)
  const code = await new Promise<number | null>((ended) => child.on('close', ended))
  clearInterval(timer)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with code ${code}.\n${output.slice(-4000)}`)
  return { seconds: (performance.now() - started) / 1000, cpuSeconds: ownChildrenCpu() - cpuBefore, peakBytes, output }
}

/** Time of all ended descendants that were waited for. Gatsby ends its workers before it ends itself. */
function ownChildrenCpu(): number {
  const fields = statFields('self')
  return (Number(fields[13]) + Number(fields[14])) / TICKS
}

/** Fields of /proc/<pid>/stat after the name, which may hold spaces: state is 0, parent 1, cutime 13, cstime 14. */
function statFields(pid: number | 'self'): string[] {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

function treeBytes(root: number): number {
  const processes = new Map<number, { parent: number; bytes: number }>()
  for (const name of fs.readdirSync('/proc')) {
    const pid = Number(name)
    if (!pid) continue
    try {
      processes.set(pid, { parent: Number(statFields(pid)[1]), bytes: residentBytes(pid) })
    } catch {
      // The process ended while we looked.
    }
  }
  const belongs = (pid: number): boolean =>
    pid === root || (processes.has(pid) && belongs(processes.get(pid)?.parent ?? 0))
  return [...processes].reduce((sum, [pid, { bytes }]) => (belongs(pid) ? sum + bytes : sum), 0)
}

/** Memory of a process with pages it shares counted in part, so that a tree adds up to what it really takes. */
function residentBytes(pid: number): number {
  const kilobytes = /^Pss:\s+(\d+) kB/m.exec(fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]
  return Number(kilobytes ?? 0) * 1024
}
