import fs from 'node:fs'
import path from 'node:path'
import type { RouteSpec } from '../../routing/routes'
import { htmlFile } from './cleanUrls'
import { checkInline, collectInline, type InlineSources, noInlineSources } from './hosting/contentSecurityPolicy'
import { pagePictures } from './sitemap'

/** What other outputs need of the finished pages. */
interface BuiltPages {
  inline: InlineSources
  /** Addresses of the pictures of each page, by path. */
  pictures: Map<string, string[]>
}

/**
 * Reads every finished page once.
 * @param alsoRead is called with each page, in the order of the routes
 * @throws {Error} when inline scripts or styles differ from page to page
 */
export function readBuiltPages(
  folder: string,
  routes: readonly RouteSpec[],
  alsoRead: (route: RouteSpec, html: string) => void,
): BuiltPages {
  const pages: BuiltPages = { inline: noInlineSources(), pictures: new Map() }
  for (const route of routes) {
    const html = fs.readFileSync(path.join(folder, htmlFile(route.path)), 'utf8')
    collectInline(html, pages.inline)
    alsoRead(route, html)
    pages.pictures.set(route.path, pagePictures(html))
  }
  checkInline(pages.inline)
  return pages
}
