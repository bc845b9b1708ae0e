/**
 * `npm run remove -- services/blockchain --to /services/web-app-development`:
 * removes a page, and redirects its address and all links; with `--gone` its
 * address answers that the page is gone.
 */
import { readContent } from '../../src/content/readDisk'
import { runCommand, SettingError } from '../process/command'
import { readPageName, remainingErrors, removePage } from '../rename/changePage'

const USAGE = 'npm run remove -- services/name --to /services/other, or --gone when no page takes its place.'
const OPTIONS = { to: { type: 'string' }, gone: { type: 'boolean', default: false } } as const

runCommand(USAGE, { allowPositionals: true, options: OPTIONS }, async ({ positionals, values }) => {
  if (positionals.length !== 1 || values.gone === (values.to !== undefined)) throw new SettingError(`Usage: ${USAGE}`)
  const root = process.cwd()
  const { content } = await readContent(root, { drafts: true })
  for (const sentence of removePage(root, content, readPageName(positionals[0]), values.to)) console.log(sentence)
  const errors = await remainingErrors(root)
  if (errors) throw new SettingError(`\nThese still name it:\n\n${errors}`)
})
