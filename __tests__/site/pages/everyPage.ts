import fs from 'node:fs'
import path from 'node:path'
import { imageSize } from 'image-size'
import { DEFAULT_LANGUAGE } from '../../../src/routing/languages'
import { isFilePath, languageOfPath, localizePath } from '../../../src/routing/localizePath'
import { anchorsOf, ARTICLE_PAGE_IDS, pageKind } from '../../../src/routing/pageKinds'
import type { RouteSpec } from '../../../src/routing/routes'
import { attribute, readSite, type BuiltPage } from '../../support/builtSite'
import { read, readShipped, type Shipped } from '../../support/shipped'

const FOLDER = path.resolve('public')

let pages: Map<string, BuiltPage>
let routes: readonly RouteSpec[]
let companyIn: Shipped['companyIn']

beforeAll(async () => {
  pages = new Map(readSite(FOLDER).map((page) => [page.path, page]))
  ;({ routes, companyIn } = await readShipped())
}, 120_000)

/** The keys of words, without plural forms. */
const KEYS = new Set(
  fs
    .readdirSync(`locales/${DEFAULT_LANGUAGE}`)
    .map((name) => fs.readFileSync(`locales/${DEFAULT_LANGUAGE}/${name}`, 'utf8'))
    .flatMap((text) => Object.keys(JSON.parse(text) as object))
    .map((key) => key.replace(/_(?:zero|one|two|few|many|other)$/, '')),
)

/** The problems of a page, as texts after its path; or one, or null. */
type Check = (page: BuiltPage, route: RouteSpec) => string | null | string[]

/** Lists every page that fails a check, so that one run shows all failures. */
function failures(check: Check): string[] {
  return routes.flatMap((route) => {
    const page = pages.get(route.path)
    const problems = [page ? check(page, route) : 'is not built'].flat()
    return problems.flatMap((problem) => (problem ? [`${route.path} ${problem}`] : []))
  })
}

export function onEveryPage(title: string, check: Check): void {
  test(title, () => expect(failures(check)).toEqual([]))
}

test('the built pages are exactly those of the route table', () => {
  expect([...pages.keys()].sort()).toEqual(routes.map((route) => route.path).sort())
})

onEveryPage('every page is complete, without slices of Gatsby, and has the year of the build', ({ document }) => {
  if (document.querySelector('slot, slice-start, slice-end')) return 'has a slice'
  return /\b20\d\d\b/.test(document.querySelector('body > * footer')?.textContent ?? '') ? null : 'has no year'
})

onEveryPage('a note about the whole site stands once, in the footer of every page', ({ document }, { language }) => {
  const note = companyIn(language).note?.replace(/\s+/g, ' ')
  if (!note) return null
  const times = (text?: string | null) => (text ?? '').replace(/\s+/g, ' ').split(note).length - 1
  const [footer, main] = ['body > * footer', 'main'].map((part) => times(document.querySelector(part)?.textContent))
  return footer === 1 && main === 0 ? null : `has it ${footer} times in the footer, ${main} times above`
})

onEveryPage('every page says its language, and that of the names of others', ({ document }, { language }) => {
  const unsaid = document.querySelector('li > a[hreflang]:not([lang])')?.outerHTML
  return !unsaid && document.documentElement.lang === language ? null : (unsaid ?? 'has another')
})

onEveryPage('every page has exactly one h1 with words in it', ({ document }) => {
  const headings = [...document.querySelectorAll('h1')]
  return headings.length === 1 && headings[0].textContent?.trim() ? null : `has ${headings.length} h1`
})

onEveryPage('headings do not skip a level', ({ document }) => {
  const levels = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].map((heading) =>
    Number(heading.tagName[1]),
  )
  const skip = levels.findIndex((level, index) => index > 0 && level > levels[index - 1] + 1)
  return skip === -1 ? null : `jumps from h${levels[skip - 1]} to h${levels[skip]}`
})

