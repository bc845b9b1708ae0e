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
 * Runs Node in a group of processes of its own and measures the group through /proc.
 * @throws when the command fails, with the end of its output
 */
export async function measureNode(args: string[], options: { cwd: string; env: NodeJS.ProcessEnv }): Promise<Cost> {
  const cpuBefore = endedChildrenCpu()
  const started = performance.now()
  const child = spawn(process.execPath, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  let peakBytes = 0
  const timer = setInterval(() => (peakBytes = Math.max(peakBytes, memoryOfGroup(child.pid))), SAMPLE_INTERVAL)
  const code = await new Promise<number | null>((ended) => child.on('close', ended))
  clearInterval(timer)
  if (code !== 0) throw new Error(`node ${args.join(' ')} ended with code ${code}.\n${output.slice(-4000)}`)
  return { seconds: (performance.now() - started) / 1000, cpuSeconds: endedChildrenCpu() - cpuBefore, peakBytes }
}

/** CPU time of all descendants that have ended, seconds. Gatsby ends its workers before it ends itself. */
function endedChildrenCpu(): number {
  const fields = statFields('self')
  return (Number(fields[13]) + Number(fields[14])) / TICKS
}

/** Fields of /proc/<pid>/stat after the name, which may hold spaces: group 2, cutime 13, cstime 14. */
function statFields(pid: string): string[] {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** Bytes; a process that ends meanwhile counts nothing. */
function memoryOfGroup(group = 0): number {
  const memoryOf = (pid: string) => {
    try {
      if (Number(statFields(pid)[2]) !== group) return 0
      return Number(/^Pss:\s+(\d+) kB/m.exec(fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) * 1024
    } catch {
      return 0
    }
  }
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .reduce((sum, pid) => sum + memoryOf(pid), 0)
}
