import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { packageCommand } from '../process/runProcess'

interface NetworkRequest {
  resourceType?: string
  transferSize?: number
}

interface Report {
  runtimeError?: { message: string }
  audits: Record<string, { numericValue?: number; details?: { items?: NetworkRequest[] } } | undefined>
  categories: Record<string, { score: number | null } | undefined>
}

const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-background-networking --no-first-run'

/** Sometimes a trace lacks its beginning, and Lighthouse asks for another try. */
const TRIES = 3

/**
 * Measures a page with Lighthouse's mobile preset.
 * @returns scores from 0 to 100, and times and sizes as transferred in the unit of their name; `CSS KB` are the style
 * elements, gzip, because Gatsby puts its styles into the page
 * @throws when the page could not be loaded
 */
export async function measurePage(url: string, chromePath: string): Promise<Record<string, number>> {
  const report = JSON.parse(await runLighthouse(url, chromePath)) as Report
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`)
  const { audits, categories } = report
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? 0
  const requests = audits['network-requests']?.details?.items ?? []
  const ofType = (type: string) => requests.filter(({ resourceType }) => resourceType === type)
  const bytes = (some: readonly NetworkRequest[]) => some.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
  const html = await (await fetch(url)).text()
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1]).join('')
  return {
    perf: score('performance'),
    a11y: score('accessibility'),
    best: score('best-practices'),
    seo: score('seo'),
    'LCP s': value('largest-contentful-paint') / 1000,
    CLS: value('cumulative-layout-shift'),
    'TBT ms': value('total-blocking-time'),
    'JS KB': bytes(ofType('Script')) / 1024,
    'CSS KB': gzipSync(styles).length / 1024,
    fonts: ofType('Font').length,
    'all KB': bytes(requests) / 1024,
  }
}

/**
 * Runs Lighthouse once, in a process and a browser of its own: it sends the
 * text of its functions to the page, which tsx must not have compiled.
 * @returns its report as JSON
 */
async function runLighthouse(url: string, chromePath: string, tries = TRIES): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [packageCommand('lighthouse'), url, '--output=json', '--quiet', `--chrome-flags=${CHROME_FLAGS}`],
      { env: { ...process.env, NODE_OPTIONS: '', CHROME_PATH: chromePath }, maxBuffer: 2 ** 27 },
    )
    return stdout
  } catch (error) {
    const message = (error as { stderr?: string }).stderr?.trim() ?? String(error)
    if (tries > 1 && message.includes('run Lighthouse again')) return runLighthouse(url, chromePath, tries - 1)
    throw new Error(`${url}: ${message}`, { cause: error })
  }
}
