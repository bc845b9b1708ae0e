/**
 * `npm run remove -- services/blockchain --to /services/web-app-development`:
 * takes a page away and leads its address and all links elsewhere; with
 * `--gone` the address says that the page is gone.
 */
import { parseArgs } from 'node:util'
import { readContent } from '../../src/content/readContent'
import { formatProblems } from '../../src/content/report/formatProblems'
import { hasErrors } from '../../src/content/report/problem'
import { readPageName } from '../rename/pageName'
import { removePage } from './removePage'

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, gone: { type: 'boolean', default: false } },
  })
  if (positionals.length !== 1 || values.gone === (values.to !== undefined))
    throw new Error(
      'Usage: npm run remove -- services/name --to /services/other, or --gone when no page takes its place.',
    )
  const root = process.cwd()
  const { content } = await readContent(root, { drafts: true })
  for (const sentence of removePage(root, content, readPageName(positionals[0]), values.to)) console.log(sentence)
  const { problems } = await readContent(root)
  if (hasErrors(problems)) throw new Error(`\nWhat still names it:\n\n${formatProblems(problems)}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
