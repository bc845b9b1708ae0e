/**
 * `npm run check [-- --format text|json|github] [--root folder]`: checks all
 * content and the words of the interface, without Gatsby. Ends with 1 if there
 * are errors; warnings are shown and stop nothing.
 */
import path from 'node:path'
import { readContent } from '../../src/content/readContent'
import { formatProblems, hasErrors, type ProblemFormat } from '../../src/content/report/problem'

const FORMATS: readonly ProblemFormat[] = ['text', 'json', 'github']

async function main(): Promise<void> {
  const { format, root } = readArguments(process.argv.slice(2))
  const started = process.hrtime.bigint()
  const { problems, fileCount } = await readContent(root)
  const seconds = Number(process.hrtime.bigint() - started) / 1e9
  if (format === 'json' || problems.length > 0) console.log(formatProblems(problems, format))
  if (format === 'text') {
    const errors = problems.filter((problem) => problem.severity === 'error').length
    const warnings = problems.length - errors
    console.log(
      `${fileCount} files checked in ${seconds.toFixed(1)} s: ${errors} ${errors === 1 ? 'error' : 'errors'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}.`,
    )
  }
  process.exitCode = hasErrors(problems) ? 1 : 0
}

function readArguments(args: readonly string[]): { format: ProblemFormat; root: string } {
  let format: ProblemFormat = 'text'
  let root = process.cwd()
  for (let index = 0; index < args.length; index += 1) {
    const [name, attached] = args[index].split('=')
    const value = attached ?? args[index + 1]
    if (name === '--format' && FORMATS.includes(value as ProblemFormat)) format = value as ProblemFormat
    else if (name === '--root' && value) root = path.resolve(value)
    else {
      console.error(`Usage: npm run check -- [--format ${FORMATS.join('|')}] [--root folder]`)
      process.exit(2)
    }
    if (attached === undefined) index += 1
  }
  return { format, root }
}

void main()
