/**
 * `npm run remove -- services/blockchain --to /services/web-app-development`:
 * takes a page away and leads its address and all links elsewhere; with
 * `--gone` the address says that the page is gone.
 */
import { readContent } from '../../src/content/readContent'
import { readArguments } from '../process/command'
import { readPageName } from '../rename/pageName'
import { remainingErrors } from '../rename/remainingErrors'
import { removePage } from './removePage'

const USAGE = 'npm run remove -- services/name --to /services/other, or --gone when no page takes its place.'

async function main(): Promise<void> {
  const { positionals, values } = readArguments(USAGE, {
    allowPositionals: true,
    options: { to: { type: 'string' }, gone: { type: 'boolean', default: false } },
  })
  if (positionals.length !== 1 || values.gone === (values.to !== undefined)) throw new Error(`Usage: ${USAGE}`)
  const root = process.cwd()
  const { content } = await readContent(root, { drafts: true })
  for (const sentence of removePage(root, content, readPageName(positionals[0]), values.to)) console.log(sentence)
  const errors = await remainingErrors(root)
  if (errors) throw new Error(`\nWhat still names it:\n\n${errors}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