/** The first page with each title and description, by language. */
const wordedOn = new Map<string, string>()
onEveryPage(
  'titles and descriptions have the length that search engines show, and differ',
  ({ document, path: page }, { notFound, translation, language }) => {
    const title = document.title
    const description = attribute(document, 'meta[name="description"]', 'content') ?? ''
    const sizes = `has a title of ${title.length} and a description of ${description.length} letters`
    if (title.length < 5 || title.length > 100 || description.length > 240) return sizes
    if (notFound) return description.length > 0 ? null : sizes
    // The limits of the content schemas.
    if (description.length < 50) return sizes
    if (translation.status === 'fallback') return null
    // A name may be the same in every language.
    const worded = [title, description].map((words) => `${language} ${words}`)
    const others = worded.flatMap((words) => wordedOn.get(words) ?? [])
    for (const words of worded) wordedOn.set(words, page)
    return others.length > 0 ? `shares its title or description with ${others.join(' and ')}` : null
  },
)

onEveryPage(
  'canonical addresses point to the page itself; not-found pages have none',
  ({ document }, { canonicalPath, notFound }) => {
    const canonical = attribute(document, 'link[rel="canonical"]', 'href')
    if (notFound)
      return canonical === null && attribute(document, 'meta[name="robots"]', 'content') === 'noindex'
        ? null
        : 'is listed'
    return canonical !== null && new URL(canonical).pathname === canonicalPath ? null : `has canonical ${canonical}`
  },
)

const alternates = (page: BuiltPage) =>
  new Map(
    [...page.document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      new URL(link.getAttribute('href') ?? '').pathname,
    ]),
  )
onEveryPage('hreflang is mutual, names the page itself and the default', (page, route) => {
  const own = alternates(page)
  if (route.alternates.length === 0) return own.size === 0 ? null : 'has alternates'
  if (own.get(route.language) !== route.path) return 'does not name itself'
  if (own.get('x-default') !== own.get(DEFAULT_LANGUAGE)) return 'has another default'
  for (const language of route.alternates) {
    const other = localizePath(route.neutralPath, language)
    const alternate = pages.get(other)
    if (own.get(language) !== other || !alternate || alternates(alternate).get(route.language) !== route.path)
      return `and ${other} do not name each other`
  }
  return null
})

