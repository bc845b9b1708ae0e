/** Prints the output of `gatsby build` as steps with their times, and keeps the whole for a build that fails. */
import { Writable } from 'node:stream'

/** The steps that take time, by Gatsby's name. */
const STEPS: readonly (readonly [gatsby: string, ours: string])[] = [
  ['compile gatsby files', 'Build prepared'],
  ['source and transform nodes', 'Content read and checked'],
  ['Building production JavaScript and CSS bundles', 'Scripts and styles made'],
  ['Building HTML renderer', 'Renderer made'],
  ['run queries in workers', 'Pictures resized'],
  ['Building static HTML for pages', 'Pages written'],
  ['onPostBuild', 'Search and feeds written'],
]

/** A line with which Gatsby begins something else than the warning above it. */
const TAG = /^(?:success|info|verbose|not finished|warn|error|ERROR|Pages$|$)/

/** A problem of the content, or their number. */
const PROBLEM = /^(?:content|locales|static)\/\S+.*\[[a-z-]+\/[a-z-]+\]$|^Content: /

/** A stream for the output of a build. @param print receives each line for people: steps, warnings, problems */
export function buildSteps(print: (line: string) => void): { stream: Writable; log: () => string } {
  const decoder = new TextDecoder()
  let log = ''
  let rest = ''
  let isWarning = false
  const read = (line: string) => {
    if (TAG.test(line)) isWarning = line.startsWith('warn')
    const [, name, seconds] = /^success (.+?) - ([\d.]+)s/.exec(line) ?? []
    const step = STEPS.find(([gatsby]) => gatsby === name)
    if (step) print(`  ${step[1].padEnd(26)}${Number(seconds).toFixed(1).padStart(5)} s`)
    else if (isWarning || PROBLEM.test(line)) print(line)
  }
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      const text = decoder.decode(chunk, { stream: true })
      log += text
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      lines.forEach(read)
      done()
    },
  })
  return { stream, log: () => log }
}
