/**
 * `npm run check [-- --format text|json|github]`: checks all
 * content and the words of the interface, without Gatsby. Exits with 1 if there
 * are errors; warnings do not change the exit code.
 */
import { readContent } from '../../src/content/readDisk'
import { countProblems, formatProblems, PROBLEM_FORMATS } from '../../src/content/report/formatProblems'
import { hasErrors } from '../../src/content/report/problem'
import { runCommand, SettingError } from '../process/command'

const USAGE = `npm run check [-- --format ${PROBLEM_FORMATS.join('|')}]`
const OPTIONS = { format: { type: 'string', default: 'text' } } as const

runCommand(USAGE, { options: OPTIONS }, async ({ values }) => {
  const format = PROBLEM_FORMATS.find((known) => known === values.format)
  if (!format) throw new SettingError(`There is no format "${values.format}".\nUsage: ${USAGE}`)
  const { problems, fileCount } = await readContent(process.cwd())
  if (format === 'json' || problems.length > 0) console.log(formatProblems(problems, format))
  if (format === 'text')
    console.log(`${fileCount} files checked in ${(performance.now() / 1000).toFixed(1)} s: ${countProblems(problems)}.`)
  process.exitCode = hasErrors(problems) ? 1 : 0
})
