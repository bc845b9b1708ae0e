import { spawn } from 'node:child_process'
import fs from 'node:fs'

/** What a command and all its child processes cost. */
export interface Cost {
  /** Wall clock, seconds. */
  seconds: number
  /** User and system time, seconds. */
  cpuSeconds: number
  /** Largest sum of their memory, bytes. Pages that processes share count once (PSS): what the machine needs. */
  peakBytes: number
}

/** Clock ticks per second of /proc: fixed for user space on Linux. */
const TICKS = 100

/** Milliseconds between two looks at the memory. */
const SAMPLE_INTERVAL = 500

/**
 * Runs a command and measures the whole tree of its processes through /proc.
 * @throws when the command fails, with the end of its output
 */
export async function measureProcess(
  command: string,
  args: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<Cost> {
  if (!fs.existsSync('/proc/self/stat')) throw new Error('The benchmark reads /proc and runs on Linux only.')
  const cpuBefore = endedChildrenCpu()
  const started = performance.now()
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  let peakBytes = 0
  const timer = setInterval(() => {
    peakBytes = Math.max(peakBytes, treeMemory(child.pid ?? 0))
  }, SAMPLE_INTERVAL)
  const code = await new Promise<number | null>((ended) => child.on('close', ended))
  clearInterval(timer)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with code ${code}.\n${output.slice(-4000)}`)
  return { seconds: (performance.now() - started) / 1000, cpuSeconds: endedChildrenCpu() - cpuBefore, peakBytes }
}

/** CPU time of all descendants that have ended, seconds. Gatsby ends its workers before it ends itself. */
function endedChildrenCpu(): number {
  const fields = statFields('self')
  return (Number(fields[13]) + Number(fields[14])) / TICKS
}

/** Fields of /proc/<pid>/stat after the name, which may hold spaces: state is 0, parent 1, cutime 13, cstime 14. */
function statFields(pid: number | 'self'): string[] {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** Memory of a process and all its descendants, bytes. */
function treeMemory(root: number): number {
  const parents = new Map<number, number>()
  for (const name of fs.readdirSync('/proc')) {
    const pid = Number(name)
    if (pid)
      parents.set(
        pid,
        ifAlive(() => Number(statFields(pid)[1])),
      )
  }
  const belongs = (pid: number | undefined): boolean => pid === root || (pid !== undefined && belongs(parents.get(pid)))
  return [...parents.keys()].filter(belongs).reduce((sum, pid) => sum + ifAlive(() => memoryOf(pid)), 0)
}

/** A figure of a process, 0 when it has ended meanwhile. */
function ifAlive(read: () => number): number {
  try {
    return read()
  } catch {
    return 0
  }
}

function memoryOf(pid: number): number {
  const text = fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) * 1024
}
