/** The built sitemap agrees with the route table and the pages. */
import fs from 'node:fs'
import { JSDOM } from 'jsdom'
import { localizePath } from '../../../src/routing/localizePath'
import { builtFiles } from '../../../src/routing/routes'
import { readPage } from '../../support/builtSite'
import { readShipped } from '../../support/shipped'

const { document } = new JSDOM(fs.readFileSync('public/sitemap.xml', 'utf8'), { contentType: 'application/xml' }).window
const entries = [...document.getElementsByTagName('url')].map((url) => {
  const paths = (tag: string) =>
    [...url.getElementsByTagName(tag)].map(({ textContent }) => new URL(textContent ?? '').pathname)
  return {
    path: paths('loc')[0],
    days: [...url.getElementsByTagName('lastmod')].map(({ textContent }) => textContent),
    languages: [...url.getElementsByTagName('xhtml:link')].map(
      (link) => `${link.getAttribute('hreflang')} ${new URL(link.getAttribute('href') ?? '').pathname}`,
    ),
  }
})

it('lists every page that search engines may list, with its languages', async () => {
  const listed = (await readShipped()).routes.filter(
    ({ path, canonicalPath, notFound, template }) => path === canonicalPath && !notFound && template !== 'search',
  )
  expect(entries.map(({ path, languages }) => [path, languages])).toEqual(
    listed.map(({ path, neutralPath, alternates }) => [
      path,
      alternates.map((language) => `${language} ${localizePath(neutralPath, language)}`),
    ]),
  )
})

it('the build writes every file that texts may link', async () => {
  const files = builtFiles((await readShipped()).routes)
  expect(files.filter((file) => !fs.existsSync(`public${file}`))).toEqual([])
})

it('says when an article changed', () => {
  for (const { path, days } of entries) {
    if (!/\/blog\/\d+$/.test(path)) continue
    const shown = [...readPage('public', path).document.querySelectorAll<HTMLTimeElement>('article > header time')].at(
      -1,
    )?.dateTime
    expect([path, days]).toEqual([path, [shown]])
  }
})
