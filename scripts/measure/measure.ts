/**
 * `npm run measure [-- paths…]`: Lighthouse (mobile preset) on the production
 * build, and the weight of each page's first load, as medians of three runs. A
 * benchmark, not a test.
 */
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { LANGUAGES } from '../../src/routing/languages'
import { localizePath } from '../../src/routing/localizePath'
import { ensureBuild } from '../build/buildStamp'
import { chromiumPath } from '../process/browser'
import { runCommand } from '../process/command'
import { createSiteServer } from '../server/createSiteServer'
import { listenLocally } from '../server/listen'

/** The last version that runs on Node 20. npx fetches it once. */
const LIGHTHOUSE = 'lighthouse@12.8'

/** The part of Lighthouse's report that is printed. */
interface LighthouseResult {
  runtimeError?: { message: string }
  audits: Partial<Record<string, { numericValue?: number; details?: object }>>
}

const PAGES = ['/', '/services/mobile-app-development', '/industries/finance', '/blog/1', '/projects', '/blog'].flatMap(
  (page) => LANGUAGES.map((language) => localizePath(page, language)),
)

/** An odd number, so that the median is the middle value. */
const RUNS = 3
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-background-networking --no-first-run'

runCommand('npm run measure [-- paths…]', { allowPositionals: true }, async ({ positionals }) => {
  await ensureBuild()
  const browser = chromiumPath({ whole: true })
  const listener = await listenLocally(createSiteServer({ root: path.resolve('public') }), 0)
  const rows: Record<string, string>[] = []
  for (const page of positionals.length > 0 ? positionals : PAGES) {
    console.log(`Measuring ${page} …`)
    const measures: Record<string, number>[] = []
    for (let run = 0; run < RUNS; run += 1)
      measures.push(await measurePage(`http://127.0.0.1:${listener.port}${page}`, browser))
    const medians = Object.keys(measures[0]).map((name) => [name, median(measures.map((each) => each[name]))])
    rows.push({ page, ...(Object.fromEntries(medians) as Record<string, string>) })
  }
  await listener.close()
  console.table(rows)
  console.log(
    'Reference: LCP ≤ 1,600 ms, CLS ≤ 0.005, TBT ≤ 80 ms, scripts ≤ 95 KB, home page in all ≤ 251 KB, fonts ≤ 2. Sizes as transferred (compressed).',
  )
})

/** Middle value, with at most four decimals. */
function median(values: readonly number[]): string {
  const sorted = [...values].sort((one, other) => one - other)
  return String(Number(sorted[Math.floor(sorted.length / 2)].toFixed(4)))
}

/**
 * Measures a page in a separate process and browser: Lighthouse sends the text of its functions to the page, so tsx
 * must not compile them.
 * @returns times, and sizes as transferred, in the unit of their name
 * @throws when the page could not be loaded
 */
async function measurePage(url: string, chromePath: string): Promise<Record<string, number>> {
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', LIGHTHOUSE, url, '--output=json', '--quiet', `--chrome-flags=${CHROME_FLAGS}`],
    { env: { ...process.env, NODE_OPTIONS: '', CHROME_PATH: chromePath }, maxBuffer: 2 ** 27 },
  )
  const { runtimeError, audits } = JSON.parse(stdout) as LighthouseResult
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const value = (name: string) => audits[name]?.numericValue ?? 0
  const resources = audits['resource-summary']?.details as { items: Record<string, unknown>[] } | undefined
  /** Value for the files of a type, `total` for all; sizes as transferred (bytes). */
  const ofType = (type: string, what: 'requestCount' | 'transferSize') =>
    Number(resources?.items.find(({ resourceType }) => resourceType === type)?.[what] ?? 0)
  const kilobytes = (type: string) => Math.round(ofType(type, 'transferSize') / 102.4) / 10
  return {
    'LCP ms': Math.round(value('largest-contentful-paint')),
    CLS: value('cumulative-layout-shift'),
    'TBT ms': Math.round(value('total-blocking-time')),
    'JS KB': kilobytes('script'),
    fonts: ofType('font', 'requestCount'),
    'all KB': kilobytes('total'),
  }
}
