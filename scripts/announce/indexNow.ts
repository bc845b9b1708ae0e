import { absoluteUrl } from '../../src/routing/localizePath'
import type { Changes } from '../changed/changedPages'
import type { RouteSpec } from '../../src/routing/routes'
import { isListed } from '../../src/node/output/sitemap/sitemap'

/** Takes an announcement and hands it on to Bing, Yandex, Naver, Seznam and Yep (https://www.indexnow.org/documentation). */
export const INDEX_NOW = 'https://api.indexnow.org/indexnow'

/** The most addresses one announcement may hold. */
const MOST = 10_000

/** The body of an announcement. */
export interface Announcement {
  host: string
  key: string
  keyLocation: string
  urlList: string[]
}

/**
 * What to tell search engines after a deploy: pages that changed, and those
 * that are gone. A file that concerns every page makes all of them changed;
 * pages search engines should not list are left out.
 */
export function announcement(
  { pages, everywhere, gone }: Changes,
  routes: readonly RouteSpec[],
  { site, key }: { site: string; key: string },
): Announcement {
  const changed = new Set(pages.map(({ path }) => path))
  const listed = routes.filter((route) => isListed(route) && (everywhere.length > 0 || changed.has(route.path)))
  const paths = [...listed.map(({ path }) => path), ...gone]
  return {
    host: new URL(site).host,
    key,
    keyLocation: `${site}/${key}.txt`,
    urlList: [...new Set(paths)].slice(0, MOST).map((path) => absoluteUrl(site, path)),
  }
}
