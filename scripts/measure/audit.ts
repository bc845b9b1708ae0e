import { gzipSync } from 'node:zlib'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

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

/**
 * One Lighthouse run with the mobile preset in a browser of its own.
 * @throws when the page could not be loaded
 */
export async function audit(url: string, chromePath: string | undefined, userDataDir: string): Promise<PageMeasure> {
  const chrome = await launch({
    chromePath,
    userDataDir,
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
    ],
  })
  try {
    const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' })
    if (!result || result.lhr.runtimeError)
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
    const { audits, categories } = result.lhr
    const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
    const value = (name: string) => audits[name]?.numericValue ?? 0
    const requests = ((audits['network-requests']?.details as { items?: NetworkRequest[] } | undefined)?.items ??
      []) as NetworkRequest[]
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
  } finally {
    await chrome.kill()
  }
}
