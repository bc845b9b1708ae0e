import { absoluteUrl } from '../../routing/localizePath'
import type { RouteSpec } from '../../routing/routes'

/**
 * `sitemap.xml`: every page search engines should list, with its languages
 * (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap).
 * Pages that point to another as canonical, and not-found pages, are left out.
 */
export function sitemap(routes: readonly RouteSpec[], siteUrl: string): string {
  const urls = routes
    .filter((route) => !route.notFound && route.template !== 'styleguide' && route.canonicalPath === route.path)
    .map((route) => {
      const alternates = route.alternates.map(
        ({ language, path }) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${absoluteUrl(siteUrl, path)}"/>`,
      )
      return `<url><loc>${absoluteUrl(siteUrl, route.path)}</loc>${alternates.join('')}</url>`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

/** `robots.txt`; a preview asks to be left alone. */
export function robots(siteUrl: string, { preview }: { preview: boolean }): string {
  return preview ? 'User-agent: *\nDisallow: /\n' : `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}
