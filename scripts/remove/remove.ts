/**
 * `npm run remove -- services/blockchain --to /services/web-app-development`:
 * removes a page, and redirects its address and all links; with `--gone` its
 * address answers that the page is gone.
 */
import { runCommand, SettingError } from '../process/command'
import { changeContent, readPageName, removePage } from '../rename/changePage'

const USAGE = 'npm run remove -- services/name --to /services/other, or --gone when no page takes its place.'
const OPTIONS = { to: { type: 'string' }, gone: { type: 'boolean', default: false } } as const

runCommand(USAGE, { allowPositionals: true, options: OPTIONS }, async ({ positionals, values }) => {
  if (positionals.length !== 1 || values.gone === (values.to !== undefined)) throw new SettingError(`Usage: ${USAGE}`)
  const page = readPageName(positionals[0])
  await changeContent((root, content) => removePage(root, content, page, values.to), 'These still name it:\n\n')
})
