import { absoluteUrl, localizePath } from '../../routing/localizePath'
import { isListed } from '../../routing/routes'
import { isPreview } from '../environment'
import type { Route } from '../nodes/routeNodes'
import type { Output } from './output'

/**
 * `sitemap.xml`: every page that search engines should list, with its languages
 * and, of an article, the day of its last change
 * (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap).
 * @param modified returns the ISO day on which an article last changed
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

export const sitemapFiles: Output = ({ routes, company, modified }, write) => {
  write('robots.txt', robots(company.url, { preview: isPreview() }))
  write('sitemap.xml', sitemap(routes, company.url, modified))
}
