import { spawn } from 'node:child_process'
import fs from 'node:fs'

export interface Measured {
  /** Wall clock, seconds. */
  seconds: number
  /** User and system time of the whole process tree, seconds. */
  cpuSeconds: number
  /** Largest sum of the memory of the tree, bytes; pages that processes share count once (PSS): what the machine needs. */
  peakBytes: number
  /** The same with shared pages counted in each process (RSS), as `top` shows them. */
  peakResidentBytes: number
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
  const peak: Memory = { pss: 0, rss: 0 }
  const timer = setInterval(() => {
    const { pss, rss } = treeMemory(child.pid ?? 0)
    peak.pss = Math.max(peak.pss, pss)
    peak.rss = Math.max(peak.rss, rss)
  }, 500)
  const code = await new Promise<number | null>((ended) => child.on('close', ended))
  clearInterval(timer)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with code ${code}.\n${output.slice(-4000)}`)
  return {
    seconds: (performance.now() - started) / 1000,
    cpuSeconds: ownChildrenCpu() - cpuBefore,
    peakBytes: peak.pss,
    peakResidentBytes: peak.rss,
    output,
  }
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

/** Bytes: shared pages in equal parts to each that has them, and whole. */
interface Memory {
  pss: number
  rss: number
}

/** Memory of a process and all below it. */
function treeMemory(root: number): Memory {
  const parents = new Map<number, number>()
  for (const name of fs.readdirSync('/proc')) {
    const pid = Number(name)
    if (pid) whileThere(() => parents.set(pid, Number(statFields(pid)[1])))
  }
  const belongs = (pid: number | undefined): boolean => pid === root || (pid !== undefined && belongs(parents.get(pid)))
  const sum: Memory = { pss: 0, rss: 0 }
  for (const pid of parents.keys()) {
    if (!belongs(pid)) continue
    whileThere(() => {
      const { pss, rss } = memoryOf(pid)
      sum.pss += pss
      sum.rss += rss
    })
  }
  return sum
}

/** Looks at a process, which may end meanwhile. */
function whileThere(look: () => void): void {
  try {
    look()
  } catch {
    // It ended.
  }
}

function memoryOf(pid: number): Memory {
  const text = fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  const bytes = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) * 1024
  return { pss: bytes('Pss'), rss: bytes('Rss') }
}
