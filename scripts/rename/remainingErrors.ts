import { readContent } from '../../src/content/readContent'
import { formatProblems } from '../../src/content/report/formatProblems'

/** Every error that is in the content of a folder now, as the check prints it; '' when there is none. Warnings were there before. */
export async function remainingErrors(root: string): Promise<string> {
  const { problems } = await readContent(root)
  const errors = problems.filter(({ severity }) => severity === 'error')
  return errors.length > 0 ? formatProblems(errors) : ''
}
