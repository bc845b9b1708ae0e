import { absoluteUrl } from '../../src/routing/localizePath'

/** Takes an announcement and hands it on to Bing, Yandex, Naver, Seznam and Yep (https://www.indexnow.org/documentation). */
export const INDEX_NOW = 'https://api.indexnow.org/indexnow'

/** The most addresses one announcement may hold. */
const MOST = 10_000

/** The body of an announcement. */
interface Announcement {
  host: string
  key: string
  keyLocation: string
  urlList: string[]
}

/**
 * What to tell search engines after a deploy: the pages of the sitemap whose
 * words changed, and addresses that pages left.
 * @param sitemap text of the built `sitemap.xml`
 * @param since ISO day of the last deploy; what changed on that day is told again
 * @param left paths of redirects that came since
 */
export function announcement(
  sitemap: string,
  since: string,
  left: readonly string[],
  { site, key }: { site: string; key: string },
): Announcement {
  const changed = sitemap.split('<url>').flatMap((entry) => {
    const [, address] = /<loc>([^<]+)<\/loc>/.exec(entry) ?? []
    const [, day = ''] = /<lastmod>([^<]+)<\/lastmod>/.exec(entry) ?? []
    return address && day.slice(0, 10) >= since ? [address] : []
  })
  return {
    host: new URL(site).host,
    key,
    keyLocation: `${site}/${key}.txt`,
    urlList: [...new Set([...changed, ...left.map((path) => absoluteUrl(site, path))])].slice(0, MOST),
  }
}
