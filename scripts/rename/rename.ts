/**
 * `npm run rename -- services/blockchain services/ledgers`: gives a page
 * another address. Moves its files, updates every link and reference in both
 * languages, and keeps the old address in content/redirects.json. Also for
 * `blog/3 blog/7` and `projects/old-case projects/new-case`.
 */
import { readContent } from '../../src/content/readDisk'
import { runCommand, SettingError } from '../process/command'
import { movePage, readPageName, remainingErrors } from './changePage'

const USAGE = 'npm run rename -- services/old-name services/new-name'

runCommand(USAGE, { allowPositionals: true }, async ({ positionals }) => {
  if (positionals.length !== 2) throw new SettingError(`Usage: ${USAGE}`)
  const [from, to] = positionals.map(readPageName)
  const root = process.cwd()
  const { content } = await readContent(root, { drafts: true })
  for (const sentence of movePage(root, content, from, to)) console.log(sentence)
  const errors = await remainingErrors(root)
  if (errors) throw new SettingError(`\n${errors}`)
})
