/**
 * `npm run measure [-- --runs 3] [paths…]`: Lighthouse (mobile preset) on the
 * production build, and the weight of each page's first load. A benchmark, not
 * a test.
 */
import path from 'node:path'
import { chromiumPath } from '../process/browser'
import { readArguments, readCount, runCommand, SettingError } from '../process/command'
import { ensureBuild } from '../build/buildStamp'
import { audit, type PageMeasure } from './audit'
import { median } from './median'
import { createSiteServer } from '../server/createSiteServer'

const PAGES = ['/', '/services/mobile-app-development', '/industries/finance', '/blog/1', '/projects', '/blog'].flatMap(
  (page) => [page, page === '/' ? '/ru' : `/ru${page}`],
)

async function main(): Promise<void> {
  const { values, positionals } = readArguments('npm run measure [-- --runs 3] [paths…]', {
    allowPositionals: true,
    options: { runs: { type: 'string', default: '3' } },
  })
  const runs = readCount('--runs', values.runs)
  const wrong = positionals.find((page) => !page.startsWith('/'))
  if (wrong !== undefined) throw new SettingError(`"${wrong}" is no path of a page. Write it as /about.`)
  await ensureBuild({})
  const server = createSiteServer({ root: path.resolve('public') })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  try {
    const { port } = server.address() as { port: number }
    const rows: Record<string, string | number>[] = []
    for (const page of positionals.length > 0 ? positionals : PAGES) {
      console.log(`Measuring ${page} …`)
      const measures: PageMeasure[] = []
      for (let run = 0; run < runs; run += 1)
        measures.push(await audit(`http://127.0.0.1:${port}${page}`, chromiumPath(undefined, { whole: true })))
      rows.push({ page, ...row(measures) })
    }
    console.table(rows)
    console.log(
      'Reference: LCP ≤ 1.6 s, CLS ≤ 0.005, TBT ≤ 80 ms, scripts ≤ 110 KB, home page in all ≤ 260 KB, CSS ≤ 14 KB, fonts ≤ 2. Sizes as transferred (compressed).',
    )
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

function row(measures: readonly PageMeasure[]): Record<string, string | number> {
  const middle = (read: (measure: PageMeasure) => number) => median(measures.map(read))
  const kilobytes = (read: (measure: PageMeasure) => number) => Number((middle(read) / 1024).toFixed(1))
  return {
    perf: middle((measure) => measure.performance),
    a11y: middle((measure) => measure.accessibility),
    best: middle((measure) => measure.bestPractices),
    seo: middle((measure) => measure.seo),
    'LCP s': (middle((measure) => measure.largestPaint) / 1000).toFixed(2),
    CLS: middle((measure) => measure.layoutShift).toFixed(4),
    'TBT ms': Math.round(middle((measure) => measure.blockingTime)),
    'JS KB': kilobytes((measure) => measure.scriptBytes),
    'CSS KB': kilobytes((measure) => measure.styleBytes),
    fonts: middle((measure) => measure.fonts),
    'all KB': kilobytes((measure) => measure.totalBytes),
  }
}

runCommand(main)
