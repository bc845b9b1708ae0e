/**
 * `npm run rename -- services/blockchain services/ledgers`: gives a page
 * another address. Moves its files, updates every link and reference in both
 * languages, and keeps the old address in content/redirects.json. Also for
 * `blog/3 blog/7` and `projects/old-case projects/new-case`.
 */
import { runCommand, SettingError } from '../process/command'
import { changeContent, movePage, readPageName } from './changePage'

const USAGE = 'npm run rename -- services/old-name services/new-name'

runCommand(USAGE, { allowPositionals: true }, async ({ positionals }) => {
  if (positionals.length !== 2) throw new SettingError(`Usage: ${USAGE}`)
  const [from, to] = positionals.map(readPageName)
  await changeContent((root, content) => movePage(root, content, from, to))
})
