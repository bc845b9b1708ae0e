import { spawnSync } from 'node:child_process'
import { absoluteUrl, localizePath } from '../../routing/localizePath'
import { pageKind } from '../../routing/pageKinds'
import type { RouteSpec } from '../../routing/routes'
import { isPreview } from '../environment'
import type { Route } from '../nodes/routeNodes'
import type { Output } from './output'

/** Whether search engines should list a page: not if it is a not-found page or has another canonical address. */
export function isListed(route: RouteSpec): boolean {
  const { unlisted } = pageKind(route.template)
  return !route.notFound && !unlisted && route.canonicalPath === route.path
}

/**
 * `sitemap.xml`: every page that search engines should list, with its languages
 * and the day of its last change
 * (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap).
 * @param modified returns the ISO day on which a page's content last changed, if it is known
 */
function sitemap(routes: readonly Route[], siteUrl: string, modified: (route: Route) => string | undefined): string {
  const urls = routes.filter(isListed).map((route) => {
    const alternates = route.alternates.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${absoluteUrl(siteUrl, localizePath(route.neutralPath, language))}"/>`,
    )
    const day = modified(route)
    const changed = day ? `<lastmod>${day}</lastmod>` : ''
    return `<url><loc>${absoluteUrl(siteUrl, route.path)}</loc>${changed}${alternates.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

/** `robots.txt`; it excludes all pages of a preview. */
export function robots(siteUrl: string, { preview }: { preview: boolean }): string {
  return preview ? 'User-agent: *\nDisallow: /\n' : `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}

/**
 * The day each content file last changed, from the history of the repository.
 * Empty without a repository, and in a shallow clone, which hosts often use: its
 * days would be wrong.
 */
export function changeDays(root: string): Map<string, string> {
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    })
  const days = new Map<string, string>()
  const shallow = git('rev-parse', '--is-shallow-repository')
  if (shallow.status !== 0 || shallow.stdout.trim() !== 'false') return days
  let day = ''
  for (const line of git('log', '--format=> %cs', '--name-only', '--no-renames', '--', 'content').stdout.split('\n')) {
    if (line.startsWith('> ')) day = line.slice(2)
    else if (line !== '' && !days.has(line)) days.set(line, day)
  }
  return days
}

/**
 * Finds the day on which a page's content last changed.
 * @param days of content files, from {@link changeDays}
 * @param nodeOf the record of a page; an article has its own ISO days of publication and change
 */
export function lastModified(
  days: ReadonlyMap<string, string>,
  nodeOf: (recordId: string) => { date?: string; updated?: string } | undefined,
): (route: Route) => string | undefined {
  const files = [...days]
  return ({ template, recordKey, recordId }) => {
    const { date, updated } = (recordId && nodeOf(recordId)) || {}
    if (date) return updated ?? date
    const { file: ofRecord, shows = [] } = pageKind(template)
    const isOwn = (file: string) =>
      recordKey === null ? file === `content/pages/${template}.json` : ofRecord?.exec(file)?.[1] === recordKey
    const isShown = (file: string) =>
      shows.some((place) => file === place || (place.endsWith('/') && file.startsWith(place)))
    return files
      .flatMap(([file, day]) => (isOwn(file) || isShown(file) ? day : []))
      .sort()
      .at(-1)
  }
}

export const sitemapFiles: Output = {
  name: 'sitemap.xml and robots.txt',
  write({ routes, company, modified }, write) {
    write('robots.txt', robots(company.url, { preview: isPreview() }))
    write('sitemap.xml', sitemap(routes, company.url, modified))
  },
}
