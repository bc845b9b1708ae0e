/** Metadata of a built page for other programs: structured data, and the picture of its link preview. */
import fs from 'node:fs'
import path from 'node:path'
import { imageSize } from 'image-size'
import { absoluteUrl } from '../../../src/routing/localizePath'
import { DEFAULT_LANGUAGE } from '../../../src/routing/languages'
import type { RouteSpec } from '../../../src/routing/routes'
import { colourOf } from '../../../src/content/read/brand'
import { readColours } from '../../../src/node/brandFiles'
import { entriesOf } from '../../../src/content/model/contentTypes'
import { attribute, type BuiltPage } from '../../support/builtSite'
import { problemsOf, type Described } from '../../support/schemaOrg'
import { pageText } from '../../support/pageText'
import { read, readShipped, type Shipped } from '../../support/shipped'
import { onEveryPage } from './everyPage'

const FOLDER = path.resolve('public')
let company: ReturnType<Shipped['companyIn']>
let hasPicture: boolean

beforeAll(async () => {
  const { content, companyIn } = await readShipped()
  company = companyIn(DEFAULT_LANGUAGE)
  hasPicture = entriesOf(content.entries, 'Company')[0].record.socialImage !== undefined
})

function graphOf({ document }: BuiltPage): Described[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
  return scripts.flatMap((script) => (JSON.parse(script.textContent ?? '') as { '@graph': Described[] })['@graph'])
}

const TYPES: Partial<Record<RouteSpec['template'], string[]>> = {
  home: ['Organization', 'WebSite'],
  'blog-post': ['BlogPosting', 'BreadcrumbList'],
  case: ['Article', 'BreadcrumbList'],
  solution: ['BreadcrumbList'],
  service: ['BreadcrumbList'],
  industry: ['BreadcrumbList'],
}

onEveryPage('every page says what it is, in the properties search engines ask for', (page, { template }) => {
  const graph = graphOf(page)
  const types = graph.map((thing) => String(thing['@type']))
  const wanted = (TYPES[template] ?? []).map((type) => (type === 'Organization' ? company.kind : type))
  return types.join() === wanted.join() ? graph.flatMap(problemsOf) : [`is ${types.join()}, not ${wanted.join()}`]
})

/** Properties whose text the page shows. */
const SHOWN = new Set(
  'name headline description text email telephone jobTitle legalName streetAddress postalCode addressLocality addressRegion'.split(
    ' ',
  ),
)
const claims = (thing: Described): string[] =>
  Object.entries(thing).flatMap(([property, value]) => {
    if (typeof value === 'string') return SHOWN.has(property) ? [value] : []
    return [value]
      .flat()
      .flatMap((item) => (typeof item === 'object' && item !== null ? claims(item as Described) : []))
  })
onEveryPage('nothing is claimed that the page does not show', (page) => {
  const { text } = pageText(page.path)
  return graphOf(page)
    .flatMap(claims)
    .filter((claim) => !text.includes(read(claim)))
})

onEveryPage('the way to a page is the one it shows, and leads to pages', (page) => {
  const list = graphOf(page).find((thing) => thing['@type'] === 'BreadcrumbList')
  const nav = page.document.querySelector('main nav ol')
  if (!list) return nav ? ['shows a way and does not describe it'] : []
  const steps = (list.itemListElement as { position: number; name: string; item?: string }[]).slice(0, -1)
  const described = steps.map(({ position, name, item = '' }, index) => {
    const { pathname, hash } = new URL(item)
    return `${position === index + 1 ? '' : position}${read(name)} ${pathname}${hash}`
  })
  const links = [...(nav?.querySelectorAll('a') ?? [])].slice(0, described.length)
  const seen = links.map((link) => `${read(link.textContent ?? '')} ${link.getAttribute('href')}`)
  return described.join() === seen.join() ? [] : [`says ${described.join()} and shows ${seen.join()}`]
})

const meta = (document: Document, property: string) =>
  attribute(document, `meta[property="${property}"], meta[name="${property}"]`, 'content')
const pictureOf = (document: Document) => new URL(meta(document, 'og:image') ?? '', 'https://none.example').pathname

onEveryPage('a preview of a link says what the page says', ({ document }, { template, canonicalPath }) => {
  const names = ['title', 'description', 'url', 'type', 'site_name']
  const [title, ...preview] = names.map((name) => meta(document, `og:${name}`) ?? '?')
  const whole = `${title} — ${company.name}`
  const isWhole = !title.includes(company.name) && whole.length <= 65
  const type = ['blog-post', 'case'].includes(template) ? 'article' : 'website'
  const wanted = [meta(document, 'description'), absoluteUrl(company.url, canonicalPath), type, company.name]
  const says = [document.title, ...preview].join()
  return says === [isWhole ? whole : title, ...wanted].join() ? [] : [`says ${says}`]
})

onEveryPage('link previews have a picture of 1200 × 630, if the site has one', ({ document }, { notFound }) => {
  const picture = pictureOf(document)
  if (picture === '/') return hasPicture && !notFound ? 'has no picture' : null
  const file = fs.readFileSync(path.join(FOLDER, decodeURIComponent(picture)))
  const { width, height, type } = imageSize(file)
  const named = ['og:image:width', 'og:image:height', 'twitter:card'].map((property) => meta(document, property))
  if (`${type} ${width} ${height}` !== 'jpg 1200 630') return `has a picture ${type} ${width} ${height}`
  if (file.length > 300_000) return `has a picture of ${file.length} bytes, which messengers leave out`
  return named.join(' ') === '1200 630 summary_large_image' ? null : `says ${named.join(' ')}`
})

onEveryPage('the head names mark, colours and feed', ({ document }) => {
  const { light, dark } = readColours(process.cwd()).get('--paper')!
  const files = ['icon', 'apple-touch-icon'].map((rel) => attribute(document, `link[rel="${rel}"]`, 'href'))
  const bars = ['light', 'dark'].map((kind) => attribute(document, `meta[media*="${kind}"]`, 'content'))
  const feed = document.querySelector('link[type$="rss+xml"]')
  const wanted = ['/favicon.svg', '/apple-touch-icon.png', light, dark, feed && company.name]
  const named = [...files, ...bars, feed && feed.getAttribute('title')]
  return named.join() === wanted.join() ? [] : [`says ${named.join()}`]
})

test('robots.txt, security.txt and _redirects name the site', async () => {
  const text = (name: string) => fs.readFileSync(path.join(FOLDER, name), 'utf8')
  expect(text('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${company.url}/sitemap.xml\n`)
  expect(text('.well-known/security.txt')).toContain(`Contact: mailto:${company.supportEmail}\n`)
  expect(text('next-build.txt')).toMatch(/^(20\d\d-\d\d-\d\d|null)\n$/)
  // The site's own server, and the service of the form.
  expect(text('_headers')).toMatch(/connect-src 'self'(?: https:\/\/(?!api\.github)[\w.:-]+)?;/)
  const { entries } = (await readShipped()).content
  for (const { record } of entriesOf(entries, 'Redirect')) expect(text('_redirects')).toContain(`\n${record.from} `)
  const ink = colourOf(readColours(process.cwd()), '--ink')
  for (const mark of fs.readdirSync(path.join(FOLDER, 'brand-icons')))
    expect(text(`brand-icons/${mark}`)).toContain(`fill="${ink}"`)
})
