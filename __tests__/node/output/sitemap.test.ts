import { robots } from '../../../src/node/output/sitemap'

it('robots.txt names the sitemap, or asks to be left alone on a preview', () => {
  const site = 'https://dock.example'
  expect(robots(site, { preview: false })).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`)
  expect(robots(site, { preview: true })).toBe('User-agent: *\nDisallow: /\n')
})
