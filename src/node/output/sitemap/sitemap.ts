import { absoluteUrl } from '../../../routing/localizePath'
import { pageKind } from '../../../routing/pageKinds'
import type { RouteSpec } from '../../../routing/routes'

/** What a sitemap says of a page besides its address. */
interface SitemapFacts {
  /** ISO day its content last changed, where that is known. */
  modified: (route: RouteSpec) => string | undefined
  /** Addresses of the pictures it shows, from the root of the site. */
  pictures: (route: RouteSpec) => readonly string[]
}

/** Whether search engines should list a page: not one that points to another as canonical, nor one that was not found. */
function isListed(route: RouteSpec): boolean {
  const { unlisted } = pageKind(route.template)
  return !route.notFound && !unlisted && route.canonicalPath === route.path
}

/**
 * `sitemap.xml`: every page search engines should list, with its languages, the
 * day it changed and its pictures
 * (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap,
 * https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps).
 */
export function sitemap(routes: readonly RouteSpec[], siteUrl: string, { modified, pictures }: SitemapFacts): string {
  const urls = routes.filter(isListed).map((route) => {
    const alternates = route.alternates.map(
      ({ language, path }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${absoluteUrl(siteUrl, path)}"/>`,
    )
    const day = modified(route)
    return [
      `<url><loc>${absoluteUrl(siteUrl, route.path)}</loc>`,
      ...(day ? [`<lastmod>${day}</lastmod>`] : []),
      ...alternates,
      ...pictures(route).map((src) => `<image:image><image:loc>${siteUrl}${src}</image:loc></image:image>`),
      '</url>',
    ].join('')
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join('\n')}
</urlset>
`
}

/** `robots.txt`; a preview asks to be left alone. */
export function robots(siteUrl: string, { preview }: { preview: boolean }): string {
  return preview ? 'User-agent: *\nDisallow: /\n' : `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}
