import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { packageCommand } from '../process/runProcess'

/** Scores from 0 to 100, times in milliseconds, sizes in bytes as transferred. */
export interface PageMeasure {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  largestPaint: number
  layoutShift: number
  blockingTime: number
  scriptBytes: number
  /** Gatsby inlines its styles: size of all style elements, gzip. */
  styleBytes: number
  fonts: number
  totalBytes: number
}

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

/** Now and then a trace misses its beginning, and Lighthouse asks for another try. */
const TRIES = 3

/**
 * One Lighthouse run with the mobile preset in a browser of its own. A process
 * of its own as well: Lighthouse hands the text of its functions to the page,
 * which must not have gone through a compiler.
 * @throws what Lighthouse says when it fails
 */
async function lighthouse(url: string, chromePath: string | undefined, tries = TRIES): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [packageCommand('lighthouse'), url, '--output=json', '--quiet', `--chrome-flags=${CHROME_FLAGS}`],
      {
        env: { ...process.env, NODE_OPTIONS: '', ...(chromePath ? { CHROME_PATH: chromePath } : {}) },
        maxBuffer: 2 ** 27,
      },
    )
    return stdout
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim() ?? String(error)
    if (tries > 1 && said.includes('run Lighthouse again')) return lighthouse(url, chromePath, tries - 1)
    throw new Error(`${url}: ${said}`, { cause: error })
  }
}

/**
 * What Lighthouse measures of a page.
 * @throws when the page could not be loaded
 */
export async function audit(url: string, chromePath: string | undefined): Promise<PageMeasure> {
  const stdout = await lighthouse(url, chromePath)
  const report = JSON.parse(stdout) as Report
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`)
  const { audits, categories } = report
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? 0
  const requests = audits['network-requests']?.details?.items ?? []
  const bytes = (type: string) =>
    requests
      .filter((request) => request.resourceType === type)
      .reduce((sum, request) => sum + (request.transferSize ?? 0), 0)
  const html = await (await fetch(url)).text()
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1]).join('')
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: value('largest-contentful-paint'),
    layoutShift: value('cumulative-layout-shift'),
    blockingTime: value('total-blocking-time'),
    scriptBytes: bytes('Script'),
    styleBytes: gzipSync(styles).length,
    fonts: requests.filter((request) => request.resourceType === 'Font').length,
    totalBytes: requests.reduce((sum, request) => sum + (request.transferSize ?? 0), 0),
  }
}
