/**
 * `npm run changed [-- --base origin/main] [--format markdown] [--site https://…] [files…]`:
 * the pages a branch changes, in every language. Without file names it asks
 * Git for what differs from the base, work not yet committed included.
 */
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { hasErrors } from '../../src/content/report/problem'
import { readContent } from '../../src/content/readContent'
import { changedPages } from './changedPages'
import { changeReport } from './changeReport'

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      base: { type: 'string', default: 'origin/main' },
      format: { type: 'string', default: 'text' },
      site: { type: 'string' },
    },
  })
  const { content, problems } = await readContent(process.cwd())
  if (hasErrors(problems)) throw new Error('The content has errors; see them with "npm run check".')
  const files = positionals.length > 0 ? positionals : filesSince(values.base)
  const format = values.format === 'markdown' ? 'markdown' : 'text'
  console.log(changeReport(changedPages(files, content), { format, site: values.site?.replace(/\/+$/, '') }))
}

/** Files that differ from where this branch left the base. */
function filesSince(base: string): string[] {
  // Without renames, so that the old name of a file is listed as well as the new one.
  const changed = git(['diff', '--name-only', '--no-renames', '-z', git(['merge-base', base, 'HEAD'], base).trim()])
  const added = git(['ls-files', '--others', '--exclude-standard', '-z'])
  return `${changed}${added}`.split('\0').filter(Boolean)
}

function git(args: string[], base?: string): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    if (base === undefined) throw error
    throw new Error(
      `There is no "${base}" here to compare with. Fetch it, or name another: npm run changed -- --base main`,
    )
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(2)
})