const exists = (target: string) => pages.has(target) || fs.existsSync(path.join(FOLDER, decodeURIComponent(target)))
onEveryPage('links and pictures lead to pages and files, fragments to elements', ({ document, path: here }) => {
  const broken = [...document.querySelectorAll('a, link, use, img')].flatMap((link) => {
    const href = link.getAttribute('href') ?? link.getAttribute('src') ?? ''
    if (href.startsWith('tel:') && !/^tel:\+?\d+$/.test(href)) return [href]
    if (!/^[/#]/.test(href)) return []
    const { pathname, hash } = new URL(href, `https://site.example${here}`)
    if (!exists(pathname)) return [href]
    const target = pages.get(pathname)?.document
    return hash && target && !target.getElementById(decodeURIComponent(hash.slice(1))) ? [href] : []
  })
  return broken.length > 0 ? `links to ${[...new Set(broken)].join(', ')}` : null
})

onEveryPage('links of the content may name every section of a page', ({ document }, { template }) => {
  const sections = [...document.querySelectorAll('main > section[id], body footer[id]')].map(({ id }) => id)
  const refused = sections.filter((id) => !anchorsOf(pageKind(template)).includes(id))
  return refused.length > 0 ? `has no anchors ${refused.join(', ')}` : null
})

onEveryPage('links stay in the language of the page, but for the language switch', ({ document }, { language }) => {
  const strays = [...document.querySelectorAll('a[href^="/"]:not([hreflang], [href^="/static/"])')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !isFilePath(href) && languageOfPath(href.replace(/[?#].*/, '')) !== language)
  return strays.length > 0 ? `leaves its language: ${strays.join(', ')}` : null
})

onEveryPage('no heading of a text can have an id of its page', ({ document }, { template }) => {
  if (template !== 'blog-post' && template !== 'case') return null
  const own = [...document.querySelectorAll('[id]')].filter((element) => !element.matches('[data-part=article] [id]'))
  const open = own.map(({ id }) => id).filter((id) => /^[\p{Ll}\p{N}_-]+$/u.test(id) && !ARTICLE_PAGE_IDS.has(id))
  return open.length > 0 ? `ARTICLE_PAGE_IDS lacks ${open.join(', ')}` : null
})

onEveryPage('ids are unique, pictures have words and a size', ({ document }) => {
  const ids = [...document.querySelectorAll('[id]')].map((element) => element.id)
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index)
  const bare = [...document.querySelectorAll('img')].filter(
    (image) => !image.hasAttribute('alt') || !image.hasAttribute('width') || !image.hasAttribute('height'),
  )
  if (repeated.length > 0) return `repeats the ids ${repeated.join(', ')}`
  return bare.length > 0
    ? `has pictures without alt or size: ${bare.map((image) => image.getAttribute('src')).join(', ')}`
    : null
})

test('a picture comes in half, once and up to twice its width, if its file is wider', () => {
  const fileWidths = new Map<string, number>()
  const widthOf = (address: string) => {
    const known =
      fileWidths.get(address) ?? imageSize(fs.readFileSync(path.join(FOLDER, decodeURIComponent(address)))).width
    fileWidths.set(address, known)
    return known
  }
  const twice = new Set<boolean>()
  expect(
    failures(({ document }) => {
      for (const image of document.querySelectorAll('img[srcset]')) {
        const width = Number(image.getAttribute('width'))
        const candidates = (image.getAttribute('srcset') ?? '').split(',').map((each) => each.trim().split(' '))
        const offered = candidates.map(([, descriptor]) => Number.parseInt(descriptor))
        const expected = [Math.round(width / 2), width, ...offered.slice(2).map((most) => Math.min(2 * width, most))]
        twice.add(offered.length > 2)
        if (offered.join() !== expected.join()) return `offers ${image.getAttribute('src')} in ${offered.join(', ')}`
        const wrong = candidates.find(([address], index) => widthOf(address) !== offered[index])
        if (wrong) return `offers ${wrong.join(' ')}, which is ${widthOf(wrong[0])} wide`
      }
      return null
    }),
  ).toEqual([])
  // A site may have no pictures.
  if (twice.size > 0) expect(twice).toContain(true)
})

/** Whether a control has an accessible name: its text, its label, or those of a picture in it. */
function hasName(element: Element, labelled: ReadonlySet<string>): boolean {
  if (element.textContent?.trim() || element.getAttribute('aria-label')?.trim()) return true
  if (element.hasAttribute('aria-labelledby')) return true
  if (element.matches('input, textarea, select')) return labelled.has(element.id) || element.closest('label') !== null
  return [...element.querySelectorAll('[aria-label], img[alt], svg title')].some((part) =>
    (part.getAttribute('aria-label') ?? part.getAttribute('alt') ?? part.textContent)?.trim(),
  )
}

const CONTROLS = 'a[href], button, summary, [role="button"], input:not([type="hidden"]), textarea, select'
const REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'for', 'list']
/** Regions and groups that a screen reader lists by name. */
const LANDMARKS =
  'nav, aside:has(button), dialog, main section[id]:not(section *), [role="region"], [role="group"], ul:has(> li > a[hreflang])'
onEveryPage('links, buttons and fields have a name, and references an element', ({ document }) => {
  const labelled = new Set([...document.querySelectorAll('label[for]')].map((label) => label.getAttribute('for') ?? ''))
  const nameless = [...document.querySelectorAll(CONTROLS)].find((element) => !hasName(element, labelled))
  if (nameless) return `has no name for ${nameless.outerHTML.slice(0, 120)}`
  const unknown = [...document.querySelectorAll(LANDMARKS)].find(
    (part) => !part.matches('[aria-label], [aria-labelledby]') || part.getAttribute('aria-labelledby') === part.id,
  )
  if (unknown) return `has no name for the part ${unknown.outerHTML.slice(0, 120)}`
  // Links within a sentence have the sentence as context.
  const places = new Map<string, string>()
  for (const link of document.querySelectorAll('main a:not([aria-labelledby], p *, article li *)')) {
    const described = document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
    const name = (link.getAttribute('aria-label') ?? link.textContent ?? '') + described
    const [place, other] = [link.getAttribute('href') ?? '', places.get(name)]
    if (name && (other ?? place) !== place) return `leads by "${name}" to ${place} and to ${other}`
    places.set(name, place)
  }
  for (const name of REFERENCES) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      const lost = (element.getAttribute(name) ?? '').split(/\s+/).find((id) => !document.getElementById(id))
      if (lost !== undefined) return `has ${name}="${lost}", and no such element`
    }
  }
  const stray = [...document.querySelectorAll('ul > *, ol > *, li')].find(
    ({ localName, parentElement }) => (localName === 'li') !== /^(?:ul|ol)$/.test(parentElement?.localName ?? ''),
  )
  return stray ? `has a list with ${stray.outerHTML.slice(0, 120)}` : null
})

onEveryPage('a button that does nothing without scripts is not shown without them', ({ document }) => {
  // The header's menus also open without scripts, on hover or focus, and popovers by the browser.
  const buttons = [...document.querySelectorAll('button:not(nav > ul > li > *, [popovertarget])')]
  const shown = buttons.find((button) => !button.closest('.with-script, dialog'))
  return shown ? `shows ${shown.outerHTML.slice(0, 120)}` : null
})

onEveryPage('no page shows the key of a missing word', ({ html }) => {
  // Attributes are searched as well.
  const text = html.replace(/<script[^]*?<\/script>/g, '')
  const key = (text.match(/[a-z][\w-]*(?:\.[\w-]+)+/gi) ?? []).find((word) => KEYS.has(word))
  return key ? `shows ${key}: add its dictionary to namespaces in src/routing/pageKinds.ts` : null
})

const LINKED = ['service', 'industry', 'solution', 'privacy']
onEveryPage(
  'every page links to services, industries and solutions and has the contacts',
  ({ document }, { language }) => {
    const hrefs = new Set([...document.querySelectorAll('footer a')].map((link) => link.getAttribute('href')))
    const wanted = routes
      .filter((route) => route.language === DEFAULT_LANGUAGE && LINKED.includes(route.template))
      .map((route) => localizePath(route.path, language))
    const company = companyIn(language)
    const { slogan, description, openingHours } = company
    const footer = read(document.querySelector('body > * footer')?.textContent)
    const lost = [slogan, description, ...openingHours].find((each) => !footer.includes(read(each)))
    if (lost) return `has a footer without "${lost}"`
    const missing = [
      ...wanted,
      `mailto:${company.email}`,
      `mailto:${company.supportEmail}`,
      ...(company.phone ? [`tel:${company.phone.replace(/[^+\d]/g, '')}`] : []),
    ].filter((href) => !hrefs.has(href))
    return missing.length > 0 ? `has a footer without ${missing.join(', ')}` : null
  },
)

onEveryPage('an address of mail is linked as one', ({ document }) => {
  const links = [...document.querySelectorAll('a')].filter(({ textContent }) => /^\S+@\S+$/.test(read(textContent)))
  const wrong = links.find((link) => link.getAttribute('href') !== `mailto:${read(link.textContent)}`)
  return wrong ? `links ${wrong.outerHTML}` : null
})

onEveryPage('every page of the menu is in the footer, for phones without JavaScript', ({ document }) => {
  const hrefs = (part: Element | null, links: string) =>
    [...(part?.querySelectorAll(links) ?? [])].map((link) => link.getAttribute('href') ?? '')
  const footer = new Set(hrefs(document.getElementById('footer'), 'a'))
  // The first header is the site's; articles also have one.
  const menu = hrefs(document.querySelector('header'), 'nav a')
  const missing = menu.filter((href) => !href.includes('#') && !footer.has(href))
  return missing.length > 0 ? `has a footer without ${[...new Set(missing)].join(', ')}` : null
})
