/**
 * `npm run check [-- --format text|json|github] [--root folder]`: checks all
 * content and the words of the interface, without Gatsby. Ends with 1 if there
 * are errors; warnings are shown and stop nothing.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readContent } from '../../src/content/readContent'
import {
  countProblems,
  formatProblems,
  PROBLEM_FORMATS,
  type ProblemFormat,
} from '../../src/content/report/formatProblems'
import { hasErrors } from '../../src/content/report/problem'
import { readTogether } from './readTogether'

async function main(): Promise<void> {
  const { format, root } = readArguments()
  const { problems, fileCount } = await readContent(root, { readAll: readTogether(root) })
  if (format === 'json' || problems.length > 0) console.log(formatProblems(problems, format))
  if (format === 'text')
    console.log(`${fileCount} files checked in ${(performance.now() / 1000).toFixed(1)} s: ${countProblems(problems)}.`)
  process.exitCode = hasErrors(problems) ? 1 : 0
}

function readArguments(): { format: ProblemFormat; root: string } {
  try {
    const { values } = parseArgs({
      options: { format: { type: 'string', default: 'text' }, root: { type: 'string', default: '.' } },
    })
    const format = PROBLEM_FORMATS.find((known) => known === values.format)
    if (!format) throw new Error(`There is no format "${values.format}"`)
    return { format, root: path.resolve(values.root) }
  } catch (error) {
    console.error(`${(error as Error).message.split('.')[0]}.`)
    console.error(`Usage: npm run check -- [--format ${PROBLEM_FORMATS.join('|')}] [--root folder]`)
    process.exit(2)
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
