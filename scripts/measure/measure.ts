/**
 * `npm run measure [-- --runs 3] [paths…]`: Lighthouse (mobile preset) on the
 * production build, and the weight of each page's first load. A benchmark, not
 * a test.
 */
import path from 'node:path'
import { LANGUAGES } from '../../src/routing/languages'
import { localizePath } from '../../src/routing/localizePath'
import { ensureBuild } from '../build/buildStamp'
import { chromiumPath } from '../process/browser'
import { readArguments, readCount, runCommand, SettingError } from '../process/command'
import { createSiteServer } from '../server/createSiteServer'
import { listenLocally } from '../server/listen'
import { measurePage } from './lighthouse'

const PAGES = ['/', '/services/mobile-app-development', '/industries/finance', '/blog/1', '/projects', '/blog'].flatMap(
  (page) => LANGUAGES.map((language) => localizePath(page, language)),
)

/** Decimals that are shown; none for the others. */
const DECIMALS: Readonly<Record<string, number>> = { 'LCP s': 2, CLS: 4, 'JS KB': 1, 'CSS KB': 1, 'all KB': 1 }

async function main(): Promise<void> {
  const { values, positionals } = readArguments('npm run measure [-- --runs 3] [paths…]', {
    allowPositionals: true,
    options: { runs: { type: 'string', default: '3' } },
  })
  const runs = readCount('--runs', values.runs)
  const wrong = positionals.find((page) => !page.startsWith('/'))
  if (wrong !== undefined) throw new SettingError(`"${wrong}" is not the path of a page. Write it as /about.`)
  await ensureBuild()
  const browser = chromiumPath(undefined, { whole: true })
  const listener = await listenLocally(createSiteServer({ root: path.resolve('public') }), 0)
  try {
    const rows: Record<string, string>[] = []
    for (const page of positionals.length > 0 ? positionals : PAGES) {
      console.log(`Measuring ${page} …`)
      const measures: Record<string, number>[] = []
      for (let run = 0; run < runs; run += 1)
        measures.push(await measurePage(`http://127.0.0.1:${listener.port}${page}`, browser))
      const row: Record<string, string> = { page }
      for (const name of Object.keys(measures[0]))
        row[name] = median(measures.map((each) => each[name])).toFixed(DECIMALS[name] ?? 0)
      rows.push(row)
    }
    console.table(rows)
    console.log(
      'Reference: LCP ≤ 1.6 s, CLS ≤ 0.005, TBT ≤ 80 ms, scripts ≤ 110 KB, home page in all ≤ 260 KB, CSS ≤ 14 KB, fonts ≤ 2. Sizes as transferred (compressed).',
    )
  } finally {
    await listener.close()
  }
}

/** Middle value; of an even number of values, the lower of the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)]
}

runCommand(main)
