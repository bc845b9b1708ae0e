/**
 * The built pages of the demo have the specification's words in its order, and the same structure in every language.
 * Content of other companies has no such test; `everyPage` tests it.
 */
import { isDemo } from '../../../scripts/test/demo'
import { isComplete } from '../../../src/routing/languageFiles'
import { LANGUAGES } from '../../../src/routing/languages'
import { localizePath } from '../../../src/routing/localizePath'
import { pageText } from '../../support/pageText'

/** The words that an English page shows in this order, among others. */
const WORDS: Readonly<Record<string, string>> = {
  '/': `Let's discuss your project · View All Projects · View More Services · Read More · E-commerce · Real Estate ·
    Education · Finance · Don't See Your Industry? · Let's Talk · Mobile App Development · Web App Development ·
    Custom Software Development · Discovery · Planning · Design · Development · Testing · Deployment`,
  '/about': `2022 · The Beginning · 2023 · First Major Success · 2024 · Technology Innovation · 2025 ·
    Present Excellence · Innovation · Collaboration · Excellence · Integrity`,
  '/projects': `Our Portfolio · View Projects · Food Delivery Mobile App · Food & Delivery · Grocery Shopping App ·
    E-commerce · Fitness Tracking App · Health & Fitness`,
  '/blog': 'Insights & Updates · Explore Articles · Search Articles · 5+ Authors · Weekly Updates · Mobile Development',
  '/blog/1': 'min read · Recommended Articles',
  '/solutions': `7+ Solutions · 50+ Projects Delivered · 30+ Happy Clients · 24/7 Support · Digital Transformation ·
    Find a Solution Together`,
  '/solutions/ai-solutions': 'Contact Us · Key Features · Business Benefits',
  '/services/mobile-app-development': `Get Started · Watch Demo · 5+ Years Experience · 50+ Projects Delivered ·
    24/7 Support · 99% Success Rate · Our Approach · Example Projects · Technologies we use · Our Process · FAQs`,
  '/services/staff-augmentation': `Get Started · 5+ Years Experience · 50+ Projects Delivered · 24/7 Support ·
    99% Success Rate · Our Approach · Example Projects · Technologies we use · Our Process · FAQs`,
  '/industries/finance': `Get Started · Contact Sales · 100+ · 150+ · 99.9% · Challenges · Solutions · Benefits · 100% ·
    Technologies · Don't See Your Industry? · Let's Talk`,
  '/blog/404.html': 'Blog Post Not Found · Return to Blog',
  '/solutions/404.html': 'Solution not found',
  '/industries/404.html': 'Industry Not Found · The requested industry page does not exist.',
}

/** How many elements a page has at least. */
const COUNTS: readonly [path: string, selector: string, least: number][] = [
  ['/', '#projects h3', 3],
  ['/', '#services h3 a', 6],
  ['/', '#testimonials blockquote', 8],
  ['/', '#technologies details', 3],
  ['/', '#process li', 6],
  ['/', '#faq details', 1],
  ['/projects', '#projects h3', 13],
  ['/projects', '#projects img', 39],
  ['/blog', '#articles article', 5],
  ['/blog/1', '#recommended h3 a', 3],
  ['/solutions', '#solutions h3 a', 7],
  ['/solutions/ai-solutions', '#features li', 4],
  ['/solutions/ai-solutions', '#benefits li', 5],
  ['/services/staff-augmentation', '#approach h3', 4],
  ['/services/staff-augmentation', '#faq details', 5],
]

/** The first accordion is open; answers are closed. */
const FIRST_OPEN = ['/', '/services/mobile-app-development', '/industries/finance']
/** Where a button of these words leads. */
const LINKS: readonly [path: string, words: string, to: string][] = [
  ['/', "Let's discuss your project", '/#contact'],
  ['/', 'View All Projects', '/projects'],
  ['/', 'Read More', '/about'],
  ['/projects', 'View Projects', '/projects#projects'],
  ['/blog', 'Explore Articles', '/blog#articles'],
  ['/blog/404.html', 'Return to Blog', '/blog'],
  ['/services/staff-augmentation', 'Get Started', '/services/staff-augmentation#contact'],
  ['/industries/finance', 'Get Started', '/industries/finance#contact'],
  ['/industries/finance', 'Contact Sales', 'mailto:hello@brightkeel.example'],
  ['/industries/finance', "Let's Talk", '/industries/finance#contact'],
  ['/solutions/ai-solutions', 'Contact Us', '/solutions/ai-solutions#contact'],
]

const demo = isDemo() ? { words: WORDS, counts: COUNTS, links: LINKS, firstOpen: FIRST_OPEN } : null

test('pages show the words of the specification in its order', () => {
  const missing = Object.entries(demo?.words ?? {}).flatMap(([path, words]) => {
    const [text] = pageText(path).texts('main')
    let from = 0
    return words.split(/\s*·\s*/).flatMap((each) => {
      const found = text.indexOf(each, from)
      if (found === -1) return [`${path} lacks "${each}", or has it too early`]
      from = found
      return []
    })
  })
  expect(missing).toEqual([])
})

test('the home page has the sections of the specification in its order', () => {
  const order = 'projects services about industries testimonials technologies process faq contact footer'.split(' ')
  const ids = pageText('/').values('main section[id], footer[id]', 'id')
  if (demo) expect(ids.filter((id) => order.includes(id ?? ''))).toEqual(order)
})

test('lists have as many entries as the specification counts', () => {
  const short = (demo?.counts ?? []).flatMap(([path, selector, least]) => {
    const found = pageText(path).texts(selector).length
    return found < least ? [`${path} has ${found} of ${selector}, not ${least}`] : []
  })
  expect(short).toEqual([])
})

test('the first group of technologies is open, and no answer is', () => {
  for (const path of demo?.firstOpen ?? []) {
    const open = pageText(path)
      .values('#technologies details', 'open')
      .map((value) => value !== null)
    expect([path, ...open]).toEqual([path, ...open.map((_, index) => index === 0)])
    expect(pageText(path).texts('#faq details[open]')).toEqual([])
  }
})

test('buttons lead where the specification says', () => {
  for (const [path, words, to] of demo?.links ?? []) expect([path, pageText(path).linkOf(words)]).toEqual([path, to])
})

// An incomplete language lacks the sections whose articles are not translated.
test.each(LANGUAGES.filter(isComplete))('a page in %s has the sections and lists of the English page', (language) => {
  for (const path of Object.keys(demo?.words ?? {})) {
    if (path.startsWith('/blog/') || path.endsWith('.html')) continue
    const structure = (address: string) =>
      ['main section[id]', 'main h3', 'main details', 'main img'].map((part) => pageText(address).texts(part).length)
    expect([path, ...structure(localizePath(path, language))]).toEqual([path, ...structure(path)])
  }
})
